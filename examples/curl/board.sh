#!/usr/bin/env bash
# An employer's public board, read without a key: brand, roles, filters, one role, its markup for search engines, and a
# résumé parsed for the form.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

send PUT /jobs/post/organization '{"name": "Lantern Ferries"}' > /dev/null
slug=$(get /jobs/post/organization | node -p 'JSON.parse(require("node:fs").readFileSync(0)).data.slug')
role=$(send POST /jobs/post '{
  "title": "Lighthouse Keeper",
  "description_text": "You keep the lamp burning.",
  "department": "Lamps",
  "locations": [{"text": "Malmö, Sweden"}],
  "employment_type": "full_time",
  "publish": true
}')
id=$(node -p 'JSON.parse(process.argv[1]).data.id' "$role")

board="$OPENROLE_URL/job-boards/$slug"
read_board() { request "$board$1"; }

read_board ""
read_board "/jobs?department=Lamps"
read_board /facets
read_board "/jobs/$id"
read_board "/jobs/$id/json-ld"
printf 'Signe Holm\nsigne.holm@example.com\n\nSkills\nLamps, ropes\n' |
  request "$board/jobs/$id/parse-resume" --form 'file=@-;filename=signe.txt'
