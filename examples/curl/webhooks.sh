#!/usr/bin/env bash
# Registers an endpoint, tests it, sends again what it missed and changes its secret; then says how its receiver starts.
#   examples/curl/webhooks.sh http://127.0.0.1:4000/
#   examples/curl/webhooks.sh whk_…                       only tests one that is there
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

# What the endpoint missed or lost: one event once more, or all that it did not receive since a moment.
send POST "/webhook-deliveries/$delivery/redeliver"
send POST "/webhooks/$id/recover" '{ "since": "2026-01-01T00:00:00Z" }'
# A new secret; for a day the old one signs along.
rotated=$(send POST "/webhooks/$id/rotate-secret")
echo "$rotated"

cat >&2 <<HINT
Its receiver, in another terminal; what it missed comes to it by itself:
  WEBHOOK_SECRET=$(field secret <<< "$rotated") node --import tsx --conditions=source examples/webhooks/receiver.ts
One more test of it: examples/curl/webhooks.sh $id
HINT
