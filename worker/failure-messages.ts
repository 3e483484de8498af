import type { ActivityInterceptors } from '@temporalio/worker';
import { withoutKeys } from '../services/without-keys.ts';

/**
 * Removes the values that MongoDB puts into error messages from the messages of failed activities. Histories hold
 * only ids.
 */
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
