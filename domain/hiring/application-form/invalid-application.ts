import { AppError, type ErrorDetail } from '../../common/errors.ts';

/** The 400 with all problems of an application (decision 0013). */
export function invalidApplication(details: ErrorDetail[]): AppError {
  const [first] = details;
  const more = details.length > 1 ? `; ${details.length - 1} more` : '';
  const message = `${first?.path}: ${first?.message}${more}`;
  return new AppError('invalid_application', { message, details });
}
