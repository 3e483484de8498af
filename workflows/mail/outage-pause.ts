/** While there is no mail server, tried again after these minutes, the last one repeatedly. */
const OUTAGE_MINUTES = [1, 2, 5];

/** How long sending pauses after so many batches in a row that found no mail server. */
export function pauseAfter(outages: number): number {
  return outages === 0 ? 0 : (OUTAGE_MINUTES[outages - 1] ?? 5) * 60_000;
}
