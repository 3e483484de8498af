import type { Request, Response } from 'express';
import { SESSION_MS } from '../../domain/accounts/console/lifetimes.ts';
import type { ApiContext } from '../context.ts';

type Config = ApiContext['config'];

const SECURE_NAME = '__Host-openrole';
/** Without Secure, for http on a loopback address. */
const PLAIN_NAME = 'openrole_console';

/** Whether this installation is reached over https. */
function isHttps({ api }: Config): boolean {
  return api.publicUrl?.startsWith('https:') === true;
}

/** Whether a cookie would be safe: https, or a development machine. */
export function canSignIn(config: Config): boolean {
  return isHttps(config) || !config.console.isProduction;
}

/** The value of the session's cookie; null without one. */
export function sessionToken(config: Config, req: Request): string | null {
  const name = isHttps(config) ? SECURE_NAME : PLAIN_NAME;
  if (!canSignIn(config)) return null;
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Gives the browser a session. */
export function setSession(config: Config, res: Response, token: string): void {
  const secure = isHttps(config);
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  res.cookie(secure ? SECURE_NAME : PLAIN_NAME, token, { ...options, maxAge: SESSION_MS });
}
