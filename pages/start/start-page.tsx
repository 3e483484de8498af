import { Document, htmlOf, type Assets } from '../document.tsx';
import { h } from '../h.ts';
import type { ConsoleLanguage } from '../page-language.ts';
import { startWords } from './words.ts';

/** The page at the bare address: where to go from here. */
export function startPage(assets: Assets, language: ConsoleLanguage): string {
  const words = startWords[language];
  const places = [
    ['/console', words.signIn, words.signInText],
    ['/docs', words.reference, words.referenceText],
    ['/openapi.json', words.document, words.documentText],
  ] as const;
  return htmlOf(
    <Document title={words.start} assets={assets}>
      <main class="door">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        {places.map(([path, name, text]) => (
          <section>
            <h2>
              <a href={path}>{name}</a>
            </h2>
            <p class="muted">{text}</p>
          </section>
        ))}
      </main>
    </Document>,
    language,
  );
}
