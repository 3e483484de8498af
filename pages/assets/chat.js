/** The panel of the platform agent. It shows the chat as the API has it, again after every event. */
import {
  cardOf,
  chatWords,
  filled,
  lineOf,
  messageOf,
  tellState,
  wordsOver,
} from './chat-cards.js';
import { copyOf } from './dialogs.js';
import { first } from './elements.js';
import { tellProblem } from './faults.js';
import { call, read } from './forms.js';
import { lang } from './words.js';

const CHATS = '/v1/agent/chats';
const EVENTS = ['text', 'tool_call', 'action', 'status'];
/** The chat of this tab, so that it goes on after a change of the page. */
const KEPT = 'openrole-chat';

/** @typedef {{ cost_usd_micros: number, chat_limit_usd_micros: number }} Usage */
/** @typedef {{ id: string, status: string, usage: Usage, messages: import('./chat-cards.js').Message[], tool_calls: import('./chat-cards.js').ToolCall[], actions: import('./chat-cards.js').Action[] }} Chat */

/** @type {HTMLElement | null} */
let panel = null;
/** @type {Chat | null} */
let chat = null;
/** @type {EventSource | null} */
let events = null;
/** @type {import('./chat-cards.js').Stage[]} */
let stages = [];
/** The elements shown, by id. @type {Map<string, HTMLElement>} */
const shown = new Map();

/** A chat; null when there is none, or no answer. @param {string} id @returns {Promise<Chat | null>} */
const readChat = (id) => read(`${CHATS}/${encodeURIComponent(id)}`).catch(() => null);

/**
 * @param {string} path
 * @param {Record<string, unknown>} body
 * @returns {Promise<any>}
 */
const post = (path, body) => call({ dataset: { call: `POST /console/api${CHATS}${path}` } }, body);

/** The record that the page shows. */
function contextHere() {
  const [, id = ''] = /\/(cand_\w+|job_\w+)/.exec(window.location.pathname) ?? [];
  if (id === '') return null;
  return id.startsWith('cand_') ? { candidate_id: id } : { job_id: id };
}

/** @param {HTMLElement} root */
function showChat(root) {
  if (chat === null) return;
  const { status, messages, tool_calls: calls, actions } = chat;
  const log = first(root, '.log');
  const inOrder = [
    ...messages.map((one) => ({ one, make: () => messageOf(one), tell: () => {} })),
    ...calls.map((one) => ({ one, make: callLine, tell: tellCall(one) })),
    ...actions.map((one) => ({
      one,
      make: () => withButtons(root, one),
      tell: (/** @type {HTMLElement} */ card) => tellState(card, one),
    })),
  ].sort((a, b) => a.one.at.localeCompare(b.one.at));
  for (const { one, make, tell } of inOrder) tell(placed(log, one.id, make));
  const isBusy = status === 'thinking' || actions.some((one) => one.status === 'approved');
  first(root, '[role=status]').textContent = isBusy
    ? chatWords.thinking
    : (chatWords.over[status] ?? '');
  first(root, '[data-stops]').hidden = !isBusy;
  tellCost(first(root, '[data-cost]'), chat.usage);
  if (!isBusy) leave();
}

/**
 * The element of a part of the chat; a new one stands at the end.
 * @param {HTMLElement} log
 * @param {string} id
 * @param {() => HTMLElement} make
 */
function placed(log, id, make) {
  const known = shown.get(id);
  if (known !== undefined) return known;
  const made = make();
  shown.set(id, made);
  log.append(made);
  made.scrollIntoView({ block: 'nearest' });
  return made;
}

const callLine = () => Object.assign(document.createElement('p'), { className: 'hint' });

/** @param {import('./chat-cards.js').ToolCall} call */
const tellCall = (call) => (/** @type {HTMLElement} */ line) => (line.textContent = lineOf(call));

const dollars = new Intl.NumberFormat(lang, { style: 'currency', currency: 'USD' });

/**
 * Says what a paid chat has cost, and where it ends.
 * @param {HTMLElement} place
 * @param {Usage} usage
 */
function tellCost(place, { cost_usd_micros: cost, chat_limit_usd_micros: limit }) {
  place.hidden = cost === 0;
  const values = { cost: dollars.format(cost / 1e6), limit: dollars.format(limit / 1e6) };
  place.textContent = filled(chatWords.cost, values);
}

