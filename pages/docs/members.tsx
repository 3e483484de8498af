import { Fragment, h } from '../h.ts';
import { Inline } from './markdown.tsx';
import type { Member, Parameter, Shape } from './reference.ts';

/** The members of an object; those of an inner one open. */
export function ShapeList({ shape }: { shape: Shape }) {
  const { members, forms } = shape;
  return (
    <>
      {forms.map((form, at) => (
        <>
          <p class="form">{at === 0 ? 'One of these forms:' : 'Or:'}</p>
          <ShapeList shape={form} />
        </>
      ))}
      {members.length > 0 && (
        <ul class="members">
          {members.map((member) => (
            <li>
              <MemberText member={member} />
              {member.shape !== null && (
                <details>
                  <summary>Members of {member.name}</summary>
                  <ShapeList shape={member.shape} />
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function ParameterList({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <ul class="members">
      {parameters.map((parameter) => (
        <li
          data-parameter={parameter.name}
          data-place={parameter.place}
          data-required={parameter.required}
        >
          <MemberText member={parameter} place={parameter.place} />
        </li>
      ))}
    </ul>
  );
}

function MemberText({ member, place }: { member: Member; place?: string }) {
  const { name, type, required, description, limits, values, default: stated } = member;
  return (
    <>
      <code class="name">{name}</code>{' '}
      <span class="type">
        {type.object === undefined ? type.text : <a href={`#object-${type.object}`}>{type.text}</a>}
        {place !== undefined && ` in the ${place}`}
      </span>{' '}
      {required && <span class="required">required</span>}
      {description !== '' && (
        <p>
          <Inline text={description} />
        </p>
      )}
      {limits.length > 0 && <p class="limits">{limits.join(', ')}</p>}
      {values.length > 0 && (
        <p class="limits">
          One of{' '}
          {values.map((value, at) => (
            <>
              {at > 0 && ', '}
              <code>{value}</code>
            </>
          ))}
        </p>
      )}
      {stated !== undefined && (
        <p class="limits">
          Default <code>{stated}</code>
        </p>
      )}
    </>
  );
}
