import type { Aggregate } from '../../../domain/surveys/aggregates.ts';
import type { SurveyResponseRow } from '../../../domain/surveys/response.ts';
import type { SurveyRow, SurveyListRow } from '../../../domain/surveys/survey.ts';
import { h } from '../../h.ts';
import { FormFields, type FormVocabulary } from '../hiring/form-fields.tsx';
import { CandidateLink, type Names } from '../candidate-link.tsx';
import { SurveyResults } from './survey-results.tsx';
import { Editor } from '../editor.tsx';
import { answerFacts } from '../hiring/answer-words.tsx';
import { ConfirmDialog, FieldsDialog } from '../dialogs.tsx';
import { type Action, Facts, listPage, recordPage, Status, TitledRows } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { joined } from '../../words/formats.ts';
import { words } from '../words/words.ts';

interface SurveysProps {
  shell: ShellProps;
  rows: readonly SurveyListRow[];
  nextCursor: string | null;
}

export function surveysPage({ shell, rows, nextCursor }: SurveysProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: words.company.surveys,
    lead: words.company.surveysLead,
    head: [words.common.name, words.common.status, words.company.anonymous, words.common.created],
    rows: rows.map((row) => [
      <a href={`/console/surveys/${row.id}`}>{row.name}</a>,
      <Status of={row.status} />,
      row.anonymous ? words.shell.yes : words.shell.no,
      <Moment at={row.created_at} />,
    ]),
    empty: words.company.noSurvey,
    nextCursor,
    adds: writes && {
      id: 'new-survey',
      title: words.company.newSurvey,
      call: 'POST /console/api/platform/surveys',
      then: '/console/surveys/{id}',
      submit: words.company.createSurvey,
      fields: [
        { name: 'name', label: words.common.name, required: true },
        {
          name: 'questions',
          label: words.company.questions,
          kind: 'questions',
          required: true,
          hint: words.company.questionsHint,
        },
        { name: 'one_response_per_token', label: words.company.oneAnswerPerLink, kind: 'check' },
        { name: 'anonymous', label: words.company.anonymous, kind: 'check' },
      ],
    },
  });
}

interface SurveyProps {
  shell: ShellProps;
  survey: SurveyRow;
  responses: readonly SurveyResponseRow[];
  nextCursor: string | null;
  vocabulary: FormVocabulary;
  aggregates: Readonly<Record<string, Aggregate>>;
  names: Names;
}

export function surveyPage(props: SurveyProps): string {
  const { shell, survey, responses, nextCursor, vocabulary, aggregates, names } = props;
  const writes = may(shell, 'recruiter');
  const path = `/console/surveys/${survey.id}`;
  return recordPage({
    shell,
    title: survey.name,
    up: { path: '/console/surveys', text: words.company.surveys },
    status: survey.status,
    actions: writes ? actionsOf(survey, may(shell, 'admin')) : [],
    children: (
      <div>
        <Facts
          of={[
            [words.common.publicPage, <a href={survey.public_url}>{survey.public_url}</a>],
            [
              words.company.oneAnswerPerLink,
              survey.one_response_per_token ? words.shell.yes : words.shell.no,
            ],
            [words.company.anonymous, survey.anonymous ? words.shell.yes : words.shell.no],
          ]}
        />
        <div id="secret-place" />
        <SurveyResults questions={survey.questions} aggregates={aggregates} />
        <section>
          <TitledRows
            label={words.company.responses}
            head={[words.common.sent, words.company.answers, words.common.candidate]}
            rows={responses.map((row) => [
              <Moment at={row.submitted_at} />,
              joined(
                answerFacts(survey.questions, row.answers).map(([label, value]) => [
                  label,
                  ': ',
                  value,
                ]),
                '; ',
              ),
              <CandidateLink id={row.candidate_id} names={names} />,
            ])}
            empty={words.company.noResponse}
          />
          <NextPage path={path} cursor={nextCursor} />
        </section>
        <QuestionEditor survey={survey} writes={writes} vocabulary={vocabulary} />
        <Tokens survey={survey} />
      </div>
    ),
  });
}

function actionsOf({ id, status }: SurveyListRow, deletes: boolean): Action[] {
  const call = `/console/api/platform/surveys/${id}`;
  const isOpen = status === 'open';
  return [
    ...(deletes ? [{ text: words.company.deleteSurvey, opens: 'delete-survey' }] : []),
    {
      text: isOpen ? words.company.closeSurvey : words.company.reopenSurvey,
      call: `PATCH ${call}`,
      body: { status: isOpen ? 'closed' : 'open' },
    },
    { text: words.company.makeLinks, opens: 'make-links' },
  ];
}

function Tokens({ survey: { id } }: { survey: SurveyListRow }) {
  const call = `/console/api/platform/surveys/${id}`;
  return (
    <div>
      <FieldsDialog
        id="make-links"
        title={words.company.makeLinks}
        call={`POST ${call}/tokens`}
        then="show-links"
        submit={words.company.makeLinks}
        fields={[
          { name: 'count', label: words.company.howMany, kind: 'number', required: true, value: 1 },
        ]}
      />
      <ConfirmDialog
        id="delete-survey"
        title={words.company.deleteSurvey}
        call={`DELETE ${call}`}
        then="/console/surveys"
        text={words.company.deletingSurvey}
      />
    </div>
  );
}

interface EditorProps {
  survey: SurveyRow;
  writes: boolean;
  vocabulary: FormVocabulary;
}

function QuestionEditor({ survey, writes, vocabulary }: EditorProps) {
  return (
    <Editor
      id="survey-form"
      call={`PATCH /console/api/platform/surveys/${survey.id}`}
      version={survey.version}
      name="survey"
      writes={writes}
      above={<h2>{words.company.questions}</h2>}
    >
      <fieldset disabled={!writes} class="plain">
        <FormFields
          name="questions"
          questions={survey.questions}
          hasKnockouts={false}
          vocabulary={vocabulary}
        />
      </fieldset>
    </Editor>
  );
}
