/**
 * Behaviour of the console's pages: menus, dialogs, and forms that call /console/api. Markup says what a control does;
 * nothing here knows a page. Text is set with textContent only.
 */

const later = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Shows how long ago moments were; the exact one stays in the title. */
function tellTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const seconds = (new Date(time.dateTime).getTime() - Date.now()) / 1000;
    const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60];
    time.title = time.textContent;
    time.textContent = later.format(Math.trunc(seconds / length), unit);
  }
}

function fill(root, values) {
  for (const slot of root.querySelectorAll('[data-slot]')) {
    const value = values[slot.dataset.slot];
    if (value !== undefined) slot.textContent = String(value);
  }
}

function copyOf(templateId) {
  return document.getElementById(templateId).content.cloneNode(true).firstElementChild;
}

// Menus

let openMenu = null;

function closeMenu(returnFocus) {
  if (openMenu === null) return;
  const { button, list } = openMenu;
  openMenu = null;
  list.hidden = true;
  button.setAttribute('aria-expanded', 'false');
  if (returnFocus) button.focus();
}

function showMenu(button) {
  closeMenu(false);
  const list = button.nextElementSibling;
  list.hidden = false;
  button.setAttribute('aria-expanded', 'true');
  openMenu = { button, list };
  const { bottom, right } = button.getBoundingClientRect();
  const above = bottom + list.offsetHeight > window.innerHeight;
  list.classList.toggle('above', above);
  list.style.setProperty(
    'inset-block-start',
    `${above ? bottom - list.offsetHeight - 40 : bottom}px`,
  );
  list.style.setProperty('inset-inline-start', `${Math.max(8, right - list.offsetWidth)}px`);
  list.querySelector('[role=menuitem]')?.focus();
}

function moveInMenu(event) {
  const items = [...openMenu.list.querySelectorAll('[role=menuitem]')];
  const at = items.indexOf(document.activeElement);
  const places = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  if (event.key in places) {
    event.preventDefault();
    items[places[event.key]].focus();
  }
  if (event.key === 'Escape') closeMenu(true);
  if (event.key === 'Tab') closeMenu(false);
}

// Dialogs

