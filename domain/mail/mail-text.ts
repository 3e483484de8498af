import { Parser } from 'htmlparser2';

const BLOCKS = new Set([
  ...['p', 'div', 'table', 'tr', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'center'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** The plain text of a mail's HTML: blocks as lines, lists with `- `, links as `label (url)`. */
export function textOfMailHtml(html: string): string {
  let text = '';
  const links: { url: string; start: number }[] = [];
  const parser = new Parser(
    {
      onopentag: (name, { href, alt }) => {
        if (name === 'br') text += '\n';
        else if (name === 'li') text += '\n- ';
        else if (BLOCKS.has(name)) text += '\n\n';
        else if (name === 'img') text += alt ?? '';
        else if (name === 'a') links.push({ url: href ?? '', start: text.length });
      },
      ontext: (piece) => {
        text += piece.replace(/\s+/g, ' ');
      },
      onclosetag: (name) => {
        if (name === 'a') text += addressOf(links.pop(), text);
        else if (BLOCKS.has(name)) text += '\n\n';
        else if (name === 'td' || name === 'th') text += ' ';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function addressOf(link: { url: string; start: number } | undefined, text: string): string {
  const url = (link?.url ?? '').replace(/^mailto:/i, '');
  return url === '' || text.slice(link?.start).trim() === url ? '' : ` (${url})`;
}
