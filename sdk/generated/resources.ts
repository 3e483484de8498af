// Written by `npm run sdk:generate` from the declarations of the API.

import type { Call, SettlingCall } from '../core/call.ts';
import type { List } from '../core/list.ts';
import type { CallOptions } from '../core/options.ts';
import type { OperationTable } from '../core/resource.ts';
import { operations } from './operations.ts';
import type {
  Account,
  AccountClosing,
  AccountResume,
  AddNoteParams,
  AnswerInterviewParams,
  ApplicationStatus,
  AppliedJob,
  ApplyOnBoardParams,
  ApplySession,
  ApplySessionRow,
  ApplyToJobParams,
  ApplyWithAiParams,
  ApproveApplySessionParams,
  ApproveChatActionParams,
  AttendanceEntry,
  AuditLogEntry,
  AverageSalaryParams,
  BoardFacets,
  BoardRole,
  BoardRoleRow,
  BulkOutcome,
  CallToolParams,
  CancelInterviewParams,
  Candidate,
  CandidateNote,
  CandidateRow,
  ChangeCandidatesParams,
  Chat,
  ChatRow,
  Company,
  ContinueApplySessionParams,
  CoverLetter,
  CreateCandidateParams,
  CreateCoverLetterParams,
  CreateDocumentTemplateParams,
  CreateEmailMessageParams,
  CreateEmailSuppressionParams,
  CreateEmployeeParams,
  CreateExportParams,
  CreateImportParams,
  CreateInterviewParams,
  CreateJobAlertParams,
  CreateOfferParams,
  CreateOrganizationParams,
  CreatePlatformDocumentParams,
  CreatePostingParams,
  CreateResumeParams,
  CreateScorecardTemplateParams,
  CreateSurveyParams,
  CreateViewParams,
  CreateWebhookParams,
  DecideOfferParams,
  DocumentTemplate,
  DocumentTemplateRow,
  EmailEvent,
  EmailPreview,
  EmailSend,
  EmailSuppression,
  EmailTemplate,
  EmailTemplateRow,
  Employee,
  Event,
  Export,
  FunnelReportRow,
  GenerateInterviewQuestionsParams,
  GetApplySessionParams,
  GetBoardFacetsParams,
  GetBoardParams,
  GetChatParams,
  GetFunnelReportParams,
  GetInterviewFeedParams,
  GetInterviewsReportParams,
  GetJobParams,
  GetOffersReportParams,
  GetOpeningsReportParams,
  GetPublicInterviewParams,
  GetPublicSurveyParams,
  GetSourcesReportParams,
  GetStatsParams,
  GetTimeInStageReportParams,
  GetTimeToHireReportParams,
  GetUsageParams,
  HireCandidateParams,
  Import,
  ImportError,
  Interview,
  InterviewQuestion,
  InterviewQuestionSet,
  InterviewReportRow,
  IssueSurveyTokensParams,
  Job,
  JobApplication,
  JobListing,
  JobListingWithPipeline,
  JobRow,
  JsonResume,
  LedgerEntry,
  ListAppliedJobsParams,
  ListApplySessionsParams,
  ListAttendanceParams,
  ListAuditLogParams,
  ListBoardRolesParams,
  ListCandidatesParams,
  ListChatsParams,
  ListCompanyRolesParams,
  ListCoverLettersParams,
  ListDocumentTemplatesParams,
  ListEmailMessagesParams,
  ListEmailSendEventsParams,
  ListEmailSendsParams,
  ListEmailSuppressionsParams,
  ListEmployeesParams,
  ListEventsParams,
  ListExportsParams,
  ListImportErrorsParams,
  ListImportsParams,
  ListInterviewQuestionsParams,
  ListInterviewsParams,
  ListJobAlertsParams,
  ListJobApplicationsParams,
  ListJobListingsParams,
  ListLedgerParams,
  ListNotificationsParams,
  ListOffersParams,
  ListOrganizationsParams,
  ListOwnAttendanceParams,
  ListOwnDocumentsParams,
  ListPlatformDocumentsParams,
  ListPostingsParams,
  ListResumesParams,
  ListScorecardTemplatesParams,
  ListSurveyResponsesParams,
  ListSurveysParams,
  ListViewsParams,
  ListWebhookDeliveriesParams,
  ListWebhooksParams,
  MapArea,
  MapJobsParams,
  MarketStats,
  MergeCandidatesParams,
  MoveCandidateParams,
  Notification,
  NotificationSettings,
  Offer,
  OfferReportRow,
  OfferRow,
  OpeningReportRow,
  Organization,
  OrganizationProfile,
  ParseResumeParams,
  Person,
  PersonContact,
  PersonResume,
  PipelineStage,
  PlatformDocument,
  Posting,
  PostingRow,
  PreviewEmailParams,
  PublicInterview,
  PublicOffer,
  PublicSurvey,
  PutAccountResumeParams,
  ReadNotificationsParams,
  RecordAttendanceParams,
  RecordOwnAttendanceParams,
  RecoverWebhookParams,
  RejectChatActionParams,
  ReplacePipelineStagesParams,
  ResumeDocument,
  ResumeReading,
  ResumeSources,
  SalaryAverage,
  SaveScorecardParams,
  Scorecard,
  ScorecardSummary,
  ScorecardTemplate,
  SearchCompaniesParams,
  SearchJobsParams,
  SearchPeopleParams,
  SendChatMessageParams,
  SendEmailParams,
  SetDefaultOrganizationParams,
  SourceReportRow,
  StartChatParams,
  StopApplySessionParams,
  StopChatParams,
  SubmitSurveyResponseParams,
  SubmittedSurveyResponse,
  SummarizeAttendanceParams,
  Survey,
  SurveyResponse,
  SurveyRow,
  SurveyToken,
  TimeInStageReportRow,
  TimeToHireReportRow,
  Tool,
  UnderstoodQuery,
  UnsubscribeParams,
  UpdateAccountParams,
  UpdateAttendanceParams,
  UpdateCandidateParams,
  UpdateDocumentTemplateParams,
  UpdateEmailMessageParams,
  UpdateEmployeeParams,
  UpdateInterviewParams,
  UpdateJobAlertParams,
  UpdateNotificationSettingsParams,
  UpdateOfferParams,
  UpdateOrganizationParams,
  UpdatePlatformDocumentParams,
  UpdatePostingParams,
  UpdateScorecardTemplateParams,
  UpdateSurveyParams,
  UpdateViewParams,
  UpdateWebhookParams,
  Usage,
  View,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
  WorkedDay,
} from './types.ts';

export interface JobsResource {
  /**
   * Search open jobs.
   * Rows have no description; GET /jobs/{id} returns the whole posting. Duplicates of a role appear once.
   */
  search(params?: SearchJobsParams, options?: CallOptions): List<JobRow>;

  /**
   * Read one job with its full description.
   * A closed job can be read and has closed_at. The first 20 summaries that an account requests first on a UTC day
   * are free; further ones charge AI tokens.
   */
  get(id: string, params?: GetJobParams, options?: CallOptions): Call<Job>;

  /**
   * List employers with coordinates and their number of open jobs.
   * Employers with most open jobs first. Employers without a known place are left out.
   */
  map(params?: MapJobsParams, options?: CallOptions): Call<MapArea[]>;

  /**
   * Average the annual pay of matching jobs.
   * q, title or query is required. Pay per hour, day, week and month is converted to annual pay. A job counts if
   * the midpoint of its annual pay is from 30,000 to 1,000,000 in the currency. The amounts are null if no job
   * counts. A 2xx response costs 0.05 USD; a replay under the same Idempotency-Key is free.
   */
  averageSalary(params?: AverageSalaryParams, options?: CallOptions): Call<SalaryAverage>;

  /**
   * Count open jobs that match a filter.
   * It uses no quota. Use it to count, instead of paging through GET /jobs.
   */
  stats(params?: GetStatsParams, options?: CallOptions): Call<MarketStats>;

  /**
   * Apply for a hosted role on behalf of the account.
   * Name, e-mail, phone, location, links and résumé that are left out come from the account's profile, then from
   * its stored résumé. A job that is not hosted here is 400 not_hosted with its apply_url.
   */
  apply(
    id: string,
    params: ApplyToJobParams,
    options?: CallOptions,
  ): Call<{
    application: {
      /** Example: app_0NaQ8xT2v7Bd1kZp4mXw */
      id: string;
      job_id: string;
      /** Example: applied */
      status: string;
      submitted_at: string;
    };
  }>;
}

export interface CompaniesResource {
  /**
   * Find employers that have an open job.
   * Order: exact slug, exact name, prefix of slug or name, every word in the name. Shared caches may store the
   * response for 30 days.
   */
  search(params: SearchCompaniesParams, options?: CallOptions): Call<Company[]>;
}

