#!/usr/bin/env bash
# Exports the roles as CSV and prints the export. Its link comes with GET /exports/{id} once it is done.
#   examples/curl/export.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

export=$(send POST /exports '{ "kind": "postings", "format": "csv" }')
echo "$export"
get "/exports/$(field id <<< "$export")"
