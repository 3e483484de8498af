import { MAX_ENTRIES } from '../../domain/hiring/application-form/field.ts';
import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import { htmlOf } from '../document.tsx';
import { Fragment, h } from '../h.ts';
import { ApplicationField } from './application-field.tsx';
import { CareersDocument, type PageLook } from './careers-document.tsx';
import { fieldId, isHistory, type FieldProps, type KeptFile } from './field-parts.tsx';
import { faultIn } from './faults.ts';
import { PreviewNote } from './role-page.tsx';
import { SpamTrap } from './spam-trap.tsx';
import type { PageLanguage } from '../page-language.ts';
import { pageWords } from './words.ts';

/** A problem of a field, or of the whole application where `key` is null. */
export interface Problem {
  key: string | null;
  message: string;
}

export interface FormProps {
  language: PageLanguage;
  organization: PageLook['organization'];
  heading: string;
  /** Words of the button. */
  send: string;
  /** Where the name of the organization leads. */
  home?: string;
  /** Where the form is sent; the address of the page if left out. */
  action?: string;
  fields: readonly PublishedField[];
  /** Answers typed before, by input name. */
  given: ReadonlyMap<string, readonly string[]>;
  /** Files chosen before, by question. */
  kept: ReadonlyMap<string, readonly KeptFile[]>;
  problems: readonly Problem[];
  /** The same for every attempt with this form, so that a double click makes one application. */
  submission: string;
  /** Signed time of the first showing. With it the form has a field that only machines fill in. */
  shown?: string;
  /** Addresses of scripts. The form works without them. */
  scripts?: readonly string[];
  /** The route that reads a résumé for this form, if it may be filled from one. */
  parseResume?: string | undefined;
  /** Whether the form only shows how it will look. */
  isPreview?: boolean;
}

/** A form that works without script. After a problem it holds what was typed and the files that were chosen. */
export function formPage(props: FormProps): string {
  const { language, organization, heading, send, home, action, fields, problems, shown } = props;
  const hasProblems = problems.length > 0;
  return htmlOf(
    <CareersDocument
      language={language}
      title={hasProblems ? `${pageWords[language].error}: ${heading}` : heading}
      organization={organization}
      home={home}
      isHidden={true}
      scripts={props.scripts ?? []}
    >
      {hasProblems && <Summary {...props} />}
      {props.isPreview === true && <PreviewNote words={pageWords[language]} language={language} />}
      <h1 dir="auto">{heading}</h1>
      <form
        method="post"
        action={action}
        enctype="multipart/form-data"
        class="card"
        novalidate
        {...scriptWords(props)}
      >
        {fields.some(isHistory) && <DefaultButton {...props} />}
        {shown !== undefined && <SpamTrap shown={shown} words={pageWords[language]} />}
        <input type="hidden" name="submission" value={props.submission} />
        {fields.map((field, index) => (
          <Section above={fields[index - 1]} {...forField(props, field)} />
        ))}
        <button disabled={props.isPreview === true}>{send}</button>
      </form>
    </CareersDocument>,
    language,
  );
}

/** Enter in a field presses the first button, which must not be one that adds a block. */
function DefaultButton({ isPreview }: FormProps) {
  return <button class="apart" tabindex={-1} aria-hidden disabled={isPreview} />;
}

/** The texts of the scripts, and the address where they read a résumé. */
function scriptWords({ language, scripts, parseResume }: FormProps) {
  const words = pageWords[language];
  if (scripts === undefined) return {};
  const noting = {
    'data-left': words.charactersLeft,
    'data-over': words.charactersOver,
    'data-read': words.readAs,
  };
  if (parseResume === undefined) return noting;
  return {
    ...noting,
    'data-resume': parseResume,
    'data-most': MAX_ENTRIES,
    'data-reading': words.readingResume,
    'data-filled': words.filledFromResume,
    'data-mark': words.fromResume,
    'data-unread': words.unreadResume,
  };
}

/** The heading of a section above its first field. */
function Section({ above, ...props }: FieldProps & { above: PublishedField | undefined }) {
  const { section, key, type, depends_on: dependsOn } = props.field;
  const opens = section !== null && section !== (above?.section ?? null);
  return (
    <>
      {opens && <h2 dir="auto">{section}</h2>}
      <div
        class="field"
        data-key={key}
        data-type={type}
        data-depends={dependsOn === null ? undefined : JSON.stringify(dependsOn)}
      >
        <ApplicationField {...props} />
      </div>
    </>
  );
}

function forField(
  { language, given, kept, problems, fields, isPreview = false }: FormProps,
  field: PublishedField,
): FieldProps {
  const conditional = field.depends_on;
  const other = fields.find(({ key }) => key === conditional?.key);
  return {
    field,
    given,
    kept: kept.get(field.key) ?? [],
    words: pageWords[language],
    problem: problemOf(
      problems.find(({ key }) => key === field.key),
      language,
    ),
    onlyIf: other?.label ?? null,
    isPreview,
  };
}

/** One link per problem, in the order of the form. */
function Summary({ language, problems, fields }: FormProps) {
  const words = pageWords[language];
  return (
    <section class="card problem" role="alert" aria-labelledby="problem" tabindex={-1}>
      <h2 id="problem">{words.problem}</h2>
      <ul>
        {problems.map(({ key, message }) => {
          const field = fields.find((one) => one.key === key);
          return (
            <li>
              {field === undefined ? (
                faultIn(language, message)
              ) : (
                <a href={`#${fieldId(field)}`}>{named(field.label, faultIn(language, message))}</a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function problemOf(problem: Problem | undefined, language: PageLanguage): string | null {
  return problem === undefined ? null : faultIn(language, problem.message);
}

/** A question and its problem, on one line. */
function named(label: string, message: string): string {
  return /[?!.:]$/u.test(label) ? `${label} ${message}` : `${label}: ${message}`;
}

export interface MessageProps {
  language: PageLanguage;
  organization: PageLook['organization'];
  /** Where the page leads. */
  home?: string;
  heading: string;
  text: string;
}

/** A page that says one thing. */
export function messagePage({ language, organization, home, heading, text }: MessageProps): string {
  return htmlOf(
    <CareersDocument
      language={language}
      title={organization === null ? heading : `${heading} – ${organization.name}`}
      organization={organization}
      home={home}
      isHidden={true}
    >
      <section class="card" role="status">
        <h1>{heading}</h1>
        <p>{text}</p>
        {home !== undefined && (
          <p>
            <a href={home}>{pageWords[language].back}</a>
          </p>
        )}
      </section>
    </CareersDocument>,
  );
}
