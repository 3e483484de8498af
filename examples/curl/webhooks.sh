#!/usr/bin/env bash
# Registers an endpoint, sends it a test and shows the delivery: examples/curl/webhooks.sh http://127.0.0.1:4000/
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

url=${1:-http://127.0.0.1:4000/}
field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

endpoint=$(send POST /webhooks "{ \"url\": \"$url\", \"event_kinds\": [\"*\"] }")
echo "$endpoint"
delivery=$(send POST "/webhooks/$(field id <<< "$endpoint")/test" | field id)
get "/webhook-deliveries/$delivery"
