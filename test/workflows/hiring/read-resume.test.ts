import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import { MockActivityEnvironment, type TestWorkflowEnvironment } from '@temporalio/testing';
import type { Worker } from '@temporalio/worker';
import { mongo } from 'mongoose';
import { createHiringActivities } from '../../../activities/hiring/index.ts';
import { createSweepResumes } from '../../../activities/hiring/sweep-resumes.ts';
import { useJsonResume } from '../../../services/hiring/resume/replace-resume.ts';
import { saveFile } from '../../../storage/files/files.ts';
import { newId } from '../../../storage/new-id.ts';
import { findResume, replaceResume } from '../../../storage/accounts/account-resumes.ts';
import type { ReadResumeOutcome, ReadResumeWorkflow } from '../../../workflows/hiring/contract.ts';
import { buildKey } from '../../support/factories.ts';
import { docxOf, pdfOf, resumeLines } from '../../support/hiring/resume-files.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const PDF = 'application/pdf';

/** The real workflow and activity with files in the real GridFS. */
describe('parse-resume:<résumé>', () => {
  const taskQueue = `test-${randomUUID()}`;
  let environment: TestWorkflowEnvironment;
  let api: TestApi;
  let worker: Worker;
  let running: Promise<void>;
  beforeAll(async () => {
    environment = await startTimeSkipping();
    api = await startApi();
    worker = await startTestWorker(environment, taskQueue, createHiringActivities(api.ctx));
    running = worker.run();
  }, 60_000);
  afterAll(async () => {
    worker.shutdown();
    await running;
    await environment.teardown();
    await api.close();
  });

  /** An account with an unparsed upload. */
  async function upload(content: Buffer, filename: string) {
    const { accountId } = await buildKey(api.ctx.stores);
    const { id: fileId, bytes } = await saveFile(api.ctx.stores, {
      accountId,
      contentType: PDF,
      content,
    });
    const id = newId('resume');
    await replaceResume(api.ctx.stores, accountId, {
      id,
      status: 'queued',
      file: { fileId, filename, contentType: PDF, bytes },
      resume: null,
      error: null,
      updatedAt: new Date(),
    });
    return { accountId, resumeId: id };
  }

  async function read(input: { accountId: string; resumeId: string }) {
    const outcome: ReadResumeOutcome =
      await environment.client.workflow.execute<ReadResumeWorkflow>('readResume', {
        taskQueue,
        workflowId: `parse-resume:${randomUUID()}`,
        args: [input],
      });
    return { outcome, record: await findResume(api.ctx.stores, input.accountId) };
  }

  it.each([
    ['a PDF', 'cv.pdf', async () => pdfOf(resumeLines)],
    ['a DOCX', 'cv.docx', () => Promise.resolve(Buffer.from(docxOf(resumeLines)))],
  ])('parses %s, with the same result again', async (_kind, filename, make) => {
    const input = await upload(await make(), filename);
    for (let time = 0; time < 2; time += 1) {
      const { outcome, record } = await read(input);
      expect(outcome).toBe('ready');
      expect(record).toMatchObject({
        status: 'ready',
        error: null,
        resume: { basics: { name: 'Rosalind Okafor', email: 'rosalind.okafor@example.org' } },
      });
    }
  });

  it.each([
    ['a broken PDF', () => pdfOf(resumeLines).then((pdf) => pdf.subarray(0, 200)), /damaged|text/],
    ['an encrypted PDF', () => pdfOf(resumeLines, 'secret'), /encrypted/],
  ])('%s fails once, with the reason', async (_kind, make, reason) => {
    const { outcome, record } = await read(await upload(await make(), 'cv.pdf'));
    expect(outcome).toBe('failed');
    expect(record).toMatchObject({ status: 'failed', resume: null });
    expect(record?.error).toMatch(reason);
  });

  it('reports a missing file', async () => {
    const input = await upload(await pdfOf(resumeLines), 'cv.pdf');
    await api.ctx.stores.mongo.collection('files.files').deleteMany({});
    expect(await read(input)).toMatchObject({
      outcome: 'failed',
      record: { error: 'The file is gone.' },
    });
  });

  it('writes nothing once another résumé has replaced it', async () => {
    const input = await upload(await pdfOf(resumeLines), 'cv.pdf');
    const mine = { basics: { name: 'Mara Lindqvist' } };
    await useJsonResume(api.ctx, input.accountId, mine);
    expect(await read(input)).toMatchObject({
      outcome: 'replaced',
      record: { status: 'ready', resume: mine },
    });
  });

  it('fails once all attempts have failed, instead of running forever', async () => {
    const input = await upload(await pdfOf(resumeLines), 'cv.pdf');
    jest.spyOn(mongo.GridFSBucket.prototype, 'openDownloadStream').mockImplementation(() => {
      throw ApplicationFailure.nonRetryable('No try has come to an end.');
    });
    const { outcome, record } = await read(input);
    jest.restoreAllMocks();
    expect(outcome).toBe('failed');
    expect(record).toMatchObject({ status: 'failed', error: /three days/ });
  });

  it('is started by the sweep for an upload without a workflow', async () => {
    const [left, young] = [
      await upload(await pdfOf(resumeLines), 'cv.pdf'),
      await upload(Buffer.from('x'), 'cv.txt'),
    ];
    const { client } = environment;
    const { mongo: connection } = api.ctx.stores;
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await connection
      .collection<{ _id: string }>('accounts')
      .updateOne({ _id: left.accountId }, { $set: { 'resume.updatedAt': anHourAgo } });
    const start = jest.spyOn(client.workflow, 'start').mockResolvedValue({} as never);
    const ctx = { ...api.ctx, temporal: { ...api.ctx.temporal, client } };
    const sweep = () => new MockActivityEnvironment().run(createSweepResumes(ctx));
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    jest.restoreAllMocks();
    const [[workflow, options] = []] = start.mock.calls;
    expect(workflow).toBe('readResume');
    expect(options).toMatchObject({ workflowId: `parse-resume:${left.resumeId}`, args: [left] });
    expect(await findResume(api.ctx.stores, young.accountId)).toMatchObject({ status: 'queued' });
  });

  it('keeps no personal data in its history', async () => {
    const input = await upload(await pdfOf(resumeLines), 'rosalind.pdf');
    const { workflowId } = await environment.client.workflow.start<ReadResumeWorkflow>(
      'readResume',
      { taskQueue, workflowId: `parse-resume:${input.resumeId}`, args: [input] },
    );
    const handle = environment.client.workflow.getHandle(workflowId);
    await handle.result();
    const history = await handle.fetchHistory();
    const payloads = (history.events ?? []).flatMap((event) =>
      Object.values(event).map((part) => Buffer.from(JSON.stringify(part ?? null)).toString()),
    );
    const decoded = [...payloads.join(' ').matchAll(/"([A-Za-z0-9+/=]{8,})"/g)].map(([, text]) =>
      Buffer.from(text ?? '', 'base64').toString(),
    );
    expect([...payloads, ...decoded].join(' ')).not.toMatch(/rosalind|okafor/i);
  });
});
