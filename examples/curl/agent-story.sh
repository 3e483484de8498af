#!/usr/bin/env bash
# A job seeker's agent over REST: finds a role, writes a résumé and a letter for it, has the form drafted, answers the
# questions, approves, and shows the cost. Each step is a tool call.
#   examples/curl/agent-story.sh "ferry engineer"      (examples/curl/post-role.sh publishes such a role)
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

# Runs a tool: tool search_jobs '{"q": "engineer"}'. The result is in .data.
tool() { send POST /v1/agent/tool "{\"name\": \"$1\", \"arguments\": $2}"; }
member() { node -p "JSON.parse(process.argv[1]).data$2" "$1"; }
resume=$(<"$(dirname "$0")/../agent/signe-holm.json")

# A person applies once per role, so skip roles of earlier runs. A role is searchable a few seconds after publication.
applied=$(get /applied-jobs limit=100)
fresh() { node -p 'JSON.parse(process.argv[1]).data.data.map(({ job_id }) => job_id).find((id) => !process.argv[2].includes(id)) ?? ""' "$@"; }
for _ in 1 2 3 4 5 6; do
  found=$(tool search_jobs "{\"q\": \"${1:-engineer}\", \"can_apply\": true, \"limit\": 20}")
  id=$(fresh "$found" "$applied")
  [ -z "$id" ] || break
  sleep 1
done
if [ -z "$id" ]; then
  echo 'There is no such role that you have not applied for; publish one first: examples/curl/post-role.sh' >&2
  exit 1
fi
tool get_job_details "{\"job_id\": \"$id\"}"
tool get_job_keywords "{\"job_id\": \"$id\"}"
written=$(tool create_resume "{\"job_id\": \"$id\", \"resume\": $resume, \"format\": \"md\"}")
resume_id=$(member "$written" .id)
echo "$written"
tool create_cover_letter "{\"job_id\": \"$id\", \"resume\": $resume, \"tone\": \"warm\", \"length\": \"short\", \"format\": \"txt\"}"
# start drafts the form. The person answers its questions, and nothing is submitted without approval.
apply() { tool submit_job_application "{\"action\": \"$1\", \"wait_s\": 30, $2}"; }
session=$(apply start "\"job_id\": \"$id\", \"resume_id\": \"$resume_id\"")
session_id=$(member "$session" .id)
echo "$session"
answers=$(node -p 'JSON.stringify(Object.fromEntries(JSON.parse(process.argv[1]).data.questions.map(({ key }) => [key, `My answer to ${key}`])))' "$session")
apply continue "\"session_id\": \"$session_id\", \"answers\": $answers"
apply approve_submit "\"session_id\": \"$session_id\""
get /usage
