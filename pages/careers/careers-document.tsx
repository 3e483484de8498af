import { Fragment, h, Html, type Child } from '../h.ts';
import { brandStyle } from '../public/brand.ts';
import { STYLE } from '../public/style.ts';

export interface PageLook {
  /** BCP 47. */
  language: string;
  title: string;
  organization: { name: string; logo_url: string | null; brand_color: string | null } | null;
  /** Where the name of the organization leads. */
  home?: string | undefined;
  description?: string;
  /** The one address of this content. */
  canonical?: string | undefined;
  /** The address of the RSS feed of this content. */
  feed?: string;
  /** Whether search engines leave the page out. */
  isHidden?: boolean;
  /** JSON-LD: records of schema.org. */
  markup?: readonly object[];
  /** Addresses of scripts. The page works without them. */
  scripts?: readonly string[];
  children?: Child;
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ps', 'ur', 'yi']);

/** A public page: a text, a style sheet and, on a role, its markup. */
export function CareersDocument(look: PageLook) {
  const { language, title, organization, home, scripts = [], children } = look;
  const brand = brandStyle(organization?.brand_color ?? null);
  return (
    <html lang={language} dir={RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <Metadata {...look} />
        <style>{new Html(STYLE)}</style>
        {scripts.map((src) => (
          <script defer src={src} />
        ))}
        {brand !== '' && <style>{new Html(brand)}</style>}
      </head>
      <body>
        <main>
          {organization !== null && (
            <header>
              {organization.logo_url !== null && (
                <img src={organization.logo_url} alt="" referrerpolicy="no-referrer" />
              )}
              <a href={home} dir="auto">
                {organization.name}
              </a>
            </header>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

function Metadata({
  title,
  description,
  canonical,
  feed,
  isHidden = false,
  markup = [],
}: PageLook) {
  return (
    <>
      {isHidden && <meta name="robots" content="noindex" />}
      {description !== undefined && <meta name="description" content={description} />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {feed !== undefined && <link rel="alternate" type="application/rss+xml" href={feed} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary" />
      {description !== undefined && <meta property="og:description" content={description} />}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      {markup.map((record) => (
        <script type="application/ld+json">{new Html(inScript(record))}</script>
      ))}
    </>
  );
}

/** JSON that is safe inside a script element: nothing in it can close the element. */
function inScript(record: object): string {
  return JSON.stringify(record).replaceAll('<', '\\u003c');
}
