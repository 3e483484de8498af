# Sourced by the other examples: where the service is and with which key, from .openrole/local.json unless set.
local_json="${OPENROLE_HOME:-$(dirname "${BASH_SOURCE[0]}")/../../.openrole}/local.json"
member() { node -p 'JSON.parse(require("node:fs").readFileSync(process.argv[1]))[process.argv[2]]' "$local_json" "$1"; }
if [[ ! -f $local_json && (-z ${OPENROLE_URL-} || -z ${OPENROLE_API_KEY-}) ]]; then
  echo 'Run npm start, or set OPENROLE_URL and OPENROLE_API_KEY.' >&2
  exit 1
fi
: "${OPENROLE_URL:=$(member api_url)}" "${OPENROLE_API_KEY:=$(member api_key)}"

# Call; an answer is a line. What a refusal says goes to standard error, where it is seen also when an example keeps the
# answer for itself.
request() {
  local answer status=0
  answer=$(curl --silent --show-error --fail-with-body "$@") || status=$?
  if ((status == 0)); then printf '%s\n' "$answer"; else printf '%s\n' "$answer" >&2; fi
  return "$status"
}

# GET a path with query parameters: get /jobs q=engineer limit=3
get() {
  local path=$1
  shift
  local query=()
  for parameter in "$@"; do query+=(--data-urlencode "$parameter"); done
  request --get "$OPENROLE_URL$path" \
    --header "Authorization: Bearer $OPENROLE_API_KEY" "${query[@]}"
}

# Send JSON: send POST /jobs/post '{"title":"Engineer"}'
send() {
  request --request "$1" "$OPENROLE_URL$2" \
    --header "Authorization: Bearer $OPENROLE_API_KEY" --header 'Content-Type: application/json' \
    --data "${3:-{\}}"
}
