import { errorCodes } from './errors.ts';

/** The messages for a part of the service that is unavailable. */
export const outageMessages = {
  database: 'A part of the service is unavailable: the database.',
  search: 'A part of the service is unavailable: search.',
  background: 'A part of the service is unavailable: background work.',
  unknown: errorCodes.unavailable.message,
} as const;

export type ServicePart = keyof typeof outageMessages;
