import type { Request, Response } from 'express';
import type { SignInRequest } from '../../services/accounts/console/sign-in.ts';
import { exchangeOf } from '../middleware/exchange.ts';

/** The facts of a request that a session notes. */
export function signInRequestOf(req: Request, res: Response): SignInRequest {
  return {
    userAgent: req.headers['user-agent'] ?? null,
    requestId: exchangeOf(res).requestId,
  };
}
