import { AppError } from '../../domain/common/errors.ts';
import { requireRole } from '../access.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';

/**
 * Bounds the recipients of one send by the role of the member (`MAIL_MOST_BY_…`). Keys pass.
 * @throws AppError 403.
 */
export function requireRecipients(
  { config }: Pick<ApiContext, 'config'>,
  caller: Caller,
  recipients: number,
): void {
  const { recruiter, admin } = config.mail.mostByRole;
  if (recipients > recruiter) {
    requireRole(
      caller,
      'admin',
      `A send to more than ${recruiter} recipients needs the role admin.`,
    );
  }
  if (recipients > admin && caller.kind === 'member') {
    throw new AppError('insufficient_role', {
      message: `Members send to at most ${admin} recipients at once.`,
    });
  }
}
