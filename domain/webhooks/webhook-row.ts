import { z } from 'zod';
import { eventKinds } from './events/registry.ts';

const time = z.iso.datetime();

export const subscribedKind = z.enum(['*', ...eventKinds]);

/** An endpoint as the API returns it. */
export const webhookSchema = z.object({
  id: z.string().meta({ example: 'whk_0NaQ8xT2v7Bd1kZp4mXw' }),
  url: z.string().meta({ example: 'https://hooks.example.com/openrole' }),
  description: z.string().nullable(),
  event_kinds: z.array(subscribedKind).meta({ description: '`*` is every kind.' }),
  status: z.enum(['enabled', 'disabled']),
  disabled_reason: z.enum(['gone', 'failing', 'requested']).nullable().meta({
    description: 'gone: it responded 410. failing: no success for 5 days. requested: by a PATCH.',
  }),
  failing_since: time.nullable().meta({ description: 'First failure since the last success.' }),
  created_at: time,
  version: z.number().int(),
});
webhookSchema.register(z.globalRegistry, { id: 'Webhook' });
export type WebhookRow = z.infer<typeof webhookSchema>;
