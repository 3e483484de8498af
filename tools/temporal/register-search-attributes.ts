import { registerSearchAttributes } from '../../clients/temporal/search-attributes.ts';
import { searchAttributeNames } from '../../workflows/common/contract.ts';
import { withLocalContext } from '../local-context.ts';
import type { Values } from '../terminal/run-command.ts';

/** Runs `npm run search-attributes`. */
export function runRegistration(values: Values): Promise<number> {
  return withLocalContext(['Temporal'], async ({ config }) => {
    const registered = await registerSearchAttributes(config.temporal, searchAttributeNames);
    const text =
      registered.length === 0
        ? 'All search attributes are registered.'
        : `Registered ${registered.join(', ')}.`;
    process.stdout.write(`${values['json'] === true ? JSON.stringify({ registered }) : text}\n`);
    return 0;
  });
}
