import { isAtLeast } from '../../../domain/accounts/console/roles.ts';
import { overviewPage } from '../../../pages/console/simple-pages.tsx';
import { publicUrl } from '../../../services/public-url.ts';
import type { ConsolePage } from './console-page.ts';

export const overview: ConsolePage = {
  path: '/console',
  name: 'Overview',
  role: 'viewer',
  group: '',
  render: ({ shell, role, origin }) =>
    Promise.resolve(
      overviewPage({
        shell,
        apiUrl: publicUrl(origin.ctx.config),
        makesKeys: isAtLeast(role, 'admin'),
      }),
    ),
};
