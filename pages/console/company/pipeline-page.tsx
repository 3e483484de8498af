import type { StageRow } from '../../../domain/hiring/pipeline/stages.ts';
import { Fragment, h } from '../../h.ts';
import { Editor, ItemHead } from '../editor.tsx';
import { recordPage } from '../kit.tsx';
import type { ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';

interface PipelineProps {
  shell: ShellProps;
  stages: readonly StageRow[];
  types: readonly string[];
}

/** The stages of the account, in their order. */
export function pipelinePage({ shell, stages, types }: PipelineProps): string {
  return recordPage({
    shell,
    title: words.company.pipeline,
    children: (
      <Editor
        call="PUT /console/api/pipeline-stages"
        name="pipeline"
        writes
        above={
          <>
            <p class="lead">{words.company.pipelineLead}</p>
            <p>{words.company.acceptedOffersLead}</p>
          </>
        }
      >
        <ol id="stages" class="items" data-items="stages">
          {stages.map((stage, index) => (
            <Stage stage={stage} id={`s${index}`} types={types} />
          ))}
        </ol>
        <button type="button" data-adds="stages">
          {words.company.addStage}
        </button>
        <template id="stages-item">
          <Stage stage={{ key: '', name: '', type: 'active' }} id="s" types={types} />
        </template>
      </Editor>
    ),
  });
}

function Stage({ stage, id, types }: { stage: StageRow; id: string; types: readonly string[] }) {
  const name = stage.name === '' ? words.company.newStage : stage.name;
  return (
    <li class="card item" data-item={stage.key === '' ? '' : JSON.stringify(stage)}>
      <ItemHead
        name={name}
        prefix={id}
        fields={[
          { name: 'name', label: words.common.name, required: true, value: stage.name },
          {
            name: 'type',
            label: words.common.type,
            kind: 'select',
            required: true,
            choices: types,
            value: stage.type,
          },
          {
            name: 'takes_accepted_offers',
            label: words.company.takesAcceptedOffers,
            kind: 'check',
            value: stage.takes_accepted_offers ?? false,
          },
        ]}
      />
    </li>
  );
}
