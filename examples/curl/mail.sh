#!/usr/bin/env bash
# Makes a template, writes to an address with it, reads the send and its events, and stops mailings to the address.
#   examples/curl/mail.sh
#   examples/curl/mail.sh mara@example.com
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

address=${1:-mara.lindqvist@example.com}
field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

# Without body_html the mail is text. Merge fields without a value are 400, and nothing is sent.
template=$(send POST /email-messages '{
  "name": "Open house",
  "subject": "Open house at our workshop",
  "body_text": "Hello,\n\nour workshop is open on Friday from 15:00.\n\nNo more of these mails: {{unsubscribe_url}}"
}')
echo "$template"
message=$(field id <<< "$template")

# `to` takes up to 5,000 ids of candidates or addresses; with send_at it waits.
id=$(send POST /email/send "{ \"template_id\": \"$message\", \"to\": [\"$address\"] }" | field id)
get "/email/sends/$id"
get "/email/sends/$id/events"

# Mailings do not go to suppressed addresses; people also get there by the unsubscribe link.
suppression=$(send POST /email/suppressions "{ \"address\": \"$address\" }" | field id)
get /email/suppressions
for path in "/email/suppressions/$suppression" "/email-messages/$message"; do
  request --request DELETE "$OPENROLE_URL$path" --header "Authorization: Bearer $OPENROLE_API_KEY"
done
