#!/usr/bin/env bash
# Reads one job with its full text and a summary, which is written on the first request.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

id=$(get /jobs limit=1 | node -p 'JSON.parse(require("node:fs").readFileSync(0)).data[0].job_id')
get "/jobs/$id" summary=true
