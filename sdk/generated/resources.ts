// Written by `npm run sdk:generate` from the declarations of the API.

import type { Call, SettlingCall } from '../core/call.ts';
import type { List } from '../core/list.ts';
import type { CallOptions } from '../core/options.ts';
import type { OperationTable } from '../core/resource.ts';
import { operations } from './operations.ts';
import type {
  Account,
  AccountResume,
  AddNoteParams,
  AppliedJob,
  ApplyOnBoardParams,
  ApplySession,
  ApplySessionRow,
  ApplyToJobParams,
  ApplyWithAiParams,
  ApproveApplySessionParams,
  AuditLogEntry,
  AverageSalaryParams,
  BoardFacets,
  BoardRole,
  BoardRoleRow,
  CallToolParams,
  Candidate,
  CandidateNote,
  CandidateRow,
  Company,
  ContinueApplySessionParams,
  CoverLetter,
  CreateCandidateParams,
  CreateCoverLetterParams,
  CreateJobAlertParams,
  CreateOrganizationParams,
  CreatePostingParams,
  CreateResumeParams,
  CreateSurveyParams,
  CreateWebhookParams,
  GetApplySessionParams,
  GetBoardFacetsParams,
  GetBoardParams,
  GetJobParams,
  GetPublicSurveyParams,
  GetStatsParams,
  GetUsageParams,
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
  ListAuditLogParams,
  ListBoardRolesParams,
  ListCandidatesParams,
  ListCompanyRolesParams,
  ListCoverLettersParams,
  ListJobAlertsParams,
  ListJobApplicationsParams,
  ListJobListingsParams,
  ListLedgerParams,
  ListOrganizationsParams,
  ListPostingsParams,
  ListResumesParams,
  ListSurveyResponsesParams,
  ListSurveysParams,
  ListWebhookDeliveriesParams,
  ListWebhooksParams,
  MapArea,
  MapJobsParams,
  MarketStats,
  MergeCandidatesParams,
  MoveCandidateParams,
  Organization,
  OrganizationProfile,
  ParseResumeParams,
  Person,
  PersonContact,
  PersonResume,
  PipelineStage,
  Posting,
  PostingRow,
  PublicSurvey,
  PutAccountResumeParams,
  RecoverWebhookParams,
  ReplacePipelineStagesParams,
  ResumeDocument,
  ResumeReading,
  SalaryAverage,
  SearchCompaniesParams,
  SearchJobsParams,
  SearchPeopleParams,
  SetDefaultOrganizationParams,
  StopApplySessionParams,
  SubmitSurveyResponseParams,
  SubmittedSurveyResponse,
  Survey,
  SurveyResponse,
  SurveyRow,
  SurveyToken,
  Tool,
  UpdateAccountParams,
  UpdateCandidateParams,
  UpdateJobAlertParams,
  UpdateOrganizationParams,
  UpdatePostingParams,
  UpdateSurveyParams,
  UpdateWebhookParams,
  Usage,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from './types.ts';

export interface JobsResource {
  /**
   * Search open jobs.
   * Rows are snippets: GET /jobs/{id} has the whole posting.
   */
  search(params?: SearchJobsParams, options?: CallOptions): List<JobRow>;

  /**
   * Read one job with its full description.
   * A closed job stays readable, with closed_at.
   */
  get(id: string, params?: GetJobParams, options?: CallOptions): Call<Job>;

  /**
   * List employers with coordinates and their number of open jobs.
   * Most open jobs first. Employers without any known place are left out.
   */
  map(params?: MapJobsParams, options?: CallOptions): Call<MapArea[]>;

  /**
   * Average the annual pay of matching jobs.
   * q or title is required. Hourly, daily, weekly and monthly pay is made annual first; only annual midpoints from
   * 30,000 to 1,000,000 in the currency (USD when left out) are averaged. Costs 0.05 USD per answer; a repetition
   * under the same Idempotency-Key costs nothing.
   */
  averageSalary(params?: AverageSalaryParams, options?: CallOptions): Call<SalaryAverage>;

  /**
   * Count open jobs that match a filter.
   * Free: count with this instead of paging through GET /jobs.
   */
  stats(params?: GetStatsParams, options?: CallOptions): Call<MarketStats>;

  /**
   * Apply for a role that is hosted here, on behalf of the account.
   * Name, e-mail, phone, location, links and résumé come from the account's profile where they are left out, and
   * from its stored résumé what the profile lacks. Roles of the market are 400 not_hosted with their apply_url.
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
   * Exact slug first, then exact name, then prefix, then every word in the name.
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
     * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans may be given as such.
     * They are kept as given.
     * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
     */
    filters: {
      /**
       * Words that all must stand in the title or the company name; "quoted phrases" stay together; -term leaves out
       * titles that contain it.
       * Example: backend "machine learning" -intern
       */
      q?: string | number | boolean;
      /**
       * Comma-separated phrases, any of which must stand in the title; -phrase excludes. Seniority words take their
       * spellings along: -Senior also leaves out Sr.
       * Example: Software Engineer,Backend Developer,-Senior
       */
      title?: string | number | boolean;
      /**
       * One place: a city, region or country by name or code, or remote.
       * Example: Austin, TX
       */
      location?: string | number | boolean;
      /**
       * Several places, separated by | or ;, any of which will do (location is one more of them).
       * Example: Berlin | Paris
       */
      location_or?: string | number | boolean;
      /**
       * How far around a city to look; 40 km when left out.
       * Example: 25
       */
      radius_km?: string | number | boolean;
      /**
       * Comma-separated employer slugs, as many as the URL has room for; -slug excludes. Hyphens inside belong to the
       * slug.
       * Example: ramp,-open-ai
       */
      company?: string | number | boolean;
      /**
       * Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.
       * Example: full_time,contract
       */
      employment_type?: string | number | boolean;
      /**
       * Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director,
       * vp, executive.
       * Example: entry,new_grad
       */
      seniority_level?: string | number | boolean;
      /**
       * Comma-separated, any of: remote, hybrid, on_site.
       * Example: remote
       */
      workplace_type?: string | number | boolean;
      /**
       * Comma-separated country codes (ISO 3166-1 alpha-2), any of which will do.
       * Example: US,CA
       */
      country?: string | number | boolean;
      /**
       * Comma-separated phrases, any of which must stand in the department.
       * Example: Engineering
       */
      department?: string | number | boolean;
      /**
       * Only jobs whose annual pay in currency (USD when left out) reaches this much.
       * Example: 120000
       */
      salary_min?: string | number | boolean;
      /**
       * ISO 4217 code; only jobs that state their pay in it.
       * Example: USD
       */
      currency?: string | number | boolean;
      /**
       * Only jobs that state their pay, or only those that do not.
       * Example: true
       */
      has_salary?: string | number | boolean;
      /**
       * Only jobs that can be applied for through this API, or only the others.
       * Example: true
       */
      can_apply?: string | number | boolean;
      /**
       * Comma-separated skills or technologies, all of which the job must name.
       * Example: TypeScript,PostgreSQL
       */
      keywords?: string | number | boolean;
      /**
       * Comma-separated languages of the posting (ISO 639-1), any of which will do.
       * Example: en,de
       */
      language?: string | number | boolean;
    };
    /**
     * instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at
     * 08:00 in timezone. Nothing is sent when nothing is new.
     */
    cadence: 'instant' | 'daily' | 'weekly';
    /** webhook: the endpoints of the account that receive `job_alert.matched`. */
    channel: 'webhook';
    timezone: string;
    enabled: boolean;
    /** requested: by a PATCH. filters_refused: GET /jobs no longer accepts these filters. */
    disabled_reason: 'requested' | 'filters_refused' | null;
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
   * It tells of jobs that become searchable after it was created, and of each role once, whichever source lists it
   * again. An account has at most 100.
   */
  create(
    params: CreateJobAlertParams,
    options?: CallOptions,
  ): Call<{
    /** Example: alr_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    name: string;
    /**
     * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans may be given as such.
     * They are kept as given.
     * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
     */
    filters: {
      /**
       * Words that all must stand in the title or the company name; "quoted phrases" stay together; -term leaves out
       * titles that contain it.
       * Example: backend "machine learning" -intern
       */
      q?: string | number | boolean;
      /**
       * Comma-separated phrases, any of which must stand in the title; -phrase excludes. Seniority words take their
       * spellings along: -Senior also leaves out Sr.
       * Example: Software Engineer,Backend Developer,-Senior
       */
      title?: string | number | boolean;
      /**
       * One place: a city, region or country by name or code, or remote.
       * Example: Austin, TX
       */
      location?: string | number | boolean;
      /**
       * Several places, separated by | or ;, any of which will do (location is one more of them).
       * Example: Berlin | Paris
       */
      location_or?: string | number | boolean;
      /**
       * How far around a city to look; 40 km when left out.
       * Example: 25
       */
      radius_km?: string | number | boolean;
      /**
       * Comma-separated employer slugs, as many as the URL has room for; -slug excludes. Hyphens inside belong to the
       * slug.
       * Example: ramp,-open-ai
       */
      company?: string | number | boolean;
      /**
       * Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.
       * Example: full_time,contract
       */
      employment_type?: string | number | boolean;
      /**
       * Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director,
       * vp, executive.
       * Example: entry,new_grad
       */
      seniority_level?: string | number | boolean;
      /**
       * Comma-separated, any of: remote, hybrid, on_site.
       * Example: remote
       */
      workplace_type?: string | number | boolean;
      /**
       * Comma-separated country codes (ISO 3166-1 alpha-2), any of which will do.
       * Example: US,CA
       */
      country?: string | number | boolean;
      /**
       * Comma-separated phrases, any of which must stand in the department.
       * Example: Engineering
       */
      department?: string | number | boolean;
      /**
       * Only jobs whose annual pay in currency (USD when left out) reaches this much.
       * Example: 120000
       */
      salary_min?: string | number | boolean;
      /**
       * ISO 4217 code; only jobs that state their pay in it.
       * Example: USD
       */
      currency?: string | number | boolean;
      /**
       * Only jobs that state their pay, or only those that do not.
       * Example: true
       */
      has_salary?: string | number | boolean;
      /**
       * Only jobs that can be applied for through this API, or only the others.
       * Example: true
       */
      can_apply?: string | number | boolean;
      /**
       * Comma-separated skills or technologies, all of which the job must name.
       * Example: TypeScript,PostgreSQL
       */
      keywords?: string | number | boolean;
      /**
       * Comma-separated languages of the posting (ISO 639-1), any of which will do.
       * Example: en,de
       */
      language?: string | number | boolean;
    };
    /**
     * instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at
     * 08:00 in timezone. Nothing is sent when nothing is new.
     */
    cadence: 'instant' | 'daily' | 'weekly';
    /** webhook: the endpoints of the account that receive `job_alert.matched`. */
    channel: 'webhook';
    timezone: string;
    enabled: boolean;
    /** requested: by a PATCH. filters_refused: GET /jobs no longer accepts these filters. */
    disabled_reason: 'requested' | 'filters_refused' | null;
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
     * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans may be given as such.
     * They are kept as given.
     * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
     */
    filters: {
      /**
       * Words that all must stand in the title or the company name; "quoted phrases" stay together; -term leaves out
       * titles that contain it.
       * Example: backend "machine learning" -intern
       */
      q?: string | number | boolean;
      /**
       * Comma-separated phrases, any of which must stand in the title; -phrase excludes. Seniority words take their
       * spellings along: -Senior also leaves out Sr.
       * Example: Software Engineer,Backend Developer,-Senior
       */
      title?: string | number | boolean;
      /**
       * One place: a city, region or country by name or code, or remote.
       * Example: Austin, TX
       */
      location?: string | number | boolean;
      /**
       * Several places, separated by | or ;, any of which will do (location is one more of them).
       * Example: Berlin | Paris
       */
      location_or?: string | number | boolean;
      /**
       * How far around a city to look; 40 km when left out.
       * Example: 25
       */
      radius_km?: string | number | boolean;
      /**
       * Comma-separated employer slugs, as many as the URL has room for; -slug excludes. Hyphens inside belong to the
       * slug.
       * Example: ramp,-open-ai
       */
      company?: string | number | boolean;
      /**
       * Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.
       * Example: full_time,contract
       */
      employment_type?: string | number | boolean;
      /**
       * Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director,
       * vp, executive.
       * Example: entry,new_grad
       */
      seniority_level?: string | number | boolean;
      /**
       * Comma-separated, any of: remote, hybrid, on_site.
       * Example: remote
       */
      workplace_type?: string | number | boolean;
      /**
       * Comma-separated country codes (ISO 3166-1 alpha-2), any of which will do.
       * Example: US,CA
       */
      country?: string | number | boolean;
      /**
       * Comma-separated phrases, any of which must stand in the department.
       * Example: Engineering
       */
      department?: string | number | boolean;
      /**
       * Only jobs whose annual pay in currency (USD when left out) reaches this much.
       * Example: 120000
       */
      salary_min?: string | number | boolean;
      /**
       * ISO 4217 code; only jobs that state their pay in it.
       * Example: USD
       */
      currency?: string | number | boolean;
      /**
       * Only jobs that state their pay, or only those that do not.
       * Example: true
       */
      has_salary?: string | number | boolean;
      /**
       * Only jobs that can be applied for through this API, or only the others.
       * Example: true
       */
      can_apply?: string | number | boolean;
      /**
       * Comma-separated skills or technologies, all of which the job must name.
       * Example: TypeScript,PostgreSQL
       */
      keywords?: string | number | boolean;
      /**
       * Comma-separated languages of the posting (ISO 639-1), any of which will do.
       * Example: en,de
       */
      language?: string | number | boolean;
    };
    /**
     * instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at
     * 08:00 in timezone. Nothing is sent when nothing is new.
     */
    cadence: 'instant' | 'daily' | 'weekly';
    /** webhook: the endpoints of the account that receive `job_alert.matched`. */
    channel: 'webhook';
    timezone: string;
    enabled: boolean;
    /** requested: by a PATCH. filters_refused: GET /jobs no longer accepts these filters. */
    disabled_reason: 'requested' | 'filters_refused' | null;
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
   * New filters count for jobs that become searchable from then on. An alert that is enabled again starts afresh:
   * what it missed is not sent.
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
     * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans may be given as such.
     * They are kept as given.
     * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
     */
    filters: {
      /**
       * Words that all must stand in the title or the company name; "quoted phrases" stay together; -term leaves out
       * titles that contain it.
       * Example: backend "machine learning" -intern
       */
      q?: string | number | boolean;
      /**
       * Comma-separated phrases, any of which must stand in the title; -phrase excludes. Seniority words take their
       * spellings along: -Senior also leaves out Sr.
       * Example: Software Engineer,Backend Developer,-Senior
       */
      title?: string | number | boolean;
      /**
       * One place: a city, region or country by name or code, or remote.
       * Example: Austin, TX
       */
      location?: string | number | boolean;
      /**
       * Several places, separated by | or ;, any of which will do (location is one more of them).
       * Example: Berlin | Paris
       */
      location_or?: string | number | boolean;
      /**
       * How far around a city to look; 40 km when left out.
       * Example: 25
       */
      radius_km?: string | number | boolean;
      /**
       * Comma-separated employer slugs, as many as the URL has room for; -slug excludes. Hyphens inside belong to the
       * slug.
       * Example: ramp,-open-ai
       */
      company?: string | number | boolean;
      /**
       * Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.
       * Example: full_time,contract
       */
      employment_type?: string | number | boolean;
      /**
       * Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director,
       * vp, executive.
       * Example: entry,new_grad
       */
      seniority_level?: string | number | boolean;
      /**
       * Comma-separated, any of: remote, hybrid, on_site.
       * Example: remote
       */
      workplace_type?: string | number | boolean;
      /**
       * Comma-separated country codes (ISO 3166-1 alpha-2), any of which will do.
       * Example: US,CA
       */
      country?: string | number | boolean;
      /**
       * Comma-separated phrases, any of which must stand in the department.
       * Example: Engineering
       */
      department?: string | number | boolean;
      /**
       * Only jobs whose annual pay in currency (USD when left out) reaches this much.
       * Example: 120000
       */
      salary_min?: string | number | boolean;
      /**
       * ISO 4217 code; only jobs that state their pay in it.
       * Example: USD
       */
      currency?: string | number | boolean;
      /**
       * Only jobs that state their pay, or only those that do not.
       * Example: true
       */
      has_salary?: string | number | boolean;
      /**
       * Only jobs that can be applied for through this API, or only the others.
       * Example: true
       */
      can_apply?: string | number | boolean;
      /**
       * Comma-separated skills or technologies, all of which the job must name.
       * Example: TypeScript,PostgreSQL
       */
      keywords?: string | number | boolean;
      /**
       * Comma-separated languages of the posting (ISO 639-1), any of which will do.
       * Example: en,de
       */
      language?: string | number | boolean;
    };
    /**
     * instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at
     * 08:00 in timezone. Nothing is sent when nothing is new.
     */
    cadence: 'instant' | 'daily' | 'weekly';
    /** webhook: the endpoints of the account that receive `job_alert.matched`. */
    channel: 'webhook';
    timezone: string;
    enabled: boolean;
    /** requested: by a PATCH. filters_refused: GET /jobs no longer accepts these filters. */
    disabled_reason: 'requested' | 'filters_refused' | null;
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
  /** A board's branding, profile and features. */
  profile(company: string, options?: CallOptions): Call<OrganizationProfile>;

  /** A whole board at once: profile, roles, features and, if asked for, facets. */
  get(
    company: string,
    params?: GetBoardParams,
    options?: CallOptions,
  ): Call<{
    profile: OrganizationProfile;
    listings: {
      data: BoardRoleRow[];
      meta: {
        /** null at the end of the list. */
        next_cursor: string | null;
      };
    };
    features: {
      resume_autofill: boolean;
      ai_apply: boolean;
      show_salary: boolean;
      show_department: boolean;
      allow_general_applications: boolean;
    };
    facets?: BoardFacets;
  }>;

  /** The open roles of a board, newest first. */
  roles(company: string, params?: ListBoardRolesParams, options?: CallOptions): List<BoardRoleRow>;

  /** A board's list; with include=facets its bundle. */
  companyRoles(
    company: string,
    params?: ListCompanyRolesParams,
    options?: CallOptions,
  ): List<BoardRoleRow>;

  /** What a board can be narrowed by, each counted under the other filters. */
  facets(company: string, params?: GetBoardFacetsParams, options?: CallOptions): Call<BoardFacets>;

  /**
   * One role with its application form.
   * A closed role stays readable, with accepting_applications false.
   */
  role(company: string, idOrSlug: string, options?: CallOptions): Call<BoardRole>;

  /**
   * An open role as schema.org's JobPosting, for search engines.
   * Bare, not inside data. A closed role is 410 role_closed.
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
   * The form of the role decides what is needed; everything that is wrong comes in one answer. One application per
   * job and e-mail address.
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
   * Read a résumé for the application form.
   * PDF, DOCX, RTF, TXT or MD up to 5 MiB, as JSON or as a form. Nothing is stored; no AI tokens. One file of an
   * address is read at a time and four may wait; a further one is 429 rate_limited with Retry-After.
   */
  parseResume(
    company: string,
    idOrSlug: string,
    params: ParseResumeParams,
    options?: CallOptions,
  ): Call<{
    /**
     * Answers to the application form by field key, as far as the résumé gives them.
     * Example: {"name":"Rosalind Okafor","email":"rosalind.okafor@example.org"}
     */
    fields: Record<string, unknown>;
    resume: JsonResume;
    /** How sure each part is, from 0 (not found) to 1. */
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
    };
  }>;
}

export interface OrganizationsResource {
  /** List the account's organizations, newest first. */
  list(params?: ListOrganizationsParams, options?: CallOptions): List<Organization>;

  /**
   * Make an organization: an employer brand with a board of its own.
   * A slug that is taken is 409; one made from the name gives way by itself.
   */
  create(params: CreateOrganizationParams, options?: CallOptions): Call<Organization>;

  /** Read an organization. */
  get(id: string, options?: CallOptions): Call<Organization>;

  /**
   * Change an organization; its board and its roles' rows in the market follow.
   * Absent is unchanged, null cleared. The slug stays.
   */
  update(id: string, params: UpdateOrganizationParams, options?: CallOptions): Call<Organization>;

  /** Delete an organization; 409 while it has a role that is not archived. */
  delete(id: string, options?: CallOptions): Call<void>;

  /**
   * Read the organization that roles are posted for unless another is said.
   * A new account has none: 404.
   */
  getDefault(options?: CallOptions): Call<Organization>;

  /**
   * Set the default organization; it is made where there is none.
   * organization_id chooses one of the account. The other members change it: absent is unchanged, null cleared.
   */
  setDefault(params: SetDefaultOrganizationParams, options?: CallOptions): Call<Organization>;
}

export interface PostingsResource {
  /** List the account's roles, newest first, without their texts and forms. */
  list(params?: ListPostingsParams, options?: CallOptions): List<PostingRow>;

  /**
   * Post a role: a draft, or open at once with publish.
   * HTML is made safe once, here. Left out application_fields: the default form of name, e-mail, phone, résumé,
   * letter and LinkedIn.
   */
  create(params: CreatePostingParams, options?: CallOptions): Call<Posting>;

  /** Read a role as its employer: with its form and its applications by stage. */
  get(id: string, options?: CallOptions): Call<Posting>;

  /**
   * Change a role; board and market follow.
   * Absent is unchanged, null cleared. An archived role stays as it is: 409.
   */
  update(id: string, params: UpdatePostingParams, options?: CallOptions): Call<Posting>;

  /** Archive a role: off board and market for good; its applications stay. */
  delete(id: string, options?: CallOptions): Call<void>;

  /** Open a draft: on the board, in the market. */
  publish(id: string, options?: CallOptions): Call<Posting>;

  /** Close an open role: no more applications. */
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

  /** Read a role with its pipeline: the stages, and how many applications are at each. */
  get(id: string, options?: CallOptions): Call<JobListingWithPipeline>;
}

export interface PipelineResource {
  /** List the stages of the account's pipeline in their order. */
  list(options?: CallOptions): Call<PipelineStage[]>;

  /**
   * Replace the stages of the account's pipeline.
   * A stage is known by its key. One that applications are at can neither go nor change between active, hired and
   * archived: 409.
   */
  replace(params: ReplacePipelineStagesParams, options?: CallOptions): Call<PipelineStage[]>;
}

export interface CandidatesResource {
  /** List the account's candidates, newest first, without answers, history and notes. */
  list(params?: ListCandidatesParams, options?: CallOptions): List<CandidateRow>;

  /**
   * Add a person who has not applied, for a job or for later.
   * A person is one per e-mail address: a known one is 409, and `details` has its id under `candidate_id`.
   */
  create(params: CreateCandidateParams, options?: CallOptions): Call<Candidate>;

  /**
   * Read a candidate with applications, stage history, notes and files.
   * A merged duplicate is 404. `details` names the surviving candidate under the path `merged_into`.
   */
  get(id: string, options?: CallOptions): Call<Candidate>;

  /**
   * Change a candidate's details.
   * Absent is unchanged, null cleared. Another candidate's e-mail address is 409.
   */
  update(id: string, params: UpdateCandidateParams, options?: CallOptions): Call<Candidate>;

  /** Add a note to a candidate. */
  addNote(id: string, params: AddNoteParams, options?: CallOptions): Call<CandidateNote>;

  /**
   * Move an application of a candidate to another stage.
   * from_stage guards against somebody else having moved it: 409 stage_conflict. A move to where it is changes
   * nothing.
   */
  move(id: string, params: MoveCandidateParams, options?: CallOptions): Call<Candidate>;

  /**
   * Merge a duplicate into another candidate.
   * What the primary says wins; of two applications for one job one survives, with the history of both. The
   * duplicate is 404 from now on, and its e-mail address is the primary’s too. If-Match means the version of the
   * primary.
   */
  merge(params: MergeCandidatesParams, options?: CallOptions): Call<Candidate>;

  /**
   * Remove the person from a candidate, for good.
   * Jobs, stages and times stay, so counts do not change. Files, answers, notes and copies elsewhere are deleted
   * within minutes. The person may apply again as a new candidate.
   */
  anonymize(id: string, options?: CallOptions): Call<Candidate>;
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
  /** The account's résumé as JSON Resume, with a link to its file. */
  get(options?: CallOptions): SettlingCall<AccountResume>;

  /**
   * Replace the account's résumé by a file or a JSON Resume.
   * A file is read by a workflow; GET /account/resume/status tells how far it is.
   */
  put(
    params: PutAccountResumeParams,
    options?: CallOptions,
  ): SettlingCall<{
    status: 'queued' | 'parsing' | 'ready' | 'failed';
  }>;

  /** Forget the account's résumé. */
  delete(options?: CallOptions): Call<void>;

  /** How far the reading of the uploaded résumé is. */
  status(options?: CallOptions): SettlingCall<ResumeReading>;
}

export interface AccountResource {
  /** The account with its job seeker's profile. */
  get(options?: CallOptions): Call<Account>;

  /**
   * Change profile and facts.
   * What is left out stays; null clears. Facts are stated here and never guessed.
   */
  update(params: UpdateAccountParams, options?: CallOptions): Call<Account>;

  /**
   * End what tool clients were given on behalf of the account; API keys stay.
   * Every link to a file of the résumés and letters written so far ends; reading the document gives a new one.
   * Tool clients hold nothing else: the MCP server keeps no sessions.
   */
  logOutTools(options?: CallOptions): Call<void>;

  /**
   * List what was done to keys, stages, money and candidates' data, newest first.
   * Rows never change and are kept for good; they name nobody but whose doing it was.
   */
  auditLog(params?: ListAuditLogParams, options?: CallOptions): List<AuditLogEntry>;

  readonly resume: AccountResumeResource;
}

export interface PeopleResource {
  /**
   * Search people of every account who consented to be found, newest consent first.
   * Rows contain no name and no contact details. Each read checks consent, so a page may have fewer rows than
   * limit; next_cursor says whether more follow. A new consent is found within seconds. A person known to several
   * accounts is one row.
   */
  search(params?: SearchPeopleParams, options?: CallOptions): List<Person>;

  /**
   * Reveal the résumé of a person.
   * A reveal of its own beside the contact: one contact_reveals per person and month. A person without a résumé is
   * 404 and costs nothing. resume is null where a file cannot be read.
   */
  resume(id: string, options?: CallOptions): Call<PersonResume>;

  /**
   * Reveal the contact of a person.
   * Counts one contact_reveals per person and month, however often it is called; 429 quota_exceeded when they are
   * used up. Each reveal is in the audit log.
   */
  contact(id: string, options?: CallOptions): Call<PersonContact>;
}

export interface SurveysResource {
  /** List the account's surveys without their questions, newest first. */
  list(params?: ListSurveysParams, options?: CallOptions): List<SurveyRow>;

  /**
   * Create a survey, open at once.
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
   * Absent is unchanged. questions replaces all of them. Once there are responses, labels, descriptions, order and
   * new optional questions are free; 409 for a removed question, another type or category, a removed option that
   * was chosen, a new required question, and another value of anonymous.
   */
  update(id: string, params: UpdateSurveyParams, options?: CallOptions): Call<Survey>;

  /** Delete a survey with its tokens and responses. */
  delete(id: string, options?: CallOptions): Call<void>;

  /**
   * List the responses to a survey, newest first, with aggregates.
   * meta.aggregates counts all responses, whatever the page, and is at most five seconds old.
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
   * Issue tokens for a survey: count of them, or one per candidate.
   * A token takes one response where the survey says one_response_per_token. It is shown here only. Responses to a
   * survey that is not anonymous name the candidate of their token.
   */
  issueTokens(
    id: string,
    params: IssueSurveyTokensParams,
    options?: CallOptions,
  ): Call<SurveyToken[]>;

  /**
   * Read a survey as those who answer it.
   * A closed survey stays readable.
   */
  getPublic(id: string, params?: GetPublicSurveyParams, options?: CallOptions): Call<PublicSurvey>;

  /**
   * Answer a survey.
   * Everything that is wrong comes in one answer, as invalid_request with paths answers.<key>. A used token and a
   * closed survey are 409; a token that was not issued is 400.
   */
  submit(
    id: string,
    params: SubmitSurveyResponseParams,
    options?: CallOptions,
  ): Call<SubmittedSurveyResponse>;
}

export interface FilesResource {
  /** A stored file by a link that was signed for 24 h. */
  get(token: string, options?: CallOptions): Call<Blob>;
}

export interface UsageResource {
  /**
   * The account's month: quotas, rows, tokens and what it cost.
   * Counters of other processes may lag by a second. Balance, holds and limit are those of now.
   */
  get(params?: GetUsageParams, options?: CallOptions): Call<Usage>;

  /**
   * List the entries of the account's ledger, newest first.
   * Entries never change, and the balance is their sum.
   */
  ledger(params?: ListLedgerParams, options?: CallOptions): List<LedgerEntry>;
}

export interface WebhooksResource {
  /** List the account's endpoints, newest first. */
  list(params?: ListWebhooksParams, options?: CallOptions): List<Webhook>;

  /**
   * Register an endpoint for signed events.
   * The secret is shown here and after a rotation, never again. Addresses inside private networks are refused.
   */
  create(params: CreateWebhookParams, options?: CallOptions): Call<WebhookWithSecret>;

  /** Read an endpoint. */
  get(id: string, options?: CallOptions): Call<Webhook>;

  /**
   * Change an endpoint, disable it or enable it again.
   * Disabling ends the deliveries under way. What a disabled endpoint misses is kept: recover sends it.
   */
  update(id: string, params: UpdateWebhookParams, options?: CallOptions): Call<Webhook>;

  /** Remove an endpoint; its deliveries end and stay readable. */
  delete(id: string, options?: CallOptions): Call<void>;

  /**
   * Give an endpoint a new secret.
   * For 24 hours every delivery carries signatures by the new and by the old one.
   */
  rotateSecret(id: string, options?: CallOptions): Call<WebhookWithSecret>;

  /**
   * Send `webhook.ping` to an endpoint, whatever kinds it takes.
   * It is retried like any delivery; GET /webhook-deliveries/{id} says how it went.
   */
  test(id: string, options?: CallOptions): Call<WebhookDelivery>;

  /**
   * Send again what an endpoint did not receive of the events since then.
   * Deliveries that failed or were cancelled, and what happened while the endpoint was disabled.
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
   * Send an event once more, also one that was received.
   * At once, and then by the retry schedule from its beginning. The event id stays.
   */
  redeliver(id: string, options?: CallOptions): SettlingCall<WebhookDelivery>;
}

export interface ApplySessionsResource {
  /**
   * Apply for a hosted role with AI: start a session, and take it further.
   * start, which is what a call without action means, is 201 with a new session, or 200 with the open one of the
   * same job; every other action is 200. Nothing is submitted without approve_submit. If-Match with the session's
   * version is honoured by continue, approve_submit and stop.
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
   * All or nothing: one wrong answer and nothing changes. Any field of the form may be answered; null leaves it
   * empty.
   */
  continue(
    id: string,
    params: ContinueApplySessionParams,
    options?: CallOptions,
  ): SettlingCall<ApplySession>;

  /** Approve the application of an apply session: it is submitted, once. */
  approve(
    id: string,
    params?: ApproveApplySessionParams,
    options?: CallOptions,
  ): SettlingCall<ApplySession>;

  /** Stop an apply session; nothing is submitted. */
  stop(
    id: string,
    params?: StopApplySessionParams,
    options?: CallOptions,
  ): SettlingCall<ApplySession>;
}

export interface ResumesResource {
  /**
   * Write a résumé that states only what the source résumé states.
   * Bills AI tokens. Waits up to 45 seconds; one that takes longer is 503, goes on, and is listed when it is
   * there. Asked again under the same Idempotency-Key it is the same one, and paid once.
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
   * Bills AI tokens. Waits up to 45 seconds; one that takes longer is 503, goes on, and is listed when it is
   * there. Asked again under the same Idempotency-Key it is the same one, and paid once.
   */
  create(params: CreateCoverLetterParams, options?: CallOptions): Call<CoverLetter>;

  /** List the account's cover letters, newest first. */
  list(params?: ListCoverLettersParams, options?: CallOptions): List<CoverLetter>;

  /** Read a cover letter, with fresh links to its files. */
  get(id: string, options?: CallOptions): Call<CoverLetter>;
}

export interface ToolsResource {
  /**
   * List the tools of an agent with their JSON schemas.
   * The same eight that the MCP server at /mcp offers.
   */
  list(options?: CallOptions): Call<Tool[]>;

  /**
   * Run one tool by name.
   * Scopes, quotas, metering and errors are those of the endpoint behind the tool: a search over this counts the
   * same rows. The key needs that endpoint's scope too.
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
  readonly appliedJobs: AppliedJobsResource;
  readonly account: AccountResource;
  readonly people: PeopleResource;
  readonly surveys: SurveysResource;
  readonly files: FilesResource;
  readonly usage: UsageResource;
  readonly webhooks: WebhooksResource;
  readonly deliveries: DeliveriesResource;
  readonly applySessions: ApplySessionsResource;
  readonly resumes: ResumesResource;
  readonly coverLetters: CoverLettersResource;
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
    this.appliedJobs = bind(operations.appliedJobs, 'appliedJobs');
    this.account = bind(operations.account, 'account');
    this.people = bind(operations.people, 'people');
    this.surveys = bind(operations.surveys, 'surveys');
    this.files = bind(operations.files, 'files');
    this.usage = bind(operations.usage, 'usage');
    this.webhooks = bind(operations.webhooks, 'webhooks');
    this.deliveries = bind(operations.deliveries, 'deliveries');
    this.applySessions = bind(operations.applySessions, 'applySessions');
    this.resumes = bind(operations.resumes, 'resumes');
    this.coverLetters = bind(operations.coverLetters, 'coverLetters');
    this.tools = bind(operations.tools, 'tools');
  }
}