export interface AlertsResource {
  /** List the account's job alerts, newest first. */
  list(
    params?: ListJobAlertsParams,
    options?: CallOptions,
  ): List<{
    /** Example: alr_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    name: string;
    /**
     * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans can be given as JSON
     * values. Filters are stored as given.
     * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
     */
    filters: {
      /**
       * A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language.
       * meta.understood says what was made of it. It combines with the other filters.
       * Example: senior data scientist remote germany 90k+
       */
      query?: string;
      /**
       * Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain
       * the text.
       * Example: backend "machine learning" -intern
       */
      q?: string;
      /**
       * Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority
       * word includes its spellings: -Senior also excludes Sr.
       * Example: Software Engineer,Backend Developer,-Senior
       */
      title?: string;
      /**
       * One place: a city, region or country by name or code, or remote. A code that is both a country and an American
       * state, such as CA, is not resolved.
       * Example: Austin, TX
       */
      location?: string;
      /**
       * Places separated by | or ;, any of which can match. location is one more of them.
       * Example: Berlin | Paris
       */
      location_or?: string;
      /**
       * Distance around a city in km. The default is 40. It has no effect on other places.
       * Example: 25
       */
      radius_km?: number;
      /**
       * Comma-separated employer slugs, as many as fit into the URL. -slug excludes.
       * Example: ramp,-open-ai
       */
      company?: string;
      /**
       * Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.
       * Example: full_time,contract
       */
      employment_type?: string;
      /**
       * Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director,
       * vp, executive.
       * Example: entry,new_grad
       */
      seniority_level?: string;
      /**
       * Comma-separated, any of: remote, hybrid, on_site.
       * Example: remote
       */
      workplace_type?: string;
      /**
       * Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.
       * Example: US,CA
       */
      country?: string;
      /**
       * Comma-separated phrases, any of which must occur in the department.
       * Example: Engineering
       */
      department?: string;
      /**
       * Only jobs whose highest annual pay in currency (default USD) is at least this.
       * Example: 120000
       */
      salary_min?: number;
      /**
       * ISO 4217 code. Only jobs with pay in this currency.
       * Example: USD
       */
      currency?: string;
      /**
       * true: only jobs with pay. false: only jobs without.
       * Example: true
       */
      has_salary?: boolean | 'true' | 'false';
      /**
       * true: only jobs that can be applied for through this API. false: only the others.
       * Example: true
       */
      can_apply?: boolean | 'true' | 'false';
      /**
       * Comma-separated skills or technologies, in any spelling, all of which the job must name.
       * Example: TypeScript,PostgreSQL
       */
      keywords?: string;
      /**
       * Comma-separated languages of the posting (ISO 639-1), any of which can match.
       * Example: en,de
       */
      language?: string;
    };
    /**
     * instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at
     * 08:00 in timezone. Nothing is sent if there is no new job.
     */
    cadence: 'instant' | 'daily' | 'weekly';
    /**
     * email: one mail per digest, to the address of the account. webhook: the endpoints of the account that receive
     * `job_alert.matched`.
     */
    channel: 'email' | 'webhook';
    timezone: string;
    enabled: boolean;
    /**
     * requested: by a PATCH. unsubscribed: by the link in a mail. filters_refused: GET /jobs no longer accepts these
     * filters.
     */
    disabled_reason: 'requested' | 'unsubscribed' | 'filters_refused' | null;
    last_sent_at: string | null;
    /** When the next digest is due; null for instant and disabled alerts. */
    next_due_at: string | null;
    /** Jobs sent so far. */
    matched: number;
    created_at: string;
    updated_at: string;
    version: number;
  }>;

  /**
   * Create a job alert.
   * An alert covers jobs that become searchable after its creation, and each role once, also if several sources
   * list it. An account has at most 100 alerts.
   */
  create(
    params: CreateJobAlertParams,
    options?: CallOptions,
  ): Call<{
    /** Example: alr_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    name: string;
    /**
     * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans can be given as JSON
     * values. Filters are stored as given.
     * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
     */
    filters: {
      /**
       * A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language.
       * meta.understood says what was made of it. It combines with the other filters.
       * Example: senior data scientist remote germany 90k+
       */
      query?: string;
      /**
       * Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain
       * the text.
       * Example: backend "machine learning" -intern
       */
      q?: string;
      /**
       * Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority
       * word includes its spellings: -Senior also excludes Sr.
       * Example: Software Engineer,Backend Developer,-Senior
       */
      title?: string;
      /**
       * One place: a city, region or country by name or code, or remote. A code that is both a country and an American
       * state, such as CA, is not resolved.
       * Example: Austin, TX
       */
      location?: string;
      /**
       * Places separated by | or ;, any of which can match. location is one more of them.
       * Example: Berlin | Paris
       */
      location_or?: string;
      /**
       * Distance around a city in km. The default is 40. It has no effect on other places.
       * Example: 25
       */
      radius_km?: number;
      /**
       * Comma-separated employer slugs, as many as fit into the URL. -slug excludes.
       * Example: ramp,-open-ai
       */
      company?: string;
      /**
       * Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.
       * Example: full_time,contract
       */
      employment_type?: string;
      /**
       * Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director,
       * vp, executive.
       * Example: entry,new_grad
       */
      seniority_level?: string;
      /**
       * Comma-separated, any of: remote, hybrid, on_site.
       * Example: remote
       */
      workplace_type?: string;
      /**
       * Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.
       * Example: US,CA
       */
      country?: string;
      /**
       * Comma-separated phrases, any of which must occur in the department.
       * Example: Engineering
       */
      department?: string;
      /**
       * Only jobs whose highest annual pay in currency (default USD) is at least this.
       * Example: 120000
       */
      salary_min?: number;
      /**
       * ISO 4217 code. Only jobs with pay in this currency.
       * Example: USD
       */
      currency?: string;
      /**
       * true: only jobs with pay. false: only jobs without.
       * Example: true
       */
      has_salary?: boolean | 'true' | 'false';
      /**
       * true: only jobs that can be applied for through this API. false: only the others.
       * Example: true
       */
      can_apply?: boolean | 'true' | 'false';
      /**
       * Comma-separated skills or technologies, in any spelling, all of which the job must name.
       * Example: TypeScript,PostgreSQL
       */
      keywords?: string;
      /**
       * Comma-separated languages of the posting (ISO 639-1), any of which can match.
       * Example: en,de
       */
      language?: string;
    };
    /**
     * instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at
     * 08:00 in timezone. Nothing is sent if there is no new job.
     */
    cadence: 'instant' | 'daily' | 'weekly';
    /**
     * email: one mail per digest, to the address of the account. webhook: the endpoints of the account that receive
     * `job_alert.matched`.
     */
    channel: 'email' | 'webhook';
    timezone: string;
    enabled: boolean;
    /**
     * requested: by a PATCH. unsubscribed: by the link in a mail. filters_refused: GET /jobs no longer accepts these
     * filters.
     */
    disabled_reason: 'requested' | 'unsubscribed' | 'filters_refused' | null;
    last_sent_at: string | null;
    /** When the next digest is due; null for instant and disabled alerts. */
    next_due_at: string | null;
    /** Jobs sent so far. */
    matched: number;
    created_at: string;
    updated_at: string;
    version: number;
  }>;

  /** Read a job alert. */
  get(
    id: string,
    options?: CallOptions,
  ): Call<{
    /** Example: alr_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    name: string;
    /**
     * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans can be given as JSON
     * values. Filters are stored as given.
     * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
     */
    filters: {
      /**
       * A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language.
       * meta.understood says what was made of it. It combines with the other filters.
       * Example: senior data scientist remote germany 90k+
       */
      query?: string;
      /**
       * Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain
       * the text.
       * Example: backend "machine learning" -intern
       */
      q?: string;
      /**
       * Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority
       * word includes its spellings: -Senior also excludes Sr.
       * Example: Software Engineer,Backend Developer,-Senior
       */
      title?: string;
      /**
       * One place: a city, region or country by name or code, or remote. A code that is both a country and an American
       * state, such as CA, is not resolved.
       * Example: Austin, TX
       */
      location?: string;
      /**
       * Places separated by | or ;, any of which can match. location is one more of them.
       * Example: Berlin | Paris
       */
      location_or?: string;
      /**
       * Distance around a city in km. The default is 40. It has no effect on other places.
       * Example: 25
       */
      radius_km?: number;
      /**
       * Comma-separated employer slugs, as many as fit into the URL. -slug excludes.
       * Example: ramp,-open-ai
       */
      company?: string;
      /**
       * Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.
       * Example: full_time,contract
       */
      employment_type?: string;
      /**
       * Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director,
       * vp, executive.
       * Example: entry,new_grad
       */
      seniority_level?: string;
      /**
       * Comma-separated, any of: remote, hybrid, on_site.
       * Example: remote
       */
      workplace_type?: string;
      /**
       * Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.
       * Example: US,CA
       */
      country?: string;
      /**
       * Comma-separated phrases, any of which must occur in the department.
       * Example: Engineering
       */
      department?: string;
      /**
       * Only jobs whose highest annual pay in currency (default USD) is at least this.
       * Example: 120000
       */
      salary_min?: number;
      /**
       * ISO 4217 code. Only jobs with pay in this currency.
       * Example: USD
       */
      currency?: string;
      /**
       * true: only jobs with pay. false: only jobs without.
       * Example: true
       */
      has_salary?: boolean | 'true' | 'false';
      /**
       * true: only jobs that can be applied for through this API. false: only the others.
       * Example: true
       */
      can_apply?: boolean | 'true' | 'false';
      /**
       * Comma-separated skills or technologies, in any spelling, all of which the job must name.
       * Example: TypeScript,PostgreSQL
       */
      keywords?: string;
      /**
       * Comma-separated languages of the posting (ISO 639-1), any of which can match.
       * Example: en,de
       */
      language?: string;
    };
    /**
     * instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at
     * 08:00 in timezone. Nothing is sent if there is no new job.
     */
    cadence: 'instant' | 'daily' | 'weekly';
    /**
     * email: one mail per digest, to the address of the account. webhook: the endpoints of the account that receive
     * `job_alert.matched`.
     */
    channel: 'email' | 'webhook';
    timezone: string;
    enabled: boolean;
    /**
     * requested: by a PATCH. unsubscribed: by the link in a mail. filters_refused: GET /jobs no longer accepts these
     * filters.
     */
    disabled_reason: 'requested' | 'unsubscribed' | 'filters_refused' | null;
    last_sent_at: string | null;
    /** When the next digest is due; null for instant and disabled alerts. */
    next_due_at: string | null;
    /** Jobs sent so far. */
    matched: number;
    created_at: string;
    updated_at: string;
    version: number;
  }>;

