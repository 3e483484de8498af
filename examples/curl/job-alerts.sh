#!/usr/bin/env bash
# Creates an alert for new jobs, changes it, reads it and deletes it.
#   examples/curl/job-alerts.sh
#   examples/curl/job-alerts.sh instant     keeps an alert that mails your account within a minute
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

cadence=${1:-daily}
field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

# The filters are those of GET /jobs. Mails go to the address of your account, with a link that disables the alert.
alert=$(send POST /job-alerts "{
  \"name\": \"Backend in Stockholm\",
  \"filters\": { \"title\": \"Backend Engineer\", \"location\": \"Stockholm\", \"radius_km\": 25 },
  \"cadence\": \"$cadence\",
  \"channel\": \"email\",
  \"timezone\": \"Europe/Stockholm\"
}")
echo "$alert"
id=$(field id <<< "$alert")
[[ $cadence == instant ]] && exit

# To the endpoints that receive job_alert.matched (see webhooks.sh), every Monday at 08:00.
send PATCH "/job-alerts/$id" '{ "cadence": "weekly", "channel": "webhook" }'
# While an alert is disabled, new jobs are skipped and not sent later.
send PATCH "/job-alerts/$id" '{ "enabled": false }'
get "/job-alerts/$id"
request --request DELETE "$OPENROLE_URL/job-alerts/$id" \
  --header "Authorization: Bearer $OPENROLE_API_KEY"
