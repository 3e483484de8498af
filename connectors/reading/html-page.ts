import { Parser, type Handler } from 'htmlparser2';
import { FeedUnreadable } from '../feed/errors.ts';

/** Maximum nesting: the parser's cost grows with depth times size. No honest page exceeds it. */
const MAX_DEPTH = 2_000;

interface Attributes {
  [name: string]: string;
}

/**
 * The markup inside the first matching element, unchanged; null when there is none or it is never closed. Throws
 * `FeedUnreadable` for excessive nesting.
 */
export function innerHtml(
  html: string,
  fits: (name: string, attributes: Attributes) => boolean,
): string | null {
  let start = -1;
  let end = -1;
  let wanted = '';
  let depth = 0;
  const parser = boundedParser({
    onopentag(name, attributes) {
      if (start === -1 && fits(name, attributes)) {
        start = parser.endIndex + 1;
        wanted = name;
      }
      if (start !== -1 && end === -1 && name === wanted) depth += 1;
    },
    onclosetag(name, isImplied) {
      if (start === -1 || end !== -1 || name !== wanted) return;
      depth -= 1;
      if (depth === 0 && !isImplied) end = parser.startIndex;
    },
  });
  parser.end(html);
  return end === -1 ? null : html.slice(start, end);
}

export interface PageContent {
  /** Texts of `<script type="application/ld+json">`. */
  linkedData: string[];
  /** Link targets as written. */
  links: string[];
  /** The page ended inside a linked-data script. */
  isCutOff: boolean;
}

/** The linked data and links of a page. */
export function readPage(html: string): PageContent {
  const content: PageContent = { linkedData: [], links: [], isCutOff: false };
  let script: string | null = null;
  const parser = boundedParser({
    onopentag(name, attributes) {
      if (name === 'a' && attributes['href']) content.links.push(attributes['href']);
      if (name === 'script' && /^application\/ld\+json/i.test(attributes['type']?.trim() ?? '')) {
        script = '';
      }
    },
    ontext(text) {
      if (script !== null) script += text;
    },
    onclosetag(name, isImplied) {
      if (name !== 'script' || script === null) return;
      if (isImplied) content.isCutOff = true;
      else content.linkedData.push(script);
      script = null;
    },
  });
  parser.end(html);
  return content;
}

/** A parser that throws `FeedUnreadable` for excessive nesting. */
export function boundedParser(handler: Partial<Handler>): Parser {
  let depth = 0;
  return new Parser({
    ...handler,
    onopentag(name, attributes, isImplied) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new FeedUnreadable('The page is nested too deeply.');
      handler.onopentag?.(name, attributes, isImplied);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  });
}
