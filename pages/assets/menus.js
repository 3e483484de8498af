/** Menus of rows and cards. One is open at a time. */
import { all, targetOf } from './elements.js';

/** `top` is where the button stood when the menu opened. */
/** @type {{ button: HTMLElement, list: HTMLElement, top: number } | null} */
let openMenu = null;

/** @param {HTMLElement} list */
const itemsOf = (list) => all(list, '[role=menuitem]:not([hidden])');

/** @param {boolean} returnFocus */
export function closeMenu(returnFocus) {
  if (openMenu === null) return;
  const { button, list } = openMenu;
  openMenu = null;
  list.hidden = true;
  button.setAttribute('aria-expanded', 'false');
  if (returnFocus) button.focus();
}

/** @param {HTMLElement} button */
function showMenu(button) {
  closeMenu(false);
  const list = /** @type {HTMLElement} */ (button.nextElementSibling);
  list.hidden = false;
  button.setAttribute('aria-expanded', 'true');
  const { top: buttonTop, bottom, right } = button.getBoundingClientRect();
  openMenu = { button, list, top: buttonTop };
  const above = bottom + list.offsetHeight > window.innerHeight;
  list.classList.toggle('above', above);
  const top = above ? Math.max(8, bottom - list.offsetHeight - 40) : bottom;
  list.style.setProperty('inset-block-start', `${top}px`);
  list.style.setProperty('inset-inline-start', `${Math.max(8, right - list.offsetWidth)}px`);
  itemsOf(list)[0]?.focus();
}

/** Closes a menu whose button has scrolled away. Focus scrolls too, and its event arrives after the menu is open. */
function closeMoved() {
  if (openMenu?.button.getBoundingClientRect().top !== openMenu?.top) closeMenu(false);
}

/**
 * Opens the menu of a button, or closes it when it is the open one.
 * @param {HTMLElement} button
 */
export function toggleMenu(button) {
  if (openMenu?.button === button) closeMenu(true);
  else showMenu(button);
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} items
 */
function moveInMenu(event, items) {
  const at = items.findIndex((item) => item === document.activeElement);
  /** @type {Record<string, number>} */
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

document.addEventListener('keydown', (event) => {
  if (openMenu !== null) moveInMenu(event, itemsOf(openMenu.list));
  else if (event.key === 'ArrowDown' && 'menu' in targetOf(event).dataset) {
    event.preventDefault();
    showMenu(targetOf(event));
  }
});

window.addEventListener('resize', () => closeMenu(false));
document.addEventListener('scroll', closeMoved, { capture: true });
