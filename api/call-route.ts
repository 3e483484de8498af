import { invalidRequest } from '../domain/common/errors.ts';
import { bodyValue, type Answer } from './answer.ts';
import { locate, meterAnswer, statusOf, type CallOrigin, type RouteInput } from './route-steps.ts';
import { answerOnce } from './idempotency.ts';
import { findBadText } from './input/bad-text.ts';
import { requireScopes } from './middleware/admit.ts';
import { requireQuota } from './middleware/quota.ts';
import type { Route } from './route.ts';

/** An endpoint's answer as a value. */
export interface InsideAnswer extends Required<Pick<Answer, 'status' | 'headers'>> {
  body: unknown;
}

/**
 * Calls an endpoint from inside the process (agent tools, MCP): the same scopes, quotas, schemas, charges, metering
 * and idempotency keys as over HTTP; the caller has been counted already.
 */
export async function callRoute(
  route: Route,
  input: RouteInput,
  origin: CallOrigin,
): Promise<InsideAnswer> {
  requireScopes(route.declaration.access, origin.caller);
  await requireQuota(origin.ctx, route, origin.caller);
  const bad = findBadText(input, '');
  if (bad !== undefined) throw invalidRequest(bad.path, bad.message);
  const call = await locate(route, input.params, origin);
  const given = { query: asQueryText(input.query ?? {}), body: input.body };
  const answer = await answerOnce(route, { call, input: given, origin });
  meterAnswer(route, answer, origin);
  const { headers = {} } = answer;
  return { status: statusOf(route, answer), headers, body: bodyValue(answer) };
}

/** Query values as they would stand in a URL, which is what the schemas read. */
function asQueryText(query: object): Record<string, string> {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
