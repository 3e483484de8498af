#!/usr/bin/env bash
# Tags and notes several candidates in one call each: first a dry run, which writes nothing. Then saves the filter.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

id_of() { node -p 'JSON.parse(process.argv[1]).data.id' "$1"; }

for name in Signe Tove; do
  made=$(send POST /candidates "{\"name\": \"$name Lind\", \"email\": \"$name.lind@example.com\"}")
  ids="${ids:+$ids, }\"$(id_of "$made")\""
done

# A call names its candidates by ids or by a filter, and answers with one outcome for each.
send POST /candidates/bulk "{\"ids\": [$ids], \"action\": \"tag\", \"tags\": [\"ferries\"], \"dry_run\": true}"
send POST /candidates/bulk "{\"ids\": [$ids], \"action\": \"tag\", \"tags\": [\"ferries\"]}"
send POST /candidates/bulk '{"filter": {"tag": "ferries"}, "action": "note", "body": "Ask again in May."}'
send POST /views '{"name": "Ferry people", "query": {"tag": "ferries"}}'
