# Sourced by the other examples. Reads address and key from .openrole/local.json unless they are set.
local_json="${OPENROLE_HOME:-$(dirname "${BASH_SOURCE[0]}")/../../.openrole}/local.json"
member() { node -p 'JSON.parse(require("node:fs").readFileSync(process.argv[1]))[process.argv[2]]' "$local_json" "$1"; }
if [[ ! -f $local_json && (-z ${OPENROLE_URL-} || -z ${OPENROLE_API_KEY-}) ]]; then
  echo 'Run npm start, or set OPENROLE_URL and OPENROLE_API_KEY.' >&2
  exit 1
fi
: "${OPENROLE_URL:=$(member api_url)}" "${OPENROLE_API_KEY:=$(member api_key)}"

# Prints a JSON response indented, and an empty one not at all.
indent() {
  node -e 'const text = require("node:fs").readFileSync(0, "utf8").trim(); if (text) console.log(JSON.stringify(JSON.parse(text), null, 2))'
}

# Calls curl and prints the response. An error response goes to standard error, so it is visible when an example captures
# the output.
request() {
  local answer status=0
  answer=$(curl --silent --show-error --fail-with-body "$@") || status=$?
  if ((status == 0)); then indent <<< "$answer"; else printf '%s\n' "$answer" >&2; fi
  return "$status"
}

# GETs a path with query parameters: get /jobs q=engineer limit=3
get() {
  local path=$1
  shift
  local query=()
  for parameter in "$@"; do query+=(--data-urlencode "$parameter"); done
  request --get "$OPENROLE_URL$path" \
    --header "Authorization: Bearer $OPENROLE_API_KEY" "${query[@]}"
}

# Sends JSON: send POST /jobs/post '{"title":"Engineer"}'
send() {
  request --request "$1" "$OPENROLE_URL$2" \
    --header "Authorization: Bearer $OPENROLE_API_KEY" --header 'Content-Type: application/json' \
    --data "${3:-{\}}"
}
