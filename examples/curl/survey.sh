#!/usr/bin/env bash
# Creates a survey, issues a token, answers once without a key, and reads the aggregates.
#   examples/curl/survey.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

field() { node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[process.argv[1]]' "$1"; }

survey=$(send POST /platform/surveys '{
  "name": "How did the interview go?",
  "one_response_per_token": true,
  "questions": [
    { "key": "recommend", "label": "Would you recommend us?", "type": "number", "semantic": "nps", "constraints": { "min": 0, "max": 10 } },
    { "key": "why", "label": "Why?", "type": "textarea" }
  ]
}')
echo "$survey"
id=$(field id <<< "$survey")

# Tokens are shown once. Each takes one response; a second one is 409.
issued=$(send POST "/platform/surveys/$id/tokens" '{ "count": 1 }')
token=$(node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[0].token' <<< "$issued")

# The questions and the answers need no key.
request "$OPENROLE_URL/platform/surveys/$id/public"
request "$OPENROLE_URL/platform/surveys/$id/public" --json "{
  \"token\": \"$token\",
  \"answers\": { \"recommend\": 9, \"why\": \"A calm conversation.\" }
}"

get "/platform/surveys/$id/responses"
