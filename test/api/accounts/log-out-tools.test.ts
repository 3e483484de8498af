import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileUrl } from '../../../services/files/file-links.ts';
import { saveFile } from '../../../storage/files/files.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: links given to tool clients end; API keys are unaffected (decision 0019). */
describe('POST /account/mcp-logout', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  /** A link to a document's file; without an account no tool client is named. */
  async function link({ accountId }: TestKey, isGranted = true): Promise<string> {
    const content = Buffer.from('A letter.');
    const { id } = await saveFile(api.ctx.stores, {
      accountId,
      contentType: 'text/plain',
      content,
    });
    const file = { id, name: 'letter.txt', ...(isGranted && { accountId }) };
    return fileUrl(api.ctx, file).replace(/^https?:\/\/[^/]+/, api.url);
  }
  const open = async (url: string) => {
    const answer = await fetch(url);
    return [answer.status, await answer.text()];
  };
  const logOut = (key: TestKey) => call(api, key, { method: 'POST', path: '/account/mcp-logout' });

  it("revokes the links of the account's agents, and no others", async () => {
    const [own, other] = [await buildKey(api.ctx.stores), await buildKey(api.ctx.stores)];
    const given = await link(own);
    const others = [await link(other), await link(own, false)];
    expect(await open(given)).toEqual([200, 'A letter.']);
    expect((await logOut(own)).status).toBe(204);
    const [status, text] = await open(given);
    expect(status).toBe(410);
    expect(text).toContain('link_expired');
    for (const url of others) expect(await open(url)).toEqual([200, 'A letter.']);
  });

  it('does not affect API keys and later links', async () => {
    const own = await buildKey(api.ctx.stores);
    await logOut(own);
    expect((await call(api, own, { path: '/account' })).status).toBe(200);
    const later = await link(own);
    expect(await open(later)).toEqual([200, 'A letter.']);
    await logOut(own);
    expect((await open(later))[0]).toBe(410);
  });
});
