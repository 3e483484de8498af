import { documentModel } from './agent/document.model.ts';
import { modelTurnModel } from './model/model-turn.model.ts';
import { chatInputModel } from './agent/chat-input.model.ts';
import { chatModel } from './agent/chat.model.ts';
import { applySessionModel } from './agent/apply-session.model.ts';
import { sessionInputModel } from './agent/session-input.model.ts';
import { candidateModel } from './hiring/candidates/candidate.model.ts';
import { eeoAnswerModel } from './hiring/eeo-answer.model.ts';
import { fileModel } from './files/file.model.ts';
import { offerModel } from './hiring/offers/offer.model.ts';
import { interviewFeedModel } from './interviews/interview-feed.model.ts';
import { interviewModel } from './interviews/interview.model.ts';
import { scorecardModel } from './interviews/scorecard.model.ts';
import { scorecardTemplateModel } from './interviews/scorecard-template.model.ts';
import { organizationModel } from './hiring/organization.model.ts';
import { pipelineModel } from './hiring/pipeline.model.ts';
import { postingModel } from './hiring/posting.model.ts';
import { companyModel } from './market/company.model.ts';
import { rejectedRowModel, runModel, runPageModel } from './market/ingestion-run.model.ts';
import { alertModel } from './market/alerts/alert.model.ts';
import { matchModel } from './market/alerts/match.model.ts';
import { jobModel } from './market/job.model.ts';
import { sourceModel } from './market/source.model.ts';
import { accountModel } from './accounts/account.model.ts';
import { auditLogModel } from './accounts/audit/audit-log.model.ts';
import { ledgerModel } from './billing/ledger.model.ts';
import { consoleUserModel } from './accounts/console/console-user.model.ts';
import { consoleSessionModel } from './accounts/console/console-session.model.ts';
import { invitationModel } from './accounts/console/invitation.model.ts';
import { memberModel } from './accounts/console/member.model.ts';
import { signInSettingsModel } from './accounts/console/sign-in-settings.model.ts';
import { signInLinkModel } from './accounts/console/sign-in-link.model.ts';
import { apiKeyModel } from './accounts/api-key.model.ts';
import { callModel } from './accounts/call.model.ts';
import { failedCallModel } from './accounts/failed-call.model.ts';
import { deliveryModel } from './webhooks/delivery.model.ts';
import { eventModel } from './webhooks/events/event.model.ts';
import { failedReactionModel } from './webhooks/events/failed-reaction.model.ts';
import { idempotencyModel } from './accounts/idempotency.model.ts';
import { rateWindowModel } from './accounts/rate-window.model.ts';
import { webhookModel } from './webhooks/webhook.model.ts';
import { personModel } from './people/person.model.ts';
import { revealModel } from './people/reveal.model.ts';
import { documentTemplateModel } from './paperwork/document-template.model.ts';
import { platformDocumentModel } from './paperwork/platform-document.model.ts';
import { mailDomainModel } from './mail/mail-domain.model.ts';
import { mailDraftModel } from './mail/mail-draft.model.ts';
import { mailSecondModel } from './mail/mail-second.model.ts';
import { mailModel } from './mail/mail.model.ts';
import { sendModel } from './mail/send.model.ts';
import { suppressionModel } from './mail/suppression.model.ts';
import { mailTemplateModel } from './mail/template.model.ts';
import { notificationModel } from './mail/notifications/notification.model.ts';
import { notificationSettingsModel } from './mail/notifications/notification-settings.model.ts';
import { statusLinkModel } from './hiring/status-link.model.ts';
import { surveyModel } from './surveys/survey.model.ts';
import { surveyResponseModel } from './surveys/survey-response.model.ts';
import { surveyTokenModel } from './surveys/survey-token.model.ts';
import { externalIdModel } from './transfers/imports/external-id.model.ts';
import { importErrorModel } from './transfers/imports/import-error.model.ts';
import { importModel } from './transfers/imports/import.model.ts';
import { viewModel } from './lists/view.model.ts';
import { exportModel } from './transfers/exports/export.model.ts';
import { attendanceHeadModel, attendanceModel } from './workforce/attendance.model.ts';
import { employeeModel } from './workforce/employee.model.ts';
import type { Stores } from './stores.ts';

/** Every model with indexes, one line each. */
export const indexedModels = [
  documentModel,
  jobModel,
  companyModel,
  alertModel,
  matchModel,
  sourceModel,
  runModel,
  runPageModel,
  rejectedRowModel,
  organizationModel,
  postingModel,
  candidateModel,
  offerModel,
  interviewModel,
  interviewFeedModel,
  scorecardModel,
  scorecardTemplateModel,
  pipelineModel,
  eeoAnswerModel,
  fileModel,
  accountModel,
  ledgerModel,
  auditLogModel,
  apiKeyModel,
  callModel,
  failedCallModel,
  consoleUserModel,
  memberModel,
  invitationModel,
  signInLinkModel,
  signInSettingsModel,
  consoleSessionModel,
  idempotencyModel,
  rateWindowModel,
  webhookModel,
  eventModel,
  failedReactionModel,
  deliveryModel,
  modelTurnModel,
  applySessionModel,
  sessionInputModel,
  chatModel,
  chatInputModel,
  personModel,
  revealModel,
  documentTemplateModel,
  platformDocumentModel,
  statusLinkModel,
  sendModel,
  mailModel,
  mailTemplateModel,
  mailDraftModel,
  mailDomainModel,
  mailSecondModel,
  suppressionModel,
  notificationModel,
  notificationSettingsModel,
  surveyModel,
  surveyTokenModel,
  surveyResponseModel,
  employeeModel,
  viewModel,
  importModel,
  importErrorModel,
  externalIdModel,
  exportModel,
  attendanceModel,
  attendanceHeadModel,
] as const;

/** Creates the declared indexes. Idempotent. */
export async function ensureMongoIndexes({ mongo }: Stores): Promise<void> {
  for (const model of indexedModels) await model(mongo).createIndexes();
}
