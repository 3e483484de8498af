import type { PageLanguage } from './page-language.ts';
import { h, Phrase, type Child, type Html, type Text } from './h.ts';

/** Addresses of the style sheet and the script. */
export interface Assets {
  css: string;
  js: string;
}

interface DocumentProps {
  title: Text;
  assets: Assets;
  theme?: string;
  /** Whether the page has controls that need the script. */
  scripted?: boolean;
  children: Child;
}

/** A whole page as HTML. */
export function htmlOf(page: Html, language: PageLanguage = 'en'): string {
  return `<!doctype html>${page.in(language)}`;
}

const itself = new Phrase((language) => language);

export function Document({ title, assets, theme = 'system', scripted, children }: DocumentProps) {
  return (
    <html lang={itself} data-theme={theme} data-waits={scripted}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title} – Openrole</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href={assets.css} />
        {scripted === true && <script type="module" src={assets.js} />}
      </head>
      <body>{children}</body>
    </html>
  );
}
