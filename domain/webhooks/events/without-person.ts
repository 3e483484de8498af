import type { EventData, EventKind } from './registry.ts';

/** The data of an event without what identifies a person; ids stay, so that receivers know whom to forget. */
export function withoutPerson<Data extends EventData<EventKind>>(data: Data): Data {
  return {
    ...data,
    ...('candidate' in data && {
      candidate: { ...data.candidate, name: null, email: null, phone: null },
    }),
    ...('recipient' in data && { recipient: null }),
    ...('reason' in data && { reason: null }),
    // Whoever added the person says in words of their own how it came.
    ...('source' in data && { source: null }),
  };
}
