/** The board: a card is moved by mouse, by keyboard or by its menu. All three make the same call. */
import { cardOf } from './board-card.js';
import { keepFresh } from './board-refresh.js';
import { copyOf, fill, showDialog, showProblem } from './dialogs.js';
import { all, byId, first, targetOf } from './elements.js';
import { tellProblem } from './faults.js';
import { call, CallError } from './forms.js';
import { lang, say } from './words.js';

const UNDO_MS = 8_000;
/** Moves to stages of these types write to people, so they ask first. */
const ASKED = ['offer', 'hired', 'archived'];

/** @type {HTMLElement} */
let board;
/** @type {Stage[]} */
let stages = [];
/** @typedef {{ key: string, name: string, type: string }} Stage */

/** The card that the keyboard has lifted, and the column that it would drop on. */
/** @type {{ card: HTMLElement, key: string } | null} */
let lifted = null;
let undoTimer = 0;

/** @param {string} key */
const columnOf = (key) => first(board, `[data-stage="${CSS.escape(key)}"]`);

/**
 * @param {string} id
 * @returns {HTMLElement | null}
 */
const cardWith = (id) => board.querySelector(`[data-card="${CSS.escape(id)}"]`);

/** @param {string} key */
const stageOf = (key) => stages.find((stage) => stage.key === key);

/**
 * Says what happened, with a button where it can be taken back.
 * @param {string} text
 * @param {() => void} [undo]
 */
function tell(text, undo) {
  const place = byId('moved');
  window.clearTimeout(undoTimer);
  place.replaceChildren(text);
  if (undo === undefined) return;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: say('undo'),
  });
  button.addEventListener('click', undo);
  place.append(' ', button);
  undoTimer = window.setTimeout(() => button.remove(), UNDO_MS);
}

/**
 * Puts a card into a column, and counts anew.
 * @param {HTMLElement} card
 * @param {string} key
 */
function place(card, key) {
  count(atOf(card), -1);
  count(key, 1);
  first(columnOf(key), 'ul').prepend(card);
  putAt(card, key);
}

/**
 * @param {string} key
 * @param {number} step
 */
function count(key, step) {
  const shown = first(columnOf(key), '.count');
  shown.textContent = String(Number(shown.textContent) + step);
}

/** The column that a card is in. @param {HTMLElement} card */
const atOf = (card) => card.dataset.at ?? '';

/**
 * @param {HTMLElement} card
 * @param {string} key
 */
function putAt(card, key) {
  card.dataset.at = key;
  for (const item of all(card, '[data-moves]')) item.hidden = item.dataset.moves === key;
}

/**
 * @param {HTMLElement} card
 * @param {Stage} stage
 * @param {(reason: string | null) => Promise<void>} then
 */
function ask(card, stage, then) {
  const dialog = /** @type {HTMLDialogElement} */ (copyOf('move-dialog'));
  const { name } = card.dataset;
  const rejects = stage.type === 'archived';
  fill(dialog, {
    title: rejects ? say('reject', { name }) : say('moveTo', { name, stage: stage.name }),
    text: say(rejects ? 'rejecting' : 'listenersTold'),
    submit: say(rejects ? 'rejectCandidate' : 'moveCandidate'),
  });
  first(dialog, 'form').addEventListener('submit', (event) => {
    event.preventDefault();
    void decide(dialog, then);
  });
  showDialog(dialog, first(card, '[data-menu]'));
}

/**
 * The dialog stays open with its reason until the move is made.
 * @param {HTMLDialogElement} dialog
 * @param {(reason: string | null) => Promise<void>} then
 */
async function decide(dialog, then) {
  const button = /** @type {HTMLButtonElement} */ (first(dialog, '[type=submit]'));
  if (button.disabled) return;
  button.disabled = true;
  const field = /** @type {HTMLTextAreaElement} */ (first(dialog, '[name=reason]'));
  const reason = field.value.trim();
  try {
    await then(reason === '' ? null : reason);
    dialog.close();
  } catch (error) {
    tellProblem(first(dialog, '[data-problem]'), error);
  } finally {
    button.disabled = false;
  }
}