  /**
   * Change a job alert, disable it or enable it again.
   * New filters apply to jobs that become searchable after the change. An alert that is enabled again does not
   * send jobs that it missed while disabled.
   */
  update(
    id: string,
    params: UpdateJobAlertParams,
    options?: CallOptions,
  ): Call<{
    /** Example: alr_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    name: string;
    /**
     * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans can be given as JSON
     * values. Filters are stored as given.
     * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
     */
    filters: {
      /**
       * A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language.
       * meta.understood says what was made of it. It combines with the other filters.
       * Example: senior data scientist remote germany 90k+
       */
      query?: string;
      /**
       * Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain
       * the text.
       * Example: backend "machine learning" -intern
       */
      q?: string;
      /**
       * Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority
       * word includes its spellings: -Senior also excludes Sr.
       * Example: Software Engineer,Backend Developer,-Senior
       */
      title?: string;
      /**
       * One place: a city, region or country by name or code, or remote. A code that is both a country and an American
       * state, such as CA, is not resolved.
       * Example: Austin, TX
       */
      location?: string;
      /**
       * Places separated by | or ;, any of which can match. location is one more of them.
       * Example: Berlin | Paris
       */
      location_or?: string;
      /**
       * Distance around a city in km. The default is 40. It has no effect on other places.
       * Example: 25
       */
      radius_km?: number;
      /**
       * Comma-separated employer slugs, as many as fit into the URL. -slug excludes.
       * Example: ramp,-open-ai
       */
      company?: string;
      /**
       * Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.
       * Example: full_time,contract
       */
      employment_type?: string;
      /**
       * Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director,
       * vp, executive.
       * Example: entry,new_grad
       */
      seniority_level?: string;
      /**
       * Comma-separated, any of: remote, hybrid, on_site.
       * Example: remote
       */
      workplace_type?: string;
      /**
       * Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.
       * Example: US,CA
       */
      country?: string;
      /**
       * Comma-separated phrases, any of which must occur in the department.
       * Example: Engineering
       */
      department?: string;
      /**
       * Only jobs whose highest annual pay in currency (default USD) is at least this.
       * Example: 120000
       */
      salary_min?: number;
      /**
       * ISO 4217 code. Only jobs with pay in this currency.
       * Example: USD
       */
      currency?: string;
      /**
       * true: only jobs with pay. false: only jobs without.
       * Example: true
       */
      has_salary?: boolean | 'true' | 'false';
      /**
       * true: only jobs that can be applied for through this API. false: only the others.
       * Example: true
       */
      can_apply?: boolean | 'true' | 'false';
      /**
       * Comma-separated skills or technologies, in any spelling, all of which the job must name.
       * Example: TypeScript,PostgreSQL
       */
      keywords?: string;
      /**
       * Comma-separated languages of the posting (ISO 639-1), any of which can match.
       * Example: en,de
       */
      language?: string;
    };
    /**
     * instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at
     * 08:00 in timezone. Nothing is sent if there is no new job.
     */
    cadence: 'instant' | 'daily' | 'weekly';
    /**
     * email: one mail per digest, to the address of the account. webhook: the endpoints of the account that receive
     * `job_alert.matched`.
     */
    channel: 'email' | 'webhook';
    timezone: string;
    enabled: boolean;
    /**
     * requested: by a PATCH. unsubscribed: by the link in a mail. filters_refused: GET /jobs no longer accepts these
     * filters.
     */
    disabled_reason: 'requested' | 'unsubscribed' | 'filters_refused' | null;
    last_sent_at: string | null;
    /** When the next digest is due; null for instant and disabled alerts. */
    next_due_at: string | null;
    /** Jobs sent so far. */
    matched: number;
    created_at: string;
    updated_at: string;
    version: number;
  }>;

  /** Delete a job alert. */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface BoardsResource {
  /** Read a board's branding, profile and features. */
  profile(company: string, options?: CallOptions): Call<OrganizationProfile>;

  /** Read a whole board: profile, roles, features and, with include=facets, facets. */
  get(
    company: string,
    params?: GetBoardParams,
    options?: CallOptions,
  ): Call<{
    profile: OrganizationProfile;
    listings: {
      data: BoardRoleRow[];
      meta: {
        /** null on the last page. */
        next_cursor: string | null;
        /** How a filter was understood that was not taken literally. */
        notices?: string[];
        /** What was made of query. Absent without query. */
        understood?: UnderstoodQuery;
      };
    };
    features: {
      resume_autofill: boolean;
      ai_apply: boolean;
      show_salary: boolean;
      show_department: boolean;
      allow_general_applications: boolean;
      confirmation: boolean;
    };
    facets?: BoardFacets;
  }>;

  /** List the open roles of a board, newest first. */
  roles(company: string, params?: ListBoardRolesParams, options?: CallOptions): List<BoardRoleRow>;

  /** List the roles of a board; with include=facets read the whole board. */
  companyRoles(
    company: string,
    params?: ListCompanyRolesParams,
    options?: CallOptions,
  ): List<BoardRoleRow>;

  /** List the filter values of a board, counted under the other filters. */
  facets(company: string, params?: GetBoardFacetsParams, options?: CallOptions): Call<BoardFacets>;

  /**
   * Read one role with its application form.
   * A closed role can be read and has accepting_applications false.
   */
  role(company: string, idOrSlug: string, options?: CallOptions): Call<BoardRole>;

  /**
   * Read an open role as schema.org's JobPosting, for search engines.
   * The response has no data envelope. A closed role is 410 role_closed.
   */
  roleMarkup(
    company: string,
    idOrSlug: string,
    options?: CallOptions,
  ): Call<{
    '@context': string;
    '@type': 'JobPosting';
  }>;

  /**
   * Apply for a role.
   * The form of the role defines the answers. All problems are listed in one invalid_application. There is one
   * application per job and e-mail address: a second one is duplicate_application. A role that is not open is
   * role_closed, also if it closes during the upload.
   */
  apply(
    company: string,
    id: string,
    params: ApplyOnBoardParams,
    options?: CallOptions,
  ): Call<{
    application: {
      /** Example: app_0NaQ8xT2v7Bd1kZp4mXw */
      id: string;
      job_id: string;
      /** Example: applied */
      status: string;
      submitted_at: string;
    };
  }>;

  /**
   * Parse a résumé for the application form.
   * PDF, DOCX, RTF, TXT or MD up to 5 MiB, as JSON or as a form. Nothing is stored and no AI tokens are used,
   * unless the employer has chosen `resume_reading: model`. One file per client address is parsed at a time and
   * four can wait; another one is 429 rate_limited. It never fills EEO, demographic, consent and file fields.
   */
  parseResume(
    company: string,
    idOrSlug: string,
    params: ParseResumeParams,
    options?: CallOptions,
  ): Call<{
    /**
     * Answers to the application form by field key, for the fields that the résumé answers. A part with a confidence
     * below 0.5 fills none.
     * Example: {"name":"Rosalind Okafor","email":"rosalind.okafor@example.org"}
     */
    fields: Record<string, unknown>;
    resume: JsonResume;
    /** Confidence of each part, from 0 (not found) to 1. */
    confidence: {
      name: number;
      label: number;
      email: number;
      phone: number;
      url: number;
      location: number;
      profiles: number;
      summary: number;
      work: number;
      education: number;
      skills: number;
      languages: number;
      certificates: number;
      volunteer: number;
      projects: number;
      awards: number;
      publications: number;
    };
    reading: ResumeSources;
  }>;
}

export interface OrganizationsResource {
  /** List the account's organizations, newest first. */
  list(params?: ListOrganizationsParams, options?: CallOptions): List<Organization>;

  /**
   * Create an organization, which has its own public board.
   * A given slug that is taken is 409. Without a slug, one is made from the name. A slug never changes.
   */
  create(params: CreateOrganizationParams, options?: CallOptions): Call<Organization>;

  /** Read an organization. */
  get(id: string, options?: CallOptions): Call<Organization>;

  /**
   * Change an organization.
   * Only the members that are sent change; null clears a member. Board and job search show the change within
   * seconds. The slug cannot change.
   */
  update(id: string, params: UpdateOrganizationParams, options?: CallOptions): Call<Organization>;

  /** Delete an organization. It is 409 while a role is not archived. */
  delete(id: string, options?: CallOptions): Call<void>;

  /**
   * Read the default organization of new roles.
   * It is 404 for an account without organizations.
   */
  getDefault(options?: CallOptions): Call<Organization>;

  /**
   * Choose, change or create the default organization.
   * organization_id chooses an organization of the account. The other members change it, as PATCH does. An account
   * without organizations gets one, which needs name.
   */
  setDefault(params: SetDefaultOrganizationParams, options?: CallOptions): Call<Organization>;
}

export interface PostingsResource {
  /** List the account's roles, newest first, without texts and forms. */
  list(params?: ListPostingsParams, options?: CallOptions): List<PostingRow>;

  /**
   * Post a role, as a draft or, with publish, open.
   * The description is HTML or text, not both; HTML is sanitised. Without application_fields the role has the
   * default form: name, e-mail, phone, résumé, cover letter and LinkedIn. closes_at must be in the future. An open
   * role is searchable within seconds and closes at closes_at.
   */
  create(params: CreatePostingParams, options?: CallOptions): Call<Posting>;

  /** Read a role with its form and its number of applications by stage. */
  get(id: string, options?: CallOptions): Call<Posting>;

  /**
   * Change a role.
   * Only the members that are sent change; null clears a member. Board and job search show the change within
   * seconds. application_fields replaces the form; null restores the default form. A field without knockout keeps
   * the rule of the same key and type. An archived role cannot change: 409.
   */
  update(id: string, params: UpdatePostingParams, options?: CallOptions): Call<Posting>;

  /** Archive a role. It leaves board and job search for good; its applications stay. */
  delete(id: string, options?: CallOptions): Call<void>;

  /** Publish a draft on the board and in job search. */
  publish(id: string, options?: CallOptions): Call<Posting>;

