import { Parser, type Handler } from 'htmlparser2';
import { FeedUnreadable } from '../feed/errors.ts';

/** The parser's cost grows with depth times size; no honest page is nested deeper. */
const MAX_DEPTH = 2_000;

interface Attributes {
  [name: string]: string;
}

/**
 * The markup inside the first element that fits, as it stands in the page; null when there is none or it is never
 * closed. Throws `FeedUnreadable` for absurd nesting.
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
  /** Targets of links, as they are written. */
  links: string[];
  /** A script of linked data was still open when the page ended. */
  isCutOff: boolean;
}

/** What a page says to machines, and where it leads. */
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

/** A parser that refuses absurd nesting with `FeedUnreadable`. */
export function boundedParser(handler: Partial<Handler>): Parser {
  let depth = 0;
  return new Parser({
    ...handler,
    onopentag(name, attributes, isImplied) {
      depth += 1;
      if (depth > MAX_DEPTH) throw new FeedUnreadable('The page is nested too deep.');
      handler.onopentag?.(name, attributes, isImplied);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
  });
}
