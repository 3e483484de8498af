import { escapeHtml } from './escape-html.ts';

/** How the sender of a letter looks. */
export interface Brand {
  name: string;
  /** `#rrggbb` */
  brandColor: string | null;
  logoUrl: string | null;
}

/** A text, or a text that leads to a page. Line breaks stay. */
export type Paragraph = string | { text: string; url: string };

/** A mail of the service itself: paragraphs, one thing to do, and what stands below in small letters. */
export interface Letter {
  subject: string;
  /** BCP 47; English if absent. */
  language?: string;
  /** The company whose name, logo and colour stand above the text. */
  brand?: Brand | null;
  paragraphs: readonly Paragraph[];
  /** The lead introduces the URL in plain text, where a mail has no button. */
  action?: { lead: string; button: string; url: string } | null;
  small?: readonly Paragraph[];
}

/** A letter as it is sent. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

/** The colour of a company that has chosen none. */
const PLAIN_COLOR = '#17664f';
/** A ground of its own keeps the mail legible in readers with a dark one. */
const GROUND =
  "max-width:600px;padding:24px;background-color:#ffffff;color:#202124;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere";
const BUTTON = 'display:inline-block;padding:10px 18px;border-radius:6px;text-decoration:none';
const SMALL = 'margin:0 0 8px;font-size:13px;color:#5f6368';

/** Writes a letter as text and as HTML. Every word is escaped. */
export function writeLetter(letter: Letter): WrittenLetter {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}

function textOf({ paragraphs, action, small = [] }: Letter): string {
  const toDo = action ? [`${action.lead}\n${action.url}`] : [];
  const all = [...paragraphs.map(plain), ...toDo, ...small.map(plain)];
  return `${all.join('\n\n')}\n`;
}

function plain(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.text}\n${paragraph.url}`;
}

function htmlOf({ language = 'en', brand, paragraphs, action, small = [] }: Letter): string {
  const color = brand?.brandColor ?? PLAIN_COLOR;
  const edge = brand ? `border-top:4px solid ${color};` : '';
  return [
    `<div lang="${language}" style="${edge}${GROUND}">`,
    ...(brand ? [headOf(brand)] : []),
    ...paragraphs.map((paragraph) => htmlParagraph(paragraph, 'margin:0 0 16px')),
    ...(action ? [buttonOf(action, color)] : []),
    ...small.map((paragraph) => htmlParagraph(paragraph, SMALL)),
    '</div>',
  ].join('\n');
}

function headOf({ name, logoUrl }: Brand): string {
  const logo =
    logoUrl === null
      ? ''
      : `<img src="${escapeHtml(logoUrl)}" alt="" height="40" style="height:40px;vertical-align:middle;margin-right:12px">`;
  return `<p style="margin:0 0 20px;font-size:18px">${logo}<strong><bdi>${escapeHtml(name)}</bdi></strong></p>`;
}

function htmlParagraph(paragraph: Paragraph, style: string): string {
  const words = escapeHtml(typeof paragraph === 'string' ? paragraph : paragraph.text);
  const lines = words.replaceAll('\n', '<br>\n');
  if (typeof paragraph === 'string') return `<p style="${style}">${lines}</p>`;
  const href = escapeHtml(paragraph.url);
  return `<p style="${style}"><a href="${href}" style="color:#0b57d0"><bdi>${lines}</bdi></a></p>`;
}

function buttonOf({ button, url }: NonNullable<Letter['action']>, color: string): string {
  const style = `${BUTTON};background-color:${color};color:${inkOn(color)}`;
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="${style}"><strong>${escapeHtml(button)}</strong></a></p>`;
}

/** Black or white, as can be read on a colour `#rrggbb` (WCAG 2.2, relative luminance). */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
