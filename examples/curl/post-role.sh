#!/usr/bin/env bash
# An employer's first role: the organization, a draft, a change, its publication, and where it then stands.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

send PUT /jobs/post/organization '{"name": "Lantern Ferries", "tagline": "Across, every hour"}'

draft=$(send POST /jobs/post '{
  "title": "Night Ferry Engineer",
  "description_text": "You keep the engines of the last ferry running.",
  "locations": [{"text": "Gothenburg, Sweden"}],
  "salary": {"min": 420000, "max": 510000, "currency": "SEK", "period": "year"},
  "employment_type": "full_time"
}')
echo "$draft"
id=$(node -p 'JSON.parse(process.argv[1]).data.id' "$draft")

send PATCH "/jobs/post/$id" '{"closes_at": "2099-12-31T23:00:00Z"}'
send POST "/jobs/post/$id/publish"
get /job-listings status=open
