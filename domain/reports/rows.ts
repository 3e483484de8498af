import { z } from 'zod';

/** The members that every row of a report begins with. */
export const groupMembers = {
  group: z.string().nullable().meta({
    description:
      'The value of group_by: a job id, a department, a source or a month as YYYY-MM (UTC). null without group_by, and for records without the value.',
  }),
  group_name: z
    .string()
    .nullable()
    .meta({ description: 'The group for people: a title for a job.' }),
};

export const count = z.int().min(0);
export const seconds = z.int().nullable();
export const shareMember = z.number().nullable();

export const medianMember = seconds.meta({
  description: 'The median in seconds; null without any.',
});

/** A report as rows that are filled record by record. */
export interface Fold<Fact, Row> {
  add(fact: Fact): void;
  rows(): Row[];
}