function openDialog(opener) {
  const from = opener.closest('[role=menu]')?.previousElementSibling ?? opener;
  const values = JSON.parse(opener.dataset.values ?? '{}');
  const dialog = copyOf(opener.dataset.opens);
  fill(dialog, values);
  const form = dialog.querySelector('form');
  form.dataset.call = form.dataset.call.replace('{id}', encodeURIComponent(values.id ?? ''));
  for (const field of form.elements) {
    if (field.name in values) field.value = values[field.name];
  }
  dialog.addEventListener('close', () => {
    dialog.remove();
    from.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

// Calls

/** The JSON body of a form: every named field by its `data-type`. */
function bodyOf(form) {
  const body = {};
  for (const field of form.elements) {
    if (!field.name) continue;
    const value = valueOf(field);
    if (field.dataset.type === 'list') {
      body[field.name] ??= [];
      if (field.checked) body[field.name].push(field.value);
    } else if (value !== undefined) body[field.name] = value;
  }
  return body;
}

function valueOf(field) {
  const { type } = field.dataset;
  if (type === 'number') return field.value.trim() === '' ? undefined : Number(field.value);
  if (type === 'days') {
    if (field.value === '') return undefined;
    return new Date(Date.now() + Number(field.value) * 86_400_000).toISOString();
  }
  if (type === 'nullable') return field.value.trim() === '' ? null : field.value;
  return field.value;
}

async function call(control, body) {
  const [method, path] = control.dataset.call.split(' ');
  const answer = await fetch(path, {
    method,
    ...(method !== 'DELETE' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await answer.text();
  const json = text === '' ? {} : JSON.parse(text);
  if (answer.ok) return json.data;
  throw Object.assign(new Error(json.error.message), { known: json.error, answer });
}

function afterwards(control, data) {
  const { then } = control.dataset;
  if (then === 'reload') window.location.reload();
  else if (then === 'show-key') showKey(data);
  else if (then.startsWith('/')) window.location.assign(then);
}

function showKey(data) {
  const place = document.getElementById('new-key-place');
  const panel = copyOf('shown-once');
  fill(panel, data);
  place.replaceChildren(panel);
  document.querySelector('[data-empty]')?.remove();
  const row = copyOf('key-row');
  fill(row, {
    name: data.name,
    shown: `${data.prefix}…${data.last_four}`,
    scopes: data.scopes.join(', '),
    limit: `${data.rate_limit}/min`,
    expires: data.expires_at === null ? 'never' : new Date(data.expires_at).toLocaleDateString(),
  });
  const { id, name, rate_limit } = data;
  for (const item of row.querySelectorAll('[data-values]')) {
    item.dataset.values = JSON.stringify({ id, name, rate_limit });
  }
  for (const named of row.querySelectorAll('[aria-label]')) {
    named.setAttribute('aria-label', `Actions for ${name}`);
  }
  document.querySelector('tbody').prepend(row);
}

/** What happened, why, and what to do. Fields keep what was typed. */
function tellProblem(place, error) {
  const { code, details = [], request_id: id } = error.known ?? {};
  const next = encodeURIComponent(window.location.pathname);
  place.replaceChildren(
    code === undefined ? 'The service does not answer. Try again in a few seconds.' : error.message,
  );
  if (code === 'signed_out' || code === 'sign_in_again') {
    const link = Object.assign(document.createElement('a'), {
      href: `/console/sign-in?next=${next}`,
      target: '_blank',
      rel: 'noopener',
      textContent: 'Sign in in a new tab, then try again here.',
    });
    place.append(' ', link);
  } else if (id !== undefined && details.length === 0) place.append(` (request ${id})`);
  place.hidden = false;
  return details;
}

function markFields(form, details) {
  for (const field of form.elements) field.removeAttribute('aria-invalid');
  for (const { path } of details) {
    const [name] = path.split('.');
    for (const field of form.elements) {
      if (field.name === name) field.setAttribute('aria-invalid', 'true');
    }
  }
  form.querySelector('[aria-invalid]')?.focus();
}

async function submit(form, button) {
  const place = form.querySelector('[data-problem]');
  const words = button.textContent;
  button.style.setProperty('min-inline-size', `${button.offsetWidth}px`);
  button.disabled = true;
  button.textContent = 'Saving…';
  try {
    const data = await call(form, bodyOf(form));
    form.closest('dialog')?.close();
    afterwards(form, data);
  } catch (error) {
    markFields(form, tellProblem(place, error));
  } finally {
    button.disabled = false;
    button.textContent = words;
  }
}

async function callAtOnce(button) {
  try {
    afterwards(button, await call(button, JSON.parse(button.dataset.body ?? '{}')));
  } catch (error) {
    const place = document.createElement('p');
    place.className = 'problem';
    place.setAttribute('role', 'alert');
    document.querySelector('main').prepend(place);
    tellProblem(place, error);
  }
}

/** What a control does, by the `data-` attribute it has. */
const ACTIONS = {
  opens: openDialog,
  closes: (control) => control.closest('dialog').close(),
  removes: (control) => control.closest('section').remove(),
  copies(control) {
    const text = control.closest('section').querySelector('code').textContent;
    void navigator.clipboard.writeText(text).then(() => (control.textContent = 'Copied'));
  },
  call: (control) => void callAtOnce(control),
};

// Events

document.addEventListener('click', (event) => {
  const control = event.target.closest('button, [role=menuitem]');
  const wasOpen = openMenu?.button === control;
  const data = control?.dataset ?? {};
  if ('menu' in data) {
    if (wasOpen) closeMenu(true);
    else showMenu(control);
    return;
  }
  closeMenu(false);
  const action = Object.keys(ACTIONS).find((name) => name in data);
  if (action !== undefined) ACTIONS[action](control);
});

document.addEventListener('keydown', (event) => {
  if (openMenu !== null) moveInMenu(event);
  else if (event.key === 'ArrowDown' && 'menu' in (event.target.dataset ?? {})) {
    event.preventDefault();
    showMenu(event.target);
  }
});

document.addEventListener('submit', (event) => {
  if (!('call' in event.target.dataset)) return;
  event.preventDefault();
  void submit(event.target, event.submitter ?? event.target.querySelector('[type=submit]'));
});

window.addEventListener('resize', () => closeMenu(false));
document.addEventListener('scroll', () => closeMenu(false), { capture: true });

tellTimes(document);