  /** Close an open role. It takes no more applications. */
  close(id: string, options?: CallOptions): Call<Posting>;

  /** Open a closed role again. */
  reopen(id: string, options?: CallOptions): Call<Posting>;

  /** List the applications for a role, newest first, without answers and history. */
  applications(
    id: string,
    params?: ListJobApplicationsParams,
    options?: CallOptions,
  ): List<JobApplication>;
}

export interface ListingsResource {
  /** List the account's roles with their applications by stage, newest first. */
  list(params?: ListJobListingsParams, options?: CallOptions): List<JobListing>;

  /** Read a role with its pipeline: each stage with its number of applications. */
  get(id: string, options?: CallOptions): Call<JobListingWithPipeline>;
}

export interface PipelineResource {
  /** List the stages of the account's pipeline in their order. */
  list(options?: CallOptions): Call<PipelineStage[]>;

  /**
   * Replace the stages of the account's pipeline.
   * The list replaces all stages. A stage keeps its identity by its key. A stage with applications cannot be
   * removed, nor change its type between active, hired and archived: 409. The stage applied must stay. An accepted
   * offer moves its application to the stage with takes_accepted_offers, once, unless the application was moved
   * after the offer was accepted.
   */
  replace(params: ReplacePipelineStagesParams, options?: CallOptions): Call<PipelineStage[]>;
}

export interface CandidatesResource {
  /** List the account's candidates, newest first or in another order, without answers, history and notes. */
  list(params?: ListCandidatesParams, options?: CallOptions): List<CandidateRow>;

  /**
   * Add a person who has not applied, with or without a job.
   * There is one candidate per e-mail address: an existing one is 409, and `details` has its id under the path
   * `candidate_id`.
   */
  create(params: CreateCandidateParams, options?: CallOptions): Call<Candidate>;

  /**
   * Read a candidate with applications, stage history, notes and files.
   * A merged duplicate is 404. `details` names the surviving candidate under the path `merged_into`.
   */
  get(id: string, options?: CallOptions): Call<Candidate>;

  /**
   * Change a candidate's details.
   * Only the members that are sent change; null clears a member. The e-mail address of another candidate is 409.
   * An anonymised candidate is 409.
   */
  update(id: string, params: UpdateCandidateParams, options?: CallOptions): Call<Candidate>;

  /** Add a note to a candidate. */
  addNote(id: string, params: AddNoteParams, options?: CallOptions): Call<CandidateNote>;

  /**
   * Move an application of a candidate to another stage.
   * With from_stage, the call is 409 stage_conflict if the application is at another stage. A move to the current
   * stage changes nothing.
   */
  move(id: string, params: MoveCandidateParams, options?: CallOptions): Call<Candidate>;

  /**
   * Merge a duplicate into another candidate.
   * Values of the primary take precedence. Of two applications for one job, that of the primary stays, with both
   * histories. The duplicate becomes 404 with merged_into, and its e-mail address belongs to the primary. If-Match
   * is the version of the primary.
   */
  merge(params: MergeCandidatesParams, options?: CallOptions): Call<Candidate>;

  /**
   * Anonymise a candidate. This cannot be undone.
   * Jobs, stages and times stay, so counts do not change. Files, answers, notes and copies elsewhere are deleted
   * within minutes. The person may apply again as a new candidate.
   */
  anonymize(id: string, options?: CallOptions): Call<Candidate>;

  /**
   * Summarize a candidate's scorecards: counts per recommendation, means per attribute.
   * Counts only the cards that the caller may read, under the rules of GET /interviews/{id}/scorecards.
   */
  summarizeScorecards(id: string, options?: CallOptions): Call<ScorecardSummary>;

  /**
   * Hire a candidate, who becomes an employee.
   * The application moves to the first stage of the type hired; a candidate without an active application is hired
   * for no job. A second hire is 409, and `details` has the id of the employee under the path `employee_id`; so is
   * the e-mail address of another active employee. Name, e-mail and phone are those of the candidate, the
   * department that of the job. Of several accepted offers, the last one for the job counts. Hiring changes no
   * offer.
   */
  hire(id: string, params: HireCandidateParams, options?: CallOptions): Call<Employee>;

  /**
   * Move, tag, mail or note many candidates.
   * Takes exactly one of ids and filter, and at most 10,000 candidates. Each has one outcome: moved, tagged,
   * untagged, mailed or noted; unchanged; or why not: not_found, anonymized, no_application (none, or several
   * without job_id), stage_conflict, no_email, suppressed, missing_field, refused. One that cannot be changed
   * stops no other. left: time ran out; send those ids again. A mail is one send to at most 5,000.
   */
  bulk(params: ChangeCandidatesParams, options?: CallOptions): Call<BulkOutcome>;
}

export interface InterviewQuestionsResource {
  /**
   * List interview questions for a job from a bank, without a model.
   * The job is a posting of the account, drafts included, or any job of the market. Questions follow from the
   * job's first five keywords, its seniority and its department or title; the same job gets the same questions.
   * They are in English. Free.
   */
  list(params: ListInterviewQuestionsParams, options?: CallOptions): List<InterviewQuestion>;

  /**
   * Have the model write interview questions for a job.
   * Bills AI tokens. The posting is data for the model, never an instruction. Code checks each question: one that
   * asks about a protected topic (age, family, religion, origin, health and the like), holds an address or copies
   * the posting is left out and listed in removed. When nothing is left, the questions come from the bank. Waits
   * up to 45 seconds, then 503; asked again under the same Idempotency-Key it is the same set, and paid once.
   */
  generate(
    params: GenerateInterviewQuestionsParams,
    options?: CallOptions,
  ): Call<InterviewQuestionSet>;
}

export interface OffersResource {
  /** List the account's offers without their versions, newest first. */
  list(params?: ListOffersParams, options?: CallOptions): List<OfferRow>;

  /**
   * Draft an offer to a candidate.
   * job_id names a posting of the account; the candidate needs no application for it. The candidate is not
   * notified before POST …/send.
   */
  create(params: CreateOfferParams, options?: CallOptions): Call<Offer>;

  /** Read an offer with its versions and the decision. */
  get(id: string, options?: CallOptions): Call<Offer>;

  /**
   * Change a draft.
   * Absent is unchanged, null cleared. versions keeps what stood before. A sent offer is 409: withdraw it and make
   * another.
   */
  update(id: string, params: UpdateOfferParams, options?: CallOptions): Call<Offer>;

  /**
   * Send a draft: its link opens, and the timer of expires_at starts.
   * The link goes to the candidate by mail. With the scope offers:write, or for a member, public_url holds it too,
   * in this response alone. A sent offer is returned unchanged. 400 for an expires_at that is not ahead and within
   * a year, and for a candidate without an e-mail address (candidate.email). A candidate has one open offer per
   * job: another one is 409, with its id under offer_id in details.
   */
  send(id: string, options?: CallOptions): Call<Offer>;

  /**
   * Withdraw a draft or a sent offer.
   * A withdrawn offer is returned unchanged; one that was accepted, declined or has expired is 409.
   */
  withdraw(id: string, options?: CallOptions): Call<Offer>;

  /**
   * Read an offer as its candidate.
   * Reading changes nothing. A withdrawn or expired offer is 410. A client that asks for text/html gets a page
   * with forms to accept and decline.
   */
  getPublic(token: string, options?: CallOptions): Call<PublicOffer>;

  /**
   * Accept or decline an offer.
   * The first decision counts. A second one is 409, and details has the status under the path status. A withdrawn
   * or expired offer is 410. Accepting moves the application to the stage with takes_accepted_offers, if the
   * account has chosen one (PUT /pipeline-stages). It makes no employee.
   */
  decide(token: string, params: DecideOfferParams, options?: CallOptions): Call<PublicOffer>;
}

export interface ApplicationsResource {
  /**
   * Read the status of an application as its applicant.
   * The mail that confirms an application has the link; its page is /careers/{company}/applications/{token}. The
   * status is received, in_review or closed; the employer’s stages are not shown.
   */
  getPublicStatus(token: string, options?: CallOptions): Call<ApplicationStatus>;

  /**
   * Withdraw an application as its applicant.
   * The application’s status becomes withdrawn, and its stage stays. Withdrawing again changes nothing. A closed
   * application is 409.
   */
  withdraw(token: string, options?: CallOptions): Call<ApplicationStatus>;
}

export interface AppliedJobsResource {
  /** List the applications the account made, newest first. */
  list(params?: ListAppliedJobsParams, options?: CallOptions): List<AppliedJob>;

  /** Count the applications the account made by their stage. */
  counts(options?: CallOptions): Call<
    {
      status: string;
      count: number;
    }[]
  >;
}

export interface AccountResumeResource {
  /** Read the account's résumé as JSON Resume, with a link to its file. */
  get(options?: CallOptions): SettlingCall<AccountResume>;

  /**
   * Replace the account's résumé by a file or a JSON Resume.
   * A file is 202 and parsed in the background; GET /account/resume/status shows the progress. A JSON Resume is
   * ready at once.
   */
  put(
    params: PutAccountResumeParams,
    options?: CallOptions,
  ): SettlingCall<{
    status: 'queued' | 'parsing' | 'ready' | 'failed';
  }>;

  /** Delete the account's résumé. */
  delete(options?: CallOptions): Call<void>;

  /** Read the parsing status of the uploaded résumé. */
  status(options?: CallOptions): SettlingCall<ResumeReading>;
}

export interface AccountResource {
  /**
   * Close the account in 30 days.
   * Until closes_at the account works as usual, and POST /account/reopen keeps it. The owners get mails: now, with
   * an archive of all data, three days before the end, with another archive, and once the data is erased. Then
   * keys, sessions, members, records, files and boards are gone; entries of the ledger, statements and the audit
   * log stay, without names. An account that is closing keeps its closes_at.
   */
  close(options?: CallOptions): Call<AccountClosing>;

