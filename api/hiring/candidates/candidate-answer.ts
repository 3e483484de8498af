import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { candidateRow, type FileUrl } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { fileUrl } from '../../../services/files/file-links.ts';
import type { ApiContext } from '../../context.ts';

/** New links to the files of applications for each response. */
export function fileUrls(ctx: ApiContext): FileUrl {
  return ({ fileId: id, filename: name }) => fileUrl(ctx, { id, name });
}

/** The response of every route that shows one candidate. */
export function candidateAnswer(ctx: ApiContext, candidate: Candidate) {
  return { data: candidateRow(candidate, fileUrls(ctx)) };
}