/**
 * @param {HTMLElement} root
 * @param {import('./chat-cards.js').Action} action
 */
function withButtons(root, action) {
  const card = cardOf(action, wordsOver(chat?.tool_calls ?? [], stages));
  for (const [button, step] of [
    ['[data-approves]', 'approve'],
    ['[data-rejects]', 'reject'],
  ]) {
    first(card, button).addEventListener('click', () => {
      void act(root, () => post(`/${chat?.id}/${step}`, { action_id: action.id }));
    });
  }
  return card;
}

/**
 * Makes a call that answers with the chat, shows it, and follows it.
 * @param {HTMLElement} root
 * @param {() => Promise<Chat>} make
 */
async function act(root, make) {
  const problem = first(root, '[data-problem]');
  problem.hidden = true;
  try {
    chat = await make();
    window.sessionStorage.setItem(KEPT, chat.id);
    follow(root, chat.id);
    showChat(root);
    return true;
  } catch (error) {
    tellProblem(problem, error);
    return false;
  }
}

/**
 * @param {HTMLElement} root
 * @param {string} id
 */
function follow(root, id) {
  leave();
  const source = new EventSource(`/console/api${CHATS}/${encodeURIComponent(id)}/events`);
  let isReading = false;
  let isStale = false;
  const refresh = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale && events === source) {
      isStale = false;
      const latest = await readChat(id);
      if (latest !== null && events === source) {
        chat = latest;
        showChat(root);
      }
    }
    isReading = false;
  };
  for (const name of EVENTS) source.addEventListener(name, () => void refresh());
  events = source;
}

function leave() {
  events?.close();
  events = null;
}

/** @param {HTMLElement} root */
async function send(root) {
  const form = /** @type {HTMLFormElement} */ (first(root, 'form'));
  const field = /** @type {HTMLTextAreaElement} */ (first(form, 'textarea'));
  const button = /** @type {HTMLButtonElement} */ (first(form, '[type=submit]'));
  const message = field.value.trim();
  if (message === '' || button.disabled) return;
  button.disabled = true;
  const context = contextHere();
  const isSent = await act(root, () =>
    chat === null || ['stopped', 'expired', 'failed'].includes(chat.status)
      ? startOver(root, { message, ...(context !== null && { context }) })
      : post(`/${chat.id}/messages`, { message }),
  );
  button.disabled = false;
  if (isSent) field.value = '';
  field.focus();
}

/**
 * @param {HTMLElement} root
 * @param {Record<string, unknown>} body
 */
function startOver(root, body) {
  forget(root);
  return post('', body);
}

/** @param {HTMLElement} root */
function forget(root) {
  leave();
  chat = null;
  shown.clear();
  window.sessionStorage.removeItem(KEPT);
  first(root, '.log').replaceChildren();
  first(root, '[role=status]').textContent = '';
}

/** @param {HTMLElement} opener */
function build(opener) {
  const root = copyOf('chat-panel');
  first(root, '[data-here]').hidden = contextHere() === null;
  first(root, 'form').addEventListener('submit', (event) => {
    event.preventDefault();
    void send(root);
  });
  first(root, 'textarea').addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void send(root);
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(opener, false);
  });
  first(root, '[data-hides]').addEventListener('click', () => show(opener, false));
  first(root, '[data-new]').addEventListener('click', () => forget(root));
  first(root, '[data-stops]').addEventListener('click', () => {
    void act(root, () => post(`/${chat?.id}/stop`, {}));
  });
  document.body.append(root);
  return root;
}

/** Shows the chat of the tab again. @param {HTMLElement} root */
async function restore(root) {
  stages = await read('/pipeline-stages').catch(() => []);
  const kept = window.sessionStorage.getItem(KEPT);
  if (kept === null) return;
  chat = await readChat(kept);
  if (chat === null) return;
  follow(root, chat.id);
  showChat(root);
}

/**
 * @param {HTMLElement} opener
 * @param {boolean} isOpen
 */
function show(opener, isOpen) {
  if (panel === null) return;
  panel.hidden = !isOpen;
  opener.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) first(panel, 'textarea').focus();
  else opener.focus();
}

/** Opens the panel, or hides it. @param {HTMLElement} opener */
export async function toggleChat(opener) {
  if (panel !== null) {
    show(opener, Boolean(panel.hidden));
    return;
  }
  panel = build(opener);
  show(opener, true);
  await restore(panel);
}