  /**
   * Keep an account that is closing.
   * Undoes DELETE /account: closes_at is null again. An account that is not closing stays as it is. Once its data
   * is being erased, 409 conflict.
   */
  reopen(options?: CallOptions): Call<Account>;

  /** The account with its job seeker's profile. */
  get(options?: CallOptions): Call<Account>;

  /**
   * Change the profile and the facts of the account.
   * Only the members that are sent change; null clears a member. A fact is replaced as a whole. Applications use
   * only facts stated here and never guess them.
   */
  update(params: UpdateAccountParams, options?: CallOptions): Call<Account>;

  /**
   * End all links to files of résumés and letters.
   * Links that were made before this call are 410 link_expired. Reading a document returns a new link. API keys
   * stay valid, and the MCP server has no sessions to end.
   */
  logOutTools(options?: CallOptions): Call<void>;

  /**
   * List the account's audit log, newest first.
   * Keys created and revoked, moves of applications, changes of pipeline stages, anonymising, reveals of people,
   * credit, top-ups, limits and quotas. Rows never change and are never deleted. They hold no personal data of
   * candidates.
   */
  auditLog(params?: ListAuditLogParams, options?: CallOptions): List<AuditLogEntry>;

  readonly resume: AccountResumeResource;
}

export interface EmailMessagesResource {
  /** List the account's e-mail templates, newest first, without texts. */
  list(params?: ListEmailMessagesParams, options?: CallOptions): List<EmailTemplateRow>;

  /**
   * Create an e-mail template.
   * Texts may hold the merge fields {{candidate.name}}, {{candidate.first_name}}, {{candidate.email}},
   * {{job.title}}, {{organization.name}}, {{sender.name}} and {{unsubscribe_url}}; anything else between double
   * braces is 400. Write \{{ for literal braces. body_html is sanitised: no scripts, forms or style sheets.
   * Without body_text, it is made from body_html.
   */
  create(params: CreateEmailMessageParams, options?: CallOptions): Call<EmailTemplate>;

  /** Read an e-mail template. */
  get(id: string, options?: CallOptions): Call<EmailTemplate>;

  /**
   * Change an e-mail template.
   * Absent is unchanged; body_text: null makes the text from body_html. Sends that exist keep their text.
   */
  update(id: string, params: UpdateEmailMessageParams, options?: CallOptions): Call<EmailTemplate>;

  /** Delete an e-mail template. Sends that exist keep their text. */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface EmailResource {
  /**
   * Send an e-mail to candidates or addresses.
   * Takes template_id, or subject and body_text or body_html with merge fields, and 1 to 5,000 recipients. Each
   * address gets one mail. Everything is checked first: 400 names each wrong recipient and each merge field
   * without a value, and nothing is sent. The text is frozen; values are read when each mail is sent. Uses one
   * unit of the quota emails per recipient that is not suppressed; 429 if the quota does not cover all of them. A
   * send that is more than 24 hours late fails and sends nothing.
   */
  send(params: SendEmailParams, options?: CallOptions): SettlingCall<EmailSend>;

  /**
   * Show an e-mail as its first recipient would get it, and send nothing.
   * Takes the body of POST /email/send and refuses what that refuses, except for the quota. The link that
   * unsubscribes is left out.
   */
  preview(params: PreviewEmailParams, options?: CallOptions): SettlingCall<EmailPreview>;

  /** List the account's e-mail sends, newest first. */
  sends(params?: ListEmailSendsParams, options?: CallOptions): List<EmailSend>;

  /** Read an e-mail send with its counts. */
  getSend(id: string, options?: CallOptions): SettlingCall<EmailSend>;

  /**
   * Cancel an e-mail send; mails that are not sent yet are not sent.
   * A cancelled send may be cancelled again. One that has ended is 409.
   */
  cancelSend(id: string, options?: CallOptions): SettlingCall<EmailSend>;

  /** List the events of an e-mail send, by recipient, then by time. */
  events(id: string, params?: ListEmailSendEventsParams, options?: CallOptions): List<EmailEvent>;

  /** Show the page that an unsubscribe link opens. Changes nothing. */
  unsubscribePage(token: string, options?: CallOptions): Call<Blob>;

  /**
   * Unsubscribe from the mailings of an account, or from a job alert (RFC 8058).
   * The link in the mail of a job alert disables that alert. The body is a form, or JSON, with
   * List-Unsubscribe=One-Click. A repeated call has the same response.
   */
  unsubscribe(token: string, params: UnsubscribeParams, options?: CallOptions): Call<Blob>;

  /**
   * Follow a link in a mail whose send has track.clicks.
   * Redirects to the address that stands in the text of the send, and to no other. The address and the browser of
   * the reader are not stored.
   */
  followLink(token: string, options?: CallOptions): Call<Blob>;

  /**
   * Read the picture in a mail whose send has track.opens.
   * The address and the mail program of the reader are not stored.
   */
  picture(token: string, options?: CallOptions): Call<Blob>;
}

export interface EmailSuppressionsResource {
  /**
   * List the addresses that POST /email/send does not write to, newest first.
   * hard_bounce: a mail of the account showed that the mailbox does not exist. Addresses that bounced for other
   * accounts of the installation are not written to either and not listed. Offers are still sent to addresses that
   * unsubscribed or complained, and once in 30 days to one that bounced.
   */
  list(params?: ListEmailSuppressionsParams, options?: CallOptions): List<EmailSuppression>;

  /**
   * Stop mailings to an address.
   * The list keeps a keyed hash of the address, also after its candidate was anonymised. An address that
   * unsubscribed or complained keeps that entry, which is returned.
   */
  create(params: CreateEmailSuppressionParams, options?: CallOptions): Call<EmailSuppression>;

  /**
   * Write to an address again.
   * An entry with reason complaint cannot be deleted: 409.
   */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface NotificationsResource {
  /**
   * List the news of a member, newest first.
   * In the console the signed-in member’s own; with a key those of the account’s first owner. News is kept for 90
   * days.
   */
  list(params?: ListNotificationsParams, options?: CallOptions): List<Notification>;

  /** Count the news that a member has not read. */
  count(options?: CallOptions): Call<{
    /** Up to 100. */
    unread: number;
  }>;

  /**
   * Mark news of a member as read.
   * Ids of news that is not the member’s are ignored.
   */
  read(
    params: ReadNotificationsParams,
    options?: CallOptions,
  ): Call<{
    /** Up to 100. */
    unread: number;
  }>;
}

export interface NotificationSettingsResource {
  /**
   * Read which news reaches a member, and how.
   * In the console the settings are the signed-in member’s own. A key reads and changes those of the account’s
   * first owner, or of the account’s address where it has no members; such an account is notified once its
   * settings have been changed. at_once and daily show news in the console and mail it, daily in one mail at 08:00
   * UTC; off does neither.
   */
  get(options?: CallOptions): Call<NotificationSettings>;

  /**
   * Change which news reaches a member, and how.
   * In the console the settings are the signed-in member’s own. A key reads and changes those of the account’s
   * first owner, or of the account’s address where it has no members; such an account is notified once its
   * settings have been changed. at_once and daily show news in the console and mail it, daily in one mail at 08:00
   * UTC; off does neither.
   */
  update(
    params: UpdateNotificationSettingsParams,
    options?: CallOptions,
  ): Call<NotificationSettings>;
}

export interface InterviewsResource {
  /** List the account's interviews, newest first. */
  list(params?: ListInterviewsParams, options?: CallOptions): List<Interview>;

  /**
   * Schedule an interview, or offer its times to the candidate.
   * starts_at schedules it. With slots or availability it is proposed, and the candidate chooses on the page of
   * public_url, of at most 200 starts. Candidate and interviewers get mails. An interviewer who has another
   * interview of the account at that time is 409, named in details. Times are compared by the minute.
   */
  create(params: CreateInterviewParams, options?: CallOptions): Call<Interview>;

  /** Read an interview. */
  get(id: string, options?: CallOptions): Call<Interview>;

  /**
   * Change, move or end an interview.
   * Absent is unchanged, null cleared. Another starts_at schedules or moves it. slots and availability replace
   * what the candidate may choose. A cancelled interview is 409.
   */
  update(id: string, params: UpdateInterviewParams, options?: CallOptions): Call<Interview>;

  /**
   * Cancel an interview.
   * Candidate and interviewers get a cancellation for their calendars. A cancelled interview is returned
   * unchanged; one that was held is 409.
   */
  cancel(id: string, params?: CancelInterviewParams, options?: CallOptions): Call<Interview>;

  /**
   * Read an interview as its candidate, with the times that may be chosen.
   * Reading changes nothing. A client that asks for text/html gets a page without script on which the candidate
   * chooses, moves and cancels.
   */
  getPublic(
    token: string,
    params?: GetPublicInterviewParams,
    options?: CallOptions,
  ): Call<PublicInterview>;

  /**
   * Choose a time for an interview, move it, or cancel it, as its candidate.
   * A slot that another interview took is 409. Offered slots may be chosen until they begin; moving and cancelling
   * end change_until_hours before the start, then they are 409.
   */
  answer(
    token: string,
    params: AnswerInterviewParams,
    options?: CallOptions,
  ): Call<PublicInterview>;

  /**
   * Open a calendar feed of interviews, or give it another address.
   * A member gets the feed of the interviews that they hold, a key that of all interviews of the account. The
   * address is shown only here; an earlier one opens nothing any more.
   */
  openFeed(options?: CallOptions): Call<{
    url: string;
  }>;

  /** Close the calendar feed: its address is 404 from now on. */
  closeFeed(options?: CallOptions): Call<void>;

  /**
   * Read a calendar feed: scheduled and held interviews since three months ago.
   * A token that was revoked is 404.
   */
  feed(params: GetInterviewFeedParams, options?: CallOptions): Call<Blob>;

