import type { ReportScope } from './scope.ts';

interface ShownStage {
  key: string;
  name: string;
}

/** The stages of the pipeline in order, then those that only histories name. */
export function shownStages(
  { pipeline }: ReportScope,
  used: Iterable<string | null>,
): ShownStage[] {
  const { stages, retired } = pipeline;
  const others = [...used]
    .filter((key) => key !== null)
    .filter((key) => !stages.some((stage) => stage.key === key))
    .sort();
  const nameOf = (key: string) => retired.find((stage) => stage.key === key)?.name ?? key;
  return [...stages, ...others.map((key) => ({ key, name: nameOf(key) }))];
}
