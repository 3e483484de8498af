import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createSweepOrphans, type SweptOrphans } from '../../../activities/hiring/sweep-orphans.ts';
import { formatId } from '../../../domain/common/ids.ts';
import { useResumeFile } from '../../../services/hiring/resume/replace-resume.ts';
import { eeoAnswerModel } from '../../../storage/hiring/eeo-answer.model.ts';
import { insertEeoAnswers } from '../../../storage/hiring/eeo-answers.ts';
import { fileModel } from '../../../storage/files/file.model.ts';
import { readFile, saveFile } from '../../../storage/files/files.ts';
import { newId } from '../../../storage/new-id.ts';
import { removeResume } from '../../../storage/accounts/account-resumes.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const HOUR_MS = 60 * 60_000;
const nothing: SweptOrphans = { files: 0, fragments: 0, answers: 0 };

/**
 * Promise: files and answers that a process left behind between upload and application are erased, and nothing else.
 */
describe('the sweep of orphans', () => {
  let api: TestApi;
  let employer: Employer;
  let made = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const sweep = () => new MockActivityEnvironment().run(createSweepOrphans(api.ctx));
  const content = () => Buffer.from(`A résumé, number ${++made}.`);
  const upload = (bytes = content()) =>
    saveFile(api.ctx.stores, {
      accountId: employer.key.accountId,
      contentType: 'text/plain',
      content: bytes,
    });
  const fileOf = (id: string) => fileModel(api.ctx.stores.mongo).findById(id).lean();
  const chunks = () => api.ctx.stores.mongo.collection<{ files_id: string }>('files.chunks');
  /** Makes everything stored one hour older. */
  async function anHourLater(): Promise<void> {
    const { mongo } = api.ctx.stores;
    const past = new Date(Date.now() - 1_000);
    await fileModel(mongo).updateMany({}, { $set: { 'metadata.checkAt': past } });
    const waiting = { checkAt: { $exists: true } };
    await eeoAnswerModel(mongo).updateMany(waiting, { $set: { checkAt: past } });
  }
  /** An application with a file and an EEO answer. */
  async function apply(): Promise<{ applicationId: string; fileId: string }> {
    const { id } = await buildPosting(api, employer, {
      application_fields: [
        { key: 'name', label: 'Name', type: 'text', required: true },
        { key: 'email', label: 'E-mail', type: 'email', required: true },
        { key: 'resume', label: 'Résumé', type: 'file' },
        { key: 'veteran', label: 'Veteran?', type: 'boolean', category: 'eeo' },
      ],
    });
    const resume = { filename: 'cv.txt', content_base64: content().toString('base64') };
    const applied = await applyOnBoard(api, employer, {
      jobId: id,
      body: {
        name: 'Mara Lindqvist',
        email: `mara-${made}@example.com`,
        answers: { veteran: true, resume },
      },
    });
    expect(applied.status).toBe(201);
    const applicationId = applied.body.application?.id ?? '';
    const { body } = await call<{ data: Json[] }>(api, employer.key, {
      path: `/jobs/post/${id}/applications`,
    });
    const candidate = await api.ctx.stores.mongo
      .collection('candidates')
      .findOne({ 'applications.id': applicationId });
    expect(body.data).toHaveLength(1);
    const { applications } = candidate as unknown as {
      applications: { files: { fileId: string }[] }[];
    };
    return { applicationId, fileId: applications[0]?.files[0]?.fileId ?? '' };
  }

  it('keeps files and answers younger than an hour', async () => {
    const { id } = await upload();
    await insertEeoAnswers(api.ctx.stores, orphanAnswers());
    expect(await sweep()).toEqual(nothing);
    expect(await fileOf(id)).not.toBeNull();
    await anHourLater();
    expect(await sweep()).toEqual({ ...nothing, files: 1, answers: 1 });
  });

  function orphanAnswers(createdAt = new Date()) {
    const { accountId } = employer.key;
    return { id: newId('application'), accountId, jobId: newId('job'), answers: {}, createdAt };
  }

  it('erases an unreferenced file with its content, once', async () => {
    const { id } = await upload(Buffer.alloc(600 * 1024, 'x'));
    await anHourLater();
    expect(await sweep()).toEqual({ ...nothing, files: 1 });
    expect(await readFile(api.ctx.stores, id)).toBeNull();
    expect(await chunks().countDocuments({ files_id: id })).toBe(0);
    expect(await sweep()).toEqual(nothing);
  });

  it('continues an interrupted erasure', async () => {
    const { id } = await upload();
    await fileModel(api.ctx.stores.mongo).updateOne(
      { _id: id },
      { $unset: { 'metadata.hash': '' } },
    );
    await chunks().deleteMany({ files_id: id });
    await anHourLater();
    expect(await sweep()).toEqual({ ...nothing, files: 1 });
  });

  it('keeps the files and EEO answers of applications, and checks the files again later', async () => {
    const { applicationId, fileId } = await apply();
    await anHourLater();
    expect(await sweep()).toEqual(nothing);
    const answers = await eeoAnswerModel(api.ctx.stores.mongo).findById(applicationId).lean();
    expect(answers).toMatchObject({ answers: { veteran: true } });
    expect(answers?.checkAt).toBeUndefined();
    const file = await fileOf(fileId);
    const inMs = (file?.metadata.checkAt.getTime() ?? 0) - Date.now();
    expect(inMs).toBeGreaterThan(23 * HOUR_MS);
  });

  it('keeps the EEO answers of an application that a merge has moved to another candidate', async () => {
    const { applicationId } = await apply();
    await api.ctx.stores.mongo
      .collection('candidates')
      .updateOne(
        { 'applications.id': applicationId },
        { $set: { formerIds: [applicationId], 'applications.0.id': newId('application') } },
      );
    await anHourLater();
    expect(await sweep()).toEqual(nothing);
  });

  it("keeps an account's résumé, and erases it after it was replaced", async () => {
    const { accountId } = employer.key;
    const { stores } = api.ctx;
    const record = await useResumeFile(api.ctx, accountId, {
      filename: 'cv.txt',
      content_base64: content().toString('base64'),
    });
    await anHourLater();
    expect(await sweep()).toEqual(nothing);
    await removeResume(stores, accountId);
    await anHourLater();
    expect(await sweep()).toEqual({ ...nothing, files: 1 });
    expect(await readFile(stores, record.file?.fileId ?? '')).toBeNull();
  });

  it('keeps the file of a written document', async () => {
    const { id: fileId } = await upload();
    const { accountId } = employer.key;
    const documents = api.ctx.stores.mongo.collection<{ _id: string }>('documents');
    await documents.insertOne({
      _id: newId('coverLetter'),
      accountId,
      written: { files: [{ fileId }] },
    } as never);
    await anHourLater();
    expect(await sweep()).toEqual(nothing);
  });

  it('keeps a file that a concurrent upload has just found by its content', async () => {
    const bytes = content();
    const { id } = await upload(bytes);
    await anHourLater();
    expect((await upload(bytes)).id).toBe(id);
    expect(await sweep()).toEqual(nothing);
    expect(await fileOf(id)).not.toBeNull();
    await fileModel(api.ctx.stores.mongo).updateOne(
      { _id: id },
      { $set: { 'metadata.heldUntil': new Date(0) } },
    );
    expect(await sweep()).toEqual({ ...nothing, files: 1 });
  });

  it('erases chunks of an interrupted upload, and none of a running one', async () => {
    const idAt = (agoMs: number) => formatId('file', Date.now() - agoMs, Buffer.alloc(12, made));
    const [old, young] = [idAt(2 * HOUR_MS), idAt(60_000)];
    for (const files_id of [old, young]) {
      for (const n of [0, 1]) {
        await chunks().insertOne({ files_id, n, data: Buffer.from('x') } as never);
      }
    }
    expect(await sweep()).toEqual({ ...nothing, fragments: 1 });
    expect(await chunks().countDocuments({ files_id: old })).toBe(0);
    expect(await chunks().countDocuments({ files_id: young })).toBe(2);
  });
});
