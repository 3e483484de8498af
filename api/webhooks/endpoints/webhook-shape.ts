import { z } from 'zod';
import { invalidRequest } from '../../../domain/common/errors.ts';
import { webAddress } from '../../../domain/common/web-address.ts';
import { eventKinds } from '../../../domain/webhooks/events/registry.ts';
import {
  subscribedKind,
  webhookSchema,
  type WebhookRow,
} from '../../../domain/webhooks/webhook-row.ts';
import { webhookUrlProblem } from '../../../services/webhooks/webhook-targets.ts';
import type { WebhookRecord } from '../../../storage/webhooks/webhooks.ts';
import type { ApiContext } from '../../context.ts';

/** The two responses that show the secret. */
export const webhookWithSecretSchema = webhookSchema.extend({
  secret: z
    .string()
    .meta({ description: '`whsec_` and the 32 bytes of the signing key in base64.' }),
});
webhookWithSecretSchema.register(z.globalRegistry, { id: 'WebhookWithSecret' });

export function webhookRow(record: WebhookRecord): WebhookRow {
  return {
    id: record._id,
    url: record.url,
    description: record.description,
    event_kinds: record.eventKinds,
    status: record.status,
    disabled_reason: record.disabledReason,
    failing_since: record.failingSince?.toISOString() ?? null,
    created_at: record.createdAt.toISOString(),
    version: record.version,
  };
}

/** URL parsers drop or replace these characters. A target must be what its owner reads. */
const readAsWritten = z
  .string()
  .max(2_000)
  .refine((text) => !/[\s\p{C}\\]/u.test(text), {
    message: 'must not hold spaces, line breaks, invisible characters or backslashes',
  });

/** The members that a caller may set. */
export const webhookInput = z.strictObject({
  url: readAsWritten.pipe(webAddress),
  event_kinds: z
    .array(subscribedKind)
    .min(1)
    .max(eventKinds.length + 1)
    .refine((kinds) => new Set(kinds).size === kinds.length, 'must not name a kind twice'),
  description: z.string().max(500).nullable().default(null),
});

/** @throws AppError 400 naming `url` for a target that is never allowed. */
export function requireTarget({ config }: ApiContext, url: string): void {
  const problem = webhookUrlProblem(url, config.webhooks);
  if (problem !== null) throw invalidRequest('url', problem);
}
