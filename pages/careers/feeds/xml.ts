import { escapeHtml } from '../../../domain/text/escape-html.ts';

/** XML whose texts are escaped. */
export class Xml {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type XmlChild = Xml | string | null | readonly XmlChild[];

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
/** Characters that XML 1.0 cannot hold, not even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** An element with escaped attributes and texts. Null children are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: XmlChild[]
): Xml {
  const stated = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return new Xml(`<${name}${stated.join('')}>${textOf(children)}</${name}>`);
}

/** An element that holds only a text; null without one. */
export function field(name: string, text: string | null): Xml | null {
  return text === null || text === '' ? null : element(name, {}, text);
}

/** A text that readers do not parse, as job sites expect it. */
export function cdata(text: string): Xml {
  const whole = text.replace(IMPOSSIBLE, '').replaceAll(']]>', ']]]]><![CDATA[>');
  return new Xml(`<![CDATA[${whole}]]>`);
}

/** A whole file. */
export function xmlFile(root: Xml): string {
  return `${HEAD}${root.text}\n`;
}

function textOf(child: XmlChild): string {
  if (child === null) return '';
  if (child instanceof Xml) return child.text;
  return typeof child === 'string' ? escaped(child) : child.map(textOf).join('');
}

function escaped(text: string): string {
  return escapeHtml(text.replace(IMPOSSIBLE, ''));
}
