import { Fragment, h, type Child, type Text } from '../../h.ts';
import { Facts } from '../kit.tsx';
import { words } from '../words/words.ts';

interface Props {
  /** Of the company. */
  slug: string;
  /** The public address of the service. */
  base: string;
}

/** Of the site: names of its pages and feeds, with their paths below the list of roles. */
const PARTS: readonly [name: Text, path: string][] = [
  [words.company.careersPage, ''],
  ['RSS', '/feed.rss'],
  ['Atom', '/feed.atom'],
  [words.company.indeedFeed, '/jobs.xml'],
  [words.company.sitemap, '/sitemap.xml'],
];

/** Addresses of a company's careers site, and the element that shows its roles on other sites. */
export function CareersSite({ slug, base }: Props) {
  const list = `/careers/${slug}`;
  return (
    <>
      <h2>{words.company.careersSite}</h2>
      <Facts
        of={PARTS.map(([name, path]) => [name, <a href={list + path}>{base + list + path}</a>])}
      />
      <section class="card">
        <h2>{words.company.embed}</h2>
        <p>{words.company.embedLead}</p>
        <pre>
          <code>{embedOf({ slug, base })}</code>
        </pre>
        <button type="button" data-copies>
          {words.shortcuts.copy}
        </button>
      </section>
    </>
  );
}

/** The link inside stays where scripts do not run. */
function embedOf({ slug, base }: Props): Child {
  return [
    `<script type="module" src="${base}/careers/embed.js"></script>\n`,
    `<openrole-jobs company="${slug}"><a href="${base}/careers/${slug}">`,
    words.company.openRoles,
    '</a></openrole-jobs>',
  ];
}
