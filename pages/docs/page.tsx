import { Document, htmlOf, type Assets } from '../document.tsx';
import { h } from '../h.ts';
import { Blocks, Inline } from './markdown.tsx';
import { ShapeList } from './members.tsx';
import { OperationSection, Verb } from './operation.tsx';
import type { Area, Reference } from './reference.ts';

/** The reference of the API on one page: all its text is in the HTML. */
export function referencePage(reference: Reference, assets: Assets): string {
  return htmlOf(
    <Document title="API reference" assets={assets} scripted>
      <a class="skip" href="#main">
        Skip to the operations
      </a>
      <header class="top">
        <a class="brand" href="/">
          Openrole
        </a>
        <nav aria-label="Other pages">
          <a href="/console">Console</a> <a href="/openapi.json">OpenAPI document</a>
        </nav>
      </header>
      <div class="columns">
        <Contents reference={reference} />
        <main id="main" tabindex={-1}>
          <h1>API reference</h1>
          <section id="about" aria-labelledby="about-title">
            <h2 id="about-title">Rules of every call</h2>
            <Blocks text={reference.about} />
          </section>
          {reference.areas.map((area) => (
            <AreaSection area={area} />
          ))}
          <Events events={reference.events} />
          <Objects objects={reference.objects} />
          <Errors errors={reference.errors} />
        </main>
      </div>
    </Document>,
  );
}

function Contents({ reference: { areas } }: { reference: Reference }) {
  return (
    <aside class="side" aria-label="Contents and settings">
      <div class="tools" data-scripted hidden>
        <label for="filter">Filter</label>
        <input id="filter" type="search" autocomplete="off" spellcheck="false" />
        <p id="found" class="hint" role="status" />
        <label for="language">Examples in</label>
        <select id="language">
          <option value="curl">curl</option>
          <option value="typescript">TypeScript</option>
          <option value="command">Command line</option>
        </select>
        <label for="key">API key for “Try it”</label>
        <input id="key" type="text" class="secret" autocomplete="off" spellcheck="false" />
      </div>
      <nav aria-label="Contents" class="contents">
        <ul>
          <li>
            <a href="#about">Rules of every call</a>
          </li>
        </ul>
        {areas.map((area) => (
          <AreaContents area={area} />
        ))}
        <ul>
          <li>
            <a href="#events">Events</a>
          </li>
          <li>
            <a href="#objects">Objects</a>
          </li>
          <li>
            <a href="#errors">Errors</a>
          </li>
        </ul>
      </nav>
    </aside>
  );
}

function AreaContents({ area }: { area: Area }) {
  return (
    <details open data-area>
      <summary>{area.name}</summary>
      {area.resources.map(({ name, operations }) => (
        <div data-resource>
          <p>{name}</p>
          <ul>
            {operations.map(({ id, summary, verb, path, aliases }) => (
              <li data-words={[verb, path, ...aliases.map((one) => one.path), name, id].join(' ')}>
                <a href={`#${id}`}>
                  {summary} <Verb of={verb} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

function AreaSection({ area: { id, name, resources } }: { area: Area }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{name}</h2>
      {resources.map(({ operations }) =>
        operations.map((operation) => <OperationSection operation={operation} />),
      )}
    </section>
  );
}

function Events({ events }: { events: Reference['events'] }) {
  return (
    <section id="events" aria-labelledby="events-title">
      <h2 id="events-title">Events</h2>
      <p>
        What webhook endpoints receive, and what <a href="#listEvents">the feed of events</a>{' '}
        returns.
      </p>
      {events.map(({ kind, summary, example }) => (
        <section id={`event-${kind}`} class="operation" aria-labelledby={`event-${kind}-title`}>
          <div class="words">
            <h3 id={`event-${kind}-title`}>
              <a href={`#event-${kind}`}>{kind}</a>
            </h3>
            <p>
              <Inline text={summary} />
            </p>
          </div>
          <div class="examples">
            <pre tabindex={0}>
              <code>{example}</code>
            </pre>
          </div>
        </section>
      ))}
    </section>
  );
}

function Objects({ objects }: { objects: Reference['objects'] }) {
  return (
    <section id="objects" aria-labelledby="objects-title">
      <h2 id="objects-title">Objects</h2>
      {objects.map(({ name, shape }) => (
        <section id={`object-${name}`} class="object" aria-labelledby={`object-${name}-title`}>
          <h3 id={`object-${name}-title`}>
            <a href={`#object-${name}`}>{name}</a>
          </h3>
          <ShapeList shape={shape} />
        </section>
      ))}
    </section>
  );
}

function Errors({ errors }: { errors: Reference['errors'] }) {
  return (
    <section id="errors" aria-labelledby="errors-title">
      <h2 id="errors-title">Errors</h2>
      <ul class="members">
        {errors.map(({ code, status, message }) => (
          <li id={`error-${code}`}>
            <code class="name">{code}</code> <span class="type">{status}</span>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
