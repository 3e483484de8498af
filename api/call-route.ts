import { invalidRequest } from '../domain/common/errors.ts';
import { bodyValue, type Answer } from './answer.ts';
import {
  locate,
  meterAnswer,
  statusOf,
  type CallOrigin,
  type PreparedCall,
} from './route-steps.ts';
import { answerOnce } from './idempotency.ts';
import { findBadText } from './input/bad-text.ts';
import { requireScopes } from './middleware/admit.ts';
import { requireQuota } from './middleware/quota.ts';
import type { Route } from './route.ts';

/** An endpoint's answer as a value. */
export interface InsideAnswer extends Required<Pick<Answer, 'status' | 'headers'>> {
  body: unknown;
}

/** What an endpoint is given; either is read when its turn has come. @throws AppError for what it cannot be. */
export interface InsideInput {
  params?: () => unknown;
  content?: () => PreparedCall['input'];
}

/**
 * Calls an endpoint from inside the process (agent tools, MCP): the same scopes, quotas, schemas, charges, metering
 * and idempotency keys as over HTTP; the caller has been counted already.
 */
export async function callRoute(
  route: Route,
  { params, content }: InsideInput,
  origin: CallOrigin,
): Promise<InsideAnswer> {
  requireScopes(route.declaration.access, origin.caller);
  await requireQuota(origin.ctx, route, origin.caller);
  const call = await locate(route, sound(params?.()), origin);
  const { query, body } = content?.() ?? {};
  const input = { query: asQueryText(sound(query) ?? {}), body: sound(body) };
  const answer = await answerOnce(route, { call, input, origin });
  meterAnswer(route, answer, origin);
  const { headers = {} } = answer;
  return { status: statusOf(route, answer), headers, body: bodyValue(answer) };
}

/** What a store or schema may see. @throws AppError that names what it may not. */
function sound<Value>(given: Value): Value {
  const bad = findBadText(given, '');
  if (bad !== undefined) throw invalidRequest(bad.path, bad.message);
  return given;
}

/** Query values as they would stand in a URL, which is what the schemas read. */
function asQueryText(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}
