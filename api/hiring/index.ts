import type { Route } from '../route.ts';
import { applyToJob } from './applying/apply-to-job.ts';
import { countAppliedJobs } from './applying/count-applied-jobs.ts';
import { getApplicationStatus } from './applying/get-application-status.ts';
import { listAppliedJobs } from './applying/list-applied-jobs.ts';
import { withdrawApplication } from './applying/withdraw-application.ts';
import { addNote } from './candidates/add-note.ts';
import { anonymizeCandidate } from './candidates/anonymize-candidate.ts';
import { createCandidate } from './candidates/create-candidate.ts';
import { getCandidate } from './candidates/get-candidate.ts';
import { listCandidates } from './candidates/list-candidates.ts';
import { mergeCandidates } from './candidates/merge-candidates.ts';
import { moveCandidate } from './candidates/move-candidate.ts';
import { updateCandidate } from './candidates/update-candidate.ts';
import { generateInterviewQuestions } from './interview-questions/generate-interview-questions.ts';
import { listInterviewQuestions } from './interview-questions/list-interview-questions.ts';
import { createOffer } from './offers/create-offer.ts';
import { decideOffer } from './offers/decide-offer.ts';
import { getOffer } from './offers/get-offer.ts';
import { getPublicOffer } from './offers/get-public-offer.ts';
import { listOffers } from './offers/list-offers.ts';
import { sendOffer } from './offers/send-offer.ts';
import { updateOffer } from './offers/update-offer.ts';
import { withdrawOffer } from './offers/withdraw-offer.ts';
import { createOrganization } from './organizations/create-organization.ts';
import { deleteOrganization } from './organizations/delete-organization.ts';
import { getDefaultOrganization } from './organizations/get-default-organization.ts';
import { getOrganization } from './organizations/get-organization.ts';
import { listOrganizations } from './organizations/list-organizations.ts';
import { setDefaultOrganization } from './organizations/set-default-organization.ts';
import { updateOrganization } from './organizations/update-organization.ts';
import { listPipelineStages, replacePipelineStages } from './pipeline/pipeline-stages.ts';
import { createPosting } from './postings/create-posting.ts';
import { deletePosting } from './postings/delete-posting.ts';
import { getJobListing } from './postings/get-job-listing.ts';
import { getPosting } from './postings/get-posting.ts';
import { listJobApplications } from './postings/list-job-applications.ts';
import { listJobListings } from './postings/list-job-listings.ts';
import { listPostings } from './postings/list-postings.ts';
import { closePosting, publishPosting, reopenPosting } from './postings/move-posting.ts';
import { updatePosting } from './postings/update-posting.ts';
import { deleteAccountResume } from './resume/delete-resume.ts';
import { getAccountResume } from './resume/get-resume.ts';
import { getAccountResumeStatus } from './resume/get-resume-status.ts';
import { putAccountResume } from './resume/put-resume.ts';

export const hiringRoutes: readonly Route[] = [
  listOrganizations,
  createOrganization,
  getOrganization,
  updateOrganization,
  deleteOrganization,
  getDefaultOrganization,
  setDefaultOrganization,
  listPostings,
  createPosting,
  getPosting,
  updatePosting,
  deletePosting,
  publishPosting,
  closePosting,
  reopenPosting,
  listJobListings,
  getJobListing,
  listJobApplications,
  listPipelineStages,
  replacePipelineStages,
  listCandidates,
  createCandidate,
  getCandidate,
  updateCandidate,
  addNote,
  moveCandidate,
  mergeCandidates,
  anonymizeCandidate,
  listInterviewQuestions,
  generateInterviewQuestions,
  listOffers,
  createOffer,
  getOffer,
  updateOffer,
  sendOffer,
  withdrawOffer,
  getPublicOffer,
  decideOffer,
  getApplicationStatus,
  withdrawApplication,
  applyToJob,
  listAppliedJobs,
  countAppliedJobs,
  getAccountResume,
  putAccountResume,
  deleteAccountResume,
  getAccountResumeStatus,
];
