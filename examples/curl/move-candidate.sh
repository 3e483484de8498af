#!/usr/bin/env bash
# A person somebody recommended: added for a role, written about, moved along the pipeline, found again at its stage.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

id_of() { node -p 'JSON.parse(process.argv[1]).data.id' "$1"; }

send PUT /jobs/post/organization '{"name": "Lantern Ferries"}' >/dev/null
job=$(id_of "$(send POST /jobs/post '{
  "title": "Lamp Keeper",
  "description_text": "You keep the lamps of the last ferry burning.",
  "publish": true
}')")

candidate=$(send POST /candidates "{
  \"name\": \"Odd Berg\",
  \"email\": \"odd.berg@example.com\",
  \"skills\": [\"lamps\", \"night watches\"],
  \"job_id\": \"$job\"
}")
echo "$candidate"
id=$(id_of "$candidate")

send POST "/candidates/$id/notes" '{"body": "Kept the lamps of the old ferry for nine years."}'
# 409 stage_conflict if the candidate was moved meanwhile.
send POST "/candidates/$id/stage" '{"stage": "interview", "from_stage": "applied", "reason": "Knows lamps"}'
get "/jobs/post/$job/applications" stage=interview
get /pipeline-stages
