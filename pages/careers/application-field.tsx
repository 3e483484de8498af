import type { PublishedField } from '../../domain/hiring/application-form/form.ts';
import { scaleOf } from '../../domain/hiring/application-form/scale.ts';
import { Fragment, h, type Html } from '../h.ts';
import type { InputType } from '../html-elements.ts';
import { Choices, Consent, History, Parts } from './composite-field.tsx';
import {
  educationMembers,
  employmentMembers,
  dropName,
  fieldId,
  Hints,
  inputName,
  keptName,
  Label,
  numberKind,
  NumberRead,
  type FieldProps,
} from './field-parts.tsx';

type FieldType = PublishedField['type'];

const byType: Partial<Record<FieldType, (props: FieldProps) => Html | null>> = {
  info: Info,
  hidden: () => null,
  boolean: Choices,
  multi_select: Choices,
  consent: Consent,
  education_history: (props) => <History {...props} members={educationMembers} />,
  employment_history: (props) => <History {...props} members={employmentMembers} />,
  number_range: (props) => <Parts {...props} members={['least', 'most']} />,
  currency: (props) => <Parts {...props} members={['amount', 'currency']} />,
  compensation_range: (props) => (
    <Parts {...props} members={['least', 'most', 'currency', 'period']} />
  ),
};

/** One question of the application form, by its type. */
export function ApplicationField(props: FieldProps) {
  return (byType[props.field.type] ?? Labelled)(props);
}

function Info({ field }: FieldProps) {
  return (
    <div id={fieldId(field)}>
      <p dir="auto">
        <strong>{field.label}</strong>
      </p>
      {field.description !== null && <p dir="auto">{field.description}</p>}
    </div>
  );
}

function Labelled(props: FieldProps) {
  const { field } = props;
  return (
    <>
      <label for={fieldId(field)} dir="auto">
        <Label {...props} />
      </label>
      <Hints {...props} />
      <Control {...props} />
    </>
  );
}

const AUTOCOMPLETE: Record<string, string> = { name: 'name', email: 'email', phone: 'tel' };
const INPUT_TYPES: Partial<Record<FieldType, InputType>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  date: 'date',
};

/** Types whose characters are counted. */
const TEXTS = new Set<FieldType>(['text', 'textarea', 'rich_text']);

/** Attributes that every control of a question has. */
function sharedBy({ field, problem }: FieldProps) {
  return {
    id: fieldId(field),
    name: inputName(field),
    'aria-describedby': `${fieldId(field)}-hint`,
    'aria-invalid': problem !== null,
    'aria-required': field.required,
    'data-max': TEXTS.has(field.type) ? (field.constraints?.max_length ?? undefined) : undefined,
  };
}

function Control(props: FieldProps) {
  switch (props.field.type) {
    case 'textarea':
    case 'rich_text':
      return (
        <textarea {...sharedBy(props)} rows={6}>
          {valueOf(props)}
        </textarea>
      );
    case 'single_select':
    case 'score':
      return <Select {...props} />;
    case 'file':
      return <FileInput {...props} />;
    case 'number':
      return <NumberInput {...props} />;
    default:
      return <Input {...props} />;
  }
}

function valueOf({ field, given }: FieldProps): string {
  return given.get(inputName(field))?.[0] ?? '';
}

function Input(props: FieldProps) {
  const { key, type } = props.field;
  return (
    <input
      {...sharedBy(props)}
      type={INPUT_TYPES[type] ?? 'text'}
      value={valueOf(props)}
      autocomplete={AUTOCOMPLETE[key]}
    />
  );
}

function NumberInput(props: FieldProps) {
  const { field } = props;
  const [id, value] = [fieldId(field), valueOf(props)];
  return (
    <>
      <input
        {...sharedBy(props)}
        value={value}
        inputmode="decimal"
        data-number={numberKind(field)}
        aria-describedby={`${id}-hint ${id}-read`}
      />
      <NumberRead of={id} field={field} value={value} />
    </>
  );
}

function FileInput(props: FieldProps) {
  const { constraints } = props.field;
  const several = (constraints?.max_files ?? 1) > 1;
  const accept = constraints?.accept?.join(',');
  return (
    <>
      {props.kept.length > 0 && <KeptFiles {...props} />}
      <input {...sharedBy(props)} type="file" accept={accept} multiple={several} />
    </>
  );
}

/** Files that were chosen before. They are sent again unless they are removed or others are chosen. */
function KeptFiles({ field, kept, words }: FieldProps) {
  return (
    <div class="kept">
      {kept.map(({ filename, bytes, token }) => (
        <p dir="auto">
          <input type="hidden" name={keptName(field)} value={token} />
          <strong>{filename}</strong> {`(${sizeText(bytes)}) ${words.attached}`}
        </p>
      ))}
      <label class="choice" dir="auto">
        <input type="checkbox" name={dropName(field)} value="true" />{' '}
        {`${words.removeFiles}: ${kept.map(({ filename }) => filename).join(', ')}`}
      </label>
      <p class="quiet">{words.replaceFiles}</p>
    </div>
  );
}

function sizeText(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;
}

function Select(props: FieldProps) {
  const value = valueOf(props);
  return (
    <select {...sharedBy(props)}>
      <option value="">{props.words.choose}</option>
      {optionsOf(props.field).map((option) => (
        <option value={option.value} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function optionsOf(field: PublishedField) {
  if (field.type !== 'score') return field.options;
  return scaleOf(field)
    .map(String)
    .map((score) => ({ value: score, label: score }));
}
