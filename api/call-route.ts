import { bodyValue, type Answer } from './answer.ts';
import { ANSWER_TIMEOUT_MS, withDeadline } from './deadline.ts';
import { locate, statusOf, type CallOrigin, type PreparedCall } from './route-steps.ts';
import { answerOnce } from './idempotency.ts';
import { requireSoundText } from './input/bad-text.ts';
import { ADMISSION_TIMEOUT_MS, requireScopes } from './middleware/admit.ts';
import { onQuota } from './middleware/quota.ts';
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
  given: InsideInput,
  origin: CallOrigin,
): Promise<InsideAnswer> {
  requireScopes(route.declaration.access, origin.caller);
  const answer = await onQuota(route, origin, async (quota) => {
    await withDeadline(quota, ADMISSION_TIMEOUT_MS);
    return withDeadline(answerInside(route, given, origin), ANSWER_TIMEOUT_MS);
  });
  const { headers = {} } = answer;
  return { status: statusOf(route, answer), headers, body: bodyValue(answer) };
}

async function answerInside(
  route: Route,
  { params, content }: InsideInput,
  origin: CallOrigin,
): Promise<Answer> {
  const call = await locate(route, requireSoundText(params?.()), origin);
  const { query, body } = content?.() ?? {};
  const input = { query: asQueryText(requireSoundText(query) ?? {}), body: requireSoundText(body) };
  return answerOnce(route, { call, input, origin });
}

/** Query values as they would stand in a URL, which is what the schemas read. */
function asQueryText(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, textOf(value)]));
}

/** No parameter is an object, so one is refused by its name; String would call what the object has for toString. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
