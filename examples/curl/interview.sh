#!/usr/bin/env bash
# Offers a candidate times for an interview, chooses one as the candidate, moves it, and cancels it.
#   examples/curl/interview.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }
ahead() { node -p 'const at = new Date(); at.setUTCDate(at.getUTCDate() + Number(process.argv[1])); at.setUTCHours(9, 0, 0, 0); at.toISOString()' "$1"; }

candidate=$(send POST /candidates "{ \"name\": \"Ines Marlow\", \"email\": \"ines.$(date +%s).$$@example.com\" }" | field id)
interview=$(send POST /interviews "{
  \"candidate_id\": \"$candidate\",
  \"title\": \"Technical interview\",
  \"kind\": \"video\",
  \"duration_minutes\": 60,
  \"interviewers\": [\"interviewer.$(date +%s).$$@example.com\"],
  \"timezone\": \"Europe/Stockholm\",
  \"slots\": [\"$(ahead 3)\", \"$(ahead 4)\"]
}")
echo "$interview"
id=$(field id <<< "$interview")

# public_url needs no key. In a browser it is a page without script.
link=$OPENROLE_URL/public/interviews/$(field public_url <<< "$interview" | sed "s|.*/||")
request "$link?timezone=America/New_York"
request "$link" --json "{ \"action\": \"choose\", \"starts_at\": \"$(ahead 3)\", \"timezone\": \"America/New_York\" }"

# An interviewer who has another interview at the new time is 409.
send PATCH "/interviews/$id" "{ \"starts_at\": \"$(ahead 5)\" }"
send POST "/interviews/$id/cancel" '{ "reason": "The role was filled." }'
