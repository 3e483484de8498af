/** Messages, tool calls and actions of the chat panel, in names and sentences without ids. */
import { copyOf, fill } from './dialogs.js';
import { byId, first } from './elements.js';
import { lang } from './words.js';

/** @typedef {{ id: string, at: string, tool: string, arguments: Record<string, unknown>, status: string }} Call */
/** @typedef {Call & { summary: string, result: Record<string, any> | null }} ToolCall */
/** @typedef {Call & { reason: string | null }} Action */
/** @typedef {{ id: string, at: string, role: 'user' | 'agent', text: string, removed: string[] }} Message */
/** @typedef {{ key: string, name: string }} Stage */

/** @type {Record<string, string> & { tools: Record<string, string>, arguments: Record<string, string>, states: Record<string, string>, over: Record<string, string> }} */
export const chatWords = JSON.parse(byId('chat-panel').dataset.words ?? '');

/**
 * A wording of the panel with values in braces.
 * @param {string} wording
 * @param {Record<string, unknown>} values
 */
export const filled = (wording, values) =>
  wording.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** @param {string} tool */
const toolName = (tool) => chatWords.tools[tool] ?? tool.replaceAll('_', ' ');

/** @param {Message} message */
export function messageOf({ role, text, removed }) {
  const shown = document.createElement('div');
  shown.className = `said ${role}`;
  const who = document.createElement('strong');
  who.textContent = role === 'user' ? chatWords.you : chatWords.agent;
  const said = document.createElement('p');
  said.textContent = text;
  shown.append(who, said);
  if (removed.length > 0) {
    const hint = document.createElement('p');
    hint.className = 'hint';
    hint.textContent = filled(removed.length === 1 ? chatWords.removedOne : chatWords.removed, {
      count: removed.length,
    });
    shown.append(hint);
  }
  return shown;
}

/**
 * A tool call in one line.
 * @param {ToolCall} call
 */
export function lineOf({ tool, status, summary, result }) {
  const values = { tool: toolName(tool), count: result?.data?.length, reason: summary };
  const isList = Array.isArray(result?.data);
  const wording = status === 'done' ? chatWords[isList ? 'found' : 'done'] : chatWords[status];
  return filled(wording, values);
}

/**
 * A proposed action with all its arguments.
 * @param {Action} action
 * @param {(value: unknown, name: string) => string} wordsFor
 */
export function cardOf(action, wordsFor) {
  const card = copyOf('chat-action');
  const list = first(card, 'dl');
  for (const [name, value] of Object.entries(action.arguments)) {
    const term = document.createElement('dt');
    term.textContent = chatWords.arguments[name] ?? name.replaceAll('_', ' ');
    const description = document.createElement('dd');
    description.textContent = wordsFor(value, name);
    list.append(term, description);
  }
  fill(card, { tool: toolName(action.tool) });
  return card;
}

/**
 * Says how an action stands.
 * @param {HTMLElement} card
 * @param {Action} action
 */
export function tellState(card, { status, reason }) {
  fill(card, { state: filled(chatWords.states[status] ?? status, { reason: reason ?? '' }) });
  first(card, '.buttons').hidden = status !== 'proposed';
}

/**
 * The name of a record that a tool has found, by its id.
 * @param {unknown} found
 * @param {string} id
 * @returns {string | null}
 */
function nameIn(found, id) {
  if (typeof found !== 'object' || found === null) return null;
  const record = /** @type {Record<string, unknown>} */ (found);
  const name = record.id === id || record.job_id === id ? nameOf(record) : null;
  return name ?? firstName(Object.values(record), id);
}

/** @param {Record<string, unknown>} record */
function nameOf({ name, title, job_title: jobTitle, email }) {
  const said = name ?? title ?? jobTitle ?? email;
  return typeof said === 'string' ? said : null;
}

/**
 * @param {unknown[]} all
 * @param {string} id
 */
function firstName(all, id) {
  for (const one of all) {
    const name = nameIn(one, id);
    if (name !== null) return name;
  }
  return null;
}

/**
 * The words for the arguments of actions: names for ids and stages, moments in the page's language.
 * @param {ToolCall[]} calls
 * @param {Stage[]} stages
 */
export function wordsOver(calls, stages) {
  const results = calls.map(({ result }) => result);
  /** @type {(value: unknown, name: string) => string} */
  const wordsFor = (value, name) => {
    if (Array.isArray(value)) return value.map((one) => wordsFor(one, name)).join(', ');
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value)
        .map(([key, one]) => `${key.replaceAll('_', ' ')}: ${wordsFor(one, key)}`)
        .join(', ');
    }
    return textFor(String(value ?? '–'), name);
  };
  /** @type {(text: string, name: string) => string} */
  const textFor = (text, name) => {
    if (name.endsWith('stage')) return stages.find(({ key }) => key === text)?.name ?? text;
    if (/^\d{4}-\d\d-\d\dT/.test(text)) return new Date(text).toLocaleString(lang);
    return /^[a-z]+_[0-9A-Za-z]{20}/.test(text) ? (firstName(results, text) ?? text) : text;
  };
  return wordsFor;
}
