import { escapeHtml } from '../domain/text/escape-html.ts';

/** HTML whose texts and attributes are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Child = Html | string | number | boolean | null | undefined | readonly Child[];

type Props = Record<string, unknown>;

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

/** What JSX becomes: an element, or what a component returns. */
export function h<Given extends object>(
  tag: string | ((props: Given) => Html | null),
  given: Given | null,
  ...children: Child[]
): Html {
  if (typeof tag === 'function') {
    return tag({ ...given, children } as unknown as Given) ?? new Html('');
  }
  const open = `<${tag}${attributesOf({ ...given })}>`;
  return new Html(VOID_ELEMENTS.has(tag) ? open : `${open}${textOf(children)}</${tag}>`);
}

/** Elements without one around them. */
export function Fragment({ children }: { children?: Child }): Html {
  return new Html(textOf(children));
}

function attributesOf(given: Props): string {
  return Object.entries(given)
    .filter(([name, value]) => name !== 'key' && value !== undefined && value !== null)
    .map(([name, value]) => attribute(name, value))
    .join('');
}

/** `aria-*` says true and false; of all other attributes, false means absent. */
function attribute(name: string, value: unknown): string {
  const isState = name.startsWith('aria-');
  if (value === false && !isState) return '';
  if (value === true && !isState) return ` ${name}`;
  return ` ${name}="${escapeHtml(String(value))}"`;
}

function textOf(child: Child): string {
  if (child instanceof Html) return child.text;
  if (typeof child === 'string' || typeof child === 'number') return escapeHtml(String(child));
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  return child.map(textOf).join('');
}

// eslint-disable-next-line @typescript-eslint/no-namespace -- the compiler looks for JSX's types in this one
export declare namespace h {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the same
  namespace JSX {
    type Element = Html;
    interface ElementChildrenAttribute {
      children: unknown;
    }
    interface IntrinsicAttributes {
      key?: string;
    }
    type IntrinsicElements = Record<string, Record<string, unknown> & { children?: Child }>;
  }
}
