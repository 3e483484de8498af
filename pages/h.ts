import { escapeHtml } from '../domain/text/escape-html.ts';
import type { HtmlElements } from './html-elements.ts';
import type { PageLanguage } from './page-language.ts';

/** HTML whose texts and attributes are escaped. It is written in the language of its page. */
export class Html {
  readonly in: (language: PageLanguage) => string;

  constructor(written: string | ((language: PageLanguage) => string)) {
    this.in = typeof written === 'string' ? () => written : written;
  }
}

/** Words that follow the language of the page (decision 0037). */
export class Phrase {
  readonly in: (language: PageLanguage) => Child;

  constructor(said: (language: PageLanguage) => Child) {
    this.in = said;
  }
}

/** Text of a page: as it is, or in the page's language. */
export type Text = string | Phrase;

export type Child = Html | Phrase | string | number | boolean | null | undefined | readonly Child[];

type Props = Record<string, unknown>;

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

/** The result of JSX: an element, or the return value of a component. */
export function h<Given extends object>(
  tag: string | ((props: Given) => Html | null),
  given: Given | null,
  ...children: Child[]
): Html {
  if (typeof tag === 'function') {
    return tag({ ...given, children } as unknown as Given) ?? new Html('');
  }
  return new Html((language) => {
    const open = `<${tag}${attributesOf({ ...given }, language)}>`;
    return VOID_ELEMENTS.has(tag) ? open : `${open}${textOf(children, language)}</${tag}>`;
  });
}

/** Elements without one around them. */
export function Fragment({ children }: { children?: Child }): Html {
  return new Html((language) => textOf(children, language));
}

function attributesOf(given: Props, language: PageLanguage): string {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => attribute(name, value, language))
    .join('');
}

/** `aria-*` says true and false; of all other attributes, false means absent. */
function attribute(name: string, value: unknown, language: PageLanguage): string {
  const isState = name.startsWith('aria-');
  if (value === false && !isState) return '';
  if (value === true && !isState) return ` ${name}`;
  return ` ${name}="${escapeHtml(plainOf(value, language))}"`;
}

function plainOf(value: unknown, language: PageLanguage): string {
  if (value instanceof Phrase) return plainOf(value.in(language), language);
  if (Array.isArray(value)) return value.map((part) => plainOf(part, language)).join('');
  return String(value);
}

function textOf(child: Child, language: PageLanguage): string {
  if (child instanceof Html) return child.in(language);
  if (child instanceof Phrase) return textOf(child.in(language), language);
  if (typeof child === 'string' || typeof child === 'number') return escapeHtml(String(child));
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  return child.map((one) => textOf(one, language)).join('');
}

// eslint-disable-next-line @typescript-eslint/no-namespace -- the compiler looks for JSX's types in this one
export declare namespace h {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the same
  namespace JSX {
    type Element = Html;
    interface ElementChildrenAttribute {
      children: unknown;
    }
    type IntrinsicElements = HtmlElements;
  }
}
