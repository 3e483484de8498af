/** The fields that a template may name between double braces. */
export const mergeFields = [
  'candidate.name',
  'candidate.first_name',
  'candidate.email',
  'job.title',
  'organization.name',
  'sender.name',
  'unsubscribe_url',
] as const;
export type MergeField = (typeof mergeFields)[number];

/** The values for one recipient. A null or absent one is missing; an empty text is a value. */
export type MergeValues = ReadonlyMap<MergeField, string | null>;

export function isMergeField(name: string): name is MergeField {
  return (mergeFields as readonly string[]).includes(name);
}
