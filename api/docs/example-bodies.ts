import type { clientMethods } from '../client-methods.ts';

type Name = keyof typeof clientMethods;

const KESTRIN = { name: 'Tomas Berg', email: 'tomas.berg@example.com', phone: '+46 70 123 45 67' };
const resume = {
  basics: { name: KESTRIN.name, email: KESTRIN.email },
  work: [{ name: 'Kestrin Ltd', position: 'Welder', startDate: '2019-03' }],
};
const job_id = 'job_0NaQ8xT2v7Bd1kZp4mXw';
const candidate_id = 'cand_0NaQ8xT2v7Bd1kZp4mXw';
const employee_id = 'emp_0NaQ8xT2v7Bd1kZp4mXw';
const template_id = 'doc_0NaQ8xT2v7Bd1kZp4mXw';
const action_id = 'act_0NaQ8xT2v7Bd1kZp4mXw';
const salary = { min: 65_000, max: 80_000, currency: 'EUR', period: 'year' };

const mail = {
  subject: 'Your application',
  body_text: 'Hello {{candidate.name}}, thank you.',
  to: [candidate_id],
};

/** A body that each operation takes: the examples of the reference, and what its "Try it" begins with. */
export const exampleBodies: Readonly<Partial<Record<Name, Readonly<Record<string, unknown>>>>> = {
  createJobAlert: {
    name: 'Engineers in Berlin',
    filters: { title: 'engineer', location: 'Berlin' },
    cadence: 'daily',
    channel: 'email',
    timezone: 'Europe/Berlin',
  },
  updateJobAlert: { cadence: 'weekly' },
  applyOnBoard: KESTRIN,
  applyToJob: KESTRIN,
  parseResume: {
    filename: 'cv.txt',
    content_base64: 'VG9tYXMgQmVyZwp0b21hcy5iZXJnQGV4YW1wbGUuY29t',
  },
  createOrganization: { name: 'Acme Robotics', website: 'https://acme.example.com' },
  updateOrganization: { tagline: 'Robots for ports' },
  setDefaultOrganization: { organization_id: 'org_0NaQ8xT2v7Bd1kZp4mXw' },
  createPosting: {
    title: 'Senior Backend Engineer',
    description_text: 'You build the services behind our robots.',
    locations: [{ city: 'Berlin', country: 'Germany' }],
    workplace_type: 'hybrid',
    salary,
    publish: true,
  },
  updatePosting: { department: 'Engineering' },
  replacePipelineStages: {
    stages: [
      { key: 'applied', name: 'Applied', type: 'lead' },
      { key: 'screening', name: 'Screening', type: 'active' },
      { key: 'hired', name: 'Hired', type: 'hired' },
    ],
  },
  createCandidate: { ...KESTRIN, skills: ['TypeScript'], job_id },
  updateCandidate: { tags: ['backend'] },
  addNote: { body: 'Call back on Monday.' },
  moveCandidate: { stage: 'interview', from_stage: 'screening' },
  mergeCandidates: { primary_id: candidate_id, duplicate_id: 'cand_0NbR9yU3w8Ce2lAq5nYx' },
  changeCandidates: { action: 'tag', tags: ['backend'], ids: [candidate_id] },
  generateInterviewQuestions: { job_id, count: 5 },
  createOffer: {
    candidate_id,
    job_id,
    title: 'Senior Backend Engineer',
    location: 'Berlin, Germany',
    salary: { amount: 78_000, currency: 'EUR', period: 'year' },
    start_date: '2027-03-01',
  },
  updateOffer: { start_date: '2027-04-01' },
  decideOffer: { decision: 'accept', name: KESTRIN.name },
  putAccountResume: { resume },
  createEmailMessage: {
    name: 'Invitation',
    subject: 'Your application at Acme',
    body_text: 'Hello {{candidate.name}}, shall we talk?',
  },
  updateEmailMessage: { subject: 'Shall we talk?' },
  sendEmail: mail,
  previewEmail: mail,
  createEmailSuppression: { address: KESTRIN.email },
  unsubscribe: { 'List-Unsubscribe': 'One-Click' },
  readNotifications: { ids: ['ntf_0NaQ8xT2v7Bd1kZp4mXw'] },
  updateNotificationSettings: { new_application: 'daily' },
  createInterview: {
    candidate_id,
    job_id,
    title: 'Technical interview',
    kind: 'video',
    duration_minutes: 45,
    interviewers: ['mem_0NaQ8xT2v7Bd1kZp4mXw'],
    timezone: 'Europe/Berlin',
    starts_at: '2027-02-01T09:00:00.000Z',
  },
  updateInterview: { duration_minutes: 60 },
  cancelInterview: { reason: 'The role was filled.' },
  answerInterview: { action: 'choose', starts_at: '2027-02-01T09:00:00.000Z' },
  saveScorecard: { recommendation: 'yes', submitted: true },
  createScorecardTemplate: {
    name: 'Technical interview',
    attributes: [{ key: 'code', label: 'Code', kind: 'score' }],
  },
  updateScorecardTemplate: { name: 'Technical interview, second round' },
  createSurvey: {
    name: 'How was it?',
    questions: [{ key: 'score', label: 'How was the interview?', type: 'score' }],
  },
  updateSurvey: { name: 'How was your interview?' },
  issueSurveyTokens: { candidate_ids: [candidate_id] },
  submitSurveyResponse: { answers: { score: 4 } },
  createEmployee: { name: 'Mara Lindqvist', title: 'Engineer', start_date: '2027-03-01' },
  updateEmployee: { department: 'Engineering' },
  hireCandidate: { job_id, start_date: '2027-03-01' },
  recordAttendance: { kind: 'in', employee_id },
  recordOwnAttendance: { kind: 'in' },
  updateAttendance: { note: 'Forgot to clock in.' },
  createView: { list: 'candidates', name: 'Backend in Berlin', query: { tag: 'backend' } },
  updateView: { name: 'Backend' },
  createDocumentTemplate: { name: 'Letter', body: '# Letter\n\nDear {{candidate.name}},' },
  updateDocumentTemplate: { name: 'Letter of welcome' },
  createPlatformDocument: { template_id, format: 'pdf', candidate_id },
  updatePlatformDocument: { name: 'Letter for Tomas Berg' },
  createImport: { kind: 'candidates', url: 'https://example.com/candidates.csv', dry_run: true },
  createExport: { kind: 'candidates', format: 'csv' },
  updateAccount: { location: 'Malmö' },
  createWebhook: { url: 'https://example.com/hooks', event_kinds: ['candidate.created'] },
  updateWebhook: { status: 'disabled' },
  recoverWebhook: { since: '2026-11-28T09:00:00.000Z' },
  applyWithAi: { action: 'start', job_id },
  continueApplySession: { message: 'Please be brief.' },
  approveApplySession: { wait_s: 10 },
  stopApplySession: { wait_s: 10 },
  createResume: { resume, format: 'pdf' },
  createCoverLetter: { resume, job_id, format: 'pdf' },
  startChat: { message: 'Which roles are open?' },
  sendChatMessage: { message: 'And how many candidates do I have?' },
  approveChatAction: { action_id },
  rejectChatAction: { action_id, reason: 'Not yet.' },
  stopChat: {},
  callTool: { name: 'search_jobs', arguments: { q: 'engineer', limit: 2 } },
};

/** Parameters of examples of calls that read; a list shows ten rows if nothing is stated. */
export const exampleQueries: Readonly<Partial<Record<Name, Readonly<Record<string, string>>>>> = {
  searchJobs: { title: 'engineer', location: 'Berlin', limit: '10' },
  averageSalary: { title: 'engineer', country: 'Germany' },
  mapJobs: { title: 'engineer' },
};
