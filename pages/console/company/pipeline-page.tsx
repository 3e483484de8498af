import type { StageRow } from '../../../domain/hiring/pipeline/stages.ts';
import { h } from '../../h.ts';
import { Fields } from '../fields.tsx';
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
      <form
        class="editor"
        data-call="PUT /console/api/pipeline-stages"
        data-then="saved"
        data-editor="pipeline"
        novalidate
      >
        <p class="lead">{words.company.pipelineLead}</p>
        <div data-problem role="alert" class="problem" hidden />
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
        <div class="savebar">
          <button type="submit" class="primary">
            {words.common.save}
          </button>
          <span data-status role="status" />
        </div>
      </form>
    ),
  });
}

function Stage({ stage, id, types }: { stage: StageRow; id: string; types: readonly string[] }) {
  const name = stage.name === '' ? words.company.newStage : stage.name;
  return (
    <li class="card item" data-item={stage.key === '' ? '' : JSON.stringify(stage)}>
      <div class="item-head" role="group" aria-label={name}>
        <Fields
          prefix={id}
          of={[
            { name: 'name', label: words.common.name, required: true, value: stage.name },
            {
              name: 'type',
              label: words.common.type,
              kind: 'select',
              required: true,
              choices: types,
              value: stage.type,
            },
          ]}
        />
        <div class="item-moves">
          <button type="button" data-shifts="up" aria-label={words.common.moveUp(name)}>
            ↑
          </button>
          <button type="button" data-shifts="down" aria-label={words.common.moveDown(name)}>
            ↓
          </button>
          <button type="button" data-drops aria-label={words.common.removeItem(name)}>
            ✕
          </button>
        </div>
      </div>
    </li>
  );
}
