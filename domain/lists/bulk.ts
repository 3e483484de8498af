import { z } from 'zod';
import { line, paragraph } from '../common/text/input-text.ts';
import { layout } from '../mail/send.ts';
import { contentInput } from '../mail/template.ts';

/** Candidates of one call. */
export const MOST_BULK = 10_000;

/** The outcomes for a candidate. In a dry run they say what would be. */
export const bulkOutcomes = [
  ...(['moved', 'tagged', 'untagged', 'mailed', 'noted'] as const),
  ...(['unchanged', 'not_found', 'anonymized', 'no_application', 'stage_conflict'] as const),
  ...(['no_email', 'suppressed', 'missing_field', 'refused', 'left'] as const),
] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

const id = z.string().max(100);
const tags = z
  .array(line(100))
  .min(1)
  .max(50, 'must hold at most 50')
  .transform((lines) => [...new Set(lines)]);

const move = z.strictObject({
  action: z.literal('move'),
  stage: z.string().max(50).meta({ example: 'screening' }),
  from_stage: z.string().max(50).exactOptional(),
  job_id: id.exactOptional().meta({
    description: 'The job of the applications. Candidates with several active ones need it.',
  }),
  reason: paragraph(2_000).nullable().exactOptional(),
});
const tag = z.strictObject({ action: z.literal('tag'), tags });
const untag = z.strictObject({ action: z.literal('untag'), tags });
const note = z.strictObject({
  action: z.literal('note'),
  body: paragraph(10_000),
  private: z.boolean().default(false),
});
const mail = z.strictObject({
  action: z.literal('mail'),
  template_id: id.exactOptional(),
  subject: contentInput.subject.exactOptional(),
  body_text: contentInput.body_text.exactOptional(),
  body_html: contentInput.body_html.exactOptional(),
  job_id: id.exactOptional(),
  reply_to: z.string().max(320).exactOptional(),
  layout: layout.exactOptional(),
});

/** The candidates of a bulk call: `ids`, or a `filter` of this shape. */
export function bulkInput<Filter extends z.ZodType>(filter: Filter) {
  const whom = {
    ids: z
      .array(id)
      .min(1)
      .max(MOST_BULK, `must hold at most ${MOST_BULK} ids`)
      .transform((ids) => [...new Set(ids)])
      .exactOptional(),
    filter: filter.exactOptional(),
    dry_run: z
      .boolean()
      .default(false)
      .meta({ description: 'Says what would be, and writes nothing.' }),
  };
  return z
    .discriminatedUnion('action', [
      move.extend(whom),
      tag.extend(whom),
      untag.extend(whom),
      note.extend(whom),
      mail.extend(whom),
    ])
    .superRefine((input, context) => {
      const issue = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if ((input.ids === undefined) === (input.filter === undefined)) {
        issue('ids', 'give exactly one of ids and filter');
      }
      if (input.action === 'mail') checkContent(input, issue);
    });
}

type Issue = (path: string, message: string) => void;

/** A mail has a template, or a subject and a body. */
function checkContent(
  { template_id: template, subject, body_text: text, body_html: html }: z.output<typeof mail>,
  issue: Issue,
): void {
  const hasContent = [subject, text, html].some((part) => part !== undefined);
  if (template !== undefined) {
    if (hasContent) issue('template_id', 'excludes subject, body_text and body_html');
    return;
  }
  if (subject === undefined) issue('subject', 'is required, or template_id');
  if (text === undefined && html === undefined) issue('body_text', 'is required, or body_html');
}

/** The work of a call, without the candidates. */
export type BulkWork = z.output<
  typeof move | typeof tag | typeof untag | typeof note | typeof mail
>;

export const bulkSchema = z.object({
  dry_run: z.boolean(),
  total: z.int().meta({ description: 'Candidates of the call.' }),
  counts: z.record(z.string(), z.int()).meta({ description: 'Candidates by outcome.' }),
  send_id: z.string().nullable().meta({ description: 'The send of a mail.' }),
  outcomes: z.array(z.object({ id: z.string(), outcome: z.enum(bulkOutcomes) })),
});
bulkSchema.register(z.globalRegistry, { id: 'BulkOutcome' });

export function countsOf(outcomes: readonly BulkOutcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
