import { z } from 'zod';
import { idText, notPersonal } from '../../common/personal.ts';
import { defineEvent } from './define-event.ts';

const plainText = notPersonal(z.string());

/** Events for reactions inside the service. Endpoints cannot subscribe to them. */
export const internalEvents = {
  'billing.funds_raised': defineEvent({
    summary:
      'The account can pay for more than before: its balance or its monthly limit was raised.',
    data: z.object({}),
    example: {},
  }),
  'interview.invitation_changed': defineEvent({
    summary: 'An interview changed in another way than status and time, and its people get mails.',
    data: z.object({ interview: z.object({ id: idText }) }),
    example: { interview: { id: 'int_0NaQ8xT2v7Bd1kZp4mXw' } },
  }),
  'job_alert.digest_decided': defineEvent({
    summary: 'The digest of an alert by mail was decided on.',
    data: z.object({
      alert_id: idText,
      /** Jobs in the digest. */
      total: z.int(),
      /** Those that the mail lists. */
      jobs: z.array(
        z.object({
          id: idText,
          title: plainText,
          company_name: plainText,
          location: plainText,
          apply_url: plainText.nullable(),
          /** Jobs of the same company that the mail does not list. */
          more_of_company: z.int(),
        }),
      ),
    }),
    example: {
      alert_id: 'alr_0NaQ8xT2v7Bd1kZp4mXw',
      total: 1,
      jobs: [
        {
          id: 'job_0NaQ8xT2v7Bd1kZp4mXw',
          title: 'Senior Backend Engineer',
          company_name: 'Northwind Tools',
          location: 'Stockholm, Sweden',
          apply_url: null,
          more_of_company: 0,
        },
      ],
    },
  }),
};
