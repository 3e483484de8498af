import type { ScorecardTemplateRow } from '../../../domain/interviews/scorecard-template.ts';
import { h } from '../../h.ts';
import { ConfirmDialog } from '../dialogs.tsx';
import { Editor, ItemHead } from '../editor.tsx';
import { Fields } from '../fields.tsx';
import { listPage, recordPage, type ListProps, type RowProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may } from '../shell.tsx';
import { words } from '../words/words.ts';

const PATH = '/console/scorecard-templates';
const CALL = '/console/api/scorecard-templates';

export function scorecardTemplatesPage(props: ListProps<ScorecardTemplateRow>): string {
  const { shell, rows, nextCursor } = props;
  const { scorecards, common } = words;
  return listPage({
    shell,
    title: scorecards.templates,
    lead: scorecards.templatesLead,
    head: [common.name, scorecards.attributes, common.created],
    rows: rows.map(({ id, name, attributes, created_at: at }) => [
      <a href={`${PATH}/${id}`}>{name}</a>,
      attributes.map(({ label }) => label).join(', '),
      <Moment at={at} />,
    ]),
    empty: scorecards.noTemplate,
    nextCursor,
    adds: may(shell, 'recruiter') && {
      id: 'new-scorecard-template',
      title: scorecards.newTemplate,
      call: `POST ${CALL}`,
      then: `${PATH}/{id}`,
      submit: scorecards.createTemplate,
      also: { attributes: [] },
      fields: [{ name: 'name', label: common.name, required: true }],
    },
  });
}

export function scorecardTemplatePage({ shell, row }: RowProps<ScorecardTemplateRow>): string {
  const { id, name, attributes, version } = row;
  const { scorecards, common } = words;
  return recordPage({
    shell,
    title: name,
    up: { path: PATH, text: scorecards.templates },
    actions: [{ text: scorecards.deleteTemplate, opens: 'delete-scorecard-template' }],
    children: (
      <div>
        <Editor call={`PATCH ${CALL}/${id}`} version={version} name="scorecard-template" writes>
          <Fields
            prefix="template"
            of={[{ name: 'name', label: common.name, required: true, value: name }]}
          />
          <h2>{scorecards.attributes}</h2>
          <p class="hint">{scorecards.attributesHint}</p>
          <ol id="attributes" class="items" data-items="attributes">
            {attributes.map((attribute, index) => (
              <AttributeItem attribute={attribute} id={`a${index}`} />
            ))}
          </ol>
          <button type="button" data-adds="attributes">
            {scorecards.addAttribute}
          </button>
          <template id="attributes-item">
            <AttributeItem attribute={BLANK} id="a" />
          </template>
        </Editor>
        <ConfirmDialog
          id="delete-scorecard-template"
          title={scorecards.deleteTemplate}
          call={`DELETE ${CALL}/${id}`}
          then={PATH}
          text={scorecards.deletingTemplate}
        />
      </div>
    ),
  });
}

type Attribute = ScorecardTemplateRow['attributes'][number];

const BLANK: Attribute = {
  key: '',
  label: '',
  kind: 'score',
  required: false,
  description: null,
  words: null,
};

const KINDS = (['score', 'text', 'yes_no'] as const).map((value) => {
  return { value, text: words.scorecards.kinds[value] };
});

function AttributeItem({ attribute, id }: { attribute: Attribute; id: string }) {
  const { key, label, kind, required, description, words: ofScores } = attribute;
  const { scorecards, common } = words;
  return (
    <li class="card item" data-item={key === '' ? '' : JSON.stringify({ key })}>
      <ItemHead
        name={label === '' ? scorecards.newAttribute : label}
        prefix={id}
        fields={[
          { name: 'label', label: scorecards.label, required: true, value: label },
          {
            ...{ name: 'kind', label: scorecards.kind, kind: 'select', required: true },
            ...{ choices: KINDS, value: kind },
          },
        ]}
      />
      <Fields
        prefix={id}
        of={[
          { name: 'description', label: common.description, value: description },
          { name: 'required', label: scorecards.required, kind: 'check', value: required },
          {
            ...{ name: 'words', label: scorecards.wordsOfScores, hint: scorecards.wordsHint },
            ...{ kind: 'lines', blank: 'omitted', value: ofScores ?? [], rows: 4 },
          },
        ]}
      />
    </li>
  );
}
