import type { ActivityInterceptors } from '@temporalio/worker';
import { withoutKeys } from '../services/without-keys.ts';

/** Histories hold ids alone: the message of a failed activity loses the values that MongoDB puts into it. */
export function failureMessages(): ActivityInterceptors {
  return {
    inbound: {
      async execute(input, next) {
        try {
          return await next(input);
        } catch (error) {
          hideKeys(error);
          throw error;
        }
      },
    },
  };
}

function hideKeys(error: unknown): void {
  for (let next = error; next instanceof Error; next = next.cause) {
    next.message = withoutKeys(next.message);
    if (next.stack !== undefined) next.stack = withoutKeys(next.stack);
  }
}
