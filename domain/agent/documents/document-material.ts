import type { JsonResume } from '../../resume/json-resume.ts';
import { describeJob, type TargetJob } from './target-job.ts';
import { writablePart } from './written-resume.ts';
import { fenced } from '../../model/model-task.ts';

/** What a résumé or letter is written from. */
export interface DocumentMaterial {
  resume: JsonResume;
  /** Null: for no job in particular. */
  job: TargetJob | null;
  /** What the user wants of it. */
  instructions: string | null;
}

/** The material as a model is shown it, part by part. */
export function shownMaterial({ resume, job, instructions }: DocumentMaterial): string[] {
  return [
    fenced('resume', JSON.stringify(writablePart(resume))),
    ...(job === null ? [] : [fenced('posting', describeJob(job))]),
    ...(instructions === null
      ? []
      : [fenced('wishes of the user, as far as the rules allow', instructions)]),
  ];
}
