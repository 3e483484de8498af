import type { z } from 'zod';
import type { boardRoleSchema } from '../../domain/boards/board-role.ts';
import { htmlOf } from '../document.tsx';
import { h, Html, type Child } from '../h.ts';
import { wordOf } from '../words/values.ts';
import { CareersDocument, type PageLook } from './careers-document.tsx';
import type { PageLanguage } from '../page-language.ts';
import { pageWords, type PageWords } from './words.ts';

type BoardRole = z.infer<typeof boardRoleSchema>;

const DESCRIPTION_CHARACTERS = 160;

export interface RoleProps {
  /** Of the page's own words. */
  language: PageLanguage;
  /** Of the role's text. */
  roleLanguage: string;
  organization: NonNullable<PageLook['organization']>;
  role: BoardRole;
  canonical?: string;
  /** The list, and the address to apply at. */
  home: string;
  apply: string;
  /** The role as schema.org's JobPosting, while it is open. */
  markup?: object | undefined;
  /** Whether only members of the company see the page. */
  isPreview?: boolean;
}

/** One role. A closed one says so and is left out of search engines. */
export function rolePage(props: RoleProps): string {
  const { language, roleLanguage, organization, role, canonical, home, apply, markup } = props;
  const words = pageWords[language];
  const isOpen = role.accepting_applications;
  const title = [role.title, role.location].filter((part) => part !== '').join(', ');
  return htmlOf(
    <CareersDocument
      language={roleLanguage}
      title={`${title} – ${organization.name}`}
      description={beginningOf(role.description_text)}
      organization={organization}
      home={home}
      canonical={canonical}
      isHidden={!isOpen || props.isPreview === true}
      markup={markup === undefined ? [] : [markup, breadcrumbsOf(props)]}
    >
      {props.isPreview === true && <PreviewNote words={words} language={language} />}
      <section class="card">
        <h1 dir="auto">{role.title}</h1>
        <Facts role={role} words={words} language={language} />
        {isOpen ? (
          <p lang={language}>
            <a class="button" href={apply}>
              {words.apply}
            </a>
          </p>
        ) : (
          <Closed words={words} language={language} />
        )}
      </section>
      <section class="card description" dir="auto">
        {new Html(role.description_html)}
      </section>
      <p lang={language}>
        <a href={home}>{words.back}</a>
      </p>
    </CareersDocument>,
    language,
  );
}

/** The first words of a description on one line, without the marks of bold and of list items. */
function beginningOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/^- /u, ''));
  const words = lines.join(' ').replaceAll('**', '').split(/\s+/u);
  return words.join(' ').trim().slice(0, DESCRIPTION_CHARACTERS);
}

export function PreviewNote({ words, language }: { words: PageWords; language: PageLanguage }) {
  return (
    <p class="card told" lang={language}>
      <strong>{words.preview}.</strong> {words.previewText}
    </p>
  );
}

function Closed({ words, language }: { words: PageWords; language: PageLanguage }) {
  return (
    <div class="problem" lang={language} role="status">
      <p>
        <strong>{words.closed}.</strong> {words.closedText}
      </p>
    </div>
  );
}

interface FactsProps {
  role: BoardRole;
  words: PageWords;
  language: PageLanguage;
}

function Facts({ role, words, language }: FactsProps) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const facts: [string, Child][] = [
    [words.department, role.department],
    [words.location, role.location === '' ? null : role.location],
    [words.workplace, valueText(role.workplace_type)],
    [words.employment, valueText(role.employment_type)],
    [words.pay, payText(role.salary, language)],
    [words.posted, day.format(new Date(role.posted_at))],
    [words.closes, role.closes_at === null ? null : day.format(new Date(role.closes_at))],
  ];
  return (
    <dl lang={language}>
      {facts.map(([label, value]) =>
        value === null ? null : <Fact label={label} value={value} />,
      )}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: Child }) {
  return (
    <div class="fact">
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

function valueText(value: string | null): Child {
  return value === null ? null : wordOf(value);
}

function payText(salary: BoardRole['salary'], language: PageLanguage): Child {
  if (salary === null) return null;
  const { min, max, currency, period } = salary;
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  });
  const amount = min === max ? money.format(min) : money.formatRange(min, max);
  return [amount, ' / ', wordOf(period)];
}

/** The way from the company's list to the role, as search engines show it. */
function breadcrumbsOf({ organization, role, canonical = '' }: RoleProps): object {
  const steps = [
    { name: organization.name, item: canonical.slice(0, canonical.lastIndexOf('/')) },
    { name: role.title, item: canonical },
  ];
  return {
    '@context': 'https://schema.org/',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
