import { words } from './words/words.ts';

/** Switches of a company and of its postings: the member, and its name. */
export const featureNames = [
  ['resume_autofill', words.postings.fillFromResume],
  ['ai_apply', words.postings.letAgentsApply],
  ['show_salary', words.postings.showPay],
  ['show_department', words.postings.showDepartment],
  ['allow_general_applications', words.postings.takeGeneral],
  ['confirmation', words.postings.confirmApplications],
] as const;
