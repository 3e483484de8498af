import type { AppError, ErrorCode, ErrorDetail } from '../common/errors.ts';

/** Why a session or a document came to nothing, or what a session waits for, as its owner is told. */
export interface ToldError {
  code: ErrorCode;
  message: string;
  details: ErrorDetail[];
}

/** A refusal as it is kept and told. */
export function toldError({ code, message, details = [] }: AppError): ToldError {
  return { code, message, details };
}
