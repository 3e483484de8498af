import { z } from 'zod';
import { line } from '../common/text/input-text.ts';
import { fieldsOf, parseBlocks } from '../documents/text-template/blocks.ts';
import { TemplateError } from '../documents/text-template/template-error.ts';
import { isXmlText, NOT_XML_MESSAGE } from '../documents/text-template/values.ts';

/** A text from which documents are made. */
export interface DocumentTemplate {
  /** `doc_…` */
  id: string;
  accountId: string;
  name: string;
  body: string;
  /** `usr_…` of the member who created it; null when a key did, or before this was noted. */
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Grows with every change. */
  version: number;
}

const LONGEST_BODY = 100_000;

const name = line(200);
const body = z
  .string()
  .max(LONGEST_BODY, 'must be at most 100,000 characters')
  .refine((text) => text.trim() !== '', 'must not be empty')
  .refine(isXmlText, NOT_XML_MESSAGE)
  .check(({ value, issues }) => {
    if (value.length > LONGEST_BODY) return;
    const message = faultOf(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  })
  .meta({
    minLength: 1,
    description:
      'Text with `#` and `##` headings, `-` and `1.` lists, `**bold**`, `---` page breaks and fields `{{key}}`. `{{#list}} … {{/list}}` repeats for each entry of a list, `{{^list}} … {{/list}}` stands for an empty one. HTML is printed as text.',
    example: '# Offer\n\nDear {{name}},',
  });

function faultOf(text: string): string | null {
  try {
    parseBlocks(text);
    return null;
  } catch (error) {
    if (error instanceof TemplateError) return error.message;
    throw error;
  }
}

export const newTemplateInput = z.strictObject({ name, body });
export const templateChanges = z.strictObject({
  name: name.exactOptional(),
  body: body.exactOptional(),
});
export type NewTemplateInput = z.output<typeof newTemplateInput>;
export type TemplateChanges = z.output<typeof templateChanges>;

const time = z.iso.datetime();

export const documentTemplateSchema = z.object({
  id: z.string().meta({ example: 'doc_0NaQ8xT2v7Bd1kZp4mXw' }),
  name: z.string(),
  body: z.string(),
  fields: z.array(z.string()).meta({ description: 'Fields and lists that the body names.' }),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
documentTemplateSchema.register(z.globalRegistry, { id: 'DocumentTemplate' });
export type DocumentTemplateRow = z.infer<typeof documentTemplateSchema>;

/** A row of the list: a template without its body, and without the fields that it names. */
export const documentTemplateListRowSchema = documentTemplateSchema.omit({
  body: true,
  fields: true,
});
documentTemplateListRowSchema.register(z.globalRegistry, { id: 'DocumentTemplateRow' });
export type DocumentTemplateListRow = z.infer<typeof documentTemplateListRowSchema>;

/** A template without its body. */
export type ListedTemplate = Omit<DocumentTemplate, 'body'>;

export function templateListRow(template: ListedTemplate): DocumentTemplateListRow {
  return {
    id: template.id,
    name: template.name,
    created_at: template.createdAt.toISOString(),
    updated_at: template.updatedAt.toISOString(),
    version: template.version,
  };
}

export function templateRow(template: DocumentTemplate): DocumentTemplateRow {
  return {
    ...templateListRow(template),
    body: template.body,
    fields: fieldsOf(parseBlocks(template.body)),
  };
}
