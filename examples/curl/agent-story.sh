#!/usr/bin/env bash
# A job seeker's agent over REST: find a role, read it, write a résumé and a letter for it, apply. Its tools by name.
#   examples/curl/agent-story.sh "ferry engineer"      (examples/curl/post-role.sh publishes such a role)
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

# Run a tool: tool search_jobs '{"q": "engineer"}'; what it answers is in .data.
tool() { send POST /v1/agent/tool "{\"name\": \"$1\", \"arguments\": $2}"; }
member() { node -p "JSON.parse(process.argv[1]).data$2" "$1"; }
resume=$(<"$(dirname "$0")/../agent/signe-holm.json")

found=$(tool search_jobs "{\"q\": \"${1:-engineer}\", \"can_apply\": true, \"limit\": 1}")
id=$(member "$found" .data[0].job_id)
tool get_job_details "{\"job_id\": \"$id\"}"
echo
tool get_job_keywords "{\"job_id\": \"$id\"}"
echo
tool create_resume "{\"job_id\": \"$id\", \"resume\": $resume, \"format\": \"md\"}"
echo
tool create_cover_letter "{\"job_id\": \"$id\", \"resume\": $resume, \"tone\": \"warm\", \"length\": \"short\", \"format\": \"txt\"}"
echo
# An agent asks its person here: an application cannot be taken back.
tool submit_job_application "{\"job_id\": \"$id\", \"name\": \"Signe Holm\", \"email\": \"signe.holm+curl@example.com\"}"
