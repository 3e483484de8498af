import { z } from 'zod';
import { line } from '../common/text/input-text.ts';
import { valuesInput } from '../documents/text-template/values.ts';

export const paperFormats = ['pdf', 'docx'] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** A document made from a template. */
export interface PlatformDocument {
  /** `doc_…` */
  id: string;
  accountId: string;
  /** The template as it was; it may have changed or gone since. */
  template: { id: string; version: number; body: string };
  name: string;
  format: PaperFormat;
  candidateId: string | null;
  employeeId: string | null;
  /** The key of the e-mail address of the person it was made for, at that moment. */
  personKey: string | null;
  files: { format: PaperFormat; fileId: string; filename: string }[];
  createdAt: Date;
  updatedAt: Date;
  /** Grows with every change. */
  version: number;
}

const name = line(200);

export const newDocumentInput = z.strictObject({
  template_id: z.string().max(100).meta({ example: 'doc_0NaQ8xT2v7Bd1kZp4mXw' }),
  format: z.enum(paperFormats),
  name: name.exactOptional().meta({ description: "By default the template's." }),
  values: valuesInput.default({}),
  candidate_id: z.string().max(100).nullable().default(null).meta({
    description:
      'The person the document is made for: fills candidate.name, and shows them the document under /platform/documents/mine.',
  }),
  employee_id: z.string().max(100).nullable().default(null).meta({
    description:
      'The employee whom the document is made for, in place of a candidate: fills employee.name, employee.title and employee.start_date.',
  }),
});
export type NewDocumentInput = z.output<typeof newDocumentInput>;

export const documentChanges = z.strictObject({ name: name.exactOptional() });
export type DocumentChanges = z.output<typeof documentChanges>;

const time = z.iso.datetime();

export const platformDocumentSchema = z.object({
  id: z.string().meta({ example: 'doc_0NaQ8xT2v7Bd1kZp4mXw' }),
  template_id: z.string(),
  name: z.string(),
  format: z.enum(paperFormats),
  candidate_id: z.string().nullable(),
  employee_id: z.string().nullable(),
  files: z
    .array(z.object({ format: z.enum(paperFormats), url: z.string() }))
    .meta({ description: 'Links that open for 24 hours without a key.' }),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
platformDocumentSchema.register(z.globalRegistry, { id: 'PlatformDocument' });
export type PlatformDocumentRow = z.infer<typeof platformDocumentSchema>;

/** A document without the text of its template. */
export type ListedDocument = Omit<PlatformDocument, 'template'> & { template: { id: string } };

export function platformDocumentRow(
  document: ListedDocument,
  files: { format: PaperFormat; url: string }[],
): PlatformDocumentRow {
  return {
    id: document.id,
    template_id: document.template.id,
    name: document.name,
    format: document.format,
    candidate_id: document.candidateId,
    employee_id: document.employeeId,
    files,
    created_at: document.createdAt.toISOString(),
    updated_at: document.updatedAt.toISOString(),
    version: document.version,
  };
}
