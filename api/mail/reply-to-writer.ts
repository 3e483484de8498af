import type { Caller } from '../caller.ts';

/** The body of a mail, whose replies go to the member who writes it unless it says otherwise. */
export function withWriter<Body extends { reply_to?: string }>(caller: Caller, body: Body): Body {
  if (caller.kind !== 'member' || body.reply_to !== undefined) return body;
  return { ...body, reply_to: caller.signedIn.user.email };
}
