import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { openedLink, page, pageHeaders, unsubscribeParams } from './unsubscribe-path.ts';

export const getUnsubscribe = defineRoute(
  {
    name: 'getUnsubscribe',
    method: 'get',
    path: '/public/unsubscribe/{token}',
    access: { public: { name: 'unsubscribe', perMinute: 60 } },
    params: unsubscribeParams,
    readsOnly: true,
    find: openedLink,
    response: z.unknown().meta({ description: 'A page with a button.' }),
    contentTypes: ['text/html'],
    summary: 'Show the page that an unsubscribe link opens. Changes nothing.',
  },
  () =>
    Promise.resolve({
      body: page(
        '<h1>Unsubscribe</h1><p>You will get no more mailings from this sender.</p><form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Unsubscribe</button></form>',
      ),
      headers: pageHeaders,
    }),
);
