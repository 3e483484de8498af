# Sourced by the other examples: where the service is and with which key, from .openrole/local.json unless set.
local_json="${OPENROLE_HOME:-$(dirname "${BASH_SOURCE[0]}")/../../.openrole}/local.json"
member() { node -p 'JSON.parse(require("node:fs").readFileSync(process.argv[1]))[process.argv[2]]' "$local_json" "$1"; }
: "${OPENROLE_URL:=$(member api_url)}" "${OPENROLE_KEY:=$(member api_key)}"

# GET a path with query parameters: get /jobs q=engineer limit=3
get() {
  local path=$1
  shift
  local query=()
  for parameter in "$@"; do query+=(--data-urlencode "$parameter"); done
  curl --silent --show-error --fail-with-body --get "$OPENROLE_URL$path" \
    --header "Authorization: Bearer $OPENROLE_KEY" "${query[@]}"
}

# Send JSON: send POST /jobs/post '{"title":"Engineer"}'
send() {
  curl --silent --show-error --fail-with-body --request "$1" "$OPENROLE_URL$2" \
    --header "Authorization: Bearer $OPENROLE_KEY" --header 'Content-Type: application/json' \
    --data "${3:-{\}}"
}
