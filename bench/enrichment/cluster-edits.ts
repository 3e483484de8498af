import type { Posting } from '../../domain/market/posting.ts';

/** The change that another source makes to a posting of the same role. */
export type Edit = 'none' | 'plain' | 'suffixed' | 'shortened' | 'extended' | 'placeless';

/** Two recorded postings, the second as another source would show it, and whether they are one role. */
export interface ClusterPair {
  a: string;
  b: string;
  edit: Edit;
  same: boolean;
}

export const edits: Record<Edit, (posting: Posting) => Posting> = {
  none: (posting) => posting,
  /** Another vendor's markup: no attributes, headings as bold lines, the place from its structure. */
  plain: (posting) => ({
    ...posting,
    descriptionHtml: otherMarkup(posting.descriptionHtml),
    places: structured(posting),
  }),
  /** Suffixes that job boards add to titles. */
  suffixed: (posting) => ({
    ...posting,
    title: `${posting.title} (Remote, m/w/d)`,
    descriptionHtml: otherMarkup(posting.descriptionHtml),
  }),
  /** The company's introduction or the legal notice is left out. */
  shortened: (posting) => ({ ...posting, descriptionHtml: withoutEdges(posting.descriptionHtml) }),
  extended: (posting) => ({
    ...posting,
    descriptionHtml: `<p>Apply through our partner network.</p>${posting.descriptionHtml}<p>Please mention where you saw this advertisement when you apply. We answer every application.</p>`,
  }),
  placeless: (posting) => ({ ...posting, places: [] }),
};

function otherMarkup(html: string): string {
  return html
    .replace(/<(\w+)\s[^>]*>/g, (tag, name: string) => (name === 'a' ? tag : `<${name}>`))
    .replace(/<h[1-6]>/g, '<p><b>')
    .replace(/<\/h[1-6]>/g, '</b></p>');
}

function structured({ places }: Posting): Posting['places'] {
  return places.map((place) => ({
    ...place,
    text: [place.city, place.country].filter(Boolean).join(', ') || place.text,
  }));
}

/** Takes away the first and the last paragraph, as boards with a length limit or a profile of their own do. */
function withoutEdges(html: string): string {
  const paragraphs = html.split('</p>');
  return paragraphs.length < 8 ? html : paragraphs.slice(1, -2).join('</p>') + '</p>';
}
