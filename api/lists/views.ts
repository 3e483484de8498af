import { z } from 'zod';
import { AppError } from '../../domain/common/errors.ts';
import {
  givenQuery,
  MOST_VIEWS,
  newViewInput,
  viewChanges,
  viewRow,
  viewSchema,
  type View,
} from '../../domain/lists/view.ts';
import { retryOnConflict } from '../../services/retry-on-conflict.ts';
import { idOf } from '../../storage/new-id.ts';
import {
  countViews,
  deleteView as removeView,
  findView,
  insertView,
  listViews as readViews,
  saveView,
} from '../../storage/lists/views.ts';
import { requireVersion } from '../input/if-match.ts';
import { listMeta, listOf, recordOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { ownedView, ownerOf, viewParams } from './view-path.ts';

const access = { scopes: ['jobs:applications'], role: 'viewer' } as const;

export const listViews = defineRoute(
  {
    name: 'listViews',
    method: 'get',
    path: '/views',
    access,
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(viewSchema),
    errors: ['invalid_cursor'],
    summary: "List the member's own saved views, newest first.",
    description: 'In the console views belong to the signed-in member, else to the key.',
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('views', { ctx, caller, query }, (start) =>
      readViews(ctx.stores, ownerOf(caller), start),
    );
    return { body: { data: rows.map(viewRow), meta: listMeta({ nextCursor }) } };
  },
);

export const createView = defineRoute(
  {
    name: 'createView',
    method: 'post',
    path: '/views',
    access,
    idempotent: true,
    meter: 'platform_calls',
    body: newViewInput,
    status: 201,
    response: recordOf(viewSchema),
    errors: ['conflict'],
    summary: 'Save a filter of candidates under a name.',
  },
  async ({ ctx, caller, body, run }) => {
    const owner = ownerOf(caller);
    const id = idOf('view', run);
    const earlier = await findView(ctx.stores, { ...owner, id });
    if (earlier !== null) return { body: { data: viewRow(earlier) } };
    if ((await countViews(ctx.stores, owner)) >= MOST_VIEWS) {
      throw new AppError('conflict', { message: `A member has at most ${MOST_VIEWS} views.` });
    }
    const now = new Date();
    const { list, name, query } = body;
    const view: View = {
      ...{ id, ...owner, list, name, query: givenQuery(query) },
      ...{ createdAt: now, updatedAt: now, version: 1 },
    };
    await insertView(ctx.stores, view);
    return { body: { data: viewRow(view) } };
  },
);

export const getView = defineRoute(
  {
    name: 'getView',
    method: 'get',
    path: '/views/{id}',
    access,
    readsOnly: true,
    meter: 'platform_calls',
    params: viewParams,
    find: ownedView,
    response: recordOf(viewSchema),
    summary: 'Read a saved view.',
  },
  ({ found }) => Promise.resolve({ body: { data: viewRow(found) } }),
);

export const updateView = defineRoute(
  {
    name: 'updateView',
    method: 'patch',
    path: '/views/{id}',
    access,
    versioned: true,
    meter: 'platform_calls',
    params: viewParams,
    find: ownedView,
    body: viewChanges,
    response: recordOf(viewSchema),
    summary: 'Rename a saved view, or replace its filter.',
  },
  async ({ ctx, body, found, headers }) => {
    const saved = await retryOnConflict(async () => {
      const view = await findView(ctx.stores, found);
      if (view === null) throw new AppError('not_found');
      requireVersion(headers, view.version);
      const query = body.query === undefined ? view.query : givenQuery(body.query);
      return saveView(ctx.stores, { ...view, name: body.name ?? view.name, query });
    });
    return { body: { data: viewRow(saved) } };
  },
);

export const deleteView = defineRoute(
  {
    name: 'deleteView',
    method: 'delete',
    path: '/views/{id}',
    access,
    meter: 'platform_calls',
    params: viewParams,
    find: ownedView,
    status: 204,
    response: z.undefined(),
    summary: 'Delete a saved view.',
  },
  async ({ ctx, found }) => {
    await removeView(ctx.stores, found);
    return { body: undefined };
  },
);
