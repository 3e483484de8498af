import { boardRole, boardRoleSchema } from '../../domain/boards/board-role.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { boardRoleAnswer } from './board-answer.ts';
import {
  boardPaths,
  boardReads,
  boardRoleParams,
  findBoard,
  withBusinessPath,
} from './board-path.ts';

export const getBoardRole = defineRoute(
  {
    name: 'getBoardRole',
    method: 'get',
    ...withBusinessPath(boardPaths('/jobs/{idOrSlug}'), '/{idOrSlug}'),
    access: boardReads,
    params: boardRoleParams,
    find: findBoard,
    readsOnly: true,
    tagged: true,
    response: recordOf(boardRoleSchema),
    summary: 'Read one role with its application form.',
    description: 'A closed role can be read and has accepting_applications false.',
  },
  (call) =>
    boardRoleAnswer(call, 'role', (posting) =>
      JSON.stringify({ data: boardRole(posting, call.found.features, new Date()) }),
    ),
);
