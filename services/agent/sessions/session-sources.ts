import type { Sources } from '../../../domain/agent/draft/evidence.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { findProfile } from '../../../storage/accounts/account-profiles.ts';
import type { AppContext } from '../../context.ts';
import { findAccountResume, type AccountResume } from '../account-resume.ts';

/** The sources of a turn: all current facts about the person, and the résumé's file. */
export interface Material {
  sources: Sources;
  resumeFile: AccountResume['file'];
}

/** @throws AppError `not_found` when the account is gone. */
export async function readMaterial(
  ctx: Pick<AppContext, 'stores'>,
  { accountId, request, messages }: ApplySession,
  { posting, companyName }: { posting: Posting; companyName: string },
): Promise<Material> {
  const profile = await findProfile(ctx.stores, accountId);
  if (profile === null) throw new AppError('not_found');
  const chosen = await findAccountResume(ctx, { accountId, resumeId: request.resumeId });
  const file = chosen?.file ?? null;
  const { name, email, phone, location, links, facts } = profile;
  const resume = file === null ? null : { filename: file.filename };
  return {
    resumeFile: file,
    sources: {
      profile: { name, email, phone, location, links, facts, resume },
      resume: chosen?.resume ?? null,
      instructions: request.instructions,
      user: messages.filter(({ role }) => role === 'user').map(({ text }) => text),
      job: {
        title: posting.title,
        company: companyName,
        description: posting.descriptionText,
      },
    },
  };
}
