import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import { htmlOf } from '../document.tsx';
import { h } from '../h.ts';
import { ApplicationField } from './application-field.tsx';
import { CareersDocument } from './careers-document.tsx';
import { fieldId, type FieldProps } from './field-parts.tsx';
import { pageWords, type PageLanguage } from './words.ts';

/** A problem of a field, or of the whole application where `key` is null. */
export interface Problem {
  key: string | null;
  message: string;
}

export interface ApplyProps {
  language: PageLanguage;
  organization: { name: string; logo_url: string | null };
  title: string;
  home: string;
  /** Where the form is sent. */
  action: string;
  fields: readonly PublishedField[];
  /** Answers typed before, by input name. */
  given: ReadonlyMap<string, readonly string[]>;
  problems: readonly Problem[];
  /** The same for every attempt with this form, so that a double click makes one application. */
  submission: string;
}

/** The application form without script. After a problem it holds what was typed. */
export function applyPage(props: ApplyProps): string {
  const { language, organization, title, home, action, fields, problems, submission } = props;
  const words = pageWords[language];
  const heading = `${words.applyFor} ${title}`;
  const hasProblems = problems.length > 0;
  return htmlOf(
    <CareersDocument
      language={language}
      title={hasProblems ? `Error: ${heading}` : heading}
      organization={organization}
      home={home}
      isHidden={true}
    >
      {hasProblems && <Summary {...props} />}
      <h1 dir="auto">{heading}</h1>
      <form method="post" action={action} enctype="multipart/form-data" class="card" novalidate>
        <input type="hidden" name="submission" value={submission} />
        {fields.map((field, index) => (
          <Section above={fields[index - 1]} {...forField(props, field)} />
        ))}
        <button>{words.send}</button>
      </form>
    </CareersDocument>,
  );
}

/** The heading of a section above its first field. */
function Section({ above, ...props }: FieldProps & { above: PublishedField | undefined }) {
  const { section } = props.field;
  const opens = section !== null && section !== (above?.section ?? null);
  return (
    <div class="field">
      {opens && <h2 dir="auto">{section}</h2>}
      <ApplicationField {...props} />
    </div>
  );
}

function forField({ language, given, problems, fields }: ApplyProps, field: PublishedField) {
  const conditional = field.depends_on;
  const other = fields.find(({ key }) => key === conditional?.key);
  return {
    field,
    given,
    words: pageWords[language],
    problem: problems.find(({ key }) => key === field.key)?.message ?? null,
    onlyIf: other?.label ?? null,
  };
}

/** One link per problem, in the order of the form. */
function Summary({ language, problems, fields }: ApplyProps) {
  const words = pageWords[language];
  const hasFiles = fields.some(({ type }) => type === 'file');
  return (
    <section class="card problem" role="alert" aria-labelledby="problem">
      <h2 id="problem">{words.problem}</h2>
      <ul>
        {problems.map(({ key, message }) => {
          const field = fields.find((one) => one.key === key);
          return (
            <li>
              {field === undefined ? (
                message
              ) : (
                <a href={`#${fieldId(field)}`}>{`${field.label}: ${message}`}</a>
              )}
            </li>
          );
        })}
        {hasFiles && <li>{words.filesAgain}</li>}
      </ul>
    </section>
  );
}

export interface MessageProps {
  language: PageLanguage;
  organization: { name: string; logo_url: string | null };
  home: string;
  heading: string;
  text: string;
}

/** A page that says one thing. */
export function messagePage({ language, organization, home, heading, text }: MessageProps): string {
  return htmlOf(
    <CareersDocument
      language={language}
      title={`${heading} – ${organization.name}`}
      organization={organization}
      home={home}
      isHidden={true}
    >
      <section class="card" role="status">
        <h1>{heading}</h1>
        <p>{text}</p>
        <p>
          <a href={home}>{pageWords[language].back}</a>
        </p>
      </section>
    </CareersDocument>,
  );
}
