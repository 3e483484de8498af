import { Parser } from 'htmlparser2';

/** Markup that is refused. The message says why. */
export class MarkupError extends Error {}

/** Of a text before it is sanitised. */
export const LONGEST_MARKUP = 200_000;
/** No real text comes near. Each tag costs a parser as much as there are open elements. */
const DEEPEST_MARKUP = 500;

/** @throws MarkupError for elements within elements beyond any use. */
export function requireShallow(html: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth <= DEEPEST_MARKUP) return;
      throw new MarkupError(`must not nest elements deeper than ${DEEPEST_MARKUP}`);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
}

/** @throws MarkupError for a sanitised text that is too long: `&` alone becomes five characters. */
export function requireFitting(html: string, most: number): void {
  if (html.length <= most) return;
  throw new MarkupError(`must be at most ${most} characters once it is sanitised`);
}
