import type { EventKind } from '../../domain/webhooks/events/registry.ts';

/** Kinds that are described and that nothing announces yet; `test/structure/unsent-events.test.ts` holds the list to the code. */
export const unsentEvents: readonly EventKind[] = [];
