#!/usr/bin/env bash
# Prints the funnel of each role, the time to hire, and the sources as a table for a spreadsheet.
#   examples/curl/reports.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

# The first day of this year.
year=$(date -u +%Y-01-01)
get /reports/funnel group_by=job from="$year"
get /reports/time-to-hire from="$year"
get /reports/offers

curl --silent --show-error --fail-with-body "$OPENROLE_URL/reports/sources" \
  --header "Authorization: Bearer $OPENROLE_API_KEY" --header 'Accept: text/csv'
