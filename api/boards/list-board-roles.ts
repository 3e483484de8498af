import { repeatableFilters } from '../../domain/boards/board-filter.ts';
import { boardRoleRowSchema } from '../../domain/boards/board-role.ts';
import { foundListOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { boardAnswer } from './board-answer.ts';
import { boardListQuery, boardListText } from './board-list.ts';
import { boardParams, boardPaths, boardReads, findBoard } from './board-path.ts';

const { path, aliases } = boardPaths('/jobs');

export const listBoardRoles = defineRoute(
  {
    name: 'listBoardRoles',
    method: 'get',
    path,
    aliases: [...aliases, '/companies/{company}/jobs'],
    access: boardReads,
    params: boardParams,
    find: findBoard,
    readsOnly: true,
    tagged: true,
    query: boardListQuery,
    repeatable: repeatableFilters,
    response: foundListOf(boardRoleRowSchema),
    errors: ['invalid_cursor'],
    summary: 'List the open roles of a board, newest first.',
  },
  (call) =>
    boardAnswer(call, {
      key: `jobs ${JSON.stringify(call.query)}`,
      make: () => boardListText(call),
    }),
);
