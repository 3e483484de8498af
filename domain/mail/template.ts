import { z } from 'zod';
import { given } from '../common/given.ts';
import { line } from '../common/text/input-text.ts';
import { LONGEST_MARKUP } from '../text/bounded-markup.ts';
import type { MailHtml } from './clean-html.ts';
import { mergeFields, type MergeField } from './merge-fields.ts';
import { parseMailHtml } from './mail-html.ts';
import { textOfMailHtml } from './mail-text.ts';
import { fieldsOf, MergeTextError, parseMergeText } from './merge-text.ts';

/** The texts of a mail, with merge fields. */
export interface MailContent {
  subject: string;
  /** Null: made from the HTML. */
  bodyText: string | null;
  /** Sanitised. */
  bodyHtml: string | null;
}

/** A template of an account. */
export interface MailTemplate extends MailContent {
  /** `msg_…` */
  id: string;
  accountId: string;
  name: string;
  /** The text made from the HTML when that was written; absent in older records. */
  madeText?: string | null;
  /** `usr_…` of the member who created it; null when a key did, or before this was noted. */
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Grows with every change. */
  version: number;
}

/** Members of a request that hold the texts of a mail. */
export const contentInput = {
  subject: line(200).check(mergeSyntax(parseMergeText)),
  body_text: z
    .string()
    .max(100_000, 'must be at most 100000 characters')
    .refine((text) => text.trim() !== '', 'must not be empty')
    .refine((text) => !/[^\P{Cc}\t\n\r]/u.test(text), 'must not hold control characters')
    .check(mergeSyntax(parseMergeText)),
  /** `cleanMailHtml` sanitises it. */
  body_html: z.string().max(LONGEST_MARKUP, `must be at most ${LONGEST_MARKUP} characters`),
};

function mergeSyntax(parse: (text: string) => unknown) {
  return z.superRefine<string>((text, context) => {
    try {
      parse(text);
    } catch (error) {
      if (!(error instanceof MergeTextError)) throw error;
      context.addIssue(error.message);
    }
  });
}

const NO_BODY = { error: 'is required, or body_html', path: ['body_text'] };

export const newTemplateInput = z
  .strictObject({
    name: line(200),
    subject: contentInput.subject,
    body_text: contentInput.body_text.nullable().exactOptional(),
    body_html: contentInput.body_html.nullable().exactOptional(),
  })
  .refine(({ body_text: text, body_html: html }) => (text ?? html ?? null) !== null, NO_BODY);
export type NewTemplateInput = z.output<typeof newTemplateInput>;

export const templateChanges = z.strictObject({
  name: line(200).exactOptional(),
  subject: contentInput.subject.exactOptional(),
  body_text: contentInput.body_text.nullable().exactOptional(),
  body_html: contentInput.body_html.nullable().exactOptional(),
});
export type TemplateChanges = z.output<typeof templateChanges>;

/** A template with the changes, and with its sanitised HTML; absent members stay. */
export function changedTemplate(
  template: MailTemplate,
  changes: TemplateChanges,
  html: MailHtml | null | undefined,
): MailTemplate {
  return {
    ...template,
    name: given(changes.name, template.name),
    subject: given(changes.subject, template.subject),
    bodyText: given(changes.body_text, template.bodyText),
    ...(html !== undefined && { bodyHtml: html?.html ?? null, madeText: html?.text ?? null }),
  };
}

/** The text part: as given, else made from the HTML. */
export function bodyTextOf(content: MailContent & Pick<MailTemplate, 'madeText'>): string {
  const { bodyText, madeText = null, bodyHtml } = content;
  return bodyText ?? madeText ?? textOfMailHtml(bodyHtml ?? '');
}

/** The fields that a mail asks for, each once. */
export function contentFields(content: MailContent & Pick<MailTemplate, 'madeText'>): MergeField[] {
  return fieldsOf([
    ...parseMergeText(content.subject),
    ...parseMergeText(bodyTextOf(content)),
    ...(content.bodyHtml === null ? [] : parseMailHtml(content.bodyHtml)),
  ]);
}

const time = z.iso.datetime();

export const templateSchema = z.object({
  id: z.string().meta({ example: 'msg_0NaQ8xT2v7Bd1kZp4mXw' }),
  name: z.string(),
  subject: z.string(),
  body_text: z.string().meta({ description: 'Made from body_html when it was not given.' }),
  body_html: z.string().nullable().meta({ description: 'As sanitised on write; sent as shown.' }),
  fields: z.array(z.enum(mergeFields)).meta({ description: 'The merge fields that it names.' }),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
templateSchema.register(z.globalRegistry, { id: 'EmailTemplate' });
export type MailTemplateRow = z.infer<typeof templateSchema>;

/** A row of GET /email-messages: a template without its texts, and without the fields that they name. */
export const templateListRowSchema = templateSchema.omit({
  body_text: true,
  body_html: true,
  fields: true,
});
templateListRowSchema.register(z.globalRegistry, { id: 'EmailTemplateRow' });
export type MailTemplateListRow = z.infer<typeof templateListRowSchema>;

/** A template without its texts. */
export type ListedTemplate = Omit<MailTemplate, 'bodyText' | 'bodyHtml' | 'madeText'>;

export function templateListRow(template: ListedTemplate): MailTemplateListRow {
  return {
    id: template.id,
    name: template.name,
    subject: template.subject,
    created_at: template.createdAt.toISOString(),
    updated_at: template.updatedAt.toISOString(),
    version: template.version,
  };
}

export function templateRow(template: MailTemplate): MailTemplateRow {
  return {
    ...templateListRow(template),
    body_text: bodyTextOf(template),
    body_html: template.bodyHtml,
    fields: contentFields(template),
  };
}
