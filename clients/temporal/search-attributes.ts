import type { TemporalSettings } from './index.ts';
import { withConnection } from './with-connection.ts';

/** IndexedValueType KEYWORD of Temporal's API. */
const KEYWORD = 2;
/** gRPC status ALREADY_EXISTS. */
const ALREADY_EXISTS = 6;

/**
 * Registers the keyword search attributes that the namespace does not have. Idempotent, also when run concurrently.
 * @returns the names that were missing.
 * @throws when Temporal does not answer, or does not let clients register search attributes.
 */
export async function registerSearchAttributes(
  settings: TemporalSettings,
  names: readonly string[],
): Promise<string[]> {
  return withConnection(settings, async ({ operatorService }) => {
    const { namespace } = settings;
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
    const missing = names.filter((name) => !(name in customAttributes));
    for (const name of missing) {
      await operatorService
        .addSearchAttributes({ namespace, searchAttributes: { [name]: KEYWORD } })
        .catch(unlessPresent);
    }
    return missing;
  });
}

/** Another process may register the same name at the same time. */
function unlessPresent(error: unknown): void {
  if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
}
