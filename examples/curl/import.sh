#!/usr/bin/env bash
# Sends a table of candidates: first a dry run, which writes nothing, then the import. Prints its state and its bad rows.
#   examples/curl/import.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

table=$(mktemp)
trap 'rm -f "$table"' EXIT
printf '%s\n' 'Id;Name;Mail' '17;Signe Holm;signe.holm@example.com' '18;Tove Lind;no address' > "$table"

upload() {
  request "$OPENROLE_URL/imports" --header "Authorization: Bearer $OPENROLE_API_KEY" \
    --form kind=candidates --form "file=@$table;filename=people.csv" "$@"
}

# The names of columns are guessed; mapping says otherwise.
upload --form dry_run=true
sent=$(upload --form 'mapping={"Mail":"email"}')
echo "$sent"

# The status becomes done once the rows are imported. Bad rows have a line, a column and a reason.
id=$(field id <<< "$sent")
get "/imports/$id"
get "/imports/$id/errors"
