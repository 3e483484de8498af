import type { AppContext } from '../../services/context.ts';
import { createBenchKey } from '../stack/open-bench.ts';

/** An employer with a board of its own, made through the API. */
export interface BenchBoard {
  /** Of the employer; without limits. */
  apiKey: string;
  slug: string;
  /** Ids and slugs of its open roles. */
  roles: { id: string; slug: string }[];
}

const description = `<h2>What you do</h2><p>${'You keep the clocks of the harbour on time. '.repeat(40)}</p>`;

export async function createBoard(
  ctx: AppContext,
  apiUrl: string,
  roles: number,
): Promise<BenchBoard> {
  const apiKey = await createBenchKey(ctx);
  const post = async (path: string, body: object) => {
    const answer = await fetch(apiUrl + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: { id: string; slug: string } }).data;
  };
  const { slug } = await post('/company-organizations', { name: 'Harbour Clockworks' });
  const made: BenchBoard = { apiKey, slug, roles: [] };
  for (let role = 1; role <= roles; role += 1) {
    made.roles.push(
      await post('/jobs/post', {
        title: `Clock Mechanic ${role}`,
        department: role % 2 === 0 ? 'Workshop' : 'Foundry',
        locations: [{ text: 'Berlin, Germany' }],
        description_html: description,
        publish: true,
      }),
    );
  }
  return made;
}
