import type { Request, Response } from 'express';
import { AppError } from '../domain/common/errors.ts';

/**
 * Answers a method that a path does not support: OPTIONS is 204 with the supported methods.
 * @throws AppError 405.
 */
export function answerOtherMethod(req: Request, res: Response, allowed: string): void {
  res.setHeader('Allow', allowed);
  if (req.method !== 'OPTIONS') throw new AppError('method_not_allowed');
  res.statusCode = 204;
  res.end();
}
