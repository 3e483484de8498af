import { h, Html, type Child } from '../h.ts';
import type { PageLanguage } from '../page-language.ts';
import { STYLE } from './style.ts';

interface LinkPageProps {
  title: string;
  language: PageLanguage;
  children?: Child;
}

/** The frame of a page behind a secret link. Search engines are kept out. */
export function LinkPage({ title, language, children }: LinkPageProps) {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{new Html(STYLE)}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}

interface LetterheadProps {
  name: string;
  logo_url: string | null;
}

/** The organization that wrote to the visitor. */
export function Letterhead({ name, logo_url: logo }: LetterheadProps) {
  return (
    <header>
      {logo && <img src={logo} alt="" referrerpolicy="no-referrer" />}
      <span dir="auto">{name}</span>
    </header>
  );
}
