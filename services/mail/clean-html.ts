import { invalidRequest } from '../../domain/common/errors.ts';
import { cleanMailHtml, type MailHtml } from '../../domain/mail/clean-html.ts';
import { moduleBeside } from '../threads/thread-module.ts';
import { createTextPool } from '../threads/text-pool.ts';

const clean = createTextPool({
  module: moduleBeside(import.meta.url, 'clean-html-thread'),
  work: ({ text }: { text: string }) => cleanMailHtml(text),
});

/** Sanitises `body_html` of a request. @throws AppError `invalid_request`; 429 and 503 while there is too much to do. */
export async function cleanBodyHtml(accountId: string, html: string): Promise<MailHtml> {
  const cleaned = await clean({ text: html }, accountId);
  if ('refused' in cleaned) throw invalidRequest('body_html', cleaned.refused);
  return cleaned;
}
