import { randomBytes } from 'node:crypto';
import { AppError, type ErrorDetail } from '../../domain/common/errors.ts';
import type { Survey } from '../../domain/surveys/survey.ts';
import type { IssuedToken, TokensInput } from '../../domain/surveys/token.ts';
import { findLivingCandidates } from '../../storage/hiring/candidates/living-candidates.ts';
import { hashOfToken, insertTokens } from '../../storage/surveys/survey-tokens.ts';
import type { AppContext } from '../context.ts';
import { surveyUrl } from './survey-url.ts';

const TOKEN_BYTES = 16;

/**
 * Issues tokens of a survey. Only their hashes are stored, so they are shown once; tokens of a call that was
 * interrupted are known to nobody.
 * @throws AppError `invalid_request` naming each id that is no candidate of the account.
 */
export async function issueTokens(
  { stores, config }: Pick<AppContext, 'config' | 'stores'>,
  survey: Survey,
  { count, candidate_ids: candidateIds }: TokensInput,
): Promise<IssuedToken[]> {
  const holders = candidateIds ?? new Array<null>(count ?? 0).fill(null);
  if (candidateIds !== undefined) {
    const known = await findLivingCandidates(stores, survey.accountId, candidateIds);
    requireAll(candidateIds, known);
  }
  const issued = holders.map((candidateId) => ({
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    candidateId,
  }));
  await insertTokens(
    stores,
    issued.map(({ token, candidateId }) => ({
      hash: hashOfToken(survey.id, token),
      accountId: survey.accountId,
      surveyId: survey.id,
      candidateId: survey.anonymous ? null : candidateId,
    })),
  );
  return issued.map(({ token, candidateId }) => ({
    token,
    url: surveyUrl(config, survey.id, token),
    candidate_id: candidateId,
  }));
}

function requireAll(asked: readonly string[], known: ReadonlySet<string>): void {
  const details = asked.flatMap((id, index): ErrorDetail[] =>
    known.has(id)
      ? []
      : [{ path: `candidate_ids.${index}`, message: 'is not a candidate of this account' }],
  );
  if (details.length > 0) throw new AppError('invalid_request', { details });
}
