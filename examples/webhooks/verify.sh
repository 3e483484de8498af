#!/usr/bin/env bash
# Checks one delivery without any library: the two headers and the secret as variables, the raw body on stdin.
#   WEBHOOK_SECRET=whsec_… WEBHOOK_SIGNATURE=v1=… WEBHOOK_TIMESTAMP=… examples/webhooks/verify.sh < body.json
set -euo pipefail

age=$(($(date +%s) - WEBHOOK_TIMESTAMP))
if ((age > 300 || age < -300)); then
  echo "refused: signed ${age} s ago" >&2
  exit 1
fi
key=$(printf %s "${WEBHOOK_SECRET#whsec_}" | base64 --decode | od -An -v -tx1 | tr -d ' \n')
hmac=$({
  printf '%s.' "$WEBHOOK_TIMESTAMP"
  cat
} | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" | sed 's/.* //')
case ",$WEBHOOK_SIGNATURE," in
  *",v1=$hmac,"*) echo genuine ;;
  *)
    echo "refused: the signature does not match" >&2
    exit 1
    ;;
esac
