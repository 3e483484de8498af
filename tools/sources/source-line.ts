import type { SourceRecord } from '../../storage/market/sources.ts';

/** One line of `sources -- list --json`. */
export interface SourceLine {
  source_id: string;
  kind: string;
  token: string;
  company: string | null;
  cadence_minutes: number;
  enabled: boolean;
  state: SourceState;
  next_read_at: string;
  last_run: { status: string; finished_at: string; error: string | null } | null;
  created_at: string;
}

/** `removing`: its removal was begun and has to be repeated. */
type SourceState = 'enabled' | 'paused' | 'removing';

/** A source as programs read it. */
export function sourceLine(source: SourceRecord): SourceLine {
  const { lastRun } = source;
  return {
    source_id: source._id,
    kind: source.kind,
    token: source.token,
    company: source.companyName,
    cadence_minutes: source.cadenceMinutes,
    enabled: source.enabled,
    state: stateOf(source),
    next_read_at: source.nextReadAt.toISOString(),
    last_run: lastRun && {
      status: lastRun.status,
      finished_at: lastRun.finishedAt.toISOString(),
      error: lastRun.error,
    },
    created_at: source.createdAt.toISOString(),
  };
}

export function stateOf({ enabled, removedAt }: SourceRecord): SourceState {
  if (removedAt) return 'removing';
  return enabled ? 'enabled' : 'paused';
}
