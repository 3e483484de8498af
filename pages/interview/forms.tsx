import type { PublicInterview } from '../../domain/interviews/public-interview.ts';
import { h } from '../h.ts';
import { daysOf } from './times.ts';
import type { InterviewWords } from './words.ts';

interface InterviewProps {
  interview: PublicInterview;
  words: InterviewWords;
}

/** Shows the times in another zone. */
export function ZoneForm({ zone, words }: { zone: string; words: InterviewWords }) {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const zones = known.includes(zone) ? known : [zone, ...known];
  return (
    <section class="card">
      <form method="get">
        <label for="timezone">{words.zone}</label>
        <select id="timezone" name="timezone">
          {zones.map((one) => (
            <option value={one} selected={one === zone}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
        <button class="second">{words.showTimes}</button>
      </form>
    </section>
  );
}

/** The offered times: open while one has to be chosen, folded where one was. */
export function TimesForm({ interview, words }: InterviewProps) {
  if (interview.can_move) {
    return (
      <details class="card">
        <summary>{words.move}</summary>
        <Times interview={interview} words={words} action="move" />
      </details>
    );
  }
  if (interview.status !== 'proposed') return null;
  return (
    <section class="card">
      <h2>{words.choose}</h2>
      {interview.can_choose ? (
        <Times interview={interview} words={words} action="choose" />
      ) : (
        <p>{words.noTimes}</p>
      )}
    </section>
  );
}

function Times({ interview, words, action }: InterviewProps & { action: 'choose' | 'move' }) {
  const { slots, timezone } = interview;
  return (
    <form method="post">
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="timezone" value={timezone} />
      {daysOf(slots, timezone, words).map(({ name, times }) => (
        <fieldset>
          <legend>{name}</legend>
          <div class="times">
            {times.map(({ start, text }) => (
              <label class="choice">
                <input type="radio" name="starts_at" value={start} required /> {text}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <button>{action === 'move' ? words.moveButton : words.chooseButton}</button>
    </form>
  );
}

export function CancelForm({ words }: { words: InterviewWords }) {
  return (
    <details class="card">
      <summary>{words.cancel}</summary>
      <form method="post">
        <input type="hidden" name="action" value="cancel" />
        <label for="reason">{words.reason}</label>
        <textarea id="reason" name="reason" rows={3} maxlength={2000} />
        <button class="second">{words.cancelButton}</button>
      </form>
    </details>
  );
}
