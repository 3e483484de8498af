/**
 * Lists ten open jobs with the client library.
 *
 *   OPENROLE_API_KEY=ork_live_… node --import tsx --conditions=source examples/client/first-program.ts engineer
 *
 * In a project of your own leave out the two options of node.
 */
import { Openrole } from 'openrole';

const openrole = new Openrole();
const title = process.argv[2] ?? 'engineer';
for (const job of await openrole.jobs.search({ title }).all({ max: 10 })) {
  process.stdout.write(`${job.title} at ${job.company.name}\n`);
}
