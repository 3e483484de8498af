import { z } from 'zod';
import { idText, notPersonal } from '../../common/personal.ts';
import { defineEvent } from './define-event.ts';

const webhookId = 'whk_0NaQ8xT2v7Bd1kZp4mXw';

/** Events of the account itself: money and webhook endpoints. */
export const accountEvents = {
  'billing.balance_low': defineEvent({
    summary: 'The balance fell below its threshold.',
    data: z.object({
      balance_usd_micros: z.number().int(),
      threshold_usd_micros: z.number().int(),
    }),
    example: { balance_usd_micros: 450_000, threshold_usd_micros: 500_000 },
  }),
  'billing.charge_failed': defineEvent({
    summary: 'The card could not be charged; automatic top-up has stopped.',
    data: z.object({
      amount_usd_micros: z.number().int(),
      reason: notPersonal(z.string().nullable()),
    }),
    example: { amount_usd_micros: 20_000_000, reason: 'card_declined' },
  }),
  'webhook.disabled': defineEvent({
    summary:
      'An endpoint of the account was disabled: it answered 410 (`gone`), or nothing but failures for 5 days (`failing`).',
    data: z.object({
      webhook_id: idText,
      url: notPersonal(z.string()),
      reason: z.enum(['gone', 'failing']),
    }),
    example: {
      webhook_id: webhookId,
      url: 'https://hooks.example.com/openrole',
      reason: 'failing',
    },
  }),
  'webhook.ping': defineEvent({
    summary: 'A test of the endpoint, sent by `POST /webhooks/{id}/test`.',
    data: z.object({ webhook_id: idText }),
    example: { webhook_id: webhookId },
  }),
};
