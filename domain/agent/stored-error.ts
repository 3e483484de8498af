import { z } from 'zod';
import type { AppError, ErrorCode, ErrorDetail } from '../common/errors.ts';

/** The error of a failed or waiting session or document, as its owner sees it. */
export interface StoredError {
  code: ErrorCode;
  message: string;
  details: ErrorDetail[];
}

/** Its wire form. */
export const storedErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** An error in its stored form. */
export function storedError({ code, message, details = [] }: AppError): StoredError {
  return { code, message, details };
}
