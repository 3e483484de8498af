import { createInterface, type Interface } from 'node:readline';
import type { Chat } from '../../sdk/generated/types.ts';
import type { Openrole } from '../../sdk/index.ts';
import type { Use } from '../command.ts';
import { clientOf } from '../connection.ts';
import { exitCodes } from '../failure.ts';
import { formatOf, print } from '../output/print.ts';
import { visible } from '../output/visible.ts';

const WAIT_S = 30;
const OVER = new Set(['stopped', 'failed', 'expired']);

/**
 * A conversation with the platform agent: a message per line. On a terminal each proposed action is asked about;
 * without one nothing is approved.
 */
export async function run({ words, values }: Use): Promise<number> {
  const client = await clientOf(values, { isWrite: true });
  const format = formatOf(values);
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY;
  const input = createInterface({ input: process.stdin });
  const read = lineReader(input, isTerminal);
  const speaker = new Speaker(client, {
    ask: isTerminal ? async (question) => (await read(question)) ?? '' : null,
    isQuiet: format.kind !== 'text',
  });
  for await (const message of messagesOf(words.join(' '), read)) {
    if (OVER.has(await speaker.say(message))) break;
  }
  input.close();
  if (format.kind !== 'text' && speaker.chat !== null) print(speaker.chat, format);
  return speaker.chat?.status === 'failed' ? exitCodes.failed : exitCodes.done;
}

/** Reads the next line after a prompt; null at the end of the input. */
type ReadLine = (prompt: string) => Promise<string | null>;

function lineReader(input: Interface, isTerminal: boolean): ReadLine {
  const lines: AsyncIterator<string, unknown> = input[Symbol.asyncIterator]();
  return async (prompt) => {
    if (isTerminal) process.stderr.write(prompt);
    const next = await lines.next();
    return next.done === true ? null : next.value;
  };
}

/** The message of the command, then one per line of the input. */
async function* messagesOf(first: string, read: ReadLine): AsyncGenerator<string> {
  if (first !== '') yield first;
  for (let line = await read('> '); line !== null; line = await read('> ')) {
    if (line.trim() !== '') yield line;
  }
}

interface Ways {
  /** Asks the person at the terminal; null without a terminal. */
  ask: ((question: string) => Promise<string>) | null;
  isQuiet: boolean;
}

/** Sends messages, prints what is new in the chat, and asks about proposed actions. */
class Speaker {
  chat: Chat | null = null;
  readonly #client: Openrole;
  readonly #ways: Ways;
  readonly #shown = new Set<string>();

  constructor(client: Openrole, ways: Ways) {
    this.#client = client;
    this.#ways = ways;
  }

  /** @returns the status of the chat afterwards. */
  async say(message: string): Promise<Chat['status']> {
    const begun =
      this.chat === null
        ? await this.#client.chats.start({ message, wait_s: WAIT_S })
        : await this.#client.chats.send(this.chat.id, { message, wait_s: WAIT_S });
    let chat = await this.#settled(begun);
    for (const action of chat.actions.filter(({ status }) => status === 'proposed')) {
      chat = await this.#decide(chat, action);
    }
    return chat.status;
  }

  /** Waits until the chat waits for a person, and prints what is new. */
  async #settled(begun: Chat): Promise<Chat> {
    let chat = begun;
    while (chat.status === 'thinking' || chat.actions.some(({ status }) => status === 'approved')) {
      this.#show(chat);
      chat = await this.#client.chats.get(chat.id, { wait_s: WAIT_S });
    }
    this.#show(chat);
    this.chat = chat;
    return chat;
  }

  async #decide(chat: Chat, action: Chat['actions'][number]): Promise<Chat> {
    const { ask } = this.#ways;
    if (ask === null) return chat;
    const yes = /^(y(es)?|j(a)?)$/iu.test((await ask('  Do it? [y/N] ')).trim());
    const decided = { action_id: action.id, wait_s: WAIT_S };
    return this.#settled(
      yes
        ? await this.#client.chats.approve(chat.id, decided)
        : await this.#client.chats.reject(chat.id, decided),
    );
  }

  #show(chat: Chat): void {
    for (const { id, summary, status } of chat.tool_calls) {
      if (status !== 'running') this.#print(id, `  · ${summary}`);
    }
    for (const { id, role, text } of chat.messages) if (role === 'agent') this.#print(id, text);
    for (const action of chat.actions) {
      this.#print(`${action.id} ${action.status}`, `  ${actionText(action)}`);
    }
    const { status, error } = chat;
    if (error !== null) this.#print(status, error.message);
  }

  #print(key: string, text: string): void {
    if (this.#ways.isQuiet || this.#shown.has(key)) return;
    this.#shown.add(key);
    process.stdout.write(`${text.split('\n').map(visible).join('\n')}\n`);
  }
}

function actionText({ tool, arguments: given, status, reason }: Chat['actions'][number]): string {
  if (status === 'proposed') return `${status}: ${tool} ${JSON.stringify(given)}`;
  return `${status}: ${tool}${reason === null ? '' : `: ${reason}`}`;
}
