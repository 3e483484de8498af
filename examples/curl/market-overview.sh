#!/usr/bin/env bash
# The market in numbers: counts, average pay, employers on the map, an employer by name.
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

get /stats country=DE
get /jobs/salary-average title=engineer currency=EUR
get /jobs/map center_lat=52.52 center_lng=13.4 radius_km=200 limit=3
get /companies q=works