  /**
   * Write the scorecard of an interviewer, as a draft or submitted.
   * An interview has one card of each interviewer. A member writes their own; with a key `interviewer` names whose
   * it is. A missing required attribute of a submitted card is 400 and named. Once the application has left the
   * stage at which the card was begun, it is 409 stage_conflict. A submitted card does not become a draft again:
   * 409.
   */
  saveScorecard(id: string, params: SaveScorecardParams, options?: CallOptions): Call<Scorecard>;

  /**
   * List the scorecards of an interview, newest first.
   * Submitted cards, and the own draft. An interviewer who has not submitted a card sees those of others only as
   * an admin or owner. Of interviews that they do not hold, recruiters see submitted cards and viewers none.
   */
  listScorecards(id: string, options?: CallOptions): Call<Scorecard[]>;
}

export interface ScorecardTemplatesResource {
  /** List the account's templates for scorecards, newest first. */
  list(params?: ListScorecardTemplatesParams, options?: CallOptions): List<ScorecardTemplate>;

  /**
   * Create a template for scorecards.
   * Its attributes are scores from 1 to 4 with words, texts, and questions for yes or no. Every scorecard also has
   * a recommendation. An interview names the template as `scorecard_template_id`; without one, its cards have one
   * attribute `notes`.
   */
  create(params: CreateScorecardTemplateParams, options?: CallOptions): Call<ScorecardTemplate>;

  /** Read a template for scorecards. */
  get(id: string, options?: CallOptions): Call<ScorecardTemplate>;

  /**
   * Change a template for scorecards.
   * Absent is unchanged. Cards that were saved before keep the attributes of then.
   */
  update(
    id: string,
    params: UpdateScorecardTemplateParams,
    options?: CallOptions,
  ): Call<ScorecardTemplate>;

  /**
   * Delete a template for scorecards.
   * Interviews with the template and their scorecards keep its attributes.
   */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface PeopleResource {
  /**
   * Search people who consented to be found, newest consent first.
   * With q, people who have all of its words in their titles come first. Rows contain no name and no contact
   * details. Consent is checked on each read. Right after many withdrawals a page can have fewer rows than limit;
   * follow next_cursor. A new consent appears within seconds. A person known to several accounts is one row.
   */
  search(params?: SearchPeopleParams, options?: CallOptions): List<Person>;

  /**
   * Reveal the résumé of a person.
   * Uses one unit of contact_reveals per person and month, separate from the contact. A person without a résumé is
   * 404 and uses nothing. resume is null if the file could not be parsed.
   */
  resume(id: string, options?: CallOptions): Call<PersonResume>;

  /**
   * Reveal the contact of a person.
   * Uses one unit of contact_reveals per person and month, also for repeated calls. Each reveal is in the audit
   * log.
   */
  contact(id: string, options?: CallOptions): Call<PersonContact>;
}

export interface SurveysResource {
  /** List the account's surveys without their questions, newest first. */
  list(params?: ListSurveysParams, options?: CallOptions): List<SurveyRow>;

  /**
   * Create a survey. It is open at once.
   * Questions are application fields without knock-out, file, education_history and employment_history. A number
   * question from min 0 to max 10 with the semantic nps gets a Net Promoter Score. one_response_per_token takes
   * one response for each token that POST …/tokens issues. Responses of an anonymous survey are stored without a
   * link to the token or candidate.
   */
  create(params: CreateSurveyParams, options?: CallOptions): Call<Survey>;

  /** Read a survey. */
  get(id: string, options?: CallOptions): Call<Survey>;

  /**
   * Change a survey; close or reopen it with status.
   * Only the members that are sent change. questions replaces all questions. After the first response, labels,
   * descriptions, order and new optional questions can change. A removed question, another type or category, a
   * removed option that was chosen, a new required question and a change of anonymous are 409.
   */
  update(id: string, params: UpdateSurveyParams, options?: CallOptions): Call<Survey>;

  /** Delete a survey with its tokens and responses. */
  delete(id: string, options?: CallOptions): Call<void>;

  /**
   * List the responses to a survey, newest first, with aggregates.
   * meta.aggregates covers all responses, not only the page. It is at most five seconds old.
   */
  responses(
    id: string,
    params?: ListSurveyResponsesParams,
    options?: CallOptions,
  ): List<SurveyResponse>;

  /**
   * Delete a response to a survey.
   * Its token can be used again, unless the survey is anonymous.
   */
  deleteResponse(id: string, response_id: string, options?: CallOptions): Call<void>;

  /**
   * Issue tokens for a survey: a number of them, or one per candidate.
   * If the survey has one_response_per_token, each token takes one response. Tokens are returned only here.
   * Responses to a survey that is not anonymous name the candidate of their token.
   */
  issueTokens(
    id: string,
    params: IssueSurveyTokensParams,
    options?: CallOptions,
  ): Call<SurveyToken[]>;

  /**
   * Read a survey as a respondent.
   * A closed survey stays readable.
   */
  getPublic(id: string, params?: GetPublicSurveyParams, options?: CallOptions): Call<PublicSurvey>;

  /**
   * Answer a survey.
   * All problems are listed in one invalid_request, with paths answers.<key>. A used token and a closed survey are
   * 409; a token that was not issued is 400.
   */
  submit(
    id: string,
    params: SubmitSurveyResponseParams,
    options?: CallOptions,
  ): Call<SubmittedSurveyResponse>;
}

export interface EmployeesResource {
  /** List the account's employees, newest first. */
  list(params?: ListEmployeesParams, options?: CallOptions): List<Employee>;

  /**
   * Add an employee without a candidate.
   * Employees without an end date have different e-mail addresses: a taken one is 409, and `details` has the id of
   * the other employee under the path `employee_id`. A rehire is a new employee.
   */
  create(params: CreateEmployeeParams, options?: CallOptions): Call<Employee>;

  /** Read an employee. */
  get(id: string, options?: CallOptions): Call<Employee>;

  /**
   * Change an employee; end_date ends the employment.
   * Only the members that are sent change; null clears a member. The e-mail address of another employee without an
   * end date is 409. A manager must be an active employee who does not report to this one.
   */
  update(id: string, params: UpdateEmployeeParams, options?: CallOptions): Call<Employee>;

