import { sendEmail as route } from '../../mail/send-email.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { reachesPeople } from '../effects.ts';

export const sendEmail = defineTool({
  name: 'send_email',
  title: 'Send an e-mail',
  description:
    'Send an e-mail to candidates (by id) or addresses, at once or at send_at: a template, or subject and body_text with merge fields such as {{candidate.first_name}}. Each address gets one mail, which cannot be taken back. Ask the person first, with subject, text and recipients.',
  route,
  effect: reachesPeople,
  result: recordIn(route),
});
