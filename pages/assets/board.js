/** The board: a card is moved by mouse, by keyboard or by its menu. All three make the same call. */
import { copyOf, fill, showProblem } from './dialogs.js';
import { call } from './forms.js';

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
    textContent: 'Undo',
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
  card.dataset.at = key;
  for (const item of card.querySelectorAll('[data-moves]'))
    item.hidden = item.dataset.moves === key;
}

function ask(card, stage, then) {
  const dialog = copyOf('move-dialog');
  const { name } = card.dataset;
  const rejects = stage.type === 'archived';
  fill(dialog, {
    title: rejects ? `Reject ${name}` : `Move ${name} to ${stage.name}`,
    text: rejects ? 'The application ends.' : 'Programs that listen to this account are told.',
    submit: rejects ? 'Reject candidate' : 'Move candidate',
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    card.querySelector('[data-menu]').focus();
  });
  dialog.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const reason = dialog.querySelector('[name=reason]').value.trim();
    dialog.close();
    then(reason === '' ? null : reason);
  });
  document.body.append(dialog);
  dialog.showModal();
}

function move(card, key) {
  if (key === card.dataset.at) return;
  const stage = stageOf(key);
  if (ASKED.includes(stage.type)) ask(card, stage, (reason) => void send(card, key, { reason }));
  else void send(card, key, {});
}

/** Shows the move at once, and takes it back when it is refused. */
async function send(card, key, { reason, isUndo }) {
  const from = card.dataset.at;
  const { name } = card.dataset;
  place(card, key);
  try {
    const body = { stage: key, from_stage: from, job_id: board.dataset.board };
    await call(callOf(card), { ...body, ...(reason && { reason }) });
    const to = stageOf(key).name;
    const undo = () => void send(card, from, { isUndo: true });
    if (isUndo) tell(`${name} is back at ${to}.`);
    else tell(`Moved ${name} to ${to}.`, undo);
  } catch (error) {
    place(card, from);
    if (error.known?.code === 'stage_conflict') await tellConflict(card);
    else {
      tell('');
      showProblem(error);
    }
  }
}

const callOf = (card) => ({
  dataset: { call: `POST /console/api/candidates/${card.dataset.card}/stage` },
});

const later = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Somebody else moved the card first: says who, when and where to, and puts it there. */
async function tellConflict(card) {
  const answer = await fetch(`/console/api/candidates/${card.dataset.card}`);
  if (!answer.ok) return;
  const { data } = await answer.json();
  const application = data.applications.find(({ job_id: id }) => id === board.dataset.board);
  const last = application.history.at(-1);
  const who = last.actor.name ?? last.actor.kind;
  const minutes = Math.round((new Date(last.entered_at).getTime() - Date.now()) / 60_000);
  const when = minutes === 0 ? 'just now' : later.format(minutes, 'minute');
  const stage = stageOf(application.stage);
  if (stage !== undefined) place(card, stage.key);
  const at = stage?.name ?? application.stage;
  tell(`${card.dataset.name} was moved to ${at} by ${who} ${when}. Your move was not made.`);
}

// Keyboard

function lift(card) {
  lifted = { card, key: card.dataset.at };
  card.classList.add('lifted');
  tell(`Lifted ${card.dataset.name}. Tab or arrows choose a stage, Enter drops, Escape cancels.`);
}

function aim(step) {
  columnOf(lifted.key).classList.remove('target');
  const at = stages.findIndex(({ key }) => key === lifted.key);
  const next = stages[(at + step + stages.length) % stages.length];
  lifted.key = next.key;
  columnOf(next.key).classList.add('target');
  columnOf(next.key).scrollIntoView({ inline: 'nearest', block: 'nearest' });
  tell(`Drop on ${next.name}: press Enter.`);
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
    tell('The move was cancelled.');
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
}