/**
 * @param {HTMLElement} card
 * @param {string} key
 */
function move(card, key) {
  if (key === card.dataset.at) return;
  const stage = stageOf(key);
  if (stage === undefined) return;
  if (ASKED.includes(stage.type)) ask(card, stage, (reason) => send(card, key, { reason }));
  else void sendOrTell(card, key, {});
}

/**
 * @param {HTMLElement} card
 * @param {string} key
 * @param {MoveOptions} options
 */
async function sendOrTell(card, key, options) {
  try {
    await send(card, key, options);
  } catch (error) {
    showProblem(error);
  }
}

/** @typedef {{ reason?: string | null, isUndo?: boolean }} MoveOptions */

/** Moves that wait for an answer. */
let sending = 0;

/**
 * Shows the move at once, and takes it back when it is refused. @throws then, except for a conflict.
 * @param {HTMLElement} card
 * @param {string} key
 * @param {MoveOptions} options
 */
async function send(card, key, { reason, isUndo }) {
  const from = atOf(card);
  const { name } = card.dataset;
  place(card, key);
  sending += 1;
  try {
    const body = { stage: key, from_stage: from, job_id: board.dataset.board };
    await call(callOf(card), { ...body, ...(reason && { reason }) });
    const values = { name, stage: stageOf(key)?.name };
    const undo = () => void sendOrTell(card, from, { isUndo: true });
    if (isUndo) tell(say('movedBack', values));
    else tell(say('moved', values), undo);
  } catch (error) {
    place(card, from);
    tell('');
    if (!(error instanceof CallError) || error.known.code !== 'stage_conflict') throw error;
    await tellConflict(card);
  } finally {
    sending -= 1;
  }
}

/** @param {HTMLElement} card */
const callOf = (card) => ({
  dataset: { call: `POST /console/api/candidates/${card.dataset.card}/stage` },
});

const later = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });

/**
 * Somebody else moved the card first: says who, when and where to, and puts it there.
 * @param {HTMLElement} card
 */
async function tellConflict(card) {
  const answer = await fetch(`/console/api/candidates/${card.dataset.card}`);
  if (!answer.ok) return;
  const { data } = await answer.json();
  const application = data.applications.find(
    (/** @type {{ job_id: string }} */ { job_id: id }) => id === board.dataset.board,
  );
  const last = application.history.at(-1);
  const who = last.actor.name ?? last.actor.kind;
  const minutes = Math.round((new Date(last.entered_at).getTime() - Date.now()) / 60_000);
  const when = minutes === 0 ? say('justNow') : later.format(minutes, 'minute');
  const stage = stageOf(application.stage);
  if (stage !== undefined) place(card, stage.key);
  const at = stage?.name ?? application.stage;
  tell(say('conflict', { name: card.dataset.name, stage: at, who, when }));
}

// Keyboard

/** @param {HTMLElement} card */
function lift(card) {
  lifted = { card, key: atOf(card) };
  card.classList.add('lifted');
  tell(say('lifted', { name: card.dataset.name }));
}

/**
 * @param {{ card: HTMLElement, key: string }} held
 * @param {number} step
 */
function aim(held, step) {
  columnOf(held.key).classList.remove('target');
  const at = stages.findIndex(({ key }) => key === held.key);
  const next = stages[(at + step + stages.length) % stages.length];
  held.key = next.key;
  columnOf(next.key).classList.add('target');
  columnOf(next.key).scrollIntoView({ inline: 'nearest', block: 'nearest' });
  tell(say('drop', { stage: next.name }));
}

/** @param {{ card: HTMLElement, key: string }} held */
function letGo({ card, key }) {
  lifted = null;
  card.classList.remove('lifted');
  columnOf(key).classList.remove('target');
  return { card, key };
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (lifted === null) return;
  /** @type {Record<string, number | undefined>} */
  const steps = { Tab: event.shiftKey ? -1 : 1, ArrowRight: 1, ArrowLeft: -1 };
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    aim(lifted, step);
  } else if (event.key === 'Escape') {
    letGo(lifted);
    tell(say('cancelled'));
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    const { card, key } = letGo(lifted);
    tell('');
    move(card, key);
    if (document.querySelector('dialog') === null) first(card, '[data-lifts]').focus();
  }
}

