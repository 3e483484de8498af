/** Sends a table with a form: the file, and what each of its columns is read as. */
import { ShownError } from './conflicts.js';
import { copyOf, fill } from './dialogs.js';
import { all, controlsOf, first } from './elements.js';
import { bodyOf, call, CallError } from './forms.js';

/** @typedef {{ column: string, member: string | null }} Column */

/** @param {HTMLFormElement} form */
export async function send(form) {
  const body = { ...bodyOf(form), ...(await fileOf(form)) };
  const pickers = /** @type {HTMLSelectElement[]} */ (all(form, '[data-column]'));
  const asked = pickers.length > 0;
  try {
    return await call(form, { ...body, ...(asked && { mapping: mappingOf(pickers) }) });
  } catch (error) {
    if (asked || !('file' in body) || !lacksColumns(error)) throw error;
    await offerColumns(form, body);
    throw new ShownError();
  }
}

/** @param {unknown} error */
function lacksColumns(error) {
  return error instanceof CallError && error.known.details?.[0]?.path === 'mapping';
}

/**
 * The chosen file, if there is one.
 * @param {HTMLFormElement} form
 */
async function fileOf(form) {
  const input = controlsOf(form).find(({ type }) => type === 'file');
  const file = input?.files?.[0];
  if (file === undefined) return {};
  return { file: { filename: file.name, content_base64: await contentOf(file) } };
}

/**
 * @param {Blob} file
 * @returns {Promise<string>}
 */
function contentOf(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

/** @param {HTMLSelectElement[]} pickers */
function mappingOf(pickers) {
  return Object.fromEntries(
    pickers.map(({ dataset, value }) => [dataset.column ?? '', value === '' ? null : value]),
  );
}

/**
 * Asks what the columns are, when too few are known by their names.
 * @param {HTMLFormElement} form
 * @param {Record<string, any>} body
 */
async function offerColumns(form, { kind, file }) {
  const reader = { dataset: { call: 'POST /console/api/import-columns' } };
  /** @type {{ columns: Column[] }} */
  const { columns } = await call(reader, { kind, file });
  const place = first(form, '[data-columns]');
  const pickers = columns.map(({ column, member }, index) => {
    const picker = copyOf(`picker-${kind}`);
    fill(picker, { column });
    const select = /** @type {HTMLSelectElement} */ (first(picker, 'select'));
    Object.assign(select, { id: `column-${index}`, value: member ?? '' });
    select.dataset.column = column;
    first(picker, 'label').setAttribute('for', select.id);
    return picker;
  });
  first(form, '[data-problem]').hidden = true;
  place.append(...pickers);
  place.hidden = false;
  first(place, 'select').focus();
  // Other tables and kinds have other columns.
  const clear = (/** @type {Event} */ { target }) => {
    if (!(target instanceof HTMLElement) || place.contains(target)) return;
    for (const picker of pickers) picker.remove();
    place.hidden = true;
    form.removeEventListener('change', clear);
  };
  form.addEventListener('change', clear);
}
