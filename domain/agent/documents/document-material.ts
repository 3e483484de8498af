import type { JsonResume } from '../../resume/json-resume.ts';
import { describeJob, type TargetJob } from './target-job.ts';
import { writablePart } from './written-resume.ts';
import { fenced } from '../../model/model-task.ts';

/** The source of a résumé or letter. */
export interface DocumentMaterial {
  resume: JsonResume;
  /** Null: for no particular job. */
  job: TargetJob | null;
  /** The user's instructions. */
  instructions: string | null;
}

/** The material as a prompt, part by part. */
export function shownMaterial({ resume, job, instructions }: DocumentMaterial): string[] {
  return [
    fenced('resume', JSON.stringify(writablePart(resume))),
    ...(job === null ? [] : [fenced('posting', describeJob(job))]),
    ...(instructions === null
      ? []
      : [fenced('wishes of the user, as far as the rules allow', instructions)]),
  ];
}
