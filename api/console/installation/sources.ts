import { z } from 'zod';
import { rejectedRowSchema } from '../../../domain/market/source-row.ts';
import { line } from '../../../domain/common/text/input-text.ts';
import { invalidRequest } from '../../../domain/common/errors.ts';
import { sourceKinds } from '../../../domain/market/enums.ts';
import { retireSource } from '../../../services/market/retire-source.ts';
import { startIngestion } from '../../../services/market/start-ingestion.ts';
import { listRejectedRows, listRuns } from '../../../storage/market/ingestion-runs.ts';
import {
  enableSource,
  ensureSource,
  findSource,
  pageOfSources,
  setCadence,
} from '../../../storage/market/sources.ts';
import { listMeta, listOf, recordOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { runSchema, sourceSchema } from '../../../domain/market/source-row.ts';
import {
  cadence,
  forOperators,
  runRow,
  sourceInPath,
  sourceParams,
  sourceRow,
} from './source-shape.ts';

const HOURLY = 60;
const RUNS = 30;

export const listSources = defineRoute(
  {
    name: 'listSources',
    method: 'get',
    path: '/sources',
    access: forOperators,
    query: z.object({
      failed: z
        .literal('true')
        .exactOptional()
        .meta({ description: 'Only those that are read and whose last run failed.' }),
      ...pageQuery,
    }),
    response: listOf(sourceSchema),
    errors: ['invalid_cursor'],
    summary: 'List the feeds of the market index, newest first.',
  },
  async ({ ctx, caller, query }) => {
    const failed = query.failed !== undefined;
    const { rows, nextCursor } = await pageById('sources', { ctx, caller, query }, async (start) =>
      (await pageOfSources(ctx.stores, { failed }, start)).map(sourceRow),
    );
    return { body: { data: rows, meta: listMeta({ nextCursor }) } };
  },
);

export const createSource = defineRoute(
  {
    name: 'createSource',
    method: 'post',
    path: '/sources',
    access: forOperators,
    body: z.strictObject({
      kind: z.enum(sourceKinds),
      token: line(2_000).exactOptional(),
      url: line(2_000).exactOptional(),
      company: line(200).nullable().exactOptional(),
      cadence_minutes: cadence.exactOptional(),
    }),
    status: 201,
    response: recordOf(sourceSchema),
    summary: 'Add a feed, by its name at the vendor or its URL. It is read from now on.',
  },
  async ({ ctx, body }) => {
    const token = body.token ?? body.url;
    if (token === undefined) throw invalidRequest('token', 'is required, or url');
    const source = await ensureSource(ctx.stores, {
      kind: body.kind,
      token,
      companyName: body.company ?? null,
      cadenceMinutes: body.cadence_minutes ?? HOURLY,
      enabled: true,
    });
    return { body: { data: sourceRow(source) } };
  },
);

export const getSource = defineRoute(
  {
    name: 'getSource',
    method: 'get',
    path: '/sources/{id}',
    access: forOperators,
    params: sourceParams,
    response: recordOf(sourceSchema),
    find: sourceInPath,
    summary: 'Read a feed.',
  },
  ({ found }) => Promise.resolve({ body: { data: sourceRow(found) } }),
);

export const updateSource = defineRoute(
  {
    name: 'updateSource',
    method: 'patch',
    path: '/sources/{id}',
    access: forOperators,
    params: sourceParams,
    body: z.strictObject({
      enabled: z.boolean().exactOptional(),
      cadence_minutes: cadence.exactOptional(),
    }),
    response: recordOf(sourceSchema),
    find: sourceInPath,
    summary: 'Pause or resume a feed, or change how often it is read.',
  },
  async ({ ctx, found, body }) => {
    const { enabled, cadence_minutes: minutes } = body;
    if (minutes !== undefined) await setCadence(ctx.stores, found._id, minutes);
    if (enabled !== undefined) await enableSource(ctx.stores, found._id, enabled);
    const source = await findSource(ctx.stores, found._id);
    return { body: { data: sourceRow(source ?? found) } };
  },
);

export const deleteSource = defineRoute(
  {
    name: 'deleteSource',
    method: 'delete',
    path: '/sources/{id}',
    access: forOperators,
    params: sourceParams,
    status: 204,
    response: z.undefined(),
    find: sourceInPath,
    summary: 'Remove a feed and close its jobs.',
  },
  async ({ ctx, found }) => {
    await retireSource(ctx, found._id);
    return { body: undefined };
  },
);

export const runSource = defineRoute(
  {
    name: 'runSource',
    method: 'post',
    path: '/sources/{id}/run',
    access: forOperators,
    params: sourceParams,
    status: 202,
    response: recordOf(sourceSchema),
    find: sourceInPath,
    summary: 'Read a feed now. A read that runs is joined.',
  },
  async ({ ctx, found }) => {
    await startIngestion(ctx, { sourceId: found._id });
    return { body: { data: sourceRow(found) } };
  },
);

export const listSourceRuns = defineRoute(
  {
    name: 'listSourceRuns',
    method: 'get',
    path: '/sources/{id}/runs',
    access: forOperators,
    params: sourceParams,
    response: listOf(runSchema),
    find: sourceInPath,
    summary: 'List the latest runs of a feed, newest first.',
  },
  async ({ ctx, found }) => {
    const runs = await listRuns(ctx.stores, found._id, RUNS);
    return { body: { data: runs.map(runRow), meta: listMeta({}) } };
  },
);

export const listSourceRejectedRows = defineRoute(
  {
    name: 'listSourceRejectedRows',
    method: 'get',
    path: '/sources/{id}/rejected-rows',
    access: forOperators,
    params: sourceParams,
    response: listOf(rejectedRowSchema),
    find: sourceInPath,
    summary: 'List the rows that the latest run of a feed rejected, with the reasons.',
  },
  async ({ ctx, found }) => {
    const [latest] = await listRuns(ctx.stores, found._id, 1);
    const rows = latest === undefined ? [] : await listRejectedRows(ctx.stores, latest._id);
    return {
      body: {
        data: rows.map(({ _id: id, run, externalId, reason, excerpt }) => ({
          id,
          run,
          external_id: externalId,
          reason,
          excerpt,
        })),
        meta: listMeta({}),
      },
    };
  },
);
