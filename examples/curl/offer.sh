#!/usr/bin/env bash
# Drafts an offer to a candidate, changes it, sends it, and accepts it as the candidate.
#   examples/curl/offer.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

candidate=$(send POST /candidates "{ \"name\": \"Ines Marlow\", \"email\": \"ines.$(date +%s).$$@example.com\" }" | field id)
offer=$(send POST /offers "{
  \"candidate_id\": \"$candidate\",
  \"title\": \"Night Ferry Engineer\",
  \"location\": \"Kiel, Germany\",
  \"salary\": { \"amount\": 58000, \"currency\": \"EUR\", \"period\": \"year\" },
  \"start_date\": \"2027-03-01\",
  \"message\": \"We would be glad to have you on board.\"
}")
echo "$offer"
id=$(field id <<< "$offer")

# A draft can be changed; versions keeps what stood before.
send PATCH "/offers/$id" '{ "salary": { "amount": 60000, "currency": "EUR", "period": "year" } }'

# Sending opens public_url, which needs no key. In a browser it is a page with a form.
sent=$(send POST "/offers/$id/send")
echo "$sent"
link=$OPENROLE_URL/public/offers/$(field public_url <<< "$sent" | sed "s|.*/||")
request "$link"

# The candidate decides once. A second decision is 409.
request "$link" --json '{ "decision": "accept", "name": "Ines Marlow" }'
get "/offers/$id"
