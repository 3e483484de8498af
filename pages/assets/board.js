/** The board: a card is moved by mouse, by keyboard or by its menu. All three make the same call. */
import { keepFresh } from './board-refresh.js';
import { copyOf, fill, showDialog, showProblem } from './dialogs.js';
import { call, tellProblem } from './forms.js';
import { lang, say } from './words.js';

const UNDO_MS = 8_000;
/** Moves to stages of these types write to people, so they ask first. */
const ASKED = ['offer', 'hired', 'archived'];

let board = null;
let stages = [];
/** The card that the keyboard has lifted, and the column that it would drop on. */
let lifted = null;
let undoTimer = 0;

const columnOf = (key) => board.querySelector(`[data-stage="${CSS.escape(key)}"]`);
const stageOf = (key) => stages.find((stage) => stage.key === key);

/** Says what happened, with a button where it can be taken back. */
function tell(text, undo) {
  const place = document.getElementById('moved');
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

/** Puts a card into a column, and counts anew. */
function place(card, key) {
  for (const [column, step] of [
    [columnOf(card.dataset.at), -1],
    [columnOf(key), 1],
  ]) {
    const count = column.querySelector('.count');
    count.textContent = String(Number(count.textContent) + step);
  }
  columnOf(key).querySelector('ul').prepend(card);
  putAt(card, key);
}

function putAt(card, key) {
  card.dataset.at = key;
  for (const item of card.querySelectorAll('[data-moves]'))
    item.hidden = item.dataset.moves === key;
}

function ask(card, stage, then) {
  const dialog = copyOf('move-dialog');
  const { name } = card.dataset;
  const rejects = stage.type === 'archived';
  fill(dialog, {
    title: rejects ? say('reject', { name }) : say('moveTo', { name, stage: stage.name }),
    text: say(rejects ? 'rejecting' : 'listenersTold'),
    submit: say(rejects ? 'rejectCandidate' : 'moveCandidate'),
  });
  dialog.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void decide(dialog, then);
  });
  showDialog(dialog, card.querySelector('[data-menu]'));
}

/** The dialog stays open with its reason until the move is made. */
async function decide(dialog, then) {
  const button = dialog.querySelector('[type=submit]');
  if (button.disabled) return;
  button.disabled = true;
  const reason = dialog.querySelector('[name=reason]').value.trim();
  try {
    await then(reason === '' ? null : reason);
    dialog.close();
  } catch (error) {
    tellProblem(dialog.querySelector('[data-problem]'), error);
  } finally {
    button.disabled = false;
  }
}

function move(card, key) {
  if (key === card.dataset.at) return;
  const stage = stageOf(key);
  if (ASKED.includes(stage.type)) ask(card, stage, (reason) => send(card, key, { reason }));
  else void sendOrTell(card, key, {});
}

async function sendOrTell(card, key, options) {
  try {
    await send(card, key, options);
  } catch (error) {
    showProblem(error);
  }
}

/** Moves that wait for an answer. */
let sending = 0;

/** Shows the move at once, and takes it back when it is refused. @throws then, except for a conflict. */
async function send(card, key, { reason, isUndo }) {
  const from = card.dataset.at;
  const { name } = card.dataset;
  place(card, key);
  sending += 1;
  try {
    const body = { stage: key, from_stage: from, job_id: board.dataset.board };
    await call(callOf(card), { ...body, ...(reason && { reason }) });
    const values = { name, stage: stageOf(key).name };
    const undo = () => void sendOrTell(card, from, { isUndo: true });
    if (isUndo) tell(say('movedBack', values));
    else tell(say('moved', values), undo);
  } catch (error) {
    place(card, from);
    tell('');
    if (error.known?.code !== 'stage_conflict') throw error;
    await tellConflict(card);
  } finally {
    sending -= 1;
  }
}

const callOf = (card) => ({
  dataset: { call: `POST /console/api/candidates/${card.dataset.card}/stage` },
});

const later = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });

/** Somebody else moved the card first: says who, when and where to, and puts it there. */
async function tellConflict(card) {
  const answer = await fetch(`/console/api/candidates/${card.dataset.card}`);
  if (!answer.ok) return;
  const { data } = await answer.json();
  const application = data.applications.find(({ job_id: id }) => id === board.dataset.board);
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

function lift(card) {
  lifted = { card, key: card.dataset.at };
  card.classList.add('lifted');
  tell(say('lifted', { name: card.dataset.name }));
}

function aim(step) {
  columnOf(lifted.key).classList.remove('target');
  const at = stages.findIndex(({ key }) => key === lifted.key);
  const next = stages[(at + step + stages.length) % stages.length];
  lifted.key = next.key;
  columnOf(next.key).classList.add('target');
  columnOf(next.key).scrollIntoView({ inline: 'nearest', block: 'nearest' });
  tell(say('drop', { stage: next.name }));
}

function letGo() {
  const { card, key } = lifted;
  lifted = null;
  card.classList.remove('lifted');
  columnOf(key).classList.remove('target');
  return { card, key };
}

function onKey(event) {
  if (lifted === null) return;
  const step = { Tab: event.shiftKey ? -1 : 1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    aim(step);
  } else if (event.key === 'Escape') {
    letGo();
    tell(say('cancelled'));
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    const { card, key } = letGo();
    tell('');
    move(card, key);
    if (document.querySelector('dialog') === null) card.querySelector('[data-lifts]').focus();
  }
}

// Mouse

function onDrag(event) {
  const card = event.target.closest?.('[data-card]');
  if (event.type === 'dragstart' && card) {
    event.dataTransfer.setData('text/plain', card.dataset.card);
    event.dataTransfer.effectAllowed = 'move';
    return;
  }
  const column = event.target.closest?.('[data-stage]');
  for (const other of board.querySelectorAll('.target')) other.classList.remove('target');
  if (!column) return;
  event.preventDefault();
  if (event.type === 'dragover') column.classList.add('target');
  if (event.type !== 'drop') return;
  const id = event.dataTransfer.getData('text/plain');
  const dropped = board.querySelector(`[data-card="${CSS.escape(id)}"]`);
  if (dropped !== null) move(dropped, column.dataset.stage);
}

// Others

/** Shows where others have moved candidates, and who is new. */
function show({ cards, counts }) {
  for (const candidate of cards) {
    const { stage } = candidate.application;
    const column = columnOf(stage);
    const card =
      board.querySelector(`[data-card="${CSS.escape(candidate.id)}"]`) ?? cardOf(candidate);
    if (column === null || card.dataset.at === stage) continue;
    column.querySelector('ul').prepend(card);
    putAt(card, stage);
  }
  for (const [key, count] of counts) {
    const column = columnOf(key);
    if (column !== null) column.querySelector('.count').textContent = String(count);
  }
}

/** A card of a new candidate. */
function cardOf({ id, name, email, source, tags, application }) {
  const card = copyOf('card');
  const shown = name ?? email ?? say('nameless');
  Object.assign(card.dataset, { card: id, name: shown, at: '' });
  for (const named of card.querySelectorAll('[aria-label]')) {
    named.setAttribute(
      'aria-label',
      named.getAttribute('aria-label').replace('{name}', () => shown),
    );
  }
  for (const link of card.querySelectorAll('a')) {
    link.setAttribute('href', `/console/candidates/${encodeURIComponent(id)}`);
    if (link.textContent === '{name}') link.textContent = shown;
  }
  const at = new Date(application.submitted_at);
  const when = at.toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const parts = [when, source, tags.join(', ')].filter((part) => part !== null && part !== '');
  card.querySelector('.hint').textContent = parts.join(' · ');
  return card;
}

/** Nobody is in the middle of a move or of reading a menu. */
function isIdle() {
  const isOpen = document.querySelector('dialog, [role=menu]:not([hidden])') !== null;
  return lifted === null && sending === 0 && !isOpen;
}

export function startBoard(element) {
  board = element;
  stages = JSON.parse(element.dataset.stages);
  element.addEventListener('click', (event) => {
    const control = event.target.closest('[data-moves], [data-lifts]');
    if (control === null) return;
    const card = control.closest('[data-card]');
    if ('moves' in control.dataset) move(card, control.dataset.moves);
    // A click by the keyboard lifts the card; the mouse drags it.
    else if (event.detail === 0 && lifted === null) lift(card);
  });
  document.addEventListener('keydown', onKey);
  for (const type of ['dragstart', 'dragover', 'drop']) element.addEventListener(type, onDrag);
  element.addEventListener('dragend', () => {
    for (const other of element.querySelectorAll('.target')) other.classList.remove('target');
  });
  keepFresh(board.dataset.board, { mayShow: isIdle, show });
}
