/** The description of the whole API: rules that every endpoint follows (decisions 0001 to 0006). */
export const ABOUT = `Job search and hiring.

**Requests**

- An unknown query parameter or body member is 400 \`invalid_request\`. So is a query parameter given twice, unless it is declared as repeatable.
- \`PATCH\` changes the members that are sent. null clears a member. A \`PATCH\` that changes nothing is 200 and keeps \`version\`.
- \`If-Match: "<version>"\` makes a change conditional: 412 \`version_conflict\` if the record has another version.
- \`DELETE\` returns 204.
- \`HEAD\` returns the headers of \`GET\`. It counts against no quota and starts no summary. It is 405 where \`GET\` has a price.
- A request can carry \`X-Request-Id\`: 1 to 128 letters, digits, \`-\`, \`_\`, \`.\` or \`:\`. Every response has one.

**Responses**

- A record is \`{ "data": {...} }\`. A list is \`{ "data": [...], "meta": { "next_cursor" } }\`.
- To read the next page, send \`next_cursor\` as \`cursor\` and keep the other parameters; only \`limit\` may change. null means the last page. A \`limit\` above the maximum is reduced to it.
- \`meta.notices\` says how a parameter was understood, if it was not taken literally.
- An optional member without a value is null. It is never left out.
- Times are ISO 8601 in UTC with milliseconds. Salaries are in major units of their currency. Members that end in \`_usd_micros\` are in millionths of a US dollar.

**Errors**

- An error is \`{ "error": { "code", "message", "request_id", "details" } }\`. \`details\` lists each wrong member with its path, at most 100 entries. Act on \`code\` and \`path\`; messages can change.
- The order of checks is: key (401), scope (403), rate limit and quota (429), existence of the record (404), input (400 and other codes).
- A record of another account is 404.
- After 429 and 503, wait for the seconds in \`Retry-After\`.

**Limits**

- An API key has 60 calls per clock minute unless it has its own limit. Public endpoints count per client address; an IPv6 client counts per /64 network. \`RateLimit\` and \`RateLimit-Policy\` show what is left.
- Only 2xx responses count against a quota. A quota resets at the start of a UTC month and never charges money. A call that needs more units than are left is served in full, and the next one is refused.`;
