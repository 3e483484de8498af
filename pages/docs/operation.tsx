import { h } from '../h.ts';
import { Inline } from './markdown.tsx';
import { ParameterList, ShapeList } from './members.tsx';
import type { Operation } from './reference.ts';

/** An operation: what it takes, what it answers, and examples of its call. */
export function OperationSection({ operation }: { operation: Operation }) {
  const { id, verb, path, summary, description, aliases, needs, exampleBody } = operation;
  return (
    <section
      id={id}
      class="operation"
      aria-labelledby={`${id}-title`}
      data-verb={verb}
      data-path={path}
      data-body={exampleBody ?? (operation.body === null ? undefined : '{}')}
      data-file={operation.takesFile}
    >
      <div class="words">
        <h3 id={`${id}-title`}>
          <a href={`#${id}`}>{summary}</a>
        </h3>
        <p class="address">
          <Verb of={verb} /> <code>{path}</code>
        </p>
        {description !== '' && (
          <p>
            <Inline text={description} />
          </p>
        )}
        <p class="needs">
          <Inline text={`${needs.join('; ')}.`} />
        </p>
        {aliases.length > 0 && (
          <ul class="aliases" aria-label="Other paths">
            {aliases.map((alias) => (
              <li id={alias.id}>
                also <code>{alias.path}</code>
              </li>
            ))}
          </ul>
        )}
        <Details operation={operation} />
      </div>
      <Examples operation={operation} />
    </section>
  );
}

export function Verb({ of }: { of: string }) {
  return <span class={`verb ${of.toLowerCase()}`}>{of}</span>;
}

function Details({ operation }: { operation: Operation }) {
  const { parameters, body, answer, status, errors } = operation;
  return (
    <div>
      {parameters.length > 0 && <h4>Parameters</h4>}
      {parameters.length > 0 && <ParameterList parameters={parameters} />}
      {body !== null && <h4>Body</h4>}
      {body !== null && <ShapeList shape={body} />}
      <h4>Answer</h4>
      <p>
        <code>{status}</code>
        {answer === null && ' without a body'}
      </p>
      {answer !== null && <ShapeList shape={answer} />}
      <p class="limits">
        Errors:{' '}
        {errors.map(({ code, status: of }, at) => (
          <span>
            {at > 0 && ', '}
            {of} <a href={`#error-${code}`}>{code}</a>
          </span>
        ))}
      </p>
    </div>
  );
}

function Examples({ operation: { examples, exampleBody } }: { operation: Operation }) {
  return (
    <div class="examples">
      {examples !== null && (
        <div>
          <Example language="curl" name="curl" text={examples.curl} />
          <Example language="typescript" name="TypeScript" text={examples.typescript} />
          <Example language="command" name="Command line" text={examples.command} />
        </div>
      )}
      {examples === null && exampleBody !== null && (
        <Example language="body" name="Body" text={exampleBody} />
      )}
    </div>
  );
}

function Example({ language, name, text }: { language: string; name: string; text: string }) {
  return (
    <div class="example" data-language={language}>
      <h4>{name}</h4>
      <pre tabindex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
