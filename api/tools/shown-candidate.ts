import { z } from 'zod';
import {
  candidateListRowSchema,
  candidateSchema,
  type CandidateListRow,
  type CandidateRow,
} from '../../domain/hiring/pipeline/candidate-row.ts';

/*
 * Candidates as tools show them: without the questions that knocked an application out, and without links, which open
 * a file for anybody who has them. EEO and demographic answers are no part of a candidate's record.
 */

const withheldOfApplication = { knocked_out_by: true } as const;
const withheldOfFile = { url: true } as const;

const fullApplication = candidateSchema.shape.applications.element;
const listedApplication = candidateListRowSchema.shape.applications.element;
const files = z.array(fullApplication.shape.files.element.omit(withheldOfFile));

/** A candidate with answers, history and notes. */
export const shownCandidateSchema = candidateSchema.extend({
  applications: z.array(fullApplication.omit(withheldOfApplication).extend({ files })),
});

/** A row of a list of candidates. */
export const shownCandidateRowSchema = candidateListRowSchema.extend({
  applications: z.array(listedApplication.omit(withheldOfApplication).extend({ files })),
});

/** The result of a tool whose endpoint responds with one candidate. */
export const shownCandidate = {
  schema: shownCandidateSchema,
  of: (body: unknown) => withoutPrivate((body as { data: CandidateRow }).data),
};

/** A candidate, or a row of one, without what tools withhold. */
export function withoutPrivate<Row extends CandidateRow | CandidateListRow>(row: Row) {
  const applications = row.applications.map(({ knocked_out_by: _rules, ...application }) => ({
    ...application,
    files: application.files.map(({ url: _link, ...file }) => file),
  }));
  return { ...row, applications };
}
