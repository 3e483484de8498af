import { capitalized } from '../../../domain/common/text/capitalized.ts';
import {
  askedValues,
  type AskedField,
  type AskedList,
  type AskedValues,
} from '../../../domain/documents/text-template/asked-values.ts';
import { parseBlocks } from '../../../domain/documents/text-template/blocks.ts';
import { Fragment, h, type Text } from '../../h.ts';
import { Fields, type FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';

/** Fields that the records fill. */
const KNOWN: Readonly<Record<string, Text>> = words.company.knownFields;

/** The values of a template: a field for each that it names, and rows of fields for its lists. */
export function TemplateValues({ body }: { body: string }) {
  const asked = askedValues(parseBlocks(body), new Set(Object.keys(KNOWN)));
  const isKnown = ({ path }: AskedField) => Object.hasOwn(KNOWN, path);
  const known = asked.fields.filter(isKnown);
  const fields = asked.fields.filter((field) => !isKnown(field));
  return (
    <div data-item data-record>
      <Record of={{ ...asked, fields }} prefix="values" />
      {known.length > 0 && (
        <details>
          <summary>{words.company.filled}</summary>
          <p class="hint">{words.company.filledHint}</p>
          <Fields
            prefix="values"
            of={known.map(({ path }) => specOf({ path, isOutsideToo: false }))}
          />
        </details>
      )}
    </div>
  );
}

interface RecordProps {
  of: AskedValues;
  prefix: string;
}

function Record({ of: { fields, lists }, prefix }: RecordProps) {
  return (
    <>
      <Fields prefix={prefix} of={fields.map(specOf)} />
      {lists.map((list) => (
        <List of={list} prefix={`${prefix}--${list.path.replaceAll('.', '-')}`} />
      ))}
    </>
  );
}

function specOf({ path, isOutsideToo }: AskedField): FieldSpec {
  return {
    ...{ name: path, label: KNOWN[path] ?? titleOf(path), blank: 'omitted' },
    ...(isOutsideToo && { hint: words.company.asOutside }),
  };
}

interface ListProps {
  of: AskedList;
  prefix: string;
}

/** Rows of fields, none at first. A part without fields of its own is there or not. */
function List({ of: { path, isOutsideToo, entries }, prefix }: ListProps) {
  const title = titleOf(path);
  if (entries.fields.length + entries.lists.length === 0) {
    const label = words.company.withPart(title);
    return <Fields prefix={prefix} of={[{ name: path, label, kind: 'check' }]} />;
  }
  const needsNothing = [...entries.fields, ...entries.lists].every((one) => one.isOutsideToo);
  return (
    <fieldset
      class="rows"
      data-rows={path}
      data-else={isOutsideToo ? '' : undefined}
      data-keeps={needsNothing ? '' : undefined}
    >
      <legend>{title}</legend>
      <template>
        <Row of={entries} title={title} prefix={prefix} />
      </template>
      <button type="button" data-repeats="row">
        {words.company.addRow(title)}
      </button>
    </fieldset>
  );
}

function Row({ of: entries, title, prefix }: RecordProps & { title: string }) {
  const { row, dropRow } = words.company;
  return (
    <div class="card" role="group" data-item data-numbered={row(title)}>
      <Record of={entries} prefix={prefix} />
      <button type="button" data-repeats="drop" data-numbered={dropRow(title)}>
        {words.company.drop}
      </button>
    </div>
  );
}

/** A field as words: `start_date` is "Start date". */
function titleOf(field: string): string {
  return capitalized(field.replaceAll(/[._]+/g, ' ').trim());
}
