/**
 * `<openrole-jobs company="acme">`: the open roles of a company on any page, linked to their careers pages. Without
 * script the content of the element stays.
 */

const STYLE = `
:host { display: block; font: inherit; color: inherit; }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: 1rem; }
input, select { font: inherit; color: inherit; background: transparent; border: 1px solid currentcolor;
  border-radius: .4rem; padding: .4rem .6rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--openrole-line, #8884); padding: .75rem 0; overflow-wrap: anywhere; }
a { color: var(--openrole-accent, inherit); font-weight: 600; }
p { margin: .25rem 0 0; }
`;
const MOST = 100;

/**
 * @typedef {{ slug: string, title: string, department: string | null, location: string,
 *   workplace_type: string | null, employment_type: string | null }} Role
 */

class OpenroleJobs extends HTMLElement {
  async connectedCallback() {
    if (this.shadowRoot !== null) return;
    const company = encodeURIComponent(this.getAttribute('company') ?? '');
    const board = new URL(`/job-boards/${company}/board?limit=${MOST}`, import.meta.url);
    const home = new URL(`/careers/${company}`, import.meta.url).href;
    const answer = await fetch(board, { credentials: 'omit' }).catch(() => null);
    if (answer === null || !answer.ok) return;
    /** @type {{ data: { listings: { data: Role[], meta: { next_cursor: string | null } } } }} */
    const { data } = await answer.json();
    this.show(data.listings.data, { home, hasMore: data.listings.meta.next_cursor !== null });
  }

  /**
   * @param {Role[]} roles
   * @param {{ home: string, hasMore: boolean }} page
   */
  show(roles, { home, hasMore }) {
    const source = this.getAttribute('source') ?? window.location.hostname;
    const suffix = source === '' ? '' : `?source=${encodeURIComponent(source)}`;
    const list = made('ul', { part: 'list' });
    const form = filterOf(roles, (wanted) => {
      list.replaceChildren(
        ...wanted.map((role) => rowOf(role, `${home}/${encodeURIComponent(role.slug)}${suffix}`)),
      );
    });
    const style = made('style', {}, STYLE);
    const all = made(
      'a',
      { part: 'all', href: home + suffix },
      this.textContent.trim() || 'All open roles',
    );
    const root = this.attachShadow({ mode: 'open' });
    root.append(style, form, list);
    if (hasMore || roles.length === 0) root.append(all);
  }
}

/**
 * @param {Role} role
 * @param {string} href
 */
function rowOf({ title, department, location: place, workplace_type, employment_type }, href) {
  const row = made('li', { part: 'role' });
  const facts = [department, place, workplace_type, employment_type]
    .filter((fact) => fact !== null && fact !== '')
    .map((fact) => String(fact).replaceAll('_', ' '));
  row.append(
    made('a', { part: 'link', href }, title),
    made('p', { part: 'facts' }, facts.join(' · ')),
  );
  return row;
}

/**
 * @param {Role[]} roles
 * @param {(wanted: Role[]) => void} show
 */
function filterOf(roles, show) {
  const form = made('form', { part: 'filters', role: 'search' });
  const words = made('input', { type: 'search', 'aria-label': 'Search', placeholder: 'Search' });
  const department = made('select', { 'aria-label': 'Department' });
  const departments = [...new Set(roles.map((role) => role.department))].filter(Boolean).sort();
  department.append(made('option', { value: '' }, 'All departments'));
  for (const name of departments) department.append(made('option', {}, String(name)));
  const filter = () => {
    const wanted = words.value.trim().toLowerCase();
    show(
      roles.filter(
        (role) =>
          `${role.title} ${role.location}`.toLowerCase().includes(wanted) &&
          (department.value === '' || role.department === department.value),
      ),
    );
  };
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.append(words, ...(departments.length > 1 ? [department] : []));
  filter();
  return form;
}

/**
 * An element with attributes and a text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {string} text
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function made(tag, attributes, text = '') {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

window.customElements.define('openrole-jobs', OpenroleJobs);
