import { MAX_ENTRIES } from '../../domain/hiring/application-form/field.ts';
import { payPeriods } from '../../domain/common/pay-period.ts';
import { wordOf } from '../words/values.ts';
import { Fragment, h, type Child } from '../h.ts';
import {
  ADD_NAME,
  blocksOf,
  fieldId,
  Hints,
  inputName,
  Label,
  numberKind,
  NumberRead,
  type FieldProps,
  type Member,
} from './field-parts.tsx';
import type { PageWords } from './words.ts';

function Group(props: FieldProps & { children?: Child }) {
  const { field, problem, children } = props;
  return (
    <fieldset
      id={fieldId(field)}
      aria-describedby={`${fieldId(field)}-hint`}
      class={problem === null ? undefined : 'faulty'}
    >
      <legend dir="auto">
        <Label {...props} />
      </legend>
      <Hints {...props} />
      {children}
    </fieldset>
  );
}

/** Yes and no, or several options. */
export function Choices(props: FieldProps) {
  const { field, given, words } = props;
  const name = inputName(field);
  const chosen = given.get(name) ?? [];
  const isYesNo = field.type === 'boolean';
  const options = isYesNo
    ? [
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ]
    : field.options;
  return (
    <Group {...props}>
      {options.map(({ value, label }) => (
        <label class="choice" dir="auto">
          <input
            type={isYesNo ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            checked={chosen.includes(value)}
          />{' '}
          {label}
        </label>
      ))}
    </Group>
  );
}

export function Consent(props: FieldProps) {
  const { field, given, problem } = props;
  const name = inputName(field);
  return (
    <>
      <label class="choice" dir="auto">
        <input
          id={fieldId(field)}
          type="checkbox"
          name={name}
          value="true"
          checked={given.get(name)?.includes('true') ?? false}
          aria-describedby={`${fieldId(field)}-hint`}
          aria-invalid={problem !== null}
        />{' '}
        <Label {...props} />
      </label>
      <Hints {...props} />
    </>
  );
}

/** The parts of one answer, each with a label of its own. */
export function Parts(props: FieldProps & { members: readonly Member[] }) {
  const { field, given, words, members } = props;
  return (
    <Group {...props}>
      <Inputs field={field} given={given} words={words} members={members} at={[]} />
    </Group>
  );
}

/** Blocks for the entries of a history, and a button that shows the form again with one more. */
export function History(props: FieldProps & { members: readonly [Member, ...Member[]] }) {
  const { field, given, words, members, isPreview } = props;
  const blocks = blocksOf(field, given);
  return (
    <Group {...props}>
      {Array.from({ length: blocks }, (_, index) => (
        <fieldset>
          <legend>{`${words.entry} ${index + 1}`}</legend>
          <Inputs field={field} given={given} words={words} members={members} at={[index]} />
        </fieldset>
      ))}
      {blocks < MAX_ENTRIES && (
        <button
          class="second"
          name={ADD_NAME}
          value={field.key}
          formaction={`#${inputName(field, blocks, members[0])}`}
          disabled={isPreview}
        >
          {words.addAnother}
        </button>
      )}
    </Group>
  );
}

interface InputsProps extends Pick<FieldProps, 'field' | 'given' | 'words'> {
  members: readonly Member[];
  at: readonly number[];
}

function Inputs({ field, given, words, members, at }: InputsProps) {
  return (
    <div class="parts">
      {members.map((member) => {
        const name = inputName(field, ...at, member);
        const [value = ''] = given.get(name) ?? [];
        return (
          <div class="part">
            <label for={name}>{words[member]}</label>
            <Part name={name} field={field} member={member} value={value} words={words} />
          </div>
        );
      })}
    </div>
  );
}

const NUMBERS = new Set<Member>(['amount', 'least', 'most']);

interface PartProps {
  name: string;
  field: FieldProps['field'];
  member: Member;
  value: string;
  words: PageWords;
}

function Part({ name, field, member, value, words }: PartProps) {
  if (member === 'summary')
    return (
      <textarea id={name} name={name} rows={3}>
        {value}
      </textarea>
    );
  if (member === 'period')
    return (
      <select id={name} name={name}>
        <option value="">{words.choose}</option>
        {payPeriods.map((period) => (
          <option value={period} selected={period === value}>
            {wordOf(period)}
          </option>
        ))}
      </select>
    );
  if (!NUMBERS.has(member)) return <input id={name} name={name} value={value} />;
  return (
    <>
      <input
        id={name}
        name={name}
        value={value}
        inputmode="decimal"
        data-number={numberKind(field)}
        aria-describedby={`${name}-read`}
      />
      <NumberRead of={name} field={field} value={value} />
    </>
  );
}