  /**
   * Delete an employee that was added by mistake.
   * For an employee who leaves, set end_date instead. Reports of a deleted manager have no manager. The candidate
   * of a deleted employee stays hired.
   */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface AttendanceResource {
  /**
   * List the attendance of the account's employees, latest `at` first.
   * `from` and `to` are half-open by `at`; a leave counts when it touches the range.
   */
  list(params?: ListAttendanceParams, options?: CallOptions): List<AttendanceEntry>;

  /**
   * Record a check-in, check-out, break or leave of an employee.
   * Entries are judged in the order of `at`. An `in` follows an `out`, breaks lie in work, and a leave overlaps
   * neither work nor another leave: anything else is 409, and `details` names the other entry with its time. A
   * forgotten `out` is never added by the service: record it with its true time first. A past `in` or
   * `break_start` may be recorded before complete later work; record its `out` or `break_end` next.
   */
  record(params: RecordAttendanceParams, options?: CallOptions): Call<AttendanceEntry>;

  /**
   * List your own attendance, latest `at` first.
   * The employee is the active one with the e-mail address of the account, or of the signed-in member; 404 without
   * one.
   */
  listOwn(params?: ListOwnAttendanceParams, options?: CallOptions): List<AttendanceEntry>;

  /**
   * Record your own check-in, check-out, break or leave.
   * The employee is the active one with the e-mail address of the account, or of the signed-in member; 404 without
   * one. The rules are those of POST /attendance, and `at` is at most 31 days ago.
   */
  recordOwn(params: RecordOwnAttendanceParams, options?: CallOptions): Call<AttendanceEntry>;

  /**
   * Sum up the worked time of an employee by day.
   * Rows are the days with work, breaks or leave, in order. Work over midnight is split where the day of the zone
   * begins, and times are differences of instants, so that a night with a change to daylight saving time has its
   * true length. Work without an `out` counts to its last stamp only and is `open` on the day it began.
   */
  summary(params: SummarizeAttendanceParams, options?: CallOptions): Call<WorkedDay[]>;

  /**
   * Correct an attendance entry.
   * The result is judged as a whole: a correction that does not fit is 409.
   */
  update(id: string, params: UpdateAttendanceParams, options?: CallOptions): Call<AttendanceEntry>;

  /**
   * Delete an attendance entry.
   * The rest must fit: a deletion that leaves two `in` in a row is 409. Delete work from its last entry to its
   * first.
   */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface ViewsResource {
  /**
   * List the member's own saved views, newest first.
   * In the console views belong to the signed-in member, else to the key.
   */
  list(params?: ListViewsParams, options?: CallOptions): List<View>;

  /** Save a filter of candidates under a name. */
  create(params: CreateViewParams, options?: CallOptions): Call<View>;

  /** Read a saved view. */
  get(id: string, options?: CallOptions): Call<View>;

  /** Rename a saved view, or replace its filter. */
  update(id: string, params: UpdateViewParams, options?: CallOptions): Call<View>;

  /** Delete a saved view. */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface DocumentTemplatesResource {
  /** List the account's templates for documents, newest first, without bodies. */
  list(params?: ListDocumentTemplatesParams, options?: CallOptions): List<DocumentTemplateRow>;

  /**
   * Create a template for documents.
   * A body that cannot be read is 400 with the line: braces that do not close, anything between them but fields
   * and sections, sections that are not closed or nested deeper than three. A literal `{{` is written `\{{`.
   */
  create(params: CreateDocumentTemplateParams, options?: CallOptions): Call<DocumentTemplate>;

  /** Read a template for documents. */
  get(id: string, options?: CallOptions): Call<DocumentTemplate>;

  /**
   * Change a template for documents.
   * Absent is unchanged. Documents that were made from it do not change.
   */
  update(
    id: string,
    params: UpdateDocumentTemplateParams,
    options?: CallOptions,
  ): Call<DocumentTemplate>;

  /**
   * Delete a template for documents.
   * Documents that were made from it stay.
   */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface DocumentsResource {
  /**
   * List the documents that any account made for you, newest first.
   * Documents made for a candidate or employee with the e-mail address of the account. In the console the address
   * is the signed-in member's; 404 if the account has no candidate or employee with it.
   */
  mine(params?: ListOwnDocumentsParams, options?: CallOptions): List<PlatformDocument>;

  /** List the account's documents, newest first. */
  list(params?: ListPlatformDocumentsParams, options?: CallOptions): List<PlatformDocument>;

  /**
   * Make a PDF or DOCX from a template and values.
   * Values are printed as they are: they never become headings, lists, bold text or fields, and a line break stays
   * one. Missing values are 400 with paths values.<key>; values that the template does not name are ignored. Known
   * without being given are today and organization.name; with candidate_id candidate.name; with employee_id
   * employee.name, employee.title and employee.start_date, as far as the employee has them. Give one of the two
   * ids. Letters that no PDF font has are 400 with path format; docx takes them. An anonymised candidate is 409.
   */
  create(params: CreatePlatformDocumentParams, options?: CallOptions): Call<PlatformDocument>;

  /** Read a document, with fresh links to its files. */
  get(id: string, options?: CallOptions): Call<PlatformDocument>;

  /**
   * Rename a document.
   * Its files do not change.
   */
  update(
    id: string,
    params: UpdatePlatformDocumentParams,
    options?: CallOptions,
  ): Call<PlatformDocument>;

  /** Delete a document with its files. */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface ReportsResource {
  /**
   * Count how many applications were in each stage.
   * Of the applications submitted in the period. An application counts once per stage it was in, also when it
   * moved back. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.
   */
  funnel(params?: GetFunnelReportParams, options?: CallOptions): Call<FunnelReportRow[]>;

  /**
   * Measure how long applications stay at each stage.
   * Over the stays that ended in the period. An application that came back has two. Anonymised people stay in the
   * counts. Accept: text/csv returns the rows as a table.
   */
  timeInStage(
    params?: GetTimeInStageReportParams,
    options?: CallOptions,
  ): Call<TimeInStageReportRow[]>;

  /**
   * Measure the time from applying to the hire.
   * Over the applications that were hired in the period and still are. Anonymised people stay in the counts.
   * Accept: text/csv returns the rows as a table.
   */
  timeToHire(
    params?: GetTimeToHireReportParams,
    options?: CallOptions,
  ): Call<TimeToHireReportRow[]>;

  /**
   * Count applications and hires by the source of the candidates.
   * Of the applications submitted in the period, with their present status. Anonymised people stay in the counts.
   * Accept: text/csv returns the rows as a table.
   */
  sources(params?: GetSourcesReportParams, options?: CallOptions): Call<SourceReportRow[]>;

  /**
   * List the roles that were open, with their applications.
   * Roles that were published and not yet closed at some time of the period, with the applications submitted in
   * it. A row is a role; with group_by department or month it is a group of roles, by the month in which they were
   * published. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.
   */
  openings(params?: GetOpeningsReportParams, options?: CallOptions): Call<OpeningReportRow[]>;

  /**
   * Count offers and their answers.
   * Of the offers sent in the period. Drafts do not count. Anonymised people stay in the counts. Accept: text/csv
   * returns the rows as a table.
   */
  offers(params?: GetOffersReportParams, options?: CallOptions): Call<OfferReportRow[]>;

  /**
   * Count interviews and what became of them.
   * Of the interviews that start in the period; those without a time count when they were created. Anonymised
   * people stay in the counts. Accept: text/csv returns the rows as a table.
   */
  interviews(params?: GetInterviewsReportParams, options?: CallOptions): Call<InterviewReportRow[]>;
}

export interface ImportsResource {
  /** List the account's imports, newest first. */
  list(params?: ListImportsParams, options?: CallOptions): List<Import>;

  /**
   * Import candidates, applications or roles from a table.
   * The table is CSV with any separator, in UTF-8, UTF-16 or Windows-1252, or a ZIP with one table and the résumés
   * that its rows name. Columns are guessed by their names, also those of exports of Greenhouse, Lever, Ashby and
   * Workable; mapping says otherwise. Rows are imported in the background. A record is known by its external id, a
   * person also by the e-mail address, so that a table can be sent again. Nobody is mailed, and rows announce no
   * events.
   */
  create(params: CreateImportParams, options?: CallOptions): Call<Import>;

  /** Read an import: its status, and how many rows were new, changed, skipped and bad. */
  get(id: string, options?: CallOptions): Call<Import>;

  /**
   * List the rows that an import did not write, by line.
   * With Accept: text/csv all of them, each with the cells of its row after line, column and reason: the table can
   * be mended and sent again. Rows are kept for 30 days.
   */
  errors(id: string, params?: ListImportErrorsParams, options?: CallOptions): List<ImportError>;

  /**
   * Stop an import. Rows that are done stay.
   * A cancelled import stays cancelled. One that is done or failed is 409 conflict.
   */
  cancel(id: string, options?: CallOptions): Call<Import>;
}

export interface ExportsResource {
  /** List the account's exports of the last 30 days, newest first. */
  list(params?: ListExportsParams, options?: CallOptions): List<Export>;

  /**
   * Export candidates, applications, postings, employees or the whole account.
   * The file is written in the background: GET /exports/{id} has its link once it is done, for 24 hours. Tables
   * have a row per record and the names of the API as columns; CSV is safe in spreadsheets, and POST /imports
   * reads it back. An account is a ZIP with each collection as JSON Lines, the files, and a manifest with counts
   * and SHA-256 hashes; it needs the scopes account:manage and account:audit, or an owner. Secrets and hashes of
   * keys are left out, and so are demographic answers. Merged duplicates and anonymised people are not in tables.
   */
  create(params: CreateExportParams, options?: CallOptions): Call<Export>;

  /** Read an export: its status, and the link to its file once it is done. */
  get(id: string, options?: CallOptions): Call<Export>;
}

export interface FilesResource {
  /** Download a stored file by its signed link, which is valid for 24 hours. */
  get(token: string, options?: CallOptions): Call<Blob>;
}

export interface UsageResource {
  /**
   * Read the account's month: quotas, rows, tokens and costs.
   * Counters may lag by a second. Charges and counters are those of the month; balance, holds, limit and quotas
   * are current.
   */
  get(params?: GetUsageParams, options?: CallOptions): Call<Usage>;

  /**
   * List the entries of the account's ledger, newest first.
   * Entries never change. The balance is their sum.
   */
  ledger(params?: ListLedgerParams, options?: CallOptions): List<LedgerEntry>;
}

export interface WebhooksResource {
  /** List the account's endpoints, newest first. */
  list(params?: ListWebhooksParams, options?: CallOptions): List<Webhook>;

  /**
   * Register an endpoint for signed events.
   * The secret is returned only here and by rotate-secret. Addresses of private networks are refused. An account
   * has at most 50 endpoints.
   */
  create(params: CreateWebhookParams, options?: CallOptions): Call<WebhookWithSecret>;

  /** Read an endpoint. */
  get(id: string, options?: CallOptions): Call<Webhook>;

  /**
   * Change an endpoint, disable it or enable it again.
   * Disabling cancels pending deliveries. recover sends the events that a disabled endpoint missed. A new url
   * clears failing_since.
   */
  update(id: string, params: UpdateWebhookParams, options?: CallOptions): Call<Webhook>;

  /** Delete an endpoint. Its pending deliveries are cancelled and can still be read. */
  delete(id: string, options?: CallOptions): Call<void>;

  /**
   * Rotate the secret of an endpoint.
   * For 24 hours every request is signed with the new and the old secret.
   */
  rotateSecret(id: string, options?: CallOptions): Call<WebhookWithSecret>;

  /**
   * Send `webhook.ping` to an endpoint, also if it is not subscribed to it.
   * It is retried like any delivery. GET /webhook-deliveries/{id} shows the outcome.
   */
  test(id: string, options?: CallOptions): Call<WebhookDelivery>;

  /**
   * Send the events again that an endpoint missed since a time.
   * Sends deliveries that failed, were cancelled or wait for a later attempt, and the events of the time when the
   * endpoint was disabled. Events are kept for 30 days. A disabled endpoint is 409.
   */
  recover(
    id: string,
    params: RecoverWebhookParams,
    options?: CallOptions,
  ): Call<{
    deliveries: number;
  }>;
}

export interface DeliveriesResource {
  /**
   * List the account's deliveries with their attempts, newest event first.
   * Deliveries and their events are kept for 30 days.
   */
  list(params?: ListWebhookDeliveriesParams, options?: CallOptions): List<WebhookDelivery>;

  /** Read a delivery with its attempts. */
  get(id: string, options?: CallOptions): SettlingCall<WebhookDelivery>;

  /**
   * Send an event again, also one that was received.
   * The first attempt is immediate; failures are retried by the full schedule. The event keeps its id. A disabled
   * endpoint is 409.
   */
  redeliver(id: string, options?: CallOptions): SettlingCall<WebhookDelivery>;
}

export interface EventsResource {
  /**
   * List the account's events of the last 30 days, last stored first.
   * Every event is listed, also those without a webhook endpoint. Each row is the body of its delivery. Events are
   * stored within a second of `created_at`, and later after an outage. To follow the events, poll with `since` a
   * minute before the last call and skip ids that you know; `openrole listen` does that. Calls are free.
   */
  list(params?: ListEventsParams, options?: CallOptions): List<Event>;
}

export interface ApplySessionsResource {
  /**
   * Apply for a hosted role with AI: start a session or continue it.
   * start is 201 with a new session, or 200 with the account's open session for the same job. Every other action
   * is 200. An action that the session's status does not allow is 409 invalid_session_state. Nothing is submitted
   * without approve_submit. continue, approve_submit and stop honour If-Match with the session's version. A
   * session expires after 72 hours without an action.
   */
  start(params: ApplyWithAiParams, options?: CallOptions): SettlingCall<ApplySession>;

  /** List the account's apply sessions, newest first. */
  list(params?: ListApplySessionsParams, options?: CallOptions): List<ApplySessionRow>;

  /** Read an apply session. */
  get(
    id: string,
    params?: GetApplySessionParams,
    options?: CallOptions,
  ): SettlingCall<ApplySession>;

  /**
   * Answer questions of an apply session, or ask for changes.
   * If one answer is wrong, none is stored. Any field of the form can be answered; null leaves a field empty. A
   * message makes the model draft its own answers again.
   */
  continue(
    id: string,
    params: ContinueApplySessionParams,
    options?: CallOptions,
  ): SettlingCall<ApplySession>;

  /** Approve and submit the application of an apply session, once. */
  approve(
    id: string,
    params?: ApproveApplySessionParams,
    options?: CallOptions,
  ): SettlingCall<ApplySession>;

  /** Stop an apply session without submitting. */
  stop(
    id: string,
    params?: StopApplySessionParams,
    options?: CallOptions,
  ): SettlingCall<ApplySession>;
}

export interface ResumesResource {
  /**
   * Write a résumé that states only what the source résumé states.
   * Charges AI tokens. Waits up to 45 seconds. If writing takes longer, the call is 503 and the service continues:
   * the same call with the same Idempotency-Key waits for the same document, which is charged once. A ready
   * document does not expire. Statements that the source does not support are removed and listed in removed.
   */
  create(params: CreateResumeParams, options?: CallOptions): Call<ResumeDocument>;

  /** List the account's résumés, newest first. */
  list(params?: ListResumesParams, options?: CallOptions): List<ResumeDocument>;

  /** Read a résumé, with fresh links to its files. */
  get(id: string, options?: CallOptions): Call<ResumeDocument>;
}

export interface CoverLettersResource {
  /**
   * Write a cover letter that states only what the source résumé states.
   * Charges AI tokens. Waits up to 45 seconds. If writing takes longer, the call is 503 and the service continues:
   * the same call with the same Idempotency-Key waits for the same document, which is charged once. A ready
   * document does not expire. Statements that the source does not support are removed and listed in removed.
   */
  create(params: CreateCoverLetterParams, options?: CallOptions): Call<CoverLetter>;

  /** List the account's cover letters, newest first. */
  list(params?: ListCoverLettersParams, options?: CallOptions): List<CoverLetter>;

  /** Read a cover letter, with fresh links to its files. */
  get(id: string, options?: CallOptions): Call<CoverLetter>;
}

export interface ChatsResource {
  /**
   * Start a chat with the platform agent.
   * The agent reads the data of the account with tools, and cites what it states. What writes, sends or costs
   * money is proposed as an action, which a person approves. Each tool also needs its own scope. A chat expires
   * after 72 hours without input.
   */
  start(params: StartChatParams, options?: CallOptions): Call<Chat>;

  /** List the account's chats, newest first. */
  list(params?: ListChatsParams, options?: CallOptions): List<ChatRow>;

  /** Read a chat. */
  get(id: string, params?: GetChatParams, options?: CallOptions): Call<Chat>;

  /**
   * Follow a chat as server-sent events.
   * Events are text (message_id, delta: a checked sentence), tool_call, action and status. With Last-Event-ID the
   * events after that one follow, else all from the first. The stream ends when the chat is over, and after ten
   * minutes.
   */
  events(id: string, options?: CallOptions): Call<Blob>;

  /**
   * Send a message to a chat.
   * While the agent answers, a message is 409 conflict. A chat has at most 100 messages. Proposed actions stay
   * proposed: a message approves nothing.
   */
  send(id: string, params: SendChatMessageParams, options?: CallOptions): Call<Chat>;

  /**
   * Approve a proposed action: it runs once, with exactly the arguments shown.
   * The action runs with the rights of the approver: without the tool's scope it is 403 and stays proposed. If its
   * record has changed since it was proposed, the action fails and its reason says so. A decided action is 409
   * conflict.
   */
  approve(id: string, params: ApproveChatActionParams, options?: CallOptions): Call<Chat>;

  /** Reject a proposed action. */
  reject(id: string, params: RejectChatActionParams, options?: CallOptions): Call<Chat>;

  /**
   * Stop a chat.
   * A turn that runs ends without an answer. Proposed actions can then not be decided. An approved action runs to
   * its end.
   */
  stop(id: string, params?: StopChatParams, options?: CallOptions): Call<Chat>;

  /** Delete a chat with its messages. An open chat is stopped first. */
  delete(id: string, options?: CallOptions): Call<void>;
}

export interface ToolsResource {
  /**
   * List the tools of an agent with their JSON schemas.
   * The MCP server at /mcp offers the same tools.
   */
  list(options?: CallOptions): Call<Tool[]>;

  /**
   * Run one tool by name.
   * Scopes, quotas, prices and errors are those of the tool's endpoint, and the call is metered like that
   * endpoint. The key needs that endpoint's scope too. The status is 200, also if the endpoint returns 201.
   */
  call(params: CallToolParams, options?: CallOptions): Call<Record<string, unknown>>;
}

/** The resources of a client. */
export class Resources {
  readonly jobs: JobsResource;
  readonly companies: CompaniesResource;
  readonly alerts: AlertsResource;
  readonly boards: BoardsResource;
  readonly organizations: OrganizationsResource;
  readonly postings: PostingsResource;
  readonly listings: ListingsResource;
  readonly pipeline: PipelineResource;
  readonly candidates: CandidatesResource;
  readonly interviewQuestions: InterviewQuestionsResource;
  readonly offers: OffersResource;
  readonly applications: ApplicationsResource;
  readonly appliedJobs: AppliedJobsResource;
  readonly account: AccountResource;
  readonly emailMessages: EmailMessagesResource;
  readonly email: EmailResource;
  readonly emailSuppressions: EmailSuppressionsResource;
  readonly notifications: NotificationsResource;
  readonly notificationSettings: NotificationSettingsResource;
  readonly interviews: InterviewsResource;
  readonly scorecardTemplates: ScorecardTemplatesResource;
  readonly people: PeopleResource;
  readonly surveys: SurveysResource;
  readonly employees: EmployeesResource;
  readonly attendance: AttendanceResource;
  readonly views: ViewsResource;
  readonly documentTemplates: DocumentTemplatesResource;
  readonly documents: DocumentsResource;
  readonly reports: ReportsResource;
  readonly imports: ImportsResource;
  readonly exports: ExportsResource;
  readonly files: FilesResource;
  readonly usage: UsageResource;
  readonly webhooks: WebhooksResource;
  readonly deliveries: DeliveriesResource;
  readonly events: EventsResource;
  readonly applySessions: ApplySessionsResource;
  readonly resumes: ResumesResource;
  readonly coverLetters: CoverLettersResource;
  readonly chats: ChatsResource;
  readonly tools: ToolsResource;

  constructor(bind: <Resource>(table: OperationTable, name: string) => Resource) {
    this.jobs = bind(operations.jobs, 'jobs');
    this.companies = bind(operations.companies, 'companies');
    this.alerts = bind(operations.alerts, 'alerts');
    this.boards = bind(operations.boards, 'boards');
    this.organizations = bind(operations.organizations, 'organizations');
    this.postings = bind(operations.postings, 'postings');
    this.listings = bind(operations.listings, 'listings');
    this.pipeline = bind(operations.pipeline, 'pipeline');
    this.candidates = bind(operations.candidates, 'candidates');
    this.interviewQuestions = bind(operations.interviewQuestions, 'interviewQuestions');
    this.offers = bind(operations.offers, 'offers');
    this.applications = bind(operations.applications, 'applications');
    this.appliedJobs = bind(operations.appliedJobs, 'appliedJobs');
    this.account = bind(operations.account, 'account');
    this.emailMessages = bind(operations.emailMessages, 'emailMessages');
    this.email = bind(operations.email, 'email');
    this.emailSuppressions = bind(operations.emailSuppressions, 'emailSuppressions');
    this.notifications = bind(operations.notifications, 'notifications');
    this.notificationSettings = bind(operations.notificationSettings, 'notificationSettings');
    this.interviews = bind(operations.interviews, 'interviews');
    this.scorecardTemplates = bind(operations.scorecardTemplates, 'scorecardTemplates');
    this.people = bind(operations.people, 'people');
    this.surveys = bind(operations.surveys, 'surveys');
    this.employees = bind(operations.employees, 'employees');
    this.attendance = bind(operations.attendance, 'attendance');
    this.views = bind(operations.views, 'views');
    this.documentTemplates = bind(operations.documentTemplates, 'documentTemplates');
    this.documents = bind(operations.documents, 'documents');
    this.reports = bind(operations.reports, 'reports');
    this.imports = bind(operations.imports, 'imports');
    this.exports = bind(operations.exports, 'exports');
    this.files = bind(operations.files, 'files');
    this.usage = bind(operations.usage, 'usage');
    this.webhooks = bind(operations.webhooks, 'webhooks');
    this.deliveries = bind(operations.deliveries, 'deliveries');
    this.events = bind(operations.events, 'events');
    this.applySessions = bind(operations.applySessions, 'applySessions');
    this.resumes = bind(operations.resumes, 'resumes');
    this.coverLetters = bind(operations.coverLetters, 'coverLetters');
    this.chats = bind(operations.chats, 'chats');
    this.tools = bind(operations.tools, 'tools');
  }
}
