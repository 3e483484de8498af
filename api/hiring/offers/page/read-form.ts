import express, { type Request, type Response } from 'express';
import { AppError, invalidRequest } from '../../../../domain/common/errors.ts';

const FORM = 'application/x-www-form-urlencoded';
const LONGEST_FORM = 64 * 1024;

const receive = express.text({ type: FORM, limit: LONGEST_FORM });

export function isFormPost(req: Request): boolean {
  return req.is(FORM) === FORM;
}

/** The filled-in fields of a form, with lines that end as in JSON. @throws AppError for a form that cannot be read. */
export async function readForm(req: Request, res: Response): Promise<Record<string, string>> {
  const text = await new Promise<string>((resolve, reject) => {
    receive(req, res, (error?: unknown) => {
      if (error === undefined) resolve(String(req.body));
      else reject(toRefusal(error));
    });
  });
  const fields = [...new URLSearchParams(text)].map(
    ([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

function toRefusal(error: unknown): AppError {
  const isTooLarge = error instanceof Error && 'status' in error && error.status === 413;
  if (isTooLarge) return new AppError('payload_too_large', { cause: error });
  return invalidRequest('body', 'could not be read');
}
