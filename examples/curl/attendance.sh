#!/usr/bin/env bash
# Adds an employee, records a night shift with a break, corrects its end, and sums up the worked time.
#   examples/curl/attendance.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }
# The date some days ago (UTC).
day() { node -p 'new Date(Date.now() - process.argv[1] * 86400000).toISOString().slice(0, 10)' "$1"; }

evening=$(day 2)
morning=$(day 1)
employee=$(send POST /employees "{ \"name\": \"Odd Berg\", \"title\": \"Lighthouse Keeper\" }" | field id)
stamp() { send POST /attendance "{ \"employee_id\": \"$employee\", \"kind\": \"$1\", \"at\": \"$2\" }"; }

stamp in "${evening}T21:00:00Z"
stamp break_start "${morning}T01:00:00Z"
stamp break_end "${morning}T01:30:00Z"
out=$(stamp out "${morning}T05:30:00Z")
echo "$out"

# A forgotten or wrong time is corrected. recorded_at stays the moment at which it was recorded.
send PATCH "/attendance/$(field id <<< "$out")" "{ \"at\": \"${morning}T05:00:00Z\" }"

# Worked time is split at midnight of the zone, so the shift counts for both days.
get /attendance/summary "employee_id=$employee" "from=$evening" "to=$morning" timezone=UTC
