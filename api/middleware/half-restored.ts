import type { NextFunction, Request, RequestHandler } from 'express';
import type { RestoreWatch } from '../../services/installation/restore-watch.ts';
import { unavailable } from './outage.ts';

/** Paths that read no records. */
const WITHOUT_RECORDS = /^\/($|healthz$|readyz$|openapi\.json$|favicon\.|docs(\/|$))/;

/** Refuses what needs records while a restore has not ended. A request during the first look waits for it. */
export function refuseHalfRestored(restores: RestoreWatch): RequestHandler {
  const judge = ({ path }: Request, next: NextFunction) => {
    const isRefused = restores.isHalfRestored && !WITHOUT_RECORDS.test(path);
    next(isRefused ? unavailable(undefined, 'halfRestored') : undefined);
  };
  return (req, _res, next) => {
    if (restores.firstLook === null) judge(req, next);
    else void restores.firstLook.then(() => judge(req, next));
  };
}
