import { z } from 'zod';
import { line } from '../common/text/input-text.ts';
import {
  attributeRowSchema,
  attributesInput,
  attributesOf,
  type Attribute,
} from './scorecard-attribute.ts';

/** The attributes that interviewers judge a candidate by. */
export interface ScorecardTemplate {
  /** `sct_…` */
  id: string;
  accountId: string;
  name: string;
  attributes: Attribute[];
  /** `usr_…` of the member who created it; null when a key did. */
  createdBy: string | null;
  /** When it was deleted; its interviews still use it. */
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** The attributes of an interview without a template. */
export const defaultAttributes: readonly Attribute[] = [
  {
    key: 'notes',
    label: 'Notes',
    kind: 'text',
    required: false,
    description: null,
    words: null,
  },
];

export const newScorecardTemplateInput = z.strictObject({
  name: line(200).meta({ example: 'Technical interview' }),
  attributes: attributesInput,
});
export type NewScorecardTemplateInput = z.output<typeof newScorecardTemplateInput>;

export const scorecardTemplateChanges = z.strictObject({
  name: line(200).exactOptional(),
  attributes: attributesInput.exactOptional().meta({
    description:
      'Replaces all attributes. One keeps its answers by its key. Cards that were saved before show the attributes of then.',
  }),
});
export type ScorecardTemplateChanges = z.output<typeof scorecardTemplateChanges>;

/** A template with the changed members. */
export function changedTemplate(
  template: ScorecardTemplate,
  { name, attributes }: ScorecardTemplateChanges,
): ScorecardTemplate {
  return {
    ...template,
    ...(name !== undefined && { name }),
    ...(attributes !== undefined && { attributes: attributesOf(attributes) }),
  };
}

const time = z.iso.datetime();

export const scorecardTemplateSchema = z.object({
  id: z.string().meta({ example: 'sct_0NaQ8xT2v7Bd1kZp4mXw' }),
  name: z.string(),
  attributes: z.array(attributeRowSchema),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
scorecardTemplateSchema.register(z.globalRegistry, { id: 'ScorecardTemplate' });
export type ScorecardTemplateRow = z.infer<typeof scorecardTemplateSchema>;

export function scorecardTemplateRow(template: ScorecardTemplate): ScorecardTemplateRow {
  const { id, name, attributes, createdAt, updatedAt, version } = template;
  return {
    ...{ id, name, attributes, version },
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
