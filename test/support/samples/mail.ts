import { addressKeyOf } from '../../../services/address-key.ts';
import { linkToken } from '../../../services/mail/link-token.ts';
import { unsubscribeUrl } from '../../../services/mail/unsubscribe.ts';
import { mailIdOf } from '../../../storage/mail/mails.ts';
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

/** A link to the API itself: callers may follow it. */
function trackedLink(): Sample {
  return async ({ api, employer }) => {
    const body = {
      ...{ subject: 'Hello', body_html: `<p><a href="${api.url}/healthz">Go</a></p>` },
      ...{ to: ['mara@example.com'], track: { clicks: true } },
    };
    const made = await call(api, employer.key, { method: 'POST', path: '/email/send', body });
    const { config } = api.ctx;
    const key = addressKeyOf(config, 'mara@example.com');
    const mailId = mailIdOf(made.body.data['id'] as string, key);
    return { params: { token: linkToken(config, 'click', [mailId, '0']) } };
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
  previewEmail: () => ({ body: mailing }),
  listEmailSends: () => ({ query: { limit: '5' } }),
  getEmailSend: send(),
  cancelEmailSend: send(),
  listEmailSendEvents: send(),
  listEmailSuppressions: () => ({ query: { limit: '5' } }),
  createEmailSuppression: () => ({ body: { address: 'mara@example.com' } }),
  deleteEmailSuppression: suppression(),
  getUnsubscribe: link(),
  unsubscribe: link({ body: { 'List-Unsubscribe': 'One-Click' } }),
  followEmailLink: trackedLink(),
  getEmailPicture: ({ api }) => ({
    params: { token: linkToken(api.ctx.config, 'open', ['mal_1']) },
  }),
};
