const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const LINK_MS = 15 * MINUTE_MS;
/** A link that a command prints on a development machine. */
export const DEVELOPMENT_LINK_MS = DAY_MS;
export const INVITATION_MS = 7 * DAY_MS;
/** From leaving for a provider to coming back. */
export const SIGN_IN_FLOW_MS = 10 * MINUTE_MS;
export const SESSION_MS = 7 * DAY_MS;
const IDLE_MS = DAY_MS;
/** Keys, roles and money need a session younger than this. */
const FRESH_MS = 12 * HOUR_MS;

interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Whether a session has neither ended nor been idle for a day. */
export function isSessionOpen({ lastSeenAt, expiresAt }: SessionTimes, now: Date): boolean {
  return expiresAt > now && now.getTime() - lastSeenAt.getTime() < IDLE_MS;
}

/** Whether a session is young enough for changes of keys and roles. */
export function isSessionFresh({ createdAt }: Pick<SessionTimes, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < FRESH_MS;
}
