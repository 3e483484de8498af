/** The effect of an element on the text around it. */
export interface Element {
  /** Its content is not text. */
  dropped: boolean;
  /** It has no end tag. */
  empty: boolean;
  bold: boolean;
  part: 'list' | 'item' | 'link' | 'cell' | null;
  /** Two of them make a paragraph. */
  forced: boolean;
  /** Number of line breaks before and after it. */
  lineEnds: 0 | 1 | 2;
}

const INLINE: Element = {
  dropped: false,
  empty: false,
  bold: false,
  part: null,
  forced: false,
  lineEnds: 0,
};
const elements = new Map<string, Element>();

define(
  'script style head title template iframe noscript object embed svg math textarea select audio video canvas',
  { dropped: true },
);
define('embed', { empty: true });
/** The block elements of the HTML standard's section on rendering. */
define(
  'p h1 h2 h3 h4 h5 h6 blockquote table pre listing xmp plaintext hr figure article section dl',
  { lineEnds: 2 },
);
define(
  'br div tr dt dd address header footer main aside nav search form fieldset legend optgroup option figcaption caption thead tbody tfoot hgroup dialog details summary center html body',
  { lineEnds: 1 },
);
define('br', { forced: true });
define('b strong h1 h2 h3 h4 h5 h6', { bold: true });
define('ul ol menu dir', { part: 'list' });
define('li', { part: 'item' });
define('td th', { part: 'cell' });
define('a', { part: 'link' });

function define(tags: string, members: Partial<Element>): void {
  for (const tag of tags.split(' '))
    elements.set(tag, { ...INLINE, ...elements.get(tag), ...members });
}

/** The element of a tag, in any case; one without effect for unknown tags. */
export function elementOf(tag: string): Element {
  return elements.get(tag) ?? elements.get(tag.toLowerCase()) ?? INLINE;
}
