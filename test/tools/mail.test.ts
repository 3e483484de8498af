import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { vacationReply, deliveryStatus } from '../support/mail/reports.ts';
import { runTool } from '../support/run-tool.ts';
import { uniqueName } from '../support/servers.ts';
import { testEnvironment } from '../support/start-api.ts';

/** Promise: `npm run mail -- bounces` takes files of reports and counts them by outcome. */
describe('npm run mail', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'reports-'));
    await writeFile(join(directory, '1'), vacationReply('x@jobs.example'));
    await writeFile(join(directory, '2'), deliveryStatus('x@jobs.example'));
  });
  afterAll(() => rm(directory, { recursive: true }));
  const mail = (...args: string[]) =>
    runTool(['mail', ...args], testEnvironment(uniqueName('mail')));

  it('counts the messages of files', async () => {
    const files = ['1', '2'].map((name) => join(directory, name));
    const { code, output } = await mail('bounces', ...files, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ other: 1, unproven: 1, bounced: 0 });
  });

  it('exits with 1 for a file that does not exist, and with 2 for wrong use', async () => {
    expect(await mail('bounces', join(directory, '3'))).toMatchObject({ code: 1 });
    expect(await mail('bounces')).toMatchObject({ code: 2 });
    expect(await mail('open')).toMatchObject({ code: 2 });
  });
});
