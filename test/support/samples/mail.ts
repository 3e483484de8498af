import { buildTemplate } from '../mail/templates.ts';
import type { Sample, Samples } from './sample-call.ts';

function template(rest: { body?: unknown } = {}): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildTemplate(api, employer.key);
    return { params: { id }, ...rest };
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
};
