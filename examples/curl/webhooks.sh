#!/usr/bin/env bash
# Registers an endpoint, tests it, sends missed events again, rotates its secret, and prints how to start its receiver.
#   examples/curl/webhooks.sh http://127.0.0.1:4000/
#   examples/curl/webhooks.sh whk_…                       tests an existing endpoint
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

target=${1:-http://127.0.0.1:4000/}
field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

if [[ $target == whk_* ]]; then
  send POST "/webhooks/$target/test"
  exit
fi

endpoint=$(send POST /webhooks "{ \"url\": \"$target\", \"event_kinds\": [\"*\"] }")
echo "$endpoint"
id=$(field id <<< "$endpoint")
delivery=$(send POST "/webhooks/$id/test" | field id)
get "/webhook-deliveries/$delivery"

# Sends one event again, or all events that the endpoint missed since a time.
send POST "/webhook-deliveries/$delivery/redeliver"
send POST "/webhooks/$id/recover" '{ "since": "2026-01-01T00:00:00Z" }'
# A new secret. For a day, requests are signed with the old one too.
rotated=$(send POST "/webhooks/$id/rotate-secret")
echo "$rotated"

cat >&2 <<HINT
Start its receiver in another terminal. Missed events are retried automatically:
  WEBHOOK_SECRET=$(field secret <<< "$rotated") node --import tsx --conditions=source examples/webhooks/receiver.ts
Test it once more: examples/curl/webhooks.sh $id
HINT