// Mouse

/** @param {DragEvent} event */
function onDragStart(event) {
  const { dataTransfer } = event;
  /** @type {HTMLElement | null} */
  const card = targetOf(event).closest('[data-card]');
  if (card === null || dataTransfer === null) {
    onDrag(event);
    return;
  }
  dataTransfer.setData('text/plain', card.dataset.card ?? '');
  dataTransfer.effectAllowed = 'move';
}

/** @param {DragEvent} event */
function onDrag(event) {
  /** @type {HTMLElement | null} */
  const column = targetOf(event).closest('[data-stage]');
  for (const other of board.querySelectorAll('.target')) other.classList.remove('target');
  if (column === null) return;
  event.preventDefault();
  if (event.type === 'dragover') column.classList.add('target');
  if (event.type !== 'drop') return;
  const dropped = cardWith(event.dataTransfer?.getData('text/plain') ?? '');
  if (dropped !== null) move(dropped, column.dataset.stage ?? '');
}

// Others

/**
 * Shows where others have moved candidates, and who is new.
 * @param {import('./board-refresh.js').Found} found
 */
function show({ cards, counts }) {
  for (const candidate of cards) {
    const { stage } = candidate.application;
    const card = cardWith(candidate.id) ?? cardOf(candidate);
    if (stageOf(stage) === undefined || card.dataset.at === stage) continue;
    first(columnOf(stage), 'ul').prepend(card);
    putAt(card, stage);
  }
  for (const [key, count] of counts) {
    if (stageOf(key) !== undefined) first(columnOf(key), '.count').textContent = String(count);
  }
}

/** Shows further candidates of a column, after those that it has. @param {HTMLElement} button */
async function loadMore(button) {
  const column = first(board, `#${CSS.escape(button.dataset.more ?? '')}`);
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  try {
    const { readMore } = await import('./board-more.js');
    const read = await readMore(column, board.dataset.board ?? '');
    const cards = read.flatMap(({ card: candidate, from }) => {
      if (cardWith(candidate.id) !== null) return [];
      const card = cardOf(candidate, `?${from}`);
      putAt(card, column.dataset.stage ?? '');
      return card;
    });
    first(column, 'ul').append(...cards);
    cards[0]?.querySelector('a')?.focus();
  } catch (error) {
    showProblem(error);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** Nobody is in the middle of a move or of reading a menu. */
function isIdle() {
  const isOpen = document.querySelector('dialog, [role=menu]:not([hidden])') !== null;
  return lifted === null && sending === 0 && !isOpen;
}

/** @param {HTMLElement} element */
export function startBoard(element) {
  board = element;
  stages = JSON.parse(element.dataset.stages ?? '[]');
  element.addEventListener('click', (event) => {
    /** @type {HTMLElement | null} */
    const control = targetOf(event).closest('[data-moves], [data-lifts], [data-more]');
    if (control === null) return;
    if ('more' in control.dataset) void loadMore(control);
    /** @type {HTMLElement | null} */
    const card = control.closest('[data-card]');
    if (card === null) return;
    if (control.dataset.moves !== undefined) move(card, control.dataset.moves);
    // A click by the keyboard lifts the card; the mouse drags it.
    else if (event.detail === 0 && lifted === null) lift(card);
  });
  document.addEventListener('keydown', onKey);
  element.addEventListener('dragstart', onDragStart);
  element.addEventListener('dragover', onDrag);
  element.addEventListener('drop', onDrag);
  element.addEventListener('dragend', () => {
    for (const other of element.querySelectorAll('.target')) other.classList.remove('target');
  });
  keepFresh(board.dataset.board ?? '', { mayShow: isIdle, show });
}
