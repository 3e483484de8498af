import { unsubscribeUrl } from '../../../services/mail/unsubscribe.ts';
import { call } from '../hiring/employer.ts';
import { buildTemplate } from '../mail/templates.ts';
import type { Sample, Samples } from './sample-call.ts';

function template(rest: { body?: unknown } = {}): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildTemplate(api, employer.key);
    return { params: { id }, ...rest };
  };
}

const mailing = { subject: 'Hello', body_text: 'Hello there', to: ['mara@example.com'] };

function send(): Sample {
  return async ({ api, employer }) => {
    const body = { ...mailing, send_at: new Date(Date.now() + 86_400_000).toISOString() };
    const request = { method: 'POST', path: '/email/send', body };
    const made = await call(api, employer.key, request);
    return { params: { id: made.body.data['id'] as string } };
  };
}

function suppression(): Sample {
  return async ({ api, employer }) => {
    const body = { address: 'mara@example.com' };
    const request = { method: 'POST', path: '/email/suppressions', body };
    const made = await call(api, employer.key, request);
    return { params: { id: made.body.data['id'] as string } };
  };
}

function link(rest: { body?: unknown } = {}): Sample {
  return ({ api }) => {
    const leaving = { accountId: 'acc_1', addressKey: 'key', mailId: 'mal_1' };
    const token = unsubscribeUrl(api.ctx.config, leaving).split('/').at(-1) ?? '';
    return { params: { token }, ...rest };
  };
}

export const mailSamples: Samples = {
  listEmailMessages: () => ({ query: { limit: '5' } }),
  createEmailMessage: () => ({
    body: {
      name: 'Invitation',
      subject: 'Interview at {{organization.name}}',
      body_text: 'Dear {{candidate.first_name}}, we would like to meet you.',
    },
  }),
  getEmailMessage: template(),
  updateEmailMessage: template({ body: { subject: 'News' } }),
  deleteEmailMessage: template(),
  sendEmail: () => ({ body: mailing }),
  listEmailSends: () => ({ query: { limit: '5' } }),
  getEmailSend: send(),
  cancelEmailSend: send(),
  listEmailSendEvents: send(),
  listEmailSuppressions: () => ({ query: { limit: '5' } }),
  createEmailSuppression: () => ({ body: { address: 'mara@example.com' } }),
  deleteEmailSuppression: suppression(),
  getUnsubscribe: link(),
  unsubscribe: link({ body: { 'List-Unsubscribe': 'One-Click' } }),
};
