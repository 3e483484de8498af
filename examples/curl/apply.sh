#!/usr/bin/env bash
# Two ways to apply for a role: on its public board, and with an API key. Then lists the account's applications.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

send PUT /jobs/post/organization '{"name": "Lantern Ferries"}' > /dev/null
slug=$(get /jobs/post/organization | node -p 'JSON.parse(require("node:fs").readFileSync(0)).data.slug')
role=$(send POST /jobs/post '{
  "title": "Deck Hand",
  "description_text": "You throw the ropes.",
  "application_fields": [
    {"key": "name", "label": "Name", "type": "text", "required": true},
    {"key": "email", "label": "E-mail", "type": "email", "required": true},
    {"key": "resume", "label": "Résumé", "type": "file"},
    {"key": "knots", "label": "How many knots can you tie?", "type": "number", "required": true}
  ],
  "publish": true
}')
id=$(node -p 'JSON.parse(process.argv[1]).data.id' "$role")

request "$OPENROLE_URL/job-boards/$slug/jobs/$id/apply" \
  --header 'Content-Type: application/json' --header "Idempotency-Key: deck-hand-$id" \
  --data "{
    \"name\": \"Signe Holm\",
    \"email\": \"signe.holm@example.com\",
    \"answers\": {
      \"knots\": 12,
      \"resume\": {\"filename\": \"signe.txt\", \"content_base64\": \"$(printf 'Signe Holm, deck hand' | base64)\"}
    }
  }"

send PATCH /account '{"name": "Ebbe Lund", "phone": "+46 70 123 45 67"}' > /dev/null
send POST "/jobs/$id/apply" '{"answers": {"knots": 7}}'
get /applied-jobs limit=1
get /applied-jobs/counts
