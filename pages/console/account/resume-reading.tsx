import { readingChoices, type ReadingChoice } from '../../../domain/resume/reading-choice.ts';
import { h, type Text } from '../../h.ts';
import { FieldsDialog } from '../dialogs.tsx';
import type { Action } from '../kit.tsx';
import { words } from '../words/words.ts';

const DIALOG = 'resume-reading';

export const chooseReading: Action = { text: words.billing.chooseReading, opens: DIALOG };

/** How the account has résumés read. */
export function readingInWords(choice: ReadingChoice): readonly [Text, Text] {
  return [words.billing.resumeReading, words.billing.readBy[choice]];
}

export function ReadingDialog({ choice }: { choice: ReadingChoice }) {
  return (
    <FieldsDialog
      id={DIALOG}
      title={words.billing.resumeReading}
      call="PATCH /console/api/account"
      submit={words.billing.saveReading}
      fields={[
        {
          name: 'resume_reading',
          label: words.billing.resumeReading,
          kind: 'select',
          value: choice,
          choices: readingChoices.map((one) => ({ value: one, text: words.billing.readBy[one] })),
          hint: words.billing.readingHint,
        },
      ]}
    />
  );
}
