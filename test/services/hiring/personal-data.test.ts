import type { MergedCandidates } from '../../../domain/hiring/merged-candidates.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  erasePersonalData,
  mergePersonalData,
  type AnonymizedCandidate,
  type PersonalData,
} from '../../../services/hiring/pipeline/personal-data.ts';
import { personalData } from '../../../services/personal-data.ts';
import { eventually } from '../../support/eventually.ts';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: merging and anonymising candidates reaches every registered collection. */
describe('the registry of personal data', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterEach(() => {
    registry.length = built.length;
  });
  afterAll(() => api.close());

  const registry = personalData as PersonalData[];
  const built = [...registry];

  const knowing = (...registered: PersonalData[]) => ({ ...api.ctx, personalData: registered });

  async function addCandidate(name: string): Promise<string> {
    const { body } = await call(api, employer.key, {
      method: 'POST',
      path: '/candidates',
      body: { name },
    });
    return body.data['id'] as string;
  }

  it('is called for a merge, with survivor and duplicate', async () => {
    const merges: MergedCandidates[] = [];
    registry.push({
      collections: ['planted'],
      anonymize: () => Promise.resolve(0),
      merge: (_ctx, merged) => Promise.resolve(void merges.push(merged)),
    });
    const [survivorId, duplicateId] = [await addCandidate('Ada'), await addCandidate('Ada L')];
    await call(api, employer.key, {
      method: 'POST',
      path: '/candidates/merge',
      body: { primary_id: survivorId, duplicate_id: duplicateId },
    });
    await eventually('the merge', () => merges.length > 0);
    expect(merges[0]).toEqual({ accountId: employer.key.accountId, survivorId, duplicateId });
  });

  it('is called for everything even if one collection fails, and reports the failure', async () => {
    const asked: AnonymizedCandidate[] = [];
    const failing: PersonalData = {
      collections: ['failing'],
      anonymize: () => Promise.reject(new Error('away')),
      merge: () => Promise.reject(new Error('away')),
    };
    const working: PersonalData = {
      collections: ['working'],
      anonymize: (_ctx, candidate) => Promise.resolve(asked.push(candidate)),
    };
    const id = await addCandidate('Grace');
    const { accountId } = employer.key;
    const candidate = { id, accountId, formerIds: ['cand_old'], applications: [] };
    const erasure = { candidate, fileIds: ['doc_1'], noteIds: [], addressKeys: ['key'] } as never;
    await expect(erasePersonalData(knowing(failing, working), erasure)).rejects.toThrow('away');
    expect(asked).toEqual([
      { accountId, ids: [id, 'cand_old'], fileIds: ['doc_1'], noteIds: [], addressKeys: ['key'] },
    ]);
    expect(await erasePersonalData(knowing(working, working), erasure)).toBe(5);
    const merged = { accountId, survivorId: id, duplicateId: 'cand_old' };
    await expect(mergePersonalData(knowing(failing, working), merged)).rejects.toThrow('away');
  });
});
