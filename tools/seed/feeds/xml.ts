import { escaped } from '../html.ts';

/** `<name>text</name>` with the text escaped; an empty element for null. */
export function element(name: string, text: string | number | null): string {
  return text === null ? `<${name}/>` : `<${name}>${escaped(String(text))}</${name}>`;
}

/** `<name><![CDATA[text]]></name>`, the way feeds carry HTML. */
export function cdata(name: string, text: string): string {
  return `<${name}><![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
}

/** `<name>` around elements, one per line. */
export function parent(name: string, children: readonly string[]): string {
  return `<${name}>\n${children.join('\n')}\n</${name}>`;
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
