#!/usr/bin/env bash
# The résumé of the account: uploaded as a file, which is read in the background, or sent as a JSON Resume.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

printf 'Ebbe Lund\nebbe.lund@example.com\n\nExperience\nDeck hand, Lantern Ferries, 2020 - 2024\n' |
  request --request PUT "$OPENROLE_URL/account/resume" \
    --header "Authorization: Bearer $OPENROLE_API_KEY" --form 'file=@-;filename=ebbe.txt'
# The status is queued, parsing, then ready or failed. Poll until it is one of the last two.
get /account/resume/status
send PUT /account/resume '{"resume": {"basics": {"name": "Ebbe Lund", "email": "ebbe.lund@example.com"}}}'
get /account/resume
