#!/usr/bin/env bash
# An employer talks to their account: asks, reads the answer with its sources, and approves a proposed note.
#   examples/curl/chat.sh
set -euo pipefail
source "$(dirname "$0")/openrole.sh"

member() { node -p "JSON.parse(process.argv[1]).data$2" "$1"; }

send POST /candidates "{ \"name\": \"Ines Marlow\", \"email\": \"ines.$(date +%s).$$@example.com\" }"

# wait_s waits until the agent has answered. Each citation names the tool call and the place of what it quotes.
chat=$(send POST /v1/agent/chats '{ "message": "How many candidates do I have?", "wait_s": 30 }')
echo "$chat"
id=$(member "$chat" .id)

# What writes is proposed, and nothing happens before it is approved.
asked=$(send POST "/v1/agent/chats/$id/messages" '{ "message": "Add a note to Ines Marlow: Call back on Monday", "wait_s": 30 }')
echo "$asked"
action=$(member "$asked" '.actions[0].id')
send POST "/v1/agent/chats/$id/approve" "{ \"action_id\": \"$action\", \"wait_s\": 30 }"

# Everything that happened, as server-sent events. The stream of a chat that is over ends.
send POST "/v1/agent/chats/$id/stop"
curl -sS --fail-with-body -H "Authorization: Bearer $OPENROLE_API_KEY" "$OPENROLE_URL/v1/agent/chats/$id/events" >&2
