/**
 * Talks to the account with the client library: asks, prints the answer, and approves what was proposed.
 *
 *   OPENROLE_API_KEY=ork_live_… node --import tsx --conditions=source examples/agent/chat-program.ts "Ines Marlow"
 *
 * In a project of your own leave out the two options of node.
 */
import { Openrole } from 'openrole';

const openrole = new Openrole();
const name = process.argv[2] ?? 'Ines Marlow';
const say = (line: string) => process.stdout.write(`${line}\n`);

let chat = await openrole.chats.start({
  message: `Add a note to ${name}: Call back on Monday`,
  wait_s: 30,
});
say(chat.messages.at(-1)?.text ?? '');
for (const { id, tool, status } of chat.actions) {
  say(`${status}: ${tool}`);
  // A person decides. Nothing has happened before.
  chat = await openrole.chats.approve(chat.id, { action_id: id, wait_s: 30 });
}
for (const { tool, status } of chat.actions) say(`${status}: ${tool}`);
await openrole.chats.stop(chat.id);
