import { useJsonResume } from '../../../services/hiring/resume/replace-resume.ts';
import type { Sample, Samples } from './sample-call.ts';

const jsonResume = { resume: { basics: { name: 'Tomas Berg' } } };

const resume: Sample = async (world) => {
  const { stores } = world.api.ctx;
  await useJsonResume({ stores }, world.employer.key.accountId, jsonResume.resume);
  return {};
};

export const accountResumeSamples: Samples = {
  getAccountResume: resume,
  putAccountResume: () => ({ body: jsonResume }),
  deleteAccountResume: () => ({}),
  getAccountResumeStatus: resume,
};
