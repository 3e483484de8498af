/** How far a clock may be off before it is worth a warning, in ms. */
export const TOLERATED_SKEW_MS = 2_000;

interface Exchange {
  /** This host's clock before and after the call, in ms. */
  sentAt: number;
  receivedAt: number;
  /** The server's clock during the call, in ms. */
  serverTime: number;
}

/**
 * The least by which this host's clock differs from the server's, in ms; positive when it is ahead. The server read its
 * clock at an unknown moment of the call, so a difference within its duration counts as none.
 */
export function clockSkew({ sentAt, receivedAt, serverTime }: Exchange): number {
  if (serverTime < sentAt) return sentAt - serverTime;
  return serverTime > receivedAt ? receivedAt - serverTime : 0;
}
