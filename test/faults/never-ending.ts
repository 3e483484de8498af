import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from '@jest/globals';
import { startModelProcess } from '../support/agent/model-server/model-process.ts';
import { startService } from '../support/processes/running-service.ts';

/** The program that interrupted.test.ts interrupts. */
it('goes on until it is interrupted', async () => {
  const model = await startModelProcess();
  const { directory } = await startService({}, 'own');
  writeFileSync(join(directory, 'model'), model.url);
  await new Promise(() => undefined);
}, 960_000);
