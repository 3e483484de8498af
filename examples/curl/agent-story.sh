#!/usr/bin/env bash
# A job seeker's agent over REST: find a role, write a résumé and a letter for it, have the form drafted, answer what is
# asked, approve, and see what was paid. Its tools by name.
#   examples/curl/agent-story.sh "ferry engineer"      (examples/curl/post-role.sh publishes such a role)
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

# Run a tool: tool search_jobs '{"q": "engineer"}'; what it answers is in .data.
tool() { send POST /v1/agent/tool "{\"name\": \"$1\", \"arguments\": $2}"; }
member() { node -p "JSON.parse(process.argv[1]).data$2" "$1"; }
resume=$(<"$(dirname "$0")/../agent/signe-holm.json")

found=$(tool search_jobs "{\"q\": \"${1:-engineer}\", \"can_apply\": true, \"limit\": 1}")
id=$(member "$found" '.data[0]?.job_id ?? ""')
if [ -z "$id" ]; then
  echo 'There is no such role; publish one first: examples/curl/post-role.sh' >&2
  exit 1
fi
tool get_job_details "{\"job_id\": \"$id\"}"
echo
tool get_job_keywords "{\"job_id\": \"$id\"}"
echo
written=$(tool create_resume "{\"job_id\": \"$id\", \"resume\": $resume, \"format\": \"md\"}")
resume_id=$(member "$written" .id)
echo "$written"
tool create_cover_letter "{\"job_id\": \"$id\", \"resume\": $resume, \"tone\": \"warm\", \"length\": \"short\", \"format\": \"txt\"}"
echo
# The session: start drafts the form; what it asks is for the person to say, and nothing is submitted before they approve.
apply() { tool submit_job_application "{\"action\": \"$1\", \"wait_s\": 30, $2}"; }
session=$(apply start "\"job_id\": \"$id\", \"resume_id\": \"$resume_id\"")
session_id=$(member "$session" .id)
echo "$session"
answers=$(node -p 'JSON.stringify(Object.fromEntries(JSON.parse(process.argv[1]).data.questions.map(({ key }) => [key, `My answer to ${key}`])))' "$session")
apply continue "\"session_id\": \"$session_id\", \"answers\": $answers"
echo
apply approve_submit "\"session_id\": \"$session_id\""
echo
get /usage
