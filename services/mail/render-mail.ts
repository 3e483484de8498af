import { parseMailHtml } from '../../domain/mail/mail-html.ts';
import type { MergeField, MergeValues } from '../../domain/mail/merge-fields.ts';
import { fillParts, parseMergeText, type MergePart } from '../../domain/mail/merge-text.ts';
import type { Send } from '../../domain/mail/send.ts';
import { bodyTextOf, contentFields } from '../../domain/mail/template.ts';
import { escapeHtml } from '../../domain/text/escape-html.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string | null;
}

/** A parsed send: fills it for one recipient after the other. */
export interface Renderer {
  /** The fields that it needs. */
  fields: readonly MergeField[];
  render(values: MergeValues, unsubscribeUrl: string | null): RenderedMail;
}

type Texts = Pick<Send, 'subject' | 'bodyText' | 'bodyHtml' | 'merges'>;

/** Parses the texts of a send. Without merge fields of their own, braces are text. */
export function rendererOf(send: Texts): Renderer {
  const { merges, bodyHtml } = send;
  const parse = (text: string): MergePart[] => (merges ? parseMergeText(text) : [text]);
  const subject = parse(send.subject);
  const text = parse(bodyTextOf(send));
  const html = bodyHtml === null ? null : merges ? parseMailHtml(bodyHtml) : [bodyHtml];
  const fields = merges ? contentFields(send) : [];
  const hasLink = fields.includes('unsubscribe_url');
  return {
    fields,
    render(values, unsubscribeUrl) {
      const link = hasLink ? null : unsubscribeUrl;
      return {
        subject: fillParts(subject, values).replaceAll(/\p{Cc}+/gu, ' '),
        text: fillParts(text, values) + (link === null ? '' : `\n\nUnsubscribe: ${link}\n`),
        html: html === null ? null : fillParts(html, values) + (link === null ? '' : lineOf(link)),
      };
    },
  };
}

/** Its grey is legible on white and on black. */
function lineOf(url: string): string {
  const style = 'margin:24px 0 0;font-family:sans-serif;font-size:12px;color:#7a7a7a';
  return `\n<p style="${style}"><a href="${escapeHtml(url)}" style="color:#7a7a7a">Unsubscribe</a></p>`;
}
