import { AppError, type ErrorDetail } from '../../common/errors.ts';

/** The one refusal of an application that names everything that is wrong with it (decisions section 6.1). */
export function invalidApplication(details: ErrorDetail[]): AppError {
  const [first] = details;
  const more = details.length > 1 ? `; ${details.length - 1} more` : '';
  const message = `${first?.path}: ${first?.message}${more}`;
  return new AppError('invalid_application', { message, details });
}
