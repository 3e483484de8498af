#!/usr/bin/env bash
# Asks for the closing of the account, shows the day, and keeps the account after all.
#   examples/curl/close-account.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

send DELETE /account
get /account
send POST /account/reopen
