#!/usr/bin/env bash
# Searches engineers without seniors, in Germany or remote, then reads the second page.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

search() { get /jobs title=engineer,-Senior 'location_or=Germany|remote' limit=2 "$@"; }

first=$(search)
echo "$first"
cursor=$(node -p 'JSON.parse(process.argv[1]).meta.next_cursor ?? ""' "$first")
[ -z "$cursor" ] || search "cursor=$cursor"
