import { idPrefixes } from '../../domain/common/ids.ts';

/** Words of an operation's name, and the kind of record that its `id` names. The first that matches counts. */
const kinds: readonly (readonly [word: RegExp, kind: keyof typeof idPrefixes])[] = [
  [/Alert/, 'alert'],
  [/applyOnBoard|applyToJob|^getJob$|JobApplications|Posting|JobListing/, 'job'],
  [/Organization/, 'organization'],
  [/EmailMessage/, 'message'],
  [/EmailSend/, 'send'],
  [/EmailSuppression/, 'suppression'],
  [/ScorecardTemplate/, 'scorecardTemplate'],
  [/Person|Candidate|addNote/, 'candidate'],
  [/Interview|saveScorecard/, 'interview'],
  [/Offer/, 'offer'],
  [/SurveyResponse$/, 'survey'],
  [/Survey/, 'survey'],
  [/Employee/, 'employee'],
  [/Attendance/, 'attendanceEntry'],
  [/View/, 'view'],
  [/Document/, 'platformDocument'],
  [/Import/, 'import'],
  [/Export/, 'export'],
  [/Delivery|redeliver/, 'delivery'],
  [/Webhook/, 'webhook'],
  [/ApplySession/, 'session'],
  [/Chat/, 'chat'],
  [/Resume/, 'resume'],
  [/CoverLetter/, 'coverLetter'],
];

const others: Readonly<Record<string, string>> = {
  company: 'acme-robotics',
  idOrSlug: 'senior-backend-engineer',
  response_id: `${idPrefixes.surveyResponse}_0NaQ8xT2v7Bd1kZp4mXw`,
};

/** A value for a parameter in the path of an operation. */
export function exampleId(operation: string, parameter: string): string {
  const other = others[parameter];
  if (other !== undefined) return other;
  if (parameter !== 'id') return parameter.toUpperCase();
  const kind = kinds.find(([word]) => word.test(operation))?.[1];
  return kind === undefined ? 'ID' : `${idPrefixes[kind]}_0NaQ8xT2v7Bd1kZp4mXw`;
}
