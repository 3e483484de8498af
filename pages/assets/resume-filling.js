/** Fills the empty fields of an application form from the chosen résumé. */

/** @type {HTMLFormElement | null} */
const application = document.querySelector('form[data-resume]');
/** @type {HTMLInputElement | null} */
const resume = application?.querySelector('[data-key=resume] input[type=file]') ?? null;
/** The most entries of a history, as the page says. */
const most = Number(application?.dataset.most);
/** Members of history entries whose inputs have another name. */
const INPUTS = new Map([
  ['location', 'place'],
  ['start_date', 'start'],
  ['end_date', 'end'],
]);

if (application !== null && resume !== null) offer(application, resume);

/**
 * @param {HTMLFormElement} form
 * @param {HTMLInputElement} input
 */
function offer(form, input) {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'quiet';
  input.after(status);
  let last = new AbortController();
  input.addEventListener('change', async () => {
    last.abort();
    last = new AbortController();
    const { signal } = last;
    const file = input.files?.[0];
    status.textContent = '';
    if (file === undefined) return;
    status.textContent = form.dataset.reading ?? '';
    const answers = await read(form, file, signal);
    if (!signal.aborted)
      status.textContent = answers === null ? (form.dataset.unread ?? '') : fill(form, answers);
  });
  form.addEventListener('input', ({ isTrusted, target }) => {
    if (isTrusted && target instanceof Element)
      target.closest('[data-key]')?.querySelector('.from-resume')?.remove();
  });
}

/**
 * The answers that the résumé gives; null if it cannot be read.
 * @param {HTMLFormElement} form
 * @param {File} file
 * @param {AbortSignal} signal
 * @returns {Promise<Record<string, unknown> | null>}
 */
async function read(form, file, signal) {
  const body = new FormData();
  body.set('file', file);
  try {
    const answer = await fetch(form.dataset.resume ?? '', { method: 'POST', body, signal });
    return answer.ok ? (await answer.json()).data.fields : null;
  } catch {
    return null;
  }
}

/**
 * Returns what to say about it.
 * @param {HTMLFormElement} form
 * @param {Record<string, unknown>} answers
 */
function fill(form, answers) {
  let filled = 0;
  for (const [key, answer] of Object.entries(answers)) {
    const question = form.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (question === null || !fillQuestion(question, key, answer)) continue;
    filled += 1;
    const mark = document.createElement('p');
    mark.className = 'quiet from-resume';
    mark.textContent = form.dataset.mark ?? '';
    document.getElementById(`field-${key}-hint`)?.append(mark);
  }
  form.dispatchEvent(new Event('input'));
  return `${form.dataset.filled}: ${filled}`;
}

/**
 * Fills a question that has no answer yet. Returns whether it did.
 * @param {Element} question
 * @param {string} key
 * @param {unknown} answer
 */
function fillQuestion(question, key, answer) {
  if (textsIn(question).some(({ value }) => value.trim() !== '')) return false;
  if (Array.isArray(answer)) makeRoom(question, answer.length);
  let isFilled = false;
  for (const [name, text] of inputsFor(key, answer)) {
    const input = textsIn(question).find((one) => one.name === name);
    if (input === undefined) continue;
    input.value = text;
    input.dispatchEvent(new Event('input'));
    if (input.value !== '') isFilled = true;
    // A list without that option.
    else input.value = '';
  }
  return isFilled;
}

/**
 * The names and texts of the inputs of an answer.
 * @param {string} key
 * @param {unknown} answer
 * @returns {[string, string][]}
 */
function inputsFor(key, answer) {
  if (Array.isArray(answer)) {
    return answer.flatMap((entry, index) =>
      Object.entries(entry).map(([member, text]) => {
        const name = `f.${key}.${index}.${INPUTS.get(member) ?? member}`;
        return /** @type {[string, string]} */ ([name, String(text)]);
      }),
    );
  }
  const text =
    typeof answer === 'object' && answer !== null && 'text' in answer ? answer.text : answer;
  return [[`f.${key}`, String(text)]];
}

/**
 * The text inputs of a question.
 * @param {Element} question
 */
function textsIn(question) {
  const found = question.querySelectorAll('input, textarea, select');
  return [.../** @type {NodeListOf<HTMLInputElement>} */ (found)].filter(
    ({ type }) => !['hidden', 'file', 'radio', 'checkbox'].includes(type),
  );
}

/**
 * Adds blocks to a history, up to as many as an application takes.
 * @param {Element} question
 * @param {number} entries
 */
function makeRoom(question, entries) {
  const blocks = question.querySelectorAll('fieldset > fieldset');
  let last = blocks[blocks.length - 1];
  for (
    let index = blocks.length;
    last !== undefined && index < Math.min(entries, most);
    index += 1
  ) {
    const block = /** @type {Element} */ (last.cloneNode(true));
    number(block, index);
    last.after(block);
    last = block;
  }
}

/**
 * Empties a block and gives it the number of its place.
 * @param {Element} block
 * @param {number} index
 */
function number(block, index) {
  const named = (/** @type {string} */ name) => name.replace(`.${index - 1}.`, `.${index}.`);
  for (const label of block.querySelectorAll('label')) label.htmlFor = named(label.htmlFor);
  for (const input of textsIn(block)) {
    input.name = input.id = named(input.name);
    input.value = '';
  }
  const legend = block.querySelector('legend');
  if (legend !== null)
    legend.textContent = `${legend.textContent}`.replace(`${index}`, `${index + 1}`);
}
