import { Fragment, h, type Text } from '../h.ts';
import type { HtmlElements, InputType } from '../html-elements.ts';
import { Field } from './parts.tsx';
import { Slots } from './slots.tsx';
import { wordOf } from '../words/values.ts';
import { words } from './words/words.ts';

type Kind =
  | 'text'
  | 'email'
  | 'url'
  | 'file'
  | 'date'
  | 'moment'
  | 'number'
  | 'dollars'
  | 'area'
  | 'lines'
  | 'places'
  | 'choices'
  | 'questions'
  | 'scale'
  | 'select'
  | 'flag'
  | 'check'
  | 'checks'
  | 'hidden'
  | 'confirm'
  | 'person'
  | 'people'
  | 'slots'
  | 'group';

type Choice = string | { value: string; text: Text };

/** A field of a form; the script makes a member of the body from it. */
export interface FieldSpec {
  /** Of the member in the body; dots for members of members. */
  name: string;
  label: Text;
  kind?: Kind;
  value?: string | number | boolean | null | readonly string[];
  choices?: readonly Choice[];
  hint?: Text;
  required?: boolean;
  /** The value that is sent when it is blank: null, or no member. Selects send the chosen value. */
  blank?: 'null' | 'omitted';
  rows?: number;
  /** Whether pasted HTML becomes text with its lists and links. */
  pastes?: boolean;
  /** Of a person or people: the list of the API that is searched, and the id that is left out. */
  from?: string;
  except?: string;
  /** Of a group: the record is null without any of these members. */
  needs?: string;
}

interface FieldsProps {
  /** Begins the ids of its controls. */
  prefix: string;
  of: readonly FieldSpec[];
}

export function Fields({ prefix, of }: FieldsProps) {
  return (
    <>
      {of.map((spec) => (
        <Control spec={spec} id={`${prefix}_${spec.name.replaceAll('.', '-')}`} />
      ))}
    </>
  );
}

function Control({ spec, id }: ControlProps) {
  const { kind = 'text', name, label, hint } = spec;
  if (kind === 'hidden')
    return <input type="hidden" name={name} value={String(spec.value ?? '')} />;
  if (kind === 'group') return <span hidden data-group={name} data-needs={spec.needs} />;
  const Own = OWN[kind];
  if (Own) return <Own spec={spec} id={id} />;
  return (
    <Field id={id} label={label} {...(hint !== undefined && { hint })}>
      <Input spec={spec} id={id} />
    </Field>
  );
}

interface ControlProps {
  spec: FieldSpec;
  id: string;
}

/** Kinds that lay out their labels themselves. */
const OWN: Partial<Record<Kind, typeof Picker>> = {
  check: CheckBox,
  checks: CheckBoxes,
  person: Picker,
  people: People,
  slots: Slots,
};

/** Types of values as the script reads them from controls. */
const VALUE_TYPES: Partial<Record<Kind, string>> = {
  moment: 'moment',
  number: 'number',
  dollars: 'dollars',
  lines: 'lines',
  places: 'places',
  choices: 'choices',
  questions: 'questions',
  scale: 'json',
  person: 'person',
  people: 'people',
  flag: 'flag',
};

const SELECTS: readonly Kind[] = ['select', 'flag', 'scale'];
const AREAS: readonly Kind[] = ['area', 'lines', 'places', 'choices', 'questions'];
const INPUT_TYPES: Partial<Record<Kind, InputType>> = {
  email: 'email',
  url: 'url',
  file: 'file',
  date: 'date',
  moment: 'datetime-local',
};

/** Attributes of every control. */
function sharedOf({ kind = 'text', name, hint, required, blank }: FieldSpec, id: string) {
  return {
    id,
    name: kind === 'confirm' ? undefined : name,
    required,
    'data-type': VALUE_TYPES[kind],
    'data-blank': blank ?? (required === true ? undefined : 'null'),
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  };
}

type Shared = ReturnType<typeof sharedOf>;

const NUMERIC: readonly Kind[] = ['number', 'dollars'];

function Input({ spec, id }: ControlProps) {
  const { kind = 'text', value } = spec;
  const shared = sharedOf(spec, id);
  if (SELECTS.includes(kind)) return <Select spec={spec} shared={shared} />;
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  if (AREAS.includes(kind)) return <Area spec={spec} shared={shared} text={text} />;
  const type = INPUT_TYPES[kind] ?? 'text';
  return <input {...shared} type={type} autocomplete="off" {...shownOf(kind, text)} />;
}

function shownOf(kind: Kind, text: string): HtmlElements['input'] {
  if (kind === 'moment') return { 'data-moment': text };
  if (kind === 'confirm') return { 'data-confirms': text };
  return NUMERIC.includes(kind) ? { value: text, inputmode: 'decimal' } : { value: text };
}

interface AreaProps {
  spec: FieldSpec;
  shared: Shared;
  text: string;
}

function Area({ spec: { rows = 4, pastes }, shared, text }: AreaProps) {
  return (
    <textarea {...shared} rows={rows} data-pastes={pastes === true ? '' : undefined}>
      {/* A browser drops the first line break. */}
      {`\n${text}`}
    </textarea>
  );
}

function Select({ spec, shared }: { spec: FieldSpec; shared: Shared }) {
  const { kind, value = null, choices = [], required, blank } = spec;
  const isFlag = kind === 'flag';
  const offered: readonly Choice[] = isFlag
    ? [
        { value: 'true', text: words.shell.yes },
        { value: 'false', text: words.shell.no },
      ]
    : choices;
  return (
    <select {...shared}>
      {required !== true && (
        <option value="">{isFlag && blank !== 'omitted' ? words.shell.asCompany : '–'}</option>
      )}
      {offered.map((choice) => {
        const { value: one, text } =
          typeof choice === 'string' ? { value: choice, text: wordOf(choice) } : choice;
        return (
          <option value={one} selected={String(value) === one}>
            {text}
          </option>
        );
      })}
    </select>
  );
}

/** Finds a person by name. The script offers those whose names begin so. */
function Picker({ spec, id }: ControlProps) {
  const { label, hint, from, except } = spec;
  return (
    <Field id={id} label={label} {...(hint !== undefined && { hint })}>
      <input
        {...sharedOf(spec, id)}
        role="combobox"
        aria-expanded={false}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        autocomplete="off"
        data-picks={from}
        data-except={except}
      />
      <ul id={`${id}-list`} class="options" role="listbox" aria-label={label} hidden />
    </Field>
  );
}

/** Finds several people. The button adds another field. */
function People({ spec, id }: ControlProps) {
  return (
    <div>
      <Picker spec={spec} id={`${id}-people`} />
      <button type="button" data-repeats="field">
        {words.writing.another}
      </button>
    </div>
  );
}

function CheckBox({ spec: { name, label, value }, id }: ControlProps) {
  return (
    <label class="choice">
      <input id={id} type="checkbox" name={name} data-type="boolean" checked={value === true} />
      {label}
    </label>
  );
}

function CheckBoxes({ spec: { name, label, choices = [], value }, id }: ControlProps) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset id={`${id}-choices`}>
      <legend>{label}</legend>
      <div class="choices">
        {choices.map((choice) => {
          const one = typeof choice === 'string' ? { value: choice, text: choice } : choice;
          return (
            <label class="choice">
              <input
                type="checkbox"
                name={name}
                value={one.value}
                data-type="list"
                checked={chosen.includes(one.value)}
              />
              {one.text}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
