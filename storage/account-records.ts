import { applySessionModel } from './agent/apply-session.model.ts';
import { chatInputModel } from './agent/chat-input.model.ts';
import { chatModel } from './agent/chat.model.ts';
import { documentModel } from './agent/document.model.ts';
import { sessionInputModel } from './agent/session-input.model.ts';
import { apiKeyModel } from './accounts/api-key.model.ts';
import { auditLogModel } from './accounts/audit/audit-log.model.ts';
import { consoleSessionModel } from './accounts/console/console-session.model.ts';
import { invitationModel } from './accounts/console/invitation.model.ts';
import { signInSettingsModel } from './accounts/console/sign-in-settings.model.ts';
import { memberModel } from './accounts/console/member.model.ts';
import { callModel } from './accounts/call.model.ts';
import { failedCallModel } from './accounts/failed-call.model.ts';
import { usageModel } from './accounts/usage.model.ts';
import { ledgerModel } from './billing/ledger.model.ts';
import { statementModel } from './billing/statement.model.ts';
import { candidateModel } from './hiring/candidates/candidate.model.ts';
import { eeoAnswerModel } from './hiring/eeo-answer.model.ts';
import { offerModel } from './hiring/offers/offer.model.ts';
import { organizationModel } from './hiring/organization.model.ts';
import { pipelineModel } from './hiring/pipeline.model.ts';
import { postingModel } from './hiring/posting.model.ts';
import { statusLinkModel } from './hiring/status-link.model.ts';
import { interviewFeedModel } from './interviews/interview-feed.model.ts';
import { interviewModel } from './interviews/interview.model.ts';
import { scorecardTemplateModel } from './interviews/scorecard-template.model.ts';
import { scorecardModel } from './interviews/scorecard.model.ts';
import { viewModel } from './lists/view.model.ts';
import { mailModel } from './mail/mail.model.ts';
import { notificationSettingsModel } from './mail/notifications/notification-settings.model.ts';
import { notificationModel } from './mail/notifications/notification.model.ts';
import { sendModel } from './mail/send.model.ts';
import { suppressionModel } from './mail/suppression.model.ts';
import { mailTemplateModel } from './mail/template.model.ts';
import { alertModel } from './market/alerts/alert.model.ts';
import { modelTurnModel } from './model/model-turn.model.ts';
import { documentTemplateModel } from './paperwork/document-template.model.ts';
import { platformDocumentModel } from './paperwork/platform-document.model.ts';
import { deletePeopleOf } from './people/people.ts';
import { personModel } from './people/person.model.ts';
import { revealModel } from './people/reveal.model.ts';
import { surveyResponseModel } from './surveys/survey-response.model.ts';
import { surveyTokenModel } from './surveys/survey-token.model.ts';
import { surveyModel } from './surveys/survey.model.ts';
import { recordsOf, type AccountRecords } from './transfers/account-records.ts';
import { exportModel } from './transfers/exports/export.model.ts';
import { externalIdModel } from './transfers/imports/external-id.model.ts';
import { importErrorModel } from './transfers/imports/import-error.model.ts';
import { importModel } from './transfers/imports/import.model.ts';
import { deliveryModel } from './webhooks/delivery.model.ts';
import { eventModel } from './webhooks/events/event.model.ts';
import { webhookModel } from './webhooks/webhook.model.ts';
import { attendanceHeadModel, attendanceModel } from './workforce/attendance.model.ts';
import { employeeModel } from './workforce/employee.model.ts';

/** Records of the service, or such as nobody may read together with names. They are erased all the same. */
const unseen = { isExported: false };
/** Records about money outlive the account, as the law on accounts asks. They name no candidate. */
const kept = { isErased: false };

/** Every collection whose documents name their account, one line each. */
export const accountRecords: readonly AccountRecords[] = [
  recordsOf('organizations', organizationModel),
  recordsOf('postings', postingModel),
  recordsOf('pipelines', pipelineModel, { owner: '_id' }),
  recordsOf('candidates', candidateModel),
  recordsOf('offers', offerModel),
  recordsOf('interviews', interviewModel),
  recordsOf('scorecard_templates', scorecardTemplateModel),
  recordsOf('scorecards', scorecardModel),
  recordsOf('interview_feeds', interviewFeedModel, unseen),
  recordsOf('views', viewModel),
  recordsOf('eeo_answers', eeoAnswerModel, unseen),
  recordsOf('status_links', statusLinkModel, unseen),
  recordsOf('email_templates', mailTemplateModel),
  recordsOf('email_sends', sendModel),
  recordsOf('mails', mailModel),
  recordsOf('suppressions', suppressionModel),
  recordsOf('notifications', notificationModel),
  recordsOf('notification_settings', notificationSettingsModel),
  { ...recordsOf('people', personModel, unseen), erase: deletePeopleOf },
  recordsOf('reveals', revealModel),
  recordsOf('surveys', surveyModel),
  recordsOf('survey_responses', surveyResponseModel),
  recordsOf('survey_tokens', surveyTokenModel, unseen),
  recordsOf('employees', employeeModel),
  recordsOf('attendance_entries', attendanceModel),
  recordsOf('attendance_heads', attendanceHeadModel, unseen),
  recordsOf('document_templates', documentTemplateModel),
  recordsOf('platform_documents', platformDocumentModel),
  recordsOf('documents', documentModel),
  recordsOf('apply_sessions', applySessionModel),
  recordsOf('apply_session_inputs', sessionInputModel, unseen),
  recordsOf('chats', chatModel),
  recordsOf('chat_inputs', chatInputModel, unseen),
  recordsOf('model_turns', modelTurnModel, unseen),
  recordsOf('job_alerts', alertModel),
  recordsOf('webhooks', webhookModel),
  recordsOf('events', eventModel),
  recordsOf('webhook_deliveries', deliveryModel),
  recordsOf('imports', importModel),
  recordsOf('import_errors', importErrorModel),
  recordsOf('external_ids', externalIdModel, unseen),
  recordsOf('exports', exportModel, unseen),
  recordsOf('usage', usageModel),
  recordsOf('calls', callModel, unseen),
  recordsOf('failed_calls', failedCallModel, unseen),
  recordsOf('audit_log', auditLogModel, kept),
  recordsOf('ledger', ledgerModel, kept),
  recordsOf('statements', statementModel, kept),
  recordsOf('invitations', invitationModel),
  recordsOf('members', memberModel),
  recordsOf('api_keys', apiKeyModel),
  recordsOf('sign_in_settings', signInSettingsModel, { owner: '_id' }),
  recordsOf('console_sessions', consoleSessionModel, unseen),
];
