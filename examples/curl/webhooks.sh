#!/usr/bin/env bash
# Registers an endpoint, tests it, sends again what it missed and changes its secret: examples/curl/webhooks.sh http://127.0.0.1:4000/
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

url=${1:-http://127.0.0.1:4000/}
field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

endpoint=$(send POST /webhooks "{ \"url\": \"$url\", \"event_kinds\": [\"*\"] }")
echo "$endpoint"
id=$(field id <<< "$endpoint")
delivery=$(send POST "/webhooks/$id/test" | field id)
get "/webhook-deliveries/$delivery"

# What the endpoint missed or lost: one event once more, or all that it did not receive since a moment.
send POST "/webhook-deliveries/$delivery/redeliver"
send POST "/webhooks/$id/recover" '{ "since": "2026-01-01T00:00:00Z" }'
# A new secret; for a day the old one signs along.
send POST "/webhooks/$id/rotate-secret"
