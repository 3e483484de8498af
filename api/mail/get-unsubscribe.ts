import { z } from 'zod';
import { askToUnsubscribe } from '../../pages/unsubscribe/unsubscribe-pages.tsx';
import { defineRoute } from '../route.ts';
import { linkParams } from './link-path.ts';
import { openedLink, unsubscribeHeaders, wordingOf } from './unsubscribe-path.ts';

export const getUnsubscribe = defineRoute(
  {
    name: 'getUnsubscribe',
    method: 'get',
    path: '/public/unsubscribe/{token}',
    access: { public: { name: 'unsubscribe', perMinute: 60 } },
    params: linkParams,
    readsOnly: true,
    find: openedLink,
    response: z.unknown().meta({ description: 'A page with a button.' }),
    contentTypes: ['text/html'],
    summary: 'Show the page that an unsubscribe link opens. Changes nothing.',
  },
  ({ found, headers }) =>
    Promise.resolve({
      body: Buffer.from(askToUnsubscribe(wordingOf(found, headers))),
      headers: unsubscribeHeaders,
    }),
);
