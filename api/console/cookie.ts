import type { Request, Response } from 'express';
import { SESSION_MS, SIGN_IN_FLOW_MS } from '../../domain/accounts/console/lifetimes.ts';
import type { ApiContext } from '../context.ts';

type Config = ApiContext['config'];

/** The name of a cookie with https, and without `Secure` for http on a loopback address. */
interface CookieName {
  secure: string;
  plain: string;
}

const SESSION: CookieName = { secure: '__Host-openrole', plain: 'openrole_console' };
const FLOW: CookieName = { secure: '__Host-openrole-sign-in', plain: 'openrole_sign_in' };

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
  return canSignIn(config) ? valueOf(req, nameFor(config, SESSION)) : null;
}

/** Gives the browser a session. */
export function setSession(config: Config, res: Response, token: string): void {
  const options = { ...optionsFor(config), maxAge: SESSION_MS };
  res.cookie(nameFor(config, SESSION), token, options);
}

/** A sign-in by a provider that the browser has begun; empty without one. */
export function signInFlow(config: Config, req: Request): string {
  return valueOf(req, nameFor(config, FLOW)) ?? '';
}

/** Has the browser keep a sign-in in progress, or forget it. */
export function setSignInFlow(config: Config, res: Response, flow: string | null): void {
  const options = optionsFor(config);
  const name = nameFor(config, FLOW);
  if (flow === null) res.clearCookie(name, options);
  else res.cookie(name, flow, { ...options, maxAge: SIGN_IN_FLOW_MS });
}

function nameFor(config: Config, { secure, plain }: CookieName): string {
  return isHttps(config) ? secure : plain;
}

/** Our values hold no character that a cookie cannot, so they are sent as they are. */
function optionsFor(config: Config) {
  const secure = isHttps(config);
  return { httpOnly: true, secure, sameSite: 'lax', path: '/', encode: String } as const;
}

function valueOf(req: Request, name: string): string | null {
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}
