import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listRuns } from '../../storage/market/ingestion-runs.ts';
import { findSource } from '../../storage/market/sources.ts';
import { answer, startFeedServer, type FeedServer } from '../support/feed-server.ts';
import { generatedBoard } from '../support/market/generated-board.ts';
import { startIngestionBench, type IngestionBench } from '../support/market/ingestion.ts';
import type { CommandAnswer } from '../support/processes/run-command.ts';
import { runTool } from '../support/run-tool.ts';

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** Promise: `npm run sources` does what was requested, and reports it to people and programs (decision 0023). */
describe('npm run sources', () => {
  let bench: IngestionBench;
  let feed: FeedServer;
  let home: string;

  beforeAll(async () => {
    feed = await startFeedServer();
    bench = await startIngestionBench('sources');
    home = await mkdtemp(join(tmpdir(), 'openrole-home-'));
  }, 120_000);
  afterAll(async () => {
    await bench.close();
    await feed.close();
    await rm(home, { recursive: true });
  });

  const sources = (...args: string[]): Promise<CommandAnswer> =>
    runTool(['sources', ...args], { ...bench.settings, OPENROLE_HOME: home });

  async function answered<T>(code: number, ...args: string[]): Promise<T> {
    const answer = await sources(...args, '--json');
    expect({ code: answer.code, messages: answer.messages }).toEqual({ code, messages: '' });
    return JSON.parse(answer.output) as T;
  }

  const board = (name: string, rows: number) =>
    JSON.stringify({ jobs: generatedBoard(name, rows) });
  const openJobs = async () => (await bench.jobs()).filter((job) => job.closedAt === null);
  const stored = (id: string) => findSource(bench.ctx.stores, id);

  it('add, run, list, pause, resume and remove a feed', async () => {
    feed.on('/kilns', answer(board('kilns', 3)));
    const token = `${feed.url}/kilns`;
    const options = ['--company', 'Kiln Works', '--cadence', '15'];
    const added = await answered<{ source_id: string }>(0, 'add', 'ashby', token, ...options);
    const { source_id: id } = added;
    expect(added).toEqual({ source_id: expect.stringMatching(/^src_/), resumed: false });
    expect((await stored(id))?.nextReadAt.getTime()).toBeLessThanOrEqual(Date.now());

    const counts = { read: 3, new: 3, changed: 0, closed: 0, rejected: 0, error: null };
    expect(await answered(0, 'run', id)).toMatchObject([{ source_id: id, token, ...counts }]);
    expect(await openJobs()).toHaveLength(3);

    expect(await sources('pause', id)).toMatchObject({ code: 0 });
    expect(await answered(0, 'list')).toEqual([
      {
        ...{ source_id: id, kind: 'ashby', token, company: 'Kiln Works', cadence_minutes: 15 },
        ...{ enabled: false, state: 'paused', next_read_at: isoTime, created_at: isoTime },
        last_run: { status: 'completed', finished_at: isoTime, error: null },
      },
    ]);
    expect(await sources('resume', id)).toMatchObject({ code: 0 });
    const { output: table } = await sources('list');
    expect(table).toMatch(new RegExp(`${id}.*ashby.*15 min.*enabled.*completed`));

    expect(await sources('remove', id)).toMatchObject({ code: 0 });
    expect(await stored(id)).toBeNull();
    expect(await openJobs()).toEqual([]);
    const again = await sources('remove', id);
    expect(again.code).toBe(1);
    expect(again.messages).toContain(`There is no source ${id}.`);
  }, 180_000);

  it('run exits 1 when the feed cannot be read', async () => {
    const id = await bench.addSource('ashby', `${feed.url}/nowhere`);
    const [line] = await answered<{ error: string }[]>(1, 'run', id);
    expect(line?.error).toContain('not_found');
  });

  it('import reads payloads by their file names; an empty board is not a failure', async () => {
    const folder = join(home, 'boards');
    await mkdir(folder);
    await writeFile(join(folder, 'Acme%20Kilns.json'), board('acme', 2));
    await writeFile(join(folder, 'Zed+One.json.gz'), gzipSync(board('zed', 1)));
    await writeFile(join(folder, 'idle.json'), board('idle', 0));
    await writeFile(join(folder, 'notes.txt'), 'no payload');
    const lines = await answered<{ source_id: string; token: string }[]>(
      0,
      ...['import', 'ashby', folder],
    );
    const same = { changed: 0, closed: 0, rejected: 0, error: null };
    const source_id = expect.stringMatching(/^src_/);
    expect(lines).toEqual([
      { source_id, token: 'Acme Kilns', read: 2, new: 2, ...same },
      { source_id, token: 'Zed+One', read: 1, new: 1, ...same },
      { source_id, token: 'idle', read: 0, new: 0, ...same },
    ]);
    expect(await openJobs()).toHaveLength(3);
    // Recorded but not read: they wait for an operator.
    expect(await stored(lines[0]?.source_id ?? '')).toMatchObject({ enabled: false });
    const { stores } = bench.ctx;
    for (const line of lines) expect(await listRuns(stores, line.source_id, 2)).toHaveLength(1);
  });

  it('add of an imported feed reads it from now on, with the given options', async () => {
    const token = 'once-recorded';
    const path = join(home, `${token}.json`);
    await writeFile(path, board(token, 1));
    const [line] = await answered<{ source_id: string }[]>(0, 'import', 'ashby', path);
    const source_id = line?.source_id ?? '';
    const add = ['add', 'ashby', token];

    const other = await sources(...add, '--company', 'Somebody Else');
    expect(other).toMatchObject({ code: 1, messages: expect.stringContaining('remove it first') });
    expect(await stored(source_id)).toMatchObject({ enabled: false, companyName: null });

    const again = [...add, '--cadence', '15'];
    expect(await answered(0, ...again)).toEqual({ source_id, resumed: true });
    expect(await stored(source_id)).toMatchObject({ enabled: true, cadenceMinutes: 15 });
    expect(await answered(0, ...add)).toEqual({ source_id, resumed: false });
    expect(await stored(source_id)).toMatchObject({ enabled: true, cadenceMinutes: 15 });
  });

  it('import names a missing file', async () => {
    expect(await sources('import', 'ashby', join(home, 'nowhere.json'))).toEqual({
      code: 1,
      output: '',
      messages: `There is no file or folder ${join(home, 'nowhere.json')} that can be read.\n`,
    });
  });

  it('import exits 1 when a payload cannot be read, and reads the others', async () => {
    const files = ['broken.json', 'no%2Fboard.json', 'whole.json'];
    const [broken = '', nameless = '', whole = ''] = files.map((file) => join(home, file));
    await writeFile(nameless, board('nameless', 1));
    await writeFile(broken, '<html>Service unavailable</html>');
    await writeFile(whole, board('whole', 1));
    const lines = await answered<unknown[]>(1, 'import', 'ashby', broken, nameless, whole);
    expect(lines).toMatchObject([
      { token: 'broken', read: 0, error: expect.stringContaining('unreadable') },
      { source_id: null, token: 'no/board', read: 0, error: expect.stringContaining('token') },
      { token: 'whole', read: 1, new: 1, error: null },
    ]);
  });

  it('import names a file with broken compression, and the problem', async () => {
    const [cut, text] = ['cut.json.gz', 'text.json.gz'].map((file) => join(home, file));
    await writeFile(cut ?? '', gzipSync(board('cut', 9)).subarray(0, 200));
    await writeFile(text ?? '', board('text', 1));
    const lines = await answered<unknown[]>(1, 'import', 'ashby', cut ?? '', text ?? '');
    expect(lines).toMatchObject([
      { token: 'cut', error: `${cut} cannot be unpacked: unexpected end of file` },
      { token: 'text', error: `${text} cannot be unpacked: incorrect header check` },
    ]);
  });

  it('import of only invalid rows fails completely, also when repeated', async () => {
    const path = join(home, 'all-wrong.json');
    const rows = generatedBoard('wrong', 3).map((row) => ({ ...row, title: '' }));
    await writeFile(path, JSON.stringify({ jobs: rows }));
    for (const _time of ['first', 'again']) {
      const [line] = await answered<{ error: string }[]>(1, 'import', 'ashby', path);
      expect(line).toMatchObject({ read: 3, new: 0, rejected: 3 });
      expect(line?.error).toMatch(/^all 3 rows were left out, the first: \S/);
    }
  });

  it('import of a folder without payloads reports it', async () => {
    const folder = join(home, 'empty');
    await mkdir(folder);
    const { code, output, messages } = await sources('import', 'ashby', folder, '--json');
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(messages).toBe(`There are no payloads in ${folder}.\n`);
  });

  it('import of a file that is not a payload is wrong use', async () => {
    const { code, output, messages } = await sources('import', 'ashby', __filename);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(messages).toMatch(/^\S.+\n--help shows the usage\.\n$/);
  });
});
