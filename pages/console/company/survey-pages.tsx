import { h } from '../../h.ts';
import { FormFields, type FormVocabulary, type Question } from '../hiring/form-fields.tsx';
import { inWords } from '../hiring/application-card.tsx';
import { Facts, FieldsDialog, listPage, recordPage, Rows, Status, type Action } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';

export interface SurveyRow {
  id: string;
  name: string;
  status: string;
  one_response_per_token: boolean;
  anonymous: boolean;
  public_url: string;
  created_at: string;
  version: number;
}

export interface SurveyRecord extends SurveyRow {
  questions: readonly Question[];
}

export interface ResponseRow {
  id: string;
  submitted_at: string;
  candidate_id: string | null;
  answers: Readonly<Record<string, unknown>>;
}

interface SurveysProps {
  shell: ShellProps;
  rows: readonly SurveyRow[];
  nextCursor: string | null;
}

export function surveysPage({ shell, rows, nextCursor }: SurveysProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: 'Surveys',
    lead: 'Questions to candidates and others, each survey with a public page.',
    actions: writes ? [{ text: 'New survey', opens: 'new-survey', tone: 'primary' }] : [],
    head: ['Name', 'Status', 'Anonymous', 'Created'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`/console/surveys/${row.id}`}>{row.name}</a>,
        <Status of={row.status} />,
        row.anonymous ? 'yes' : 'no',
        <Moment at={row.created_at} />,
      ],
    })),
    empty: 'There is no survey yet. Make one, and send its link.',
    nextCursor,
    children: writes && (
      <FieldsDialog
        id="new-survey"
        title="New survey"
        call="POST /console/api/platform/surveys"
        then="/console/surveys/{id}"
        submit="Create survey"
        fields={[
          { name: 'name', label: 'Name', required: true },
          {
            name: 'questions',
            label: 'Questions',
            kind: 'questions',
            required: true,
            hint: 'One per line. Types and options are set afterwards.',
          },
          { name: 'one_response_per_token', label: 'One answer per link', kind: 'check' },
          { name: 'anonymous', label: 'Anonymous', kind: 'check' },
        ]}
      />
    ),
  });
}

interface SurveyProps {
  shell: ShellProps;
  survey: SurveyRecord;
  responses: readonly ResponseRow[];
  nextCursor: string | null;
  vocabulary: FormVocabulary;
}

export function surveyPage(props: SurveyProps): string {
  const { shell, survey, responses, nextCursor, vocabulary } = props;
  const writes = may(shell, 'recruiter');
  const path = `/console/surveys/${survey.id}`;
  return recordPage({
    shell,
    title: survey.name,
    up: { path: '/console/surveys', text: 'Surveys' },
    status: survey.status,
    actions: writes ? actionsOf(survey) : [],
    children: (
      <div>
        <Facts
          of={[
            ['Public page', <a href={survey.public_url}>{survey.public_url}</a>],
            ['One answer per link', survey.one_response_per_token ? 'yes' : 'no'],
            ['Anonymous', survey.anonymous ? 'yes' : 'no'],
          ]}
        />
        <div id="secret-place" />
        <section>
          <h2>Responses</h2>
          <Rows
            label="Responses"
            head={['Sent', 'Answers', 'Candidate']}
            rows={responses.map((row) => ({
              id: row.id,
              cells: [
                <Moment at={row.submitted_at} />,
                Object.entries(row.answers)
                  .map(([key, value]) => `${key}: ${inWords(value)}`)
                  .join('; '),
                row.candidate_id,
              ],
            }))}
            empty="Nobody has answered yet."
          />
          <NextPage path={path} cursor={nextCursor} />
        </section>
        <QuestionEditor survey={survey} writes={writes} vocabulary={vocabulary} />
        <Tokens survey={survey} />
      </div>
    ),
  });
}

function actionsOf({ id, status }: SurveyRow): Action[] {
  const call = `/console/api/platform/surveys/${id}`;
  const isOpen = status === 'open';
  return [
    { text: 'Delete survey', opens: 'delete-survey' },
    {
      text: isOpen ? 'Close survey' : 'Reopen survey',
      call: `PATCH ${call}`,
      body: { status: isOpen ? 'closed' : 'open' },
    },
    { text: 'Make links', opens: 'make-links' },
  ];
}

function Tokens({ survey: { id } }: { survey: SurveyRow }) {
  const call = `/console/api/platform/surveys/${id}`;
  return (
    <div>
      <FieldsDialog
        id="make-links"
        title="Make links"
        call={`POST ${call}/tokens`}
        then="show-links"
        submit="Make links"
        fields={[{ name: 'count', label: 'How many', kind: 'number', required: true, value: 1 }]}
      />
      <FieldsDialog
        id="delete-survey"
        title="Delete survey"
        call={`DELETE ${call}`}
        then="/console/surveys"
        submit="Delete survey"
        danger
        fields={[]}
      >
        <p>Its links stop working, and its responses are deleted.</p>
      </FieldsDialog>
    </div>
  );
}

interface EditorProps {
  survey: SurveyRecord;
  writes: boolean;
  vocabulary: FormVocabulary;
}

function QuestionEditor({ survey, writes, vocabulary }: EditorProps) {
  return (
    <form
      id="survey-form"
      class="editor"
      data-call={`PATCH /console/api/platform/surveys/${survey.id}`}
      data-then="saved"
      data-version={survey.version}
      data-editor="survey"
      noValidate
    >
      <h2>Questions</h2>
      <div data-problem role="alert" class="problem" hidden />
      <fieldset disabled={!writes} class="plain">
        <FormFields
          name="questions"
          questions={survey.questions}
          keysFixed
          hasKnockouts={false}
          vocabulary={vocabulary}
        />
      </fieldset>
      {writes && (
        <div class="savebar">
          <button type="submit" class="primary">
            Save
          </button>
          <span data-status role="status" />
        </div>
      )}
    </form>
  );
}
