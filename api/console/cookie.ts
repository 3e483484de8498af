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
  return cookieOf(req, name);
}

/** Gives the browser a session. */
export function setSession(config: Config, res: Response, token: string): void {
  const secure = isHttps(config);
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  res.cookie(secure ? SECURE_NAME : PLAIN_NAME, token, { ...options, maxAge: SESSION_MS });
}

const SECURE_FLOW_NAME = '__Host-openrole-sign-in';
const PLAIN_FLOW_NAME = 'openrole_sign_in';
const FLOW_MS = 10 * 60_000;

/** A sign-in by a provider that the browser has begun; empty without one. */
export function signInFlow(config: Config, req: Request): string {
  return cookieOf(req, isHttps(config) ? SECURE_FLOW_NAME : PLAIN_FLOW_NAME) ?? '';
}

/** Has the browser keep a sign-in in progress, or forget it. */
export function setSignInFlow(config: Config, res: Response, flow: string | null): void {
  const secure = isHttps(config);
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;
  const name = secure ? SECURE_FLOW_NAME : PLAIN_FLOW_NAME;
  if (flow === null) res.clearCookie(name, options);
  else res.cookie(name, flow, { ...options, maxAge: FLOW_MS });
}

function cookieOf(req: Request, name: string): string | null {
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name)
      return decodeURIComponent(part.slice(at + 1).trim());
  }
  return null;
}
