// Written by `npm run sdk:generate` from the declarations of the API.

import type { FileInput } from '../core/files.ts';

export type Account = {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
  facts: {
    work_authorization: Record<string, boolean> | null;
    /** Whether sponsorship is needed. */
    sponsorship: Record<string, boolean> | null;
    /** Example: 30 days */
    notice_period: unknown;
    salary_expectation: {
      amount: number;
      currency: string;
      period: 'hour' | 'day' | 'week' | 'month' | 'year';
    } | null;
    earliest_start: string | null;
  };
  /**
   * How résumés are read: by rules, or by the language model, billed to this account. The values of the model are
   * kept only where they stand in the text.
   */
  resume_reading: 'rules' | 'model';
  organizations: {
    id: string;
    slug: string;
    name: string;
  }[];
  balance_usd_micros: number;
  held_usd_micros: number;
  created_at: string;
  /** When the account is erased, after DELETE /account; null while it is not closing. */
  closes_at: string | null;
  /** Of profile and facts. */
  version: number;
};

export interface AccountClosing {
  /** When the data of the account is erased. */
  closes_at: string;
}

export interface AccountResume {
  status: 'queued' | 'parsing' | 'ready' | 'failed';
  /** Why it could not be read. */
  error: string | null;
  updated_at: string;
  id: string;
  filename: string | null;
  /** A signed link, valid for 24 hours. */
  file_url: string | null;
  /** null until it is ready. */
  resume: JsonResume | null;
  /** null until it is ready, and for a JSON Resume. */
  reading: ResumeSources | null;
}

export type ApplicationStatus = {
  job_title: string;
  organization: {
    name: string;
    slug: string;
    logo_url: string | null;
    brand_color: string | null;
  };
  /** The page of the role; null once it is archived. */
  job_url: string | null;
  submitted_at: string;
  status: 'received' | 'in_review' | 'closed';
  withdrawn_at: string | null;
  can_withdraw: boolean;
  /** Offers for this role that the applicant may read, newest first. */
  offers: {
    title: string;
    status: 'sent' | 'accepted' | 'declined';
    /** Where the applicant reads and answers the offer. */
    url: string;
  }[];
};

export interface AppliedJob {
  id: string;
  job_id: string;
  title: string;
  company_name: string;
  /**
   * Key of its pipeline stage.
   * Example: applied
   */
  status: string;
  applied_at: string;
  session_id: string | null;
}

export type ApplySession = {
  /** Example: ses_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  job_id: string;
  status:
    | 'drafting'
    | 'needs_input'
    | 'awaiting_approval'
    | 'needs_payment'
    | 'submitting'
    | 'submitted'
    | 'stopped'
    | 'expired'
    | 'failed';
  usage: {
    model: string | null;
    input: number;
    output: number;
    cost_usd_micros: number;
  };
  application: {
    id: string;
    job_id: string;
    status: string;
    submitted_at: string;
  } | null;
  error: {
    code: string;
    message: string;
    details: {
      path: string;
      message: string;
    }[];
  } | null;
  created_at: string;
  updated_at: string;
  expires_at: string | null;
  /** Increases with every change. Send it as `If-Match` of an action. */
  version: number;
  fields: {
    key: string;
    label: unknown;
    /** Default: null */
    description: unknown;
    type:
      | 'text'
      | 'textarea'
      | 'rich_text'
      | 'email'
      | 'phone'
      | 'url'
      | 'number'
      | 'number_range'
      | 'currency'
      | 'compensation_range'
      | 'date'
      | 'boolean'
      | 'score'
      | 'single_select'
      | 'multi_select'
      | 'file'
      | 'location'
      | 'education_history'
      | 'employment_history'
      | 'consent'
      | 'hidden'
      | 'info';
    /** Default: false */
    required: boolean;
    position: number;
    /** Default: null */
    section: unknown;
    /** Default: custom */
    category: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
    /** Default: applicant */
    visibility: 'applicant' | 'internal';
    /** Default: [] */
    options: {
      value: unknown;
      label: unknown;
      /** Default: false */
      free_form: boolean;
    }[];
    /** Default: null */
    constraints: {
      /** Default: null */
      min_length: number | null;
      /** Default: null */
      max_length: number | null;
      /** Default: null */
      min: number | null;
      /** Default: null */
      max: number | null;
      /** Default: null */
      pattern: string | null;
      /** Default: null */
      max_bytes: number | null;
      /** Default: null */
      accept: unknown[] | null;
      /** Default: null */
      max_files: number | null;
    } | null;
    /** Default: null */
    any_of: unknown;
    /** Default: null */
    depends_on: {
      key: string;
      /** Default: equals */
      op: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
      value: string | number | boolean | (string | number | boolean)[];
    } | null;
    /** Default: null */
    semantic: string | null;
  }[];
  answers: Record<
    string,
    {
      value: unknown;
      source: 'profile' | 'resume' | 'model' | 'user';
      evidence: {
        from: 'profile' | 'resume' | 'instructions' | 'user' | 'job';
        /** JSON Pointer into the source. */
        path: string | null;
        /** Occurs word for word in the source. */
        quote: string;
      }[];
    }
  >;
  questions: {
    key: string;
    label: string;
    type:
      | 'text'
      | 'textarea'
      | 'rich_text'
      | 'email'
      | 'phone'
      | 'url'
      | 'number'
      | 'number_range'
      | 'currency'
      | 'compensation_range'
      | 'date'
      | 'boolean'
      | 'score'
      | 'single_select'
      | 'multi_select'
      | 'file'
      | 'location'
      | 'education_history'
      | 'employment_history'
      | 'consent'
      | 'hidden'
      | 'info';
    options: {
      value: string;
      label: string;
    }[];
    reason: string;
  }[];
  documents: {
    kind: 'tailored_resume' | 'cover_letter';
    id: string;
    files: {
      format: string;
      url: string;
    }[];
  }[];
  messages: {
    role: 'user' | 'agent';
    text: string;
    at: string;
  }[];
};

export type ApplySessionRow = {
  /** Example: ses_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  job_id: string;
  status:
    | 'drafting'
    | 'needs_input'
    | 'awaiting_approval'
    | 'needs_payment'
    | 'submitting'
    | 'submitted'
    | 'stopped'
    | 'expired'
    | 'failed';
  usage: {
    model: string | null;
    input: number;
    output: number;
    cost_usd_micros: number;
  };
  application: {
    id: string;
    job_id: string;
    status: string;
    submitted_at: string;
  } | null;
  error: {
    code: string;
    message: string;
    details: {
      path: string;
      message: string;
    }[];
  } | null;
  created_at: string;
  updated_at: string;
  expires_at: string | null;
  /** Increases with every change. Send it as `If-Match` of an action. */
  version: number;
  questions: number;
};

export interface AttendanceEntry {
  /** Example: att_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  employee_id: string;
  kind: 'in' | 'out' | 'break_start' | 'break_end' | 'leave';
  at: string;
  /** null except for leave. */
  until: string | null;
  note: string | null;
  /** Which route recorded it. */
  source: 'employer' | 'me';
  /** When it was recorded, by the clock of the server. */
  recorded_at: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export type AuditLogEntry = {
  /** Example: aud_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /**
   * api_key.created: An API key was created. api_key.revoked: An API key was revoked. api_key.changed: The name or
   * the limit of an API key was changed. api_key.rolled: An API key was replaced by another, and ends at a set
   * time. invitation.created: A person was invited to the account. invitation.revoked: An invitation was
   * withdrawn. member.joined: A person became a member of the account. member.role_changed: The role of a member
   * was changed. member.removed: A member was removed from the account. account.sign_in_changed: The way in which
   * members sign in was changed. account.closing_requested: The closing of the account was asked for.
   * account.reopened: An account that was closing was kept. account.erased: The account was closed, and its data
   * erased. session.started: A member signed in to the console. session.ended: A session of the console was ended.
   * candidate.stage_changed: An application moved to another stage. candidate.application_withdrawn: An applicant
   * withdrew an application. candidate.anonymized: A candidate was anonymised. person.revealed: Contact or résumé
   * of a person in People Search was revealed, once per month. offer.sent: An offer was sent. offer.accepted: An
   * offer was accepted by its candidate. offer.declined: An offer was declined by its candidate. offer.withdrawn:
   * An offer was withdrawn. offer.expired: An offer expired. interview.proposed: Times for an interview were
   * offered to a candidate. interview.scheduled: An interview got its time, from the employer or from the
   * candidate. interview.moved: An interview was moved to another time. interview.cancelled: An interview was
   * cancelled. interview.done: An interview was held. interview.no_show: The candidate did not come to an
   * interview. scorecard.submitted: An interviewer submitted a scorecard. scorecard.changed: A submitted scorecard
   * was changed. employee.created: An employee was added, by hiring a candidate or directly. employee.deleted: An
   * employee was deleted. pipeline_stages.replaced: The stages of the pipeline were changed. billing.credited: The
   * account was given credit. billing.topped_up: A card was charged, and the account credited.
   * billing.top_up_failed: A card could not be charged. billing.auto_top_up_changed: Automatic top-up was set, or
   * (null) stopped. billing.card_changed: The card was set, or (null) removed. billing.monthly_limit_changed: The
   * monthly limit was set, or (null) taken away. billing.quota_changed: A quota of the account's own was set; null
   * is everybody's.
   */
  action:
    | 'api_key.created'
    | 'api_key.revoked'
    | 'api_key.changed'
    | 'api_key.rolled'
    | 'invitation.created'
    | 'invitation.revoked'
    | 'member.joined'
    | 'member.role_changed'
    | 'member.removed'
    | 'account.sign_in_changed'
    | 'account.closing_requested'
    | 'account.reopened'
    | 'account.erased'
    | 'session.started'
    | 'session.ended'
    | 'candidate.stage_changed'
    | 'candidate.application_withdrawn'
    | 'candidate.anonymized'
    | 'person.revealed'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'interview.no_show'
    | 'scorecard.submitted'
    | 'scorecard.changed'
    | 'employee.created'
    | 'employee.deleted'
    | 'pipeline_stages.replaced'
    | 'billing.credited'
    | 'billing.topped_up'
    | 'billing.top_up_failed'
    | 'billing.auto_top_up_changed'
    | 'billing.card_changed'
    | 'billing.monthly_limit_changed'
    | 'billing.quota_changed';
  actor: {
    kind: 'user' | 'api_key' | 'candidate' | 'system';
    id: string | null;
    name: string | null;
  };
  target: {
    kind:
      | 'api_key'
      | 'candidate'
      | 'offer'
      | 'interview'
      | 'scorecard'
      | 'person'
      | 'employee'
      | 'account'
      | 'member'
      | 'invitation'
      | 'session';
    id: string;
  };
  /** State before the action. */
  before: Record<string, unknown> | null;
  /** State after the action. */
  after: Record<string, unknown> | null;
  at: string;
  /** null for an action without a request. */
  request_id: string | null;
};

export type BoardFacets = {
  departments: {
    /** Can be used as a filter value unchanged. */
    value: string;
    label: string;
    count: number;
  }[];
  locations: {
    /** Can be used as a filter value unchanged. */
    value: string;
    label: string;
    count: number;
  }[];
  workplace_types: {
    /** Can be used as a filter value unchanged. */
    value: string;
    label: string;
    count: number;
  }[];
  employment_types: {
    /** Can be used as a filter value unchanged. */
    value: string;
    label: string;
    count: number;
  }[];
};

export type BoardRole = {
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** Example: senior-backend-engineer */
  slug: string;
  /** Example: Senior Backend Engineer */
  title: string;
  department: string | null;
  /**
   * All places, for display.
   * Example: Berlin, Germany
   */
  location: string;
  locations: {
    /**
     * As the employer wrote it.
     * Example: Austin, TX
     */
    text: string;
    city: string | null;
    region: string | null;
    /**
     * ISO 3166-1 alpha-2.
     * Example: US
     */
    country: string | null;
    lat: number | null;
    lng: number | null;
  }[];
  workplace_type: 'remote' | 'hybrid' | 'on_site' | null;
  employment_type:
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
    | null;
  seniority_level:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
  salary: {
    min: number;
    max: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  posted_at: string;
  closes_at: string | null;
  accepting_applications: boolean;
  features: {
    resume_autofill: boolean;
    ai_apply: boolean;
    show_salary: boolean;
    show_department: boolean;
    allow_general_applications: boolean;
    confirmation: boolean;
  };
  description_html: string;
  description_text: string;
  application_fields: {
    key: string;
    label: unknown;
    /** Default: null */
    description: unknown;
    type:
      | 'text'
      | 'textarea'
      | 'rich_text'
      | 'email'
      | 'phone'
      | 'url'
      | 'number'
      | 'number_range'
      | 'currency'
      | 'compensation_range'
      | 'date'
      | 'boolean'
      | 'score'
      | 'single_select'
      | 'multi_select'
      | 'file'
      | 'location'
      | 'education_history'
      | 'employment_history'
      | 'consent'
      | 'hidden'
      | 'info';
    /** Default: false */
    required: boolean;
    position: number;
    /** Default: null */
    section: unknown;
    /** Default: custom */
    category: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
    /** Default: applicant */
    visibility: 'applicant' | 'internal';
    /** Default: [] */
    options: {
      value: unknown;
      label: unknown;
      /** Default: false */
      free_form: boolean;
    }[];
    /** Default: null */
    constraints: {
      /** Default: null */
      min_length: number | null;
      /** Default: null */
      max_length: number | null;
      /** Default: null */
      min: number | null;
      /** Default: null */
      max: number | null;
      /** Default: null */
      pattern: string | null;
      /** Default: null */
      max_bytes: number | null;
      /** Default: null */
      accept: unknown[] | null;
      /** Default: null */
      max_files: number | null;
    } | null;
    /** Default: null */
    any_of: unknown;
    /** Default: null */
    depends_on: {
      key: string;
      /** Default: equals */
      op: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
      value: string | number | boolean | (string | number | boolean)[];
    } | null;
    /** Default: null */
    semantic: string | null;
  }[];
};

export type BoardRoleRow = {
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** Example: senior-backend-engineer */
  slug: string;
  /** Example: Senior Backend Engineer */
  title: string;
  department: string | null;
  /**
   * All places, for display.
   * Example: Berlin, Germany
   */
  location: string;
  locations: {
    /**
     * As the employer wrote it.
     * Example: Austin, TX
     */
    text: string;
    city: string | null;
    region: string | null;
    /**
     * ISO 3166-1 alpha-2.
     * Example: US
     */
    country: string | null;
    lat: number | null;
    lng: number | null;
  }[];
  workplace_type: 'remote' | 'hybrid' | 'on_site' | null;
  employment_type:
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
    | null;
  seniority_level:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
  salary: {
    min: number;
    max: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  posted_at: string;
  closes_at: string | null;
  accepting_applications: boolean;
  features: {
    resume_autofill: boolean;
    ai_apply: boolean;
    show_salary: boolean;
    show_department: boolean;
    allow_general_applications: boolean;
    confirmation: boolean;
  };
};

export type BulkOutcome = {
  dry_run: boolean;
  /** Candidates of the call. */
  total: number;
  /** Candidates by outcome. */
  counts: Record<string, number>;
  /** The send of a mail. */
  send_id: string | null;
  outcomes: {
    id: string;
    outcome:
      | 'moved'
      | 'tagged'
      | 'untagged'
      | 'mailed'
      | 'noted'
      | 'unchanged'
      | 'not_found'
      | 'anonymized'
      | 'no_application'
      | 'stage_conflict'
      | 'no_email'
      | 'suppressed'
      | 'missing_field'
      | 'refused'
      | 'left';
  }[];
};

export type Candidate = {
  /** Example: cand_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
  skills: string[];
  /** Example: job_board */
  source: string | null;
  consent: {
    discovery: boolean;
    granted_at: string | null;
  };
  tags: string[];
  applications: {
    /** Example: app_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    job_id: string;
    job_title: string;
    /** Example: screening */
    stage: string;
    status: 'active' | 'hired' | 'rejected' | 'withdrawn';
    submitted_at: string;
    /** When it came to its stage. */
    stage_since: string;
    /**
     * Title and company of the latest job in an employment history of the answers.
     * Example: Ferry Engineer, Harbour Lines
     */
    last_job: string | null;
    /** The questions whose answers rejected the application. */
    knocked_out_by: {
      key: string;
      label: string;
    }[];
    /** By field key, without EEO answers. */
    answers: Record<string, unknown>;
    files: {
      /** Key of the form field. */
      key: string;
      filename: string;
      content_type: string;
      bytes: number;
      /** A signed link, valid for 24 hours. */
      url: string;
    }[];
    history: {
      stage: string;
      entered_at: string;
      left_at: string | null;
      actor: {
        kind: 'user' | 'api_key' | 'candidate' | 'system';
        id: string | null;
        name: string | null;
      };
      reason: string | null;
      /** Present where an accepted offer moved the application to this stage. */
      offer_id?: string;
    }[];
  }[];
  notes: CandidateNote[];
  created_at: string;
  updated_at: string;
  version: number;
};

export type CandidateNote = {
  /** Example: msg_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  body: string;
  author: {
    kind: 'user' | 'api_key' | 'candidate' | 'system';
    id: string | null;
    name: string | null;
  };
  /** Whether it is hidden from members with the role interviewer. */
  private: boolean;
  created_at: string;
};

export type CandidateRow = {
  /** Example: cand_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
  skills: string[];
  /** Example: job_board */
  source: string | null;
  consent: {
    discovery: boolean;
    granted_at: string | null;
  };
  tags: string[];
  applications: {
    /** Example: app_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    job_id: string;
    job_title: string;
    /** Example: screening */
    stage: string;
    status: 'active' | 'hired' | 'rejected' | 'withdrawn';
    submitted_at: string;
    /** When it came to its stage. */
    stage_since: string;
    /**
     * Title and company of the latest job in an employment history of the answers.
     * Example: Ferry Engineer, Harbour Lines
     */
    last_job: string | null;
    /** The questions whose answers rejected the application. */
    knocked_out_by: {
      key: string;
      label: string;
    }[];
    files: {
      /** Key of the form field. */
      key: string;
      filename: string;
      content_type: string;
      bytes: number;
      /** A signed link, valid for 24 hours. */
      url: string;
    }[];
  }[];
  created_at: string;
  updated_at: string;
  version: number;
};

export type Chat = {
  /** Example: cht_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  title: string;
  status:
    | 'thinking'
    | 'waiting_for_user'
    | 'waiting_for_approval'
    | 'needs_payment'
    | 'stopped'
    | 'failed'
    | 'expired';
  context: {
    job_id: string | null;
    candidate_id: string | null;
  };
  usage: {
    model: string | null;
    input: number;
    output: number;
    cost_usd_micros: number;
    /** Highest cost of one answer. */
    turn_limit_usd_micros: number;
    /** Highest cost of the chat. */
    chat_limit_usd_micros: number;
  };
  error: {
    code: string;
    message: string;
    details: {
      path: string;
      message: string;
    }[];
  } | null;
  created_at: string;
  updated_at: string;
  expires_at: string | null;
  /** Increases with every change. */
  version: number;
  messages: {
    id: string;
    role: 'user' | 'agent';
    text: string;
    citations: {
      /** null: the user’s own words. */
      tool_call_id: string | null;
      /** JSON Pointer into the tool’s result. */
      path: string;
      quote: string;
    }[];
    /** Sentences taken out, because no source supports them. */
    removed: string[];
    at: string;
  }[];
  tool_calls: {
    id: string;
    tool: string;
    arguments: Record<string, unknown>;
    status: 'running' | 'done' | 'failed';
    summary: string;
    result: Record<string, unknown> | null;
    at: string;
  }[];
  actions: {
    id: string;
    tool: string;
    arguments: Record<string, unknown>;
    status: 'proposed' | 'approved' | 'rejected' | 'done' | 'failed';
    result: Record<string, unknown> | null;
    /** Why it was rejected, or failed. */
    reason: string | null;
    decided_by: {
      kind: 'api_key' | 'user';
      id: string;
      name: string | null;
    } | null;
    decided_at: string | null;
    at: string;
  }[];
};

export type ChatRow = {
  /** Example: cht_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  title: string;
  status:
    | 'thinking'
    | 'waiting_for_user'
    | 'waiting_for_approval'
    | 'needs_payment'
    | 'stopped'
    | 'failed'
    | 'expired';
  context: {
    job_id: string | null;
    candidate_id: string | null;
  };
  usage: {
    model: string | null;
    input: number;
    output: number;
    cost_usd_micros: number;
    /** Highest cost of one answer. */
    turn_limit_usd_micros: number;
    /** Highest cost of the chat. */
    chat_limit_usd_micros: number;
  };
  error: {
    code: string;
    message: string;
    details: {
      path: string;
      message: string;
    }[];
  } | null;
  created_at: string;
  updated_at: string;
  expires_at: string | null;
  /** Increases with every change. */
  version: number;
};

export interface Company {
  /** Example: org_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /**
   * The value for company in GET /jobs.
   * Example: ramp
   */
  slug: string;
  /** Example: Ramp */
  name: string;
  logo_url: string | null;
  website: string | null;
  industry: string | null;
  description: string | null;
  founded_year: number | null;
  /**
   * Number of employees, as a range.
   * Example: 51-200
   */
  size: string | null;
}

export type CoverLetter = {
  id: string;
  job_id: string | null;
  markdown: string;
  files: {
    format: 'pdf' | 'docx' | 'md' | 'txt' | 'json';
    /** A signed link, valid for 24 hours. */
    url: string;
  }[];
  /** The job's keywords that the document has. */
  keywords_covered: string[];
  /** Keywords of the job that the source does not have. */
  keywords_missing: string[];
  /** Statements of the model that the source does not support. They are not in the document. */
  removed: {
    path: string;
    text: string;
    reason: string;
  }[];
  /** Emoji and other signs that no font of the PDF has. `markdown` has them, and so do the other formats. */
  omitted_characters: string[];
  usage: {
    model: string;
    input: number;
    output: number;
    cost_usd_micros: number;
  };
  template: 'classic' | 'compact';
  created_at: string;
  tone: 'direct' | 'warm' | 'formal';
  length: 'short' | 'medium' | 'long';
};

export interface DocumentTemplate {
  /** Example: doc_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  body: string;
  /** Fields and lists that the body names. */
  fields: string[];
  created_at: string;
  updated_at: string;
  version: number;
}

export interface DocumentTemplateRow {
  /** Example: doc_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface EmailEvent {
  id: string;
  kind:
    | 'queued'
    | 'sent'
    | 'deferred'
    | 'bounced'
    | 'failed'
    | 'suppressed'
    | 'cancelled'
    | 'opened'
    | 'clicked'
    | 'unsubscribed'
    | 'complained';
  recipient: string | null;
  at: string;
  /**
   * The answer of the mail server, or why the mail was not sent. machine: opened or clicked by a program, which is
   * not counted.
   */
  reason: string | null;
}

export interface EmailPreview {
  /** Addresses that would get a mail. */
  recipients: number;
  to: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string | null;
}

export type EmailSend = {
  /** Example: snd_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  kind: 'mailing' | 'offer' | 'alert' | 'confirmation' | 'notification' | 'interview';
  status: 'scheduled' | 'sending' | 'sent' | 'failed' | 'cancelled';
  template_id: string | null;
  subject: string;
  recipients: number;
  counts: {
    queued: number;
    sent: number;
    deferred: number;
    bounced: number;
    failed: number;
    suppressed: number;
    cancelled: number;
    opened: number;
    clicked: number;
    unsubscribed: number;
    complained: number;
  };
  send_at: string | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
  version: number;
};

export interface EmailSuppression {
  /** Example: sup_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** null unless a candidate or a mail of the account has the address. */
  address: string | null;
  candidate_id: string | null;
  reason: 'unsubscribed' | 'hard_bounce' | 'complaint' | 'manual';
  created_at: string;
}

export interface EmailTemplate {
  /** Example: msg_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  subject: string;
  /** Made from body_html when it was not given. */
  body_text: string;
  /** As sanitised on write; sent as shown. */
  body_html: string | null;
  /** The merge fields that it names. */
  fields: (
    | 'candidate.name'
    | 'candidate.first_name'
    | 'candidate.email'
    | 'job.title'
    | 'organization.name'
    | 'sender.name'
    | 'unsubscribe_url'
  )[];
  created_at: string;
  updated_at: string;
  version: number;
}

export interface EmailTemplateRow {
  /** Example: msg_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  subject: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface Employee {
  /** Example: emp_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  title: string | null;
  department: string | null;
  start_date: string | null;
  /** The last day. */
  end_date: string | null;
  manager_id: string | null;
  /** ended from the day (UTC) after end_date, else active. */
  status: 'active' | 'ended';
  candidate_id: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface Event {
  /** Example: evt_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  kind:
    | 'candidate.application_submitted'
    | 'candidate.stage_changed'
    | 'candidate.created'
    | 'candidate.updated'
    | 'candidate.merged'
    | 'candidate.anonymized'
    | 'candidate.hired'
    | 'candidate.rejected'
    | 'job.published'
    | 'job.updated'
    | 'job.closed'
    | 'job_alert.matched'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'email.bounced'
    | 'survey.response_submitted'
    | 'apply_session.needs_input'
    | 'apply_session.awaiting_approval'
    | 'apply_session.submitted'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'scorecard.submitted'
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping';
  created_at: string;
  account_id: string;
  organization_id: string | null;
  /** By kind, as endpoints get it. */
  data: Record<string, unknown>;
}

export type Export = {
  /** Example: exp_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  kind: 'candidates' | 'applications' | 'postings' | 'employees' | 'account';
  format: 'csv' | 'jsonl';
  filter: {
    job_id?: string;
    stage?: string;
    /** Of applications: active, hired, rejected, withdrawn; of postings: draft, open, closed, archived. */
    status?: string;
    source?: unknown;
    tag?: unknown;
  };
  files: boolean;
  status: 'queued' | 'running' | 'done' | 'failed';
  /** Records that were written. */
  rows: number;
  filename: string;
  bytes: number | null;
  /** SHA-256 of the file, in hexadecimal. */
  sha256: string | null;
  /**
   * A signed link to the file, until expires_at; null before it is done, afterwards, and for callers who may not
   * export the kind.
   */
  url: string | null;
  error: string | null;
  created_at: string;
  finished_at: string | null;
  expires_at: string | null;
};

export interface FunnelReportRow {
  /**
   * The value of group_by: a job id, a department, a source or a month as YYYY-MM (UTC). null without group_by,
   * and for records without the value.
   */
  group: string | null;
  /** The group for people: a title for a job. */
  group_name: string | null;
  /** Example: screening */
  stage: string;
  stage_name: string;
  /** Applications that were in the stage, each once. */
  count: number;
  /** Part of all applications of the group, between 0 and 1; null without any. */
  share: number | null;
}

export type Import = {
  /** Example: imp_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  kind: 'candidates' | 'applications' | 'postings';
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  dry_run: boolean;
  filename: string | null;
  url: string | null;
  /** The system whose columns were found. */
  vendor: 'greenhouse' | 'lever' | 'ashby' | 'workable' | null;
  /** The columns of the file, and what each is read as. */
  columns: {
    column: string;
    member: string | null;
  }[];
  /** Rows that are done. */
  rows: number;
  /** How much of the file is done: 0 to 1. */
  progress: number;
  counts: {
    new: number;
    changed: number;
    skipped: number;
    bad: number;
  };
  /** Why it failed. */
  error: string | null;
  created_at: string;
  updated_at: string;
  finished_at: string | null;
};

export interface ImportError {
  /** The line of the file; the header is line 1. */
  line: number;
  /** null for a fault of the whole row. */
  column: string | null;
  reason: string;
}

export type Interview = {
  /** Example: int_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  candidate_id: string;
  job_id: string | null;
  /** Example: Technical interview */
  title: string;
  kind: 'phone' | 'video' | 'onsite' | 'task';
  status: 'proposed' | 'scheduled' | 'done' | 'cancelled' | 'no_show';
  duration_minutes: number;
  /** null until a time is agreed. */
  starts_at: string | null;
  ends_at: string | null;
  timezone: string;
  /** The zone that the candidate chose on the page. */
  candidate_timezone: string | null;
  interviewers: {
    /** null: no member of the account. */
    member_id: string | null;
    name: string | null;
    email: string;
  }[];
  place: string | null;
  url: string | null;
  instructions: string | null;
  /** The starts that were offered, earliest first, also those that are taken since. */
  slots: string[];
  availability: {
    from: string;
    to: string;
    weekdays: number[];
    hours: {
      from: string;
      to: string;
    }[];
  } | null;
  change_until_hours: number;
  scorecard_template_id: string | null;
  cancellation: {
    by: 'user' | 'api_key' | 'candidate' | 'system';
    at: string;
    reason: string | null;
  } | null;
  /**
   * Where the candidate chooses, moves or cancels. The candidate gets it by mail. null once the candidate was
   * anonymised, and in lists.
   */
  public_url: string | null;
  created_at: string;
  updated_at: string;
  version: number;
};

export interface InterviewQuestion {
  /** Example: qst_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  question: string;
  kind: 'behavioral' | 'technical' | 'role' | 'situational';
  /** The skill it asks about; null for none. */
  keyword: string | null;
  /** That of the job. */
  seniority:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
}

export type InterviewQuestionSet = {
  job_id: string;
  questions: InterviewQuestion[];
  /** Questions that the check removed from the model’s answer, without addresses. */
  removed: {
    question: string;
    reason:
      | 'protected_topic'
      | 'address'
      | 'instruction'
      | 'copied'
      | 'not_one_line'
      | 'length'
      | 'not_a_question'
      | 'repeated'
      | 'kind';
  }[];
  usage: {
    model: string;
    input: number;
    output: number;
    cost_usd_micros: number;
  };
};

export interface InterviewReportRow {
  /**
   * The value of group_by: a job id, a department, a source or a month as YYYY-MM (UTC). null without group_by,
   * and for records without the value.
   */
  group: string | null;
  /** The group for people: a title for a job. */
  group_name: string | null;
  interviews: number;
  /** Offered to the candidate, without a time yet. */
  proposed: number;
  scheduled: number;
  done: number;
  cancelled: number;
  no_show: number;
  /** Minutes of the interviews that are done, once for each interviewer. */
  interview_minutes: number;
  /** Median from creating an interview to its start. */
  median_seconds: number | null;
}

export type Job = {
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** The same as id. */
  job_id: string;
  /** Example: Senior Backend Engineer */
  title: string;
  /** The employer. */
  company: {
    id: string;
    slug: string;
    name: string;
    logo_url: string | null;
    website: string | null;
  };
  company_name: string;
  /**
   * All places, for display.
   * Example: Austin, TX
   */
  location: string;
  locations: {
    /**
     * As the employer wrote it.
     * Example: Austin, TX
     */
    text: string;
    city: string | null;
    region: string | null;
    /**
     * ISO 3166-1 alpha-2.
     * Example: US
     */
    country: string | null;
    lat: number | null;
    lng: number | null;
  }[];
  /** null when not stated. */
  workplace_type: 'remote' | 'hybrid' | 'on_site' | null;
  employment_type:
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
    | null;
  seniority_level:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
  department: string | null;
  salary: {
    min: number;
    max: number;
    /**
     * ISO 4217.
     * Example: USD
     */
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
    annual_min: number;
    annual_max: number;
    source: 'structured' | 'text';
  } | null;
  apply_url: string | null;
  /** Whether POST /jobs/{id}/apply works for this job. */
  can_apply: boolean;
  source_name: string;
  posted_at: string;
  updated_at: string;
  closes_at: string | null;
  /** Always null in searches, which find only open jobs. */
  closed_at: string | null;
  /** Plain text: **bold** for headings, "- " for list items, [label](url) for links. */
  description_text: string;
  /** Example: ["TypeScript","PostgreSQL"] */
  keywords: string[];
  ai_summary: {
    summary: string;
    responsibilities: string[];
    requirements: string[];
    benefits: string[];
    generated_at: string;
    model: string;
  } | null;
  /** pending: it is being written; repeat the request. null: never requested. */
  ai_summary_status: 'ready' | 'pending' | null;
  /**
   * ISO 639-1.
   * Example: en
   */
  language: string | null;
  requisition_id: string | null;
};

export type JobApplication = {
  /** Example: app_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  job_id: string;
  job_title: string;
  /** Example: screening */
  stage: string;
  status: 'active' | 'hired' | 'rejected' | 'withdrawn';
  submitted_at: string;
  /** When it came to its stage. */
  stage_since: string;
  /**
   * Title and company of the latest job in an employment history of the answers.
   * Example: Ferry Engineer, Harbour Lines
   */
  last_job: string | null;
  /** The questions whose answers rejected the application. */
  knocked_out_by: {
    key: string;
    label: string;
  }[];
  files: {
    /** Key of the form field. */
    key: string;
    filename: string;
    content_type: string;
    bytes: number;
    /** A signed link, valid for 24 hours. */
    url: string;
  }[];
  candidate: {
    /** Example: cand_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    name: string | null;
    email: string | null;
    phone: string | null;
  };
};

export interface JobListing {
  id: string;
  title: string;
  status: 'draft' | 'open' | 'closed' | 'archived';
  location: string;
  applications: number;
  /**
   * Applications by stage.
   * Example: {"applied":12,"interview":3}
   */
  counts_by_stage: Record<string, number>;
  /** null while the role is a draft. */
  posted_at: string | null;
  closes_at: string | null;
}

export type JobListingWithPipeline = {
  id: string;
  title: string;
  status: 'draft' | 'open' | 'closed' | 'archived';
  location: string;
  applications: number;
  /**
   * Applications by stage.
   * Example: {"applied":12,"interview":3}
   */
  counts_by_stage: Record<string, number>;
  /** null while the role is a draft. */
  posted_at: string | null;
  closes_at: string | null;
  /** The stages in their order, with the applications at each. */
  pipeline: {
    /** Example: screening */
    key: string;
    /** Example: Screening */
    name: string;
    type: 'lead' | 'active' | 'offer' | 'hired' | 'archived';
    /** Present at the stage to which an accepted offer moves its application. */
    takes_accepted_offers?: true;
    applications: number;
  }[];
};

export type JobRow = {
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** The same as id. */
  job_id: string;
  /** Example: Senior Backend Engineer */
  title: string;
  /** The employer. */
  company: {
    id: string;
    slug: string;
    name: string;
    logo_url: string | null;
    website: string | null;
  };
  company_name: string;
  /**
   * All places, for display.
   * Example: Austin, TX
   */
  location: string;
  locations: {
    /**
     * As the employer wrote it.
     * Example: Austin, TX
     */
    text: string;
    city: string | null;
    region: string | null;
    /**
     * ISO 3166-1 alpha-2.
     * Example: US
     */
    country: string | null;
    lat: number | null;
    lng: number | null;
  }[];
  /** null when not stated. */
  workplace_type: 'remote' | 'hybrid' | 'on_site' | null;
  employment_type:
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
    | null;
  seniority_level:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
  department: string | null;
  salary: {
    min: number;
    max: number;
    /**
     * ISO 4217.
     * Example: USD
     */
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
    annual_min: number;
    annual_max: number;
    source: 'structured' | 'text';
  } | null;
  apply_url: string | null;
  /** Whether POST /jobs/{id}/apply works for this job. */
  can_apply: boolean;
  source_name: string;
  posted_at: string;
  updated_at: string;
  closes_at: string | null;
  /** Always null in searches, which find only open jobs. */
  closed_at: string | null;
};

export type JsonResume = {
  basics?: {
    name?: string;
    label?: string;
    image?: string;
    email?: string;
    phone?: string;
    url?: string;
    summary?: string;
    location?: {
      address?: string;
      postalCode?: string;
      city?: string;
      region?: string;
      countryCode?: string;
    };
    profiles?: {
      network?: string;
      username?: string;
      url?: string;
    }[];
  };
  work?: {
    name?: string;
    position?: string;
    location?: string;
    description?: string;
    summary?: string;
    url?: string;
    /** Example: 2021-04 */
    startDate?: string;
    /** Example: 2021-04 */
    endDate?: string;
    highlights?: string[];
  }[];
  volunteer?: {
    organization?: string;
    position?: string;
    summary?: string;
    url?: string;
    /** Example: 2021-04 */
    startDate?: string;
    /** Example: 2021-04 */
    endDate?: string;
    highlights?: string[];
  }[];
  education?: {
    institution?: string;
    url?: string;
    area?: string;
    studyType?: string;
    /** Example: 2021-04 */
    startDate?: string;
    /** Example: 2021-04 */
    endDate?: string;
    score?: string;
    courses?: string[];
  }[];
  skills?: {
    name?: string;
    level?: string;
    keywords?: string[];
  }[];
  languages?: {
    language?: string;
    fluency?: string;
  }[];
  certificates?: {
    name?: string;
    /** Example: 2021-04 */
    date?: string;
    url?: string;
    issuer?: string;
  }[];
  projects?: {
    name?: string;
    description?: string;
    entity?: string;
    type?: string;
    roles?: string[];
    keywords?: string[];
    url?: string;
    /** Example: 2021-04 */
    startDate?: string;
    /** Example: 2021-04 */
    endDate?: string;
    highlights?: string[];
  }[];
  awards?: {
    title?: string;
    /** Example: 2021-04 */
    date?: string;
    awarder?: string;
    summary?: string;
  }[];
  publications?: {
    name?: string;
    publisher?: string;
    /** Example: 2021-04 */
    releaseDate?: string;
    url?: string;
    summary?: string;
  }[];
  interests?: {
    name?: string;
    keywords?: string[];
  }[];
  references?: {
    name?: string;
    reference?: string;
  }[];
};

export interface LedgerEntry {
  id: string;
  kind: 'grant' | 'credit' | 'top_up' | 'ai_tokens' | 'salary_average';
  /** Negative for charges. */
  amount_usd_micros: number;
  /** Millionths of a US dollar. */
  balance_after: number;
  /** The record that the entry is for, such as a session. */
  reference: string | null;
  /** Why an operator gave this credit. */
  reason: string | null;
  at: string;
}

export type MapArea = {
  company: {
    /** Example: org_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    /**
     * The value for company in GET /jobs.
     * Example: ramp
     */
    slug: string;
    /** Example: Ramp */
    name: string;
    logo_url: string | null;
  };
  headquarters: {
    text: string;
    city: string | null;
    region: string | null;
    country: string | null;
  } | null;
  /** Coordinates of the headquarters, else of the place with most open jobs. */
  coordinates: {
    lat: number;
    lng: number;
  };
  /** Open jobs that match the filters. */
  open_jobs: number;
};

export type MarketStats = {
  /** Open jobs that match. */
  total_jobs: number;
  /** Their employers. */
  companies: number;
  jobs_with_salary: number;
  posted_last_24h: number;
  posted_last_7d: number;
  posted_last_30d: number;
  by_workplace_type: {
    value: string;
    count: number;
  }[];
  by_employment_type: {
    value: string;
    count: number;
  }[];
  by_seniority_level: {
    value: string;
    count: number;
  }[];
  /** The 20 countries with most jobs. */
  by_country: {
    value: string;
    count: number;
  }[];
  /** The 10 employers with most jobs, by name. */
  top_companies: {
    value: string;
    count: number;
  }[];
  /** The 10 most frequent titles. */
  top_titles: {
    value: string;
    count: number;
  }[];
};

export interface Notification {
  /** Example: ntf_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  kind:
    | 'new_application'
    | 'my_role'
    | 'accepted_offer'
    | 'declined_offer'
    | 'survey_response'
    | 'failing_endpoint'
    | 'low_balance';
  /** Title of the role or offer, name of the survey, address of the endpoint. */
  title: string | null;
  candidate_id: string | null;
  candidate_name: string | null;
  job_id: string | null;
  /** The candidate, offer, survey or endpoint; null for the balance. */
  target_id: string | null;
  created_at: string;
  read_at: string | null;
}

export interface NotificationSettings {
  new_application: 'at_once' | 'daily' | 'off';
  /** An application for a role that the member created; then new_application does not count. */
  my_role: 'at_once' | 'daily' | 'off';
  accepted_offer: 'at_once' | 'daily' | 'off';
  declined_offer: 'at_once' | 'daily' | 'off';
  survey_response: 'at_once' | 'daily' | 'off';
  /** A webhook endpoint was disabled. */
  failing_endpoint: 'at_once' | 'daily' | 'off';
  low_balance: 'at_once' | 'daily' | 'off';
}

export type Offer = {
  /** Example: off_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  candidate_id: string;
  job_id: string | null;
  /** Example: Senior Backend Engineer */
  title: string;
  /**
   * Where the person will work.
   * Example: Berlin, Germany
   */
  location: string | null;
  salary: {
    amount: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  start_date: string | null;
  /** null: the offer does not expire. */
  expires_at: string | null;
  message: string | null;
  status: 'draft' | 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  sent_at: string | null;
  decision: {
    decision: 'accept' | 'decline';
    /** The name that the candidate typed. */
    name: string | null;
    reason: string | null;
    at: string;
  } | null;
  /** The terms before each change, oldest first; the latest 50. */
  versions: {
    version: number;
    /** Example: Senior Backend Engineer */
    title: string;
    /**
     * Where the person will work.
     * Example: Berlin, Germany
     */
    location: string | null;
    salary: {
      amount: number;
      currency: string;
      period: 'hour' | 'day' | 'week' | 'month' | 'year';
    } | null;
    start_date: string | null;
    /** null: the offer does not expire. */
    expires_at: string | null;
    message: string | null;
    changed_at: string;
    actor: {
      kind: 'user' | 'api_key' | 'candidate' | 'system';
      id: string | null;
      name: string | null;
    };
  }[];
  /**
   * Where the candidate reads and answers the offer. Only the response of POST …/send that sends it has it; null
   * everywhere else. The candidate gets it by mail.
   */
  public_url: string | null;
  created_at: string;
  updated_at: string;
  version: number;
};

export interface OfferReportRow {
  /**
   * The value of group_by: a job id, a department, a source or a month as YYYY-MM (UTC). null without group_by,
   * and for records without the value.
   */
  group: string | null;
  /** The group for people: a title for a job. */
  group_name: string | null;
  /** Every offer ever sent, whatever became of it. Drafts are none. */
  sent: number;
  /** Of them, those without an answer. */
  open: number;
  accepted: number;
  declined: number;
  withdrawn: number;
  expired: number;
  /** Part of the accepted and declined offers that is accepted. */
  accepted_share: number | null;
  /** Median from sending to the decision. */
  median_seconds: number | null;
}

export type OfferRow = {
  /** Example: off_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  candidate_id: string;
  job_id: string | null;
  /** Example: Senior Backend Engineer */
  title: string;
  /**
   * Where the person will work.
   * Example: Berlin, Germany
   */
  location: string | null;
  salary: {
    amount: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  start_date: string | null;
  /** null: the offer does not expire. */
  expires_at: string | null;
  message: string | null;
  status: 'draft' | 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  sent_at: string | null;
  decision: {
    decision: 'accept' | 'decline';
    /** The name that the candidate typed. */
    name: string | null;
    reason: string | null;
    at: string;
  } | null;
  /**
   * Where the candidate reads and answers the offer. Only the response of POST …/send that sends it has it; null
   * everywhere else. The candidate gets it by mail.
   */
  public_url: string | null;
  created_at: string;
  updated_at: string;
  version: number;
};

export interface OpeningReportRow {
  /**
   * The value of group_by: a job id, a department, a source or a month as YYYY-MM (UTC). null without group_by,
   * and for records without the value.
   */
  group: string | null;
  /** The group for people: a title for a job. */
  group_name: string | null;
  /** The role; null where rows are groups of roles. */
  job_id: string | null;
  title: string | null;
  department: string | null;
  status: 'draft' | 'open' | 'closed' | 'archived' | null;
  published_at: string | null;
  closed_at: string | null;
  /** Roles of the row. */
  openings: number;
  applications: number;
  active: number;
  hired: number;
  rejected: number;
  withdrawn: number;
  /** Median from publishing a role to its first hire. */
  median_seconds: number | null;
}

export type Organization = {
  /** Example: org_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** Example: acme-robotics */
  slug: string;
  /** Example: Acme Robotics */
  name: string;
  tagline: string | null;
  description: string | null;
  website: string | null;
  logo_url: string | null;
  cover_url: string | null;
  brand_color: string | null;
  locations: {
    /**
     * As the employer wrote it.
     * Example: Austin, TX
     */
    text: string;
    city: string | null;
    region: string | null;
    /**
     * ISO 3166-1 alpha-2.
     * Example: US
     */
    country: string | null;
    lat: number | null;
    lng: number | null;
  }[];
  social_links: Record<string, string>;
  features: {
    resume_autofill: boolean;
    ai_apply: boolean;
    show_salary: boolean;
    show_department: boolean;
    allow_general_applications: boolean;
    confirmation: boolean;
  };
  created_at: string;
  updated_at: string;
  version: number;
};

export type OrganizationProfile = {
  /** Example: acme-robotics */
  slug: string;
  /** Example: Acme Robotics */
  name: string;
  tagline: string | null;
  description: string | null;
  website: string | null;
  logo_url: string | null;
  cover_url: string | null;
  brand_color: string | null;
  locations: {
    /**
     * As the employer wrote it.
     * Example: Austin, TX
     */
    text: string;
    city: string | null;
    region: string | null;
    /**
     * ISO 3166-1 alpha-2.
     * Example: US
     */
    country: string | null;
    lat: number | null;
    lng: number | null;
  }[];
  social_links: Record<string, string>;
  features: {
    resume_autofill: boolean;
    ai_apply: boolean;
    show_salary: boolean;
    show_department: boolean;
    allow_general_applications: boolean;
    confirmation: boolean;
  };
};

export interface Person {
  /** Example: cand_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  headline: string | null;
  location: string | null;
  skills: string[];
  /** Positions, newest first. */
  titles: string[];
  years_of_experience: number | null;
}

export interface PersonContact {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  links: string[];
}

export type PersonResume = {
  id: string;
  name: string | null;
  /** In the form of JSON Resume. */
  resume: JsonResume | null;
  files: {
    filename: string;
    content_type: string;
    /** Opens the file for 24 h. */
    url: string;
  }[];
};

export interface PipelineStage {
  /** Example: screening */
  key: string;
  /** Example: Screening */
  name: string;
  type: 'lead' | 'active' | 'offer' | 'hired' | 'archived';
  /** Present at the stage to which an accepted offer moves its application. */
  takes_accepted_offers?: true;
}

export type PlatformDocument = {
  /** Example: doc_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  template_id: string;
  name: string;
  format: 'pdf' | 'docx';
  candidate_id: string | null;
  employee_id: string | null;
  /** Links that open for 24 hours without a key. */
  files: {
    format: 'pdf' | 'docx';
    url: string;
  }[];
  created_at: string;
  updated_at: string;
  version: number;
};

export type Posting = {
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** Example: senior-backend-engineer */
  slug: string;
  organization_id: string;
  title: string;
  status: 'draft' | 'open' | 'closed' | 'archived';
  description_html: string;
  description_text: string;
  department: string | null;
  /** All places, for display. */
  location: string;
  locations: {
    /**
     * As the employer wrote it.
     * Example: Austin, TX
     */
    text: string;
    city: string | null;
    region: string | null;
    /**
     * ISO 3166-1 alpha-2.
     * Example: US
     */
    country: string | null;
    lat: number | null;
    lng: number | null;
  }[];
  workplace_type: 'remote' | 'hybrid' | 'on_site' | null;
  employment_type:
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
    | null;
  seniority_level:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
  salary: {
    min: number;
    max: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  application_fields: {
    key: string;
    label: unknown;
    /** Default: null */
    description: unknown;
    type:
      | 'text'
      | 'textarea'
      | 'rich_text'
      | 'email'
      | 'phone'
      | 'url'
      | 'number'
      | 'number_range'
      | 'currency'
      | 'compensation_range'
      | 'date'
      | 'boolean'
      | 'score'
      | 'single_select'
      | 'multi_select'
      | 'file'
      | 'location'
      | 'education_history'
      | 'employment_history'
      | 'consent'
      | 'hidden'
      | 'info';
    /** Default: false */
    required: boolean;
    position: number;
    /** Default: null */
    section: unknown;
    /** Default: custom */
    category: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
    /** Default: applicant */
    visibility: 'applicant' | 'internal';
    /** Default: [] */
    options: {
      value: unknown;
      label: unknown;
      /** Default: false */
      free_form: boolean;
    }[];
    /** Default: null */
    constraints: {
      /** Default: null */
      min_length: number | null;
      /** Default: null */
      max_length: number | null;
      /** Default: null */
      min: number | null;
      /** Default: null */
      max: number | null;
      /** Default: null */
      pattern: string | null;
      /** Default: null */
      max_bytes: number | null;
      /** Default: null */
      accept: unknown[] | null;
      /** Default: null */
      max_files: number | null;
    } | null;
    /** Default: null */
    any_of: unknown;
    /** Default: null */
    depends_on: {
      key: string;
      /** Default: equals */
      op: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
      value: string | number | boolean | (string | number | boolean)[];
    } | null;
    /** Default: null */
    semantic: string | null;
    knockout: {
      op: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
      value: string | number | boolean | (string | number | boolean)[];
    } | null;
  }[];
  /** null takes the value of the organization. */
  features: {
    resume_autofill: boolean | null;
    ai_apply: boolean | null;
    show_salary: boolean | null;
    show_department: boolean | null;
    allow_general_applications: boolean | null;
    confirmation: boolean | null;
  };
  /** Your own words in the mail that confirms an application. */
  confirmation_text: string | null;
  closes_at: string | null;
  published_at: string | null;
  closed_at: string | null;
  created_at: string;
  updated_at: string;
  /** Its public page; null for drafts and archived roles. */
  public_url: string | null;
  /**
   * Applications by stage.
   * Example: {"applied":12,"interview":3}
   */
  counts_by_stage: Record<string, number>;
  /** Properties that search engines require of a role and this one lacks, such as a place. */
  warnings: string[];
  version: number;
};

export type PostingRow = {
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** Example: senior-backend-engineer */
  slug: string;
  organization_id: string;
  title: string;
  status: 'draft' | 'open' | 'closed' | 'archived';
  department: string | null;
  /** All places, for display. */
  location: string;
  locations: {
    /**
     * As the employer wrote it.
     * Example: Austin, TX
     */
    text: string;
    city: string | null;
    region: string | null;
    /**
     * ISO 3166-1 alpha-2.
     * Example: US
     */
    country: string | null;
    lat: number | null;
    lng: number | null;
  }[];
  workplace_type: 'remote' | 'hybrid' | 'on_site' | null;
  employment_type:
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
    | null;
  seniority_level:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
  salary: {
    min: number;
    max: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  /** null takes the value of the organization. */
  features: {
    resume_autofill: boolean | null;
    ai_apply: boolean | null;
    show_salary: boolean | null;
    show_department: boolean | null;
    allow_general_applications: boolean | null;
    confirmation: boolean | null;
  };
  closes_at: string | null;
  published_at: string | null;
  closed_at: string | null;
  created_at: string;
  updated_at: string;
  /** Its public page; null for drafts and archived roles. */
  public_url: string | null;
  /**
   * Applications by stage.
   * Example: {"applied":12,"interview":3}
   */
  counts_by_stage: Record<string, number>;
  /** Properties that search engines require of a role and this one lacks, such as a place. */
  warnings: string[];
  version: number;
};

export type PublicInterview = {
  title: string;
  kind: 'phone' | 'video' | 'onsite' | 'task';
  status: 'proposed' | 'scheduled' | 'done' | 'cancelled' | 'no_show';
  /** null where the account has no organization. */
  organization: {
    name: string;
    logo_url: string | null;
  } | null;
  job_title: string | null;
  candidate_name: string | null;
  /** Names; those without one are left out. */
  interviewers: string[];
  duration_minutes: number;
  starts_at: string | null;
  ends_at: string | null;
  /** The zone to show times in: the one asked for, else the one chosen before. */
  timezone: string;
  place: string | null;
  url: string | null;
  instructions: string | null;
  /** Starts that may be chosen now; empty where none may be. */
  slots: string[];
  can_choose: boolean;
  can_move: boolean;
  can_cancel: boolean;
  /** Until when it may be moved and cancelled; null without a time. */
  change_until: string | null;
};

export type PublicOffer = {
  title: string;
  /** null where the account has no organization. */
  organization: {
    name: string;
    logo_url: string | null;
  } | null;
  job_title: string | null;
  /** Where the person will work. */
  location: string | null;
  salary: {
    amount: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  start_date: string | null;
  expires_at: string | null;
  message: string | null;
  status: 'sent' | 'accepted' | 'declined';
  decided_at: string | null;
  candidate_name: string | null;
};

export type PublicSurvey = {
  /** Example: srv_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  status: 'open' | 'closed';
  questions: {
    key: string;
    label: unknown;
    /** Default: null */
    description: unknown;
    type:
      | 'text'
      | 'textarea'
      | 'rich_text'
      | 'email'
      | 'phone'
      | 'url'
      | 'number'
      | 'number_range'
      | 'currency'
      | 'compensation_range'
      | 'date'
      | 'boolean'
      | 'score'
      | 'single_select'
      | 'multi_select'
      | 'location'
      | 'consent'
      | 'hidden'
      | 'info';
    /** Default: false */
    required: boolean;
    position: number;
    /** Default: null */
    section: unknown;
    /** Default: custom */
    category: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
    /** Default: applicant */
    visibility: 'applicant' | 'internal';
    /** Default: [] */
    options: {
      value: unknown;
      label: unknown;
      /** Default: false */
      free_form: boolean;
    }[];
    /** Default: null */
    constraints: {
      /** Default: null */
      min_length: number | null;
      /** Default: null */
      max_length: number | null;
      /** Default: null */
      min: number | null;
      /** Default: null */
      max: number | null;
      /** Default: null */
      pattern: string | null;
      /** Default: null */
      max_bytes: number | null;
      /** Default: null */
      accept: unknown[] | null;
      /** Default: null */
      max_files: number | null;
    } | null;
    /** Default: null */
    any_of: unknown;
    /** Default: null */
    depends_on: {
      key: string;
      /** Default: equals */
      op: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
      value: string | number | boolean | (string | number | boolean)[];
    } | null;
    /** Default: null */
    semantic: string | null;
  }[];
  one_response_per_token: boolean;
};

export type ResumeDocument = {
  id: string;
  job_id: string | null;
  markdown: string;
  files: {
    format: 'pdf' | 'docx' | 'md' | 'txt' | 'json';
    /** A signed link, valid for 24 hours. */
    url: string;
  }[];
  /** The job's keywords that the document has. */
  keywords_covered: string[];
  /** Keywords of the job that the source does not have. */
  keywords_missing: string[];
  /** Statements of the model that the source does not support. They are not in the document. */
  removed: {
    path: string;
    text: string;
    reason: string;
  }[];
  /** Emoji and other signs that no font of the PDF has. `markdown` has them, and so do the other formats. */
  omitted_characters: string[];
  usage: {
    model: string;
    input: number;
    output: number;
    cost_usd_micros: number;
  };
  template: 'classic' | 'compact';
  created_at: string;
  resume: JsonResume;
};

export interface ResumeReading {
  status: 'queued' | 'parsing' | 'ready' | 'failed';
  /** Why it could not be read. */
  error: string | null;
  updated_at: string;
}

export type ResumeSources = {
  by: 'rules' | 'model';
  /**
   * Why the rules read it although the account has chosen the model: no model is configured, the account cannot
   * pay, the model failed, or it took too long.
   */
  reason: 'no_model' | 'no_credit' | 'model_failed' | 'model_slow' | null;
  /** Which of both read each part; null for a part that was not found. */
  sources: {
    name: 'rules' | 'model' | null;
    label: 'rules' | 'model' | null;
    email: 'rules' | 'model' | null;
    phone: 'rules' | 'model' | null;
    url: 'rules' | 'model' | null;
    location: 'rules' | 'model' | null;
    profiles: 'rules' | 'model' | null;
    summary: 'rules' | 'model' | null;
    work: 'rules' | 'model' | null;
    education: 'rules' | 'model' | null;
    skills: 'rules' | 'model' | null;
    languages: 'rules' | 'model' | null;
    certificates: 'rules' | 'model' | null;
    volunteer: 'rules' | 'model' | null;
    projects: 'rules' | 'model' | null;
    awards: 'rules' | 'model' | null;
    publications: 'rules' | 'model' | null;
  };
  /** Values that the model gave and that do not stand in the text. They are not in the résumé. */
  removed: number;
};

export interface SalaryAverage {
  matching_jobs: number;
  /** Matching jobs with pay in the currency. */
  jobs_with_salary: number;
  /** Jobs in the average: annual midpoint from 30,000 to 1,000,000. */
  jobs_in_average: number;
  /** Mean of the annual midpoints. */
  average_salary: number | null;
  /** Lowest annual pay in the average. */
  salary_min: number | null;
  /** Highest annual pay in the average. */
  salary_max: number | null;
}

export type Scorecard = {
  /** Example: scd_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  interview_id: string;
  candidate_id: string;
  interviewer: {
    /** null: no member of the account. */
    member_id: string | null;
    name: string | null;
    email: string;
  };
  /** Of the template when the card was saved. */
  attributes: {
    /** Example: problem_solving */
    key: string;
    label: string;
    kind: 'score' | 'text' | 'yes_no';
    required: boolean;
    description: string | null;
    /** Of the scores 1 to 4; null for other kinds. */
    words: string[] | null;
  }[];
  /** By the key of the attribute. Unanswered attributes are absent. */
  answers: Record<string, string | number | boolean>;
  recommendation: 'definitely_not' | 'no' | 'no_decision' | 'yes' | 'strong_yes' | null;
  submitted: boolean;
  submitted_at: string | null;
  created_at: string;
  updated_at: string;
  version: number;
};

export type ScorecardSummary = {
  /** Submitted cards that the caller may read. */
  submitted: number;
  recommendations: {
    definitely_not: number;
    no: number;
    no_decision: number;
    yes: number;
    strong_yes: number;
  };
  attributes: {
    key: string;
    label: string;
    kind: 'score' | 'text' | 'yes_no';
    /** Submitted cards that answer the attribute. */
    answers: number;
    /** Of scores, rounded to 2 places; null for other kinds. */
    mean: number | null;
    /** Of yes and no; null for other kinds. */
    yes: number | null;
    no: number | null;
  }[];
  /** Newest first. */
  scorecards: Scorecard[];
};

export type ScorecardTemplate = {
  /** Example: sct_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  attributes: {
    /** Example: problem_solving */
    key: string;
    label: string;
    kind: 'score' | 'text' | 'yes_no';
    required: boolean;
    description: string | null;
    /** Of the scores 1 to 4; null for other kinds. */
    words: string[] | null;
  }[];
  created_at: string;
  updated_at: string;
  version: number;
};

export interface SourceReportRow {
  /**
   * The value of group_by: a job id, a department, a source or a month as YYYY-MM (UTC). null without group_by,
   * and for records without the value.
   */
  group: string | null;
  /** The group for people: a title for a job. */
  group_name: string | null;
  /**
   * The source of the candidates; null for those without one.
   * Example: job_board
   */
  source: string | null;
  applications: number;
  active: number;
  hired: number;
  rejected: number;
  withdrawn: number;
  /** Part of the applications that is hired. */
  hired_share: number | null;
  /** Median from applying to the hire. */
  median_seconds: number | null;
}

export interface SubmittedSurveyResponse {
  /** Example: rsp_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  submitted_at: string;
}

export type Survey = {
  /** Example: srv_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  status: 'open' | 'closed';
  questions: {
    key: string;
    label: unknown;
    /** Default: null */
    description: unknown;
    type:
      | 'text'
      | 'textarea'
      | 'rich_text'
      | 'email'
      | 'phone'
      | 'url'
      | 'number'
      | 'number_range'
      | 'currency'
      | 'compensation_range'
      | 'date'
      | 'boolean'
      | 'score'
      | 'single_select'
      | 'multi_select'
      | 'location'
      | 'consent'
      | 'hidden'
      | 'info';
    /** Default: false */
    required: boolean;
    position: number;
    /** Default: null */
    section: unknown;
    /** Default: custom */
    category: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
    /** Default: applicant */
    visibility: 'applicant' | 'internal';
    /** Default: [] */
    options: {
      value: unknown;
      label: unknown;
      /** Default: false */
      free_form: boolean;
    }[];
    /** Default: null */
    constraints: {
      /** Default: null */
      min_length: number | null;
      /** Default: null */
      max_length: number | null;
      /** Default: null */
      min: number | null;
      /** Default: null */
      max: number | null;
      /** Default: null */
      pattern: string | null;
      /** Default: null */
      max_bytes: number | null;
      /** Default: null */
      accept: unknown[] | null;
      /** Default: null */
      max_files: number | null;
    } | null;
    /** Default: null */
    any_of: unknown;
    /** Default: null */
    depends_on: {
      key: string;
      /** Default: equals */
      op: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
      value: string | number | boolean | (string | number | boolean)[];
    } | null;
    /** Default: null */
    semantic: string | null;
  }[];
  one_response_per_token: boolean;
  anonymous: boolean;
  /** Public address of the survey. */
  public_url: string;
  created_at: string;
  updated_at: string;
  version: number;
};

export interface SurveyResponse {
  /** Example: rsp_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  submitted_at: string;
  survey_id: string;
  candidate_id: string | null;
  /** Answers to EEO and demographic questions are left out. They are only counted. */
  answers: Record<string, unknown>;
}

export interface SurveyRow {
  /** Example: srv_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  status: 'open' | 'closed';
  one_response_per_token: boolean;
  anonymous: boolean;
  /** Public address of the survey. */
  public_url: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface SurveyToken {
  /** Returned only here. */
  token: string;
  url: string;
  candidate_id: string | null;
}

export interface TimeInStageReportRow {
  /**
   * The value of group_by: a job id, a department, a source or a month as YYYY-MM (UTC). null without group_by,
   * and for records without the value.
   */
  group: string | null;
  /** The group for people: a title for a job. */
  group_name: string | null;
  /** Example: screening */
  stage: string;
  stage_name: string;
  /** Stays at the stage that ended in the period. */
  count: number;
  /** The median in seconds; null without any. */
  median_seconds: number | null;
  /** Nine of ten stays are not longer. */
  p90_seconds: number | null;
}

export interface TimeToHireReportRow {
  /**
   * The value of group_by: a job id, a department, a source or a month as YYYY-MM (UTC). null without group_by,
   * and for records without the value.
   */
  group: string | null;
  /** The group for people: a title for a job. */
  group_name: string | null;
  /** Applications that were hired in the period. */
  count: number;
  /** The median in seconds; null without any. */
  median_seconds: number | null;
  /** Nine of ten hires took no longer. */
  p90_seconds: number | null;
}

export interface Tool {
  /** Example: search_jobs */
  name: string;
  description: string;
  /** JSON Schema (2020-12). */
  input_schema: Record<string, unknown>;
  /** JSON Schema (2020-12). */
  output_schema: Record<string, unknown>;
  /** Scope that the key needs in addition to agent:tools. */
  scope:
    | 'jobs:read'
    | 'jobs:apply'
    | 'agent:tools'
    | 'jobs:post'
    | 'jobs:applications'
    | 'offers:write'
    | 'webhooks:manage'
    | 'account:manage'
    | 'account:audit';
  /** Whether every call charges AI tokens. */
  billed: boolean;
}

export type UnderstoodQuery = {
  /**
   * The same search in explicit filters, as far as they can say it.
   * Example: {"location":"Berlin, DE","workplace_type":"remote"}
   */
  parameters: Record<string, string>;
  /** What a job must be about, in all the ways that count as equal. */
  topics: {
    said: string;
    ways: string[];
  }[];
  /** Words that no open job has, and the nearest word that was searched instead. */
  corrected: {
    from: string;
    to: string;
  }[];
  /** Words that ask for nothing. */
  ignored: string[];
  /** Words that the company's name must not have. */
  excluded: string[];
  /** From which row on, counted from 0 over all pages, rows match without these. null: all rows match the line. */
  relaxed:
    | {
        from_row: number;
        gave_up: string[];
      }[]
    | null;
};

export type Usage = {
  /** Example: 2026-11 */
  month: string;
  /** Millionths of a US dollar. */
  balance_usd_micros: number;
  /** Millionths of a US dollar. */
  held_usd_micros: number;
  monthly_limit_usd_micros: number | null;
  /** Millionths of a US dollar. */
  spent_usd_micros: number;
  meters: {
    meter:
      | 'search_rows'
      | 'job_details'
      | 'company_rows'
      | 'map_rows'
      | 'platform_calls'
      | 'emails'
      | 'resume_parses'
      | 'contact_reveals'
      | 'ai_summaries';
    used: number;
    quota: number;
    resets_at: string;
  }[];
  tokens: {
    model: string;
    input: number;
    output: number;
    /** Millionths of a US dollar. */
    cost_usd_micros: number;
  }[];
  charges: {
    kind: 'ai_tokens' | 'salary_average';
    count: number;
    /** Millionths of a US dollar. */
    cost_usd_micros: number;
  }[];
};

export interface View {
  /** Example: viw_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  list: 'candidates' | 'board';
  name: string;
  query: Record<string, string>;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface Webhook {
  /** Example: whk_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** Example: https://hooks.example.com/openrole */
  url: string;
  description: string | null;
  /** `*` is every kind. */
  event_kinds: (
    | '*'
    | 'candidate.application_submitted'
    | 'candidate.stage_changed'
    | 'candidate.created'
    | 'candidate.updated'
    | 'candidate.merged'
    | 'candidate.anonymized'
    | 'candidate.hired'
    | 'candidate.rejected'
    | 'job.published'
    | 'job.updated'
    | 'job.closed'
    | 'job_alert.matched'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'email.bounced'
    | 'survey.response_submitted'
    | 'apply_session.needs_input'
    | 'apply_session.awaiting_approval'
    | 'apply_session.submitted'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'scorecard.submitted'
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping'
  )[];
  status: 'enabled' | 'disabled';
  /** gone: it responded 410. failing: no success for 5 days. requested: by a PATCH. */
  disabled_reason: 'gone' | 'failing' | 'requested' | null;
  /** First failure since the last success. */
  failing_since: string | null;
  created_at: string;
  version: number;
}

export type WebhookDelivery = {
  /** Example: whd_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  webhook_id: string;
  event_id: string;
  event_kind:
    | 'candidate.application_submitted'
    | 'candidate.stage_changed'
    | 'candidate.created'
    | 'candidate.updated'
    | 'candidate.merged'
    | 'candidate.anonymized'
    | 'candidate.hired'
    | 'candidate.rejected'
    | 'job.published'
    | 'job.updated'
    | 'job.closed'
    | 'job_alert.matched'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'email.bounced'
    | 'survey.response_submitted'
    | 'apply_session.needs_input'
    | 'apply_session.awaiting_approval'
    | 'apply_session.submitted'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'scorecard.submitted'
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping';
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  /** null when none follows. While the first attempt is made: when it is repeated if its result is not stored. */
  next_attempt_at: string | null;
  /** Oldest first; the latest 50. */
  attempts: {
    number: number;
    at: string;
    duration_ms: number;
    /** null when there was no answer. */
    status_code: number | null;
    /** Why there was none: timeout, unreachable, address_not_allowed and the like. */
    error: string | null;
    /** The first KiB of the answer. */
    response_excerpt: string | null;
  }[];
  created_at: string;
};

export interface WebhookWithSecret {
  /** Example: whk_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /** Example: https://hooks.example.com/openrole */
  url: string;
  description: string | null;
  /** `*` is every kind. */
  event_kinds: (
    | '*'
    | 'candidate.application_submitted'
    | 'candidate.stage_changed'
    | 'candidate.created'
    | 'candidate.updated'
    | 'candidate.merged'
    | 'candidate.anonymized'
    | 'candidate.hired'
    | 'candidate.rejected'
    | 'job.published'
    | 'job.updated'
    | 'job.closed'
    | 'job_alert.matched'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'email.bounced'
    | 'survey.response_submitted'
    | 'apply_session.needs_input'
    | 'apply_session.awaiting_approval'
    | 'apply_session.submitted'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'scorecard.submitted'
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping'
  )[];
  status: 'enabled' | 'disabled';
  /** gone: it responded 410. failing: no success for 5 days. requested: by a PATCH. */
  disabled_reason: 'gone' | 'failing' | 'requested' | null;
  /** First failure since the last success. */
  failing_since: string | null;
  created_at: string;
  version: number;
  /** `whsec_` and the 32 bytes of the signing key in base64. */
  secret: string;
}

export interface WorkedDay {
  employee_id: string;
  date: string;
  /** Without breaks; whole minutes. */
  worked_minutes: number;
  break_minutes: number;
  /** Whether a leave touches the day. */
  leave: boolean;
  /** Whether work or a break began on this day and has no end yet. */
  open: boolean;
}

export interface SearchJobsParams {
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
   * Only jobs posted in the last number of days. 0 means no cutoff.
   * Example: 7
   */
  posted_within_days?: number;
  /**
   * Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.
   * Example: 1767225600
   */
  since?: number;
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
  has_salary?: boolean;
  /**
   * true: only jobs that can be applied for through this API. false: only the others.
   * Example: true
   */
  can_apply?: boolean;
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
  /**
   * relevance (default with q and query): with q jobs that match by their title first, then newest first; with
   * query best match first. date: newest first.
   * Example: date
   */
  sort?: 'relevance' | 'date';
  /**
   * true: only jobs that match all of query, as typed. By default a typing error is corrected, and when fewer than
   * ten jobs match, jobs that match nearly all of it follow.
   * Example: true
   */
  strict?: boolean;
  /** Rows per page. The default is 20; a number above 50 is reduced to it. */
  limit?: number;
}

export interface GetJobParams {
  /**
   * true includes the AI summary. The first request starts it and waits up to 20 s, then gets ai_summary_status
   * pending.
   */
  summary?: boolean;
}

export interface MapJobsParams {
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
   * Around the centre; without a centre, around the city of location.
   * Example: 50
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
   * Only jobs posted in the last number of days. 0 means no cutoff.
   * Example: 7
   */
  posted_within_days?: number;
  /**
   * Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.
   * Example: 1767225600
   */
  since?: number;
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
  has_salary?: boolean;
  /**
   * true: only jobs that can be applied for through this API. false: only the others.
   * Example: true
   */
  can_apply?: boolean;
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
  /** Bounding box; all four sides together. */
  north?: number;
  /** Below north. */
  south?: number;
  /** The right side of the box. */
  east?: number;
  /** A west greater than east crosses the antimeridian. */
  west?: number;
  /** Needs center_lng and radius_km. */
  center_lat?: number;
  /** Needs center_lat and radius_km. */
  center_lng?: number;
  /** Rows per page. The default is 100; a number above 500 is reduced to it. */
  limit?: number;
}

export interface AverageSalaryParams {
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
   * Only jobs posted in the last number of days. 0 means no cutoff.
   * Example: 7
   */
  posted_within_days?: number;
  /**
   * Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.
   * Example: 1767225600
   */
  since?: number;
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
   * ISO 4217 code of the averaged pay. The default is USD. A job with pay in another currency counts only as
   * matching.
   * Example: EUR
   * Default: USD
   */
  currency?: string;
  /**
   * true: only jobs with pay. false: only jobs without.
   * Example: true
   */
  has_salary?: boolean;
  /**
   * true: only jobs that can be applied for through this API. false: only the others.
   * Example: true
   */
  can_apply?: boolean;
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
}

export interface GetStatsParams {
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
   * Only jobs posted in the last number of days. 0 means no cutoff.
   * Example: 7
   */
  posted_within_days?: number;
  /**
   * Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.
   * Example: 1767225600
   */
  since?: number;
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
  has_salary?: boolean;
  /**
   * true: only jobs that can be applied for through this API. false: only the others.
   * Example: true
   */
  can_apply?: boolean;
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
  /**
   * true: only jobs that match all of query, as typed. By default a typing error is corrected, and when fewer than
   * ten jobs match, jobs that match nearly all of it follow.
   * Example: true
   */
  strict?: boolean;
}

export interface SearchCompaniesParams {
  /**
   * Name or slug. Trailing words such as jobs or careers are ignored.
   * Example: ramp careers
   */
  q: string;
  /** Rows per page. The default is 5; a number above 20 is reduced to it. */
  limit?: number;
}

export interface ListJobAlertsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateJobAlertParams = {
  /** Example: Backend in Stockholm */
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
  /**
   * IANA time zone of the digests.
   * Example: Europe/Stockholm
   * Default: UTC
   */
  timezone?: string;
  /** Default: true */
  enabled?: boolean;
};

export type UpdateJobAlertParams = {
  /** Example: Backend in Stockholm */
  name?: string;
  /**
   * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans can be given as JSON
   * values. Filters are stored as given.
   * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
   */
  filters?: {
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
  cadence?: 'instant' | 'daily' | 'weekly';
  /**
   * email: one mail per digest, to the address of the account. webhook: the endpoints of the account that receive
   * `job_alert.matched`.
   */
  channel?: 'email' | 'webhook';
  /**
   * IANA time zone of the digests.
   * Example: Europe/Stockholm
   */
  timezone?: string;
  enabled?: boolean;
};

export interface GetBoardParams {
  /**
   * A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay.
   * meta.understood says what was made of it.
   * Example: nurse part time berlin
   */
  query?: string;
  /**
   * Each word must be the beginning of a word of title, department or location.
   * Example: backend eng
   */
  q?: string;
  /** May be repeated; any value can match. */
  department?: string[];
  /** May be repeated; any value can match. */
  workplace_type?: ('remote' | 'hybrid' | 'on_site')[];
  /** May be repeated; any value can match. */
  employment_type?: (
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
  )[];
  /** May be repeated; any value can match. */
  location?: string[];
  /** Rows per page. The default is 25; a number above 100 is reduced to it. */
  limit?: number;
  /** meta.next_cursor of the previous page. All other parameters except limit must stay the same. */
  cursor?: string;
  /** `facets` adds the filter values with their counts, as `/facets` returns them. */
  include?: 'facets';
}

export interface ListBoardRolesParams {
  /**
   * A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay.
   * meta.understood says what was made of it.
   * Example: nurse part time berlin
   */
  query?: string;
  /**
   * Each word must be the beginning of a word of title, department or location.
   * Example: backend eng
   */
  q?: string;
  /** May be repeated; any value can match. */
  department?: string[];
  /** May be repeated; any value can match. */
  workplace_type?: ('remote' | 'hybrid' | 'on_site')[];
  /** May be repeated; any value can match. */
  employment_type?: (
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
  )[];
  /** May be repeated; any value can match. */
  location?: string[];
  /** Rows per page. The default is 25; a number above 100 is reduced to it. */
  limit?: number;
}

export interface ListCompanyRolesParams {
  /**
   * A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay.
   * meta.understood says what was made of it.
   * Example: nurse part time berlin
   */
  query?: string;
  /**
   * Each word must be the beginning of a word of title, department or location.
   * Example: backend eng
   */
  q?: string;
  /** May be repeated; any value can match. */
  department?: string[];
  /** May be repeated; any value can match. */
  workplace_type?: ('remote' | 'hybrid' | 'on_site')[];
  /** May be repeated; any value can match. */
  employment_type?: (
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
  )[];
  /** May be repeated; any value can match. */
  location?: string[];
  /** Rows per page. The default is 25; a number above 100 is reduced to it. */
  limit?: number;
  /** `facets` adds the filter values with their counts, as `/facets` returns them. */
  include?: 'facets';
}

export interface GetBoardFacetsParams {
  /**
   * A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay.
   * meta.understood says what was made of it.
   * Example: nurse part time berlin
   */
  query?: string;
  /**
   * Each word must be the beginning of a word of title, department or location.
   * Example: backend eng
   */
  q?: string;
  /** May be repeated; any value can match. */
  department?: string[];
  /** May be repeated; any value can match. */
  workplace_type?: ('remote' | 'hybrid' | 'on_site')[];
  /** May be repeated; any value can match. */
  employment_type?: (
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
  )[];
  /** May be repeated; any value can match. */
  location?: string[];
}

export interface ApplyOnBoardParams {
  name?: string | null;
  /** Example: mara.lindqvist@example.com */
  email?: string | null;
  phone?: string | null;
  /** By field key; a file is { filename, content_base64 }. */
  answers?: Record<string, unknown>;
  /**
   * Whether other employers may find this person. The consent of a candidate who already has this address does not
   * change, unless an account applies with its own address.
   */
  consent_discovery?: boolean;
  /**
   * Where the applicant comes from, such as the name of a job site. A new candidate keeps it; the default is
   * job_board.
   * Example: newsletter
   */
  source?: string;
  /**
   * Whether the form took the applicant for a machine. A new candidate then has the tag suspected_spam; nothing
   * else changes.
   */
  suspected_spam?: boolean;
}

export type ParseResumeParams =
  | {
      /**
       * Ends in .pdf, .docx, .rtf, .txt or .md.
       * Example: resume.pdf
       */
      filename: string;
      /** The file, 5 MiB at most. */
      content_base64: string;
    }
  | { file: FileInput };

export interface ListOrganizationsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateOrganizationParams = {
  name: string;
  /** Slug of the public board. The default is made from the name. */
  slug?: string;
  tagline?: string | null;
  description?: string | null;
  website?: string | null;
  logo_url?: string | null;
  cover_url?: string | null;
  brand_color?: string | null;
  locations?:
    | {
        text?: string | null;
        city?: string | null;
        region?: string | null;
        country?: string | null;
      }[]
    | null;
  social_links?: Record<string, string> | null;
  features?: {
    resume_autofill?: boolean | null;
    ai_apply?: boolean | null;
    show_salary?: boolean | null;
    show_department?: boolean | null;
    allow_general_applications?: boolean | null;
    confirmation?: boolean | null;
  } | null;
};

export type UpdateOrganizationParams = {
  name?: string;
  tagline?: string | null;
  description?: string | null;
  website?: string | null;
  logo_url?: string | null;
  cover_url?: string | null;
  brand_color?: string | null;
  locations?:
    | {
        text?: string | null;
        city?: string | null;
        region?: string | null;
        country?: string | null;
      }[]
    | null;
  social_links?: Record<string, string> | null;
  features?: {
    resume_autofill?: boolean | null;
    ai_apply?: boolean | null;
    show_salary?: boolean | null;
    show_department?: boolean | null;
    allow_general_applications?: boolean | null;
    confirmation?: boolean | null;
  } | null;
};

export type SetDefaultOrganizationParams = {
  name?: string;
  tagline?: string | null;
  description?: string | null;
  website?: string | null;
  logo_url?: string | null;
  cover_url?: string | null;
  brand_color?: string | null;
  locations?:
    | {
        text?: string | null;
        city?: string | null;
        region?: string | null;
        country?: string | null;
      }[]
    | null;
  social_links?: Record<string, string> | null;
  features?: {
    resume_autofill?: boolean | null;
    ai_apply?: boolean | null;
    show_salary?: boolean | null;
    show_department?: boolean | null;
    allow_general_applications?: boolean | null;
    confirmation?: boolean | null;
  } | null;
  slug?: string;
  /** Makes this organization the default. */
  organization_id?: string;
};

export interface ListPostingsParams {
  /**
   * Comma-separated. The default is all except archived.
   * Example: open,closed
   */
  status?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreatePostingParams = {
  title: string;
  /** The default is the default organization. */
  organization_id?: string;
  description_html?: string | null;
  description_text?: string | null;
  department?: string | null;
  locations?:
    | {
        text?: string | null;
        city?: string | null;
        region?: string | null;
        country?: string | null;
      }[]
    | null;
  workplace_type?: 'remote' | 'hybrid' | 'on_site' | null;
  employment_type?:
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
    | null;
  seniority_level?:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
  salary?: {
    min?: number | null;
    max?: number | null;
    currency: string;
    /** Default: year */
    period?: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  /** The application form. The default form is name, e-mail, phone, résumé, cover letter and LinkedIn. */
  application_fields?:
    | {
        key: string;
        label: string;
        description?: string | null;
        type:
          | 'text'
          | 'textarea'
          | 'rich_text'
          | 'email'
          | 'phone'
          | 'url'
          | 'number'
          | 'number_range'
          | 'currency'
          | 'compensation_range'
          | 'date'
          | 'boolean'
          | 'score'
          | 'single_select'
          | 'multi_select'
          | 'file'
          | 'location'
          | 'education_history'
          | 'employment_history'
          | 'consent'
          | 'hidden'
          | 'info';
        /** Default: false */
        required?: boolean;
        /** Default: null */
        position?: number | null;
        section?: string | null;
        /** Default: custom */
        category?: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
        /** Default: applicant */
        visibility?: 'applicant' | 'internal';
        options?: {
          value: string;
          label: string;
          /** Default: false */
          free_form?: boolean;
        }[];
        constraints?: {
          /** Default: null */
          min_length?: number | null;
          /** Default: null */
          max_length?: number | null;
          /** Default: null */
          min?: number | null;
          /** Default: null */
          max?: number | null;
          /** Default: null */
          pattern?: string | null;
          /** Default: null */
          max_bytes?: number | null;
          accept?: string[] | null;
          /** Default: null */
          max_files?: number | null;
        } | null;
        any_of?: string | null;
        /** Default: null */
        depends_on?: {
          key: string;
          /** Default: equals */
          op?: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
          value: string | number | boolean | (string | number | boolean)[];
        } | null;
        /** Default: null */
        semantic?: string | null;
        knockout?: {
          op: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
          value: string | number | boolean | (string | number | boolean)[];
        } | null;
      }[]
    | null;
  features?: {
    resume_autofill?: boolean | null;
    ai_apply?: boolean | null;
    show_salary?: boolean | null;
    show_department?: boolean | null;
    allow_general_applications?: boolean | null;
    confirmation?: boolean | null;
  } | null;
  /** Your own words in the mail that confirms an application. features.confirmation turns the mail off. */
  confirmation_text?: string | null;
  /** When the role closes automatically. Must be in the future. */
  closes_at?: string | null;
  /** Default: false */
  publish?: boolean;
};

export type UpdatePostingParams = {
  title?: string;
  description_html?: string | null;
  description_text?: string | null;
  department?: string | null;
  locations?:
    | {
        text?: string | null;
        city?: string | null;
        region?: string | null;
        country?: string | null;
      }[]
    | null;
  workplace_type?: 'remote' | 'hybrid' | 'on_site' | null;
  employment_type?:
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'volunteer'
    | 'per_diem'
    | 'other'
    | null;
  seniority_level?:
    | 'internship'
    | 'new_grad'
    | 'entry'
    | 'mid'
    | 'senior'
    | 'staff'
    | 'principal'
    | 'lead'
    | 'manager'
    | 'director'
    | 'vp'
    | 'executive'
    | null;
  salary?: {
    min?: number | null;
    max?: number | null;
    currency: string;
    /** Default: year */
    period?: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  /** The application form. The default form is name, e-mail, phone, résumé, cover letter and LinkedIn. */
  application_fields?:
    | {
        key: string;
        label: string;
        description?: string | null;
        type:
          | 'text'
          | 'textarea'
          | 'rich_text'
          | 'email'
          | 'phone'
          | 'url'
          | 'number'
          | 'number_range'
          | 'currency'
          | 'compensation_range'
          | 'date'
          | 'boolean'
          | 'score'
          | 'single_select'
          | 'multi_select'
          | 'file'
          | 'location'
          | 'education_history'
          | 'employment_history'
          | 'consent'
          | 'hidden'
          | 'info';
        /** Default: false */
        required?: boolean;
        /** Default: null */
        position?: number | null;
        section?: string | null;
        /** Default: custom */
        category?: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
        /** Default: applicant */
        visibility?: 'applicant' | 'internal';
        options?: {
          value: string;
          label: string;
          /** Default: false */
          free_form?: boolean;
        }[];
        constraints?: {
          /** Default: null */
          min_length?: number | null;
          /** Default: null */
          max_length?: number | null;
          /** Default: null */
          min?: number | null;
          /** Default: null */
          max?: number | null;
          /** Default: null */
          pattern?: string | null;
          /** Default: null */
          max_bytes?: number | null;
          accept?: string[] | null;
          /** Default: null */
          max_files?: number | null;
        } | null;
        any_of?: string | null;
        /** Default: null */
        depends_on?: {
          key: string;
          /** Default: equals */
          op?: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
          value: string | number | boolean | (string | number | boolean)[];
        } | null;
        /** Default: null */
        semantic?: string | null;
        knockout?: {
          op: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
          value: string | number | boolean | (string | number | boolean)[];
        } | null;
      }[]
    | null;
  features?: {
    resume_autofill?: boolean | null;
    ai_apply?: boolean | null;
    show_salary?: boolean | null;
    show_department?: boolean | null;
    allow_general_applications?: boolean | null;
    confirmation?: boolean | null;
  } | null;
  /** Your own words in the mail that confirms an application. features.confirmation turns the mail off. */
  confirmation_text?: string | null;
  /** When the role closes automatically. Must be in the future. */
  closes_at?: string | null;
};

export interface ListJobListingsParams {
  /**
   * Comma-separated. The default is all except archived.
   * Example: open,closed
   */
  status?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface ListJobApplicationsParams {
  /** Key of a stage. */
  stage?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type ReplacePipelineStagesParams = {
  stages: {
    key: string;
    name: string;
    type: 'lead' | 'active' | 'offer' | 'hired' | 'archived';
    /**
     * Whether an accepted offer moves its application here; one stage at most. If no stage has the member, the
     * choice is kept.
     */
    takes_accepted_offers?: boolean;
  }[];
};

export interface ListCandidatesParams {
  /**
   * Candidates with an application for this job.
   * Example: job_0NaQ8xT2v7Bd1kZp4mXw
   */
  job_id?: string;
  /** Key of a stage. With job_id, the stage of the application for that job. */
  stage?: string;
  /** Status of an application; with job_id or stage, of that application. */
  status?: 'active' | 'hired' | 'rejected' | 'withdrawn';
  /** Key of a question of the form of job_id. Needs job_id and answer. */
  answer_to?: string;
  /** The answer to answer_to: the value of an option, true, false, or a number. */
  answer?: string;
  /** Where the candidate came from. */
  source?: string;
  /** A tag of the candidate. */
  tag?: string;
  /** Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers. */
  q?: string;
  /** E-mail address, compared without case. */
  email?: string;
  /** Added after this time. */
  created_after?: string;
  /** Added before this time. */
  created_before?: string;
  /** Changed after this time. */
  updated_after?: string;
  /**
   * Texts are sorted without case and accents; candidates without one come first.
   * Default: created_at
   */
  sort?: 'created_at' | 'updated_at' | 'name' | 'email' | 'source';
  /** The default is desc for times and asc for texts. */
  order?: 'asc' | 'desc';
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface CreateCandidateParams {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  location?: string | null;
  links?: string[] | null;
  skills?: string[] | null;
  tags?: string[] | null;
  /** Where the candidate came from. */
  source?: string | null;
  /** Whether other employers may find this person. */
  consent_discovery?: boolean | null;
  /** Creates an application for this job. */
  job_id?: string;
}

export interface UpdateCandidateParams {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  location?: string | null;
  links?: string[] | null;
  skills?: string[] | null;
  tags?: string[] | null;
  /** Where the candidate came from. */
  source?: string | null;
  /** Whether other employers may find this person. */
  consent_discovery?: boolean | null;
}

export interface AddNoteParams {
  body: string;
  /**
   * Hides the note from members with the role interviewer.
   * Default: false
   */
  private?: boolean;
}

export interface MoveCandidateParams {
  /** Example: screening */
  stage: string;
  /** The expected stage of the application. At another stage the call is 409 stage_conflict. */
  from_stage?: string;
  reason?: string | null;
  /** The job of the application. Required if several are active. */
  job_id?: string;
}

export interface MergeCandidatesParams {
  /** Example: cand_0NaQ8xT2v7Bd1kZp4mXw */
  primary_id: string;
  duplicate_id: string;
}

export interface ListInterviewQuestionsParams {
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  job_id: string;
  /** Only questions of this kind. */
  kind?: 'behavioral' | 'technical' | 'role' | 'situational';
  /** One skill, in any spelling. */
  keyword?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface GenerateInterviewQuestionsParams {
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  job_id: string;
  /** Default: 10 */
  count?: number;
  kinds?: ('behavioral' | 'technical' | 'role' | 'situational')[];
}

export interface ListOffersParams {
  /** Only offers with this status. */
  status?: 'draft' | 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  /**
   * Also offers to duplicates that were merged into this candidate.
   * Example: cand_0NaQ8xT2v7Bd1kZp4mXw
   */
  candidate_id?: string;
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  job_id?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateOfferParams = {
  candidate_id: string;
  job_id?: string | null;
  title: string;
  /**
   * Where the person will work, as text: the role's `location` or another.
   * Example: Berlin, Germany
   */
  location?: string | null;
  salary?: {
    amount: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  /** Example: 2027-03-01 */
  start_date?: string | null;
  /** When the offer expires by itself; null is never. */
  expires_at?: string | null;
  /** Plain text. */
  message?: string | null;
};

export type UpdateOfferParams = {
  title?: string;
  /**
   * Where the person will work, as text: the role's `location` or another.
   * Example: Berlin, Germany
   */
  location?: string | null;
  salary?: {
    amount: number;
    currency: string;
    period: 'hour' | 'day' | 'week' | 'month' | 'year';
  } | null;
  /** Example: 2027-03-01 */
  start_date?: string | null;
  /** When the offer expires by itself; null is never. */
  expires_at?: string | null;
  /** Plain text. */
  message?: string | null;
};

export interface DecideOfferParams {
  decision: 'accept' | 'decline';
  /** The full name as the candidate types it, kept as a signature. */
  name?: string | null;
  reason?: string | null;
}

export interface ApplyToJobParams {
  name?: string | null;
  /** Example: mara.lindqvist@example.com */
  email?: string | null;
  phone?: string | null;
  /** By field key; a file is { filename, content_base64 }. */
  answers?: Record<string, unknown>;
  /**
   * Whether other employers may find this person. The consent of a candidate who already has this address does not
   * change, unless an account applies with its own address.
   */
  consent_discovery?: boolean;
}

export interface ListAppliedJobsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type PutAccountResumeParams =
  | {
      resume: {
        basics?: {
          name?: string;
          label?: string;
          image?: string;
          email?: string;
          phone?: string;
          url?: string;
          summary?: string;
          location?: {
            address?: string;
            postalCode?: string;
            city?: string;
            region?: string;
            countryCode?: string;
          };
          profiles?: {
            network?: string;
            username?: string;
            url?: string;
          }[];
        };
        work?: {
          name?: string;
          position?: string;
          location?: string;
          description?: string;
          summary?: string;
          url?: string;
          /** Example: 2021-04 */
          startDate?: string;
          /** Example: 2021-04 */
          endDate?: string;
          highlights?: string[];
        }[];
        volunteer?: {
          organization?: string;
          position?: string;
          summary?: string;
          url?: string;
          /** Example: 2021-04 */
          startDate?: string;
          /** Example: 2021-04 */
          endDate?: string;
          highlights?: string[];
        }[];
        education?: {
          institution?: string;
          url?: string;
          area?: string;
          studyType?: string;
          /** Example: 2021-04 */
          startDate?: string;
          /** Example: 2021-04 */
          endDate?: string;
          score?: string;
          courses?: string[];
        }[];
        skills?: {
          name?: string;
          level?: string;
          keywords?: string[];
        }[];
        languages?: {
          language?: string;
          fluency?: string;
        }[];
        certificates?: {
          name?: string;
          /** Example: 2021-04 */
          date?: string;
          url?: string;
          issuer?: string;
        }[];
        projects?: {
          name?: string;
          description?: string;
          entity?: string;
          type?: string;
          roles?: string[];
          keywords?: string[];
          url?: string;
          /** Example: 2021-04 */
          startDate?: string;
          /** Example: 2021-04 */
          endDate?: string;
          highlights?: string[];
        }[];
        awards?: {
          title?: string;
          /** Example: 2021-04 */
          date?: string;
          awarder?: string;
          summary?: string;
        }[];
        publications?: {
          name?: string;
          publisher?: string;
          /** Example: 2021-04 */
          releaseDate?: string;
          url?: string;
          summary?: string;
        }[];
        interests?: {
          name?: string;
          keywords?: string[];
        }[];
        references?: {
          name?: string;
          reference?: string;
        }[];
      };
    }
  | {
      /**
       * Ends in .pdf, .docx, .rtf, .txt or .md.
       * Example: resume.pdf
       */
      filename: string;
      /** The file, 5 MiB at most. */
      content_base64: string;
    }
  | { file: FileInput };

export interface ListEmailMessagesParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface CreateEmailMessageParams {
  name: string;
  subject: string;
  body_text?: string | null;
  body_html?: string | null;
}

export interface UpdateEmailMessageParams {
  name?: string;
  subject?: string;
  body_text?: string | null;
  body_html?: string | null;
}

export type SendEmailParams = {
  template_id?: string;
  subject?: string;
  body_text?: string;
  body_html?: string;
  /** Ids of candidates or e-mail addresses. */
  to: string[];
  send_at?: string;
  job_id?: string;
  /** In the console: the address of the member, if left out. */
  reply_to?: string;
  /**
   * letter: a mail without body_html gets HTML with the name, the logo and the colour of the organization. plain,
   * the default, sends the text alone.
   */
  layout?: 'plain' | 'letter';
  /**
   * The visits to count. Needs body_html: links lead through this service, and a picture reports openings. Off by
   * default.
   */
  track?: {
    /** Default: false */
    opens?: boolean;
    /** Default: false */
    clicks?: boolean;
  };
};

export type PreviewEmailParams = {
  template_id?: string;
  subject?: string;
  body_text?: string;
  body_html?: string;
  /** Ids of candidates or e-mail addresses. */
  to: string[];
  send_at?: string;
  job_id?: string;
  /** In the console: the address of the member, if left out. */
  reply_to?: string;
  /**
   * letter: a mail without body_html gets HTML with the name, the logo and the colour of the organization. plain,
   * the default, sends the text alone.
   */
  layout?: 'plain' | 'letter';
  /**
   * The visits to count. Needs body_html: links lead through this service, and a picture reports openings. Off by
   * default.
   */
  track?: {
    /** Default: false */
    opens?: boolean;
    /** Default: false */
    clicks?: boolean;
  };
};

export interface ListEmailSendsParams {
  /**
   * Only sends with a mail to this candidate, or to a duplicate that was merged into it.
   * Example: cand_0NaQ8xT2v7Bd1kZp4mXw
   */
  candidate_id?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface ListEmailSendEventsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
  /** Only the events of this address, in any spelling. */
  recipient?: string;
  /** Only events of this kind. */
  kind?:
    | 'queued'
    | 'sent'
    | 'deferred'
    | 'bounced'
    | 'failed'
    | 'suppressed'
    | 'cancelled'
    | 'opened'
    | 'clicked'
    | 'unsubscribed'
    | 'complained';
}

export interface ListEmailSuppressionsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
  /** Only entries with this reason. */
  reason?: 'unsubscribed' | 'hard_bounce' | 'complaint' | 'manual';
  /** Only the entries of this address. */
  address?: string;
}

export interface CreateEmailSuppressionParams {
  address: string;
  reason?: 'manual';
}

export interface UnsubscribeParams {
  'List-Unsubscribe': 'One-Click';
}

export interface ListNotificationsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
  /** true: only those that were not read. */
  unread?: 'true' | 'false';
}

export interface ReadNotificationsParams {
  /** Without it, all are marked. */
  ids?: string[];
}

export interface UpdateNotificationSettingsParams {
  new_application?: 'at_once' | 'daily' | 'off';
  my_role?: 'at_once' | 'daily' | 'off';
  accepted_offer?: 'at_once' | 'daily' | 'off';
  declined_offer?: 'at_once' | 'daily' | 'off';
  survey_response?: 'at_once' | 'daily' | 'off';
  failing_endpoint?: 'at_once' | 'daily' | 'off';
  low_balance?: 'at_once' | 'daily' | 'off';
}

export interface ListInterviewsParams {
  /** Only interviews with this status. */
  status?: 'proposed' | 'scheduled' | 'done' | 'cancelled' | 'no_show';
  /**
   * Also interviews of duplicates that were merged into this candidate.
   * Example: cand_0NaQ8xT2v7Bd1kZp4mXw
   */
  candidate_id?: string;
  /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
  job_id?: string;
  /**
   * The id of a member, or an e-mail address.
   * Example: interviewer@example.com
   */
  interviewer?: string;
  /** Starts at this time or later. */
  from?: string;
  /** Starts before this time. */
  to?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateInterviewParams = {
  candidate_id: string;
  job_id?: string | null;
  title: string;
  kind: 'phone' | 'video' | 'onsite' | 'task';
  duration_minutes: number;
  /**
   * Ids of members (mem_…) or e-mail addresses. The address of a member means that member.
   * Example: ["interviewer@example.com"]
   */
  interviewers: string[];
  /** Example: Europe/Stockholm */
  timezone: string;
  place?: string | null;
  /** Of the video call, say. */
  url?: string | null;
  /** Plain text for the candidate. */
  instructions?: string | null;
  scorecard_template_id?: string | null;
  /** Example: 2027-03-01T09:00:00Z */
  starts_at?: string;
  /** Starts of which the candidate chooses one. */
  slots?: string[];
  availability?: {
    /** Example: 2027-03-01 */
    from: string;
    /** The last day. */
    to: string;
    /** Days of the week; Monday to Friday by default. */
    weekdays?: (
      | number
      | 'monday'
      | 'tuesday'
      | 'wednesday'
      | 'thursday'
      | 'friday'
      | 'saturday'
      | 'sunday'
      | 'mon'
      | 'tue'
      | 'wed'
      | 'thu'
      | 'fri'
      | 'sat'
      | 'sun'
    )[];
    /**
     * One span of a day or several.
     * Default: {"from":"09:00","to":"17:00"}
     */
    hours?:
      | {
          /** Example: 09:00 */
          from: string;
          /** Example: 09:00 */
          to: string;
        }
      | {
          /** Example: 09:00 */
          from: string;
          /** Example: 09:00 */
          to: string;
        }[];
  } | null;
  /**
   * Until this many hours before the start the candidate may move or cancel it; 24 by default.
   * Default: 24
   */
  change_until_hours?: number;
};

export type UpdateInterviewParams = {
  title?: string;
  kind?: 'phone' | 'video' | 'onsite' | 'task';
  duration_minutes?: number;
  /**
   * Ids of members (mem_…) or e-mail addresses. The address of a member means that member.
   * Example: ["interviewer@example.com"]
   */
  interviewers?: string[];
  timezone?: string;
  place?: string | null;
  /** Of the video call, say. */
  url?: string | null;
  /** Plain text for the candidate. */
  instructions?: string | null;
  scorecard_template_id?: string | null;
  /** Example: 2027-03-01T09:00:00Z */
  starts_at?: string;
  /** Starts of which the candidate chooses one. */
  slots?: string[];
  availability?: {
    /** Example: 2027-03-01 */
    from: string;
    /** The last day. */
    to: string;
    /** Days of the week; Monday to Friday by default. */
    weekdays?: (
      | number
      | 'monday'
      | 'tuesday'
      | 'wednesday'
      | 'thursday'
      | 'friday'
      | 'saturday'
      | 'sunday'
      | 'mon'
      | 'tue'
      | 'wed'
      | 'thu'
      | 'fri'
      | 'sat'
      | 'sun'
    )[];
    /**
     * One span of a day or several.
     * Default: {"from":"09:00","to":"17:00"}
     */
    hours?:
      | {
          /** Example: 09:00 */
          from: string;
          /** Example: 09:00 */
          to: string;
        }
      | {
          /** Example: 09:00 */
          from: string;
          /** Example: 09:00 */
          to: string;
        }[];
  } | null;
  /** Until this many hours before the start the candidate may move or cancel it; 24 by default. */
  change_until_hours?: number;
  /** done and no_show may be set at any time; cancelled is final. */
  status?: 'done' | 'no_show' | 'cancelled';
};

export interface CancelInterviewParams {
  /** For the account; the candidate does not get it. */
  reason?: string | null;
}

export interface GetPublicInterviewParams {
  /** Show times in this zone. */
  timezone?: string;
}

export interface AnswerInterviewParams {
  /**
   * choose and move take an offered start.
   * Default: choose
   */
  action?: 'choose' | 'move' | 'cancel';
  starts_at?: string;
  /** The zone of the candidate; mails show times in it. */
  timezone?: string;
  reason?: string | null;
}

export interface GetInterviewFeedParams {
  /** Part of the address, as it was shown. */
  token: string;
}

export interface SaveScorecardParams {
  /**
   * By the key of the attribute: a score from 1 to 4, a text, or true and false. null and absent attributes are
   * unanswered.
   * Example: {"notes":"Explained the escapement well."}
   * Default: {}
   */
  answers?: Record<string, string | number | boolean | null>;
  /** Default: null */
  recommendation?: 'definitely_not' | 'no' | 'no_decision' | 'yes' | 'strong_yes' | null;
  /**
   * false keeps a draft that only its author sees. true needs all required attributes and the recommendation.
   * Default: false
   */
  submitted?: boolean;
  /**
   * Id of a member (mem_…) or e-mail address of an interviewer of the interview. Required with a key; members
   * write their own card.
   */
  interviewer?: string;
}

export interface ListScorecardTemplatesParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateScorecardTemplateParams = {
  /** Example: Technical interview */
  name: string;
  attributes: (
    | {
        /**
         * Names the answer. Made from the label where it is absent.
         * Example: problem_solving
         */
        key?: string;
        /** Example: Problem solving */
        label: string;
        /** Default: false */
        required?: boolean;
        /** Hint for interviewers. */
        description?: string | null;
        /** A score from 1 to 4. */
        kind: 'score';
        /** Of the scores 1 to 4; Poor, Fair, Good, Excellent by default. */
        words?: string[] | null;
      }
    | {
        /**
         * Names the answer. Made from the label where it is absent.
         * Example: problem_solving
         */
        key?: string;
        /** Example: Problem solving */
        label: string;
        /** Default: false */
        required?: boolean;
        /** Hint for interviewers. */
        description?: string | null;
        kind: 'text';
      }
    | {
        /**
         * Names the answer. Made from the label where it is absent.
         * Example: problem_solving
         */
        key?: string;
        /** Example: Problem solving */
        label: string;
        /** Default: false */
        required?: boolean;
        /** Hint for interviewers. */
        description?: string | null;
        kind: 'yes_no';
      }
  )[];
};

export type UpdateScorecardTemplateParams = {
  name?: string;
  /**
   * Replaces all attributes. One keeps its answers by its key. Cards that were saved before show the attributes of
   * then.
   */
  attributes?: (
    | {
        /**
         * Names the answer. Made from the label where it is absent.
         * Example: problem_solving
         */
        key?: string;
        /** Example: Problem solving */
        label: string;
        /** Default: false */
        required?: boolean;
        /** Hint for interviewers. */
        description?: string | null;
        /** A score from 1 to 4. */
        kind: 'score';
        /** Of the scores 1 to 4; Poor, Fair, Good, Excellent by default. */
        words?: string[] | null;
      }
    | {
        /**
         * Names the answer. Made from the label where it is absent.
         * Example: problem_solving
         */
        key?: string;
        /** Example: Problem solving */
        label: string;
        /** Default: false */
        required?: boolean;
        /** Hint for interviewers. */
        description?: string | null;
        kind: 'text';
      }
    | {
        /**
         * Names the answer. Made from the label where it is absent.
         * Example: problem_solving
         */
        key?: string;
        /** Example: Problem solving */
        label: string;
        /** Default: false */
        required?: boolean;
        /** Hint for interviewers. */
        description?: string | null;
        kind: 'yes_no';
      }
  )[];
};

export interface SearchPeopleParams {
  /**
   * Words that all must stand in the name, headline, titles or skills.
   * Example: staff engineer
   */
  q?: string;
  /** Words that all must stand in the titles. */
  title?: string;
  /**
   * Comma-separated; all of them, in any known spelling.
   * Example: Kubernetes,Go
   */
  skills?: string;
  /**
   * A city with 40 km around it, a region or a country, by name or code.
   * Example: Austin, TX
   */
  location?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface ListSurveysParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateSurveyParams = {
  name: string;
  questions: {
    key: string;
    label: string;
    description?: string | null;
    type:
      | 'text'
      | 'textarea'
      | 'rich_text'
      | 'email'
      | 'phone'
      | 'url'
      | 'number'
      | 'number_range'
      | 'currency'
      | 'compensation_range'
      | 'date'
      | 'boolean'
      | 'score'
      | 'single_select'
      | 'multi_select'
      | 'location'
      | 'consent'
      | 'hidden'
      | 'info';
    /** Default: false */
    required?: boolean;
    /** Default: null */
    position?: number | null;
    section?: string | null;
    /** Default: custom */
    category?: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
    /** Default: applicant */
    visibility?: 'applicant' | 'internal';
    options?: {
      value: string;
      label: string;
      /** Default: false */
      free_form?: boolean;
    }[];
    constraints?: {
      /** Default: null */
      min_length?: number | null;
      /** Default: null */
      max_length?: number | null;
      /** Default: null */
      min?: number | null;
      /** Default: null */
      max?: number | null;
      /** Default: null */
      pattern?: string | null;
      /** Default: null */
      max_bytes?: number | null;
      accept?: string[] | null;
      /** Default: null */
      max_files?: number | null;
    } | null;
    any_of?: string | null;
    /** Default: null */
    depends_on?: {
      key: string;
      /** Default: equals */
      op?: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
      value: string | number | boolean | (string | number | boolean)[];
    } | null;
    /** Default: null */
    semantic?: string | null;
  }[];
  /** Default: false */
  one_response_per_token?: boolean;
  /** Default: false */
  anonymous?: boolean;
};

export type UpdateSurveyParams = {
  name?: string;
  status?: 'open' | 'closed';
  questions?: {
    key: string;
    label: string;
    description?: string | null;
    type:
      | 'text'
      | 'textarea'
      | 'rich_text'
      | 'email'
      | 'phone'
      | 'url'
      | 'number'
      | 'number_range'
      | 'currency'
      | 'compensation_range'
      | 'date'
      | 'boolean'
      | 'score'
      | 'single_select'
      | 'multi_select'
      | 'location'
      | 'consent'
      | 'hidden'
      | 'info';
    /** Default: false */
    required?: boolean;
    /** Default: null */
    position?: number | null;
    section?: string | null;
    /** Default: custom */
    category?: 'standard' | 'custom' | 'eeo' | 'demographic' | 'consent';
    /** Default: applicant */
    visibility?: 'applicant' | 'internal';
    options?: {
      value: string;
      label: string;
      /** Default: false */
      free_form?: boolean;
    }[];
    constraints?: {
      /** Default: null */
      min_length?: number | null;
      /** Default: null */
      max_length?: number | null;
      /** Default: null */
      min?: number | null;
      /** Default: null */
      max?: number | null;
      /** Default: null */
      pattern?: string | null;
      /** Default: null */
      max_bytes?: number | null;
      accept?: string[] | null;
      /** Default: null */
      max_files?: number | null;
    } | null;
    any_of?: string | null;
    /** Default: null */
    depends_on?: {
      key: string;
      /** Default: equals */
      op?: 'equals' | 'not_equals' | 'in' | 'not_in' | 'at_least' | 'at_most';
      value: string | number | boolean | (string | number | boolean)[];
    } | null;
    /** Default: null */
    semantic?: string | null;
  }[];
  one_response_per_token?: boolean;
  anonymous?: boolean;
};

export interface ListSurveyResponsesParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface IssueSurveyTokensParams {
  count?: number;
  candidate_ids?: string[];
}

export interface GetPublicSurveyParams {
  /** The token of the survey link. It is not checked here. */
  token?: string;
}

export interface SubmitSurveyResponseParams {
  /** Required if the survey takes one response per token. */
  token?: string | null;
  /**
   * By question key.
   * Example: {"rating":4}
   */
  answers: Record<string, unknown>;
}

export interface ListEmployeesParams {
  /** Each word must be the beginning of a word of name, e-mail, phone, title or department. */
  q?: string;
  /** The whole department. */
  department?: string;
  /** Default: both. */
  status?: 'active' | 'ended';
  /** Only those who report to this employee directly. */
  manager_id?: string;
  /** E-mail address, compared without case. */
  email?: string;
  /** Only employees that this candidate became. */
  candidate_id?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface CreateEmployeeParams {
  name: string;
  email?: string | null;
  phone?: string | null;
  title?: string | null;
  department?: string | null;
  start_date?: string | null;
  /** The last day. The employee is ended from the next day (UTC). */
  end_date?: string | null;
  /** An active employee of the account. */
  manager_id?: string | null;
}

export interface UpdateEmployeeParams {
  name?: string;
  email?: string | null;
  phone?: string | null;
  title?: string | null;
  department?: string | null;
  start_date?: string | null;
  /** The last day. The employee is ended from the next day (UTC). */
  end_date?: string | null;
  /** An active employee of the account. */
  manager_id?: string | null;
}

export interface HireCandidateParams {
  /** The job of the application. Required if several are active. */
  job_id?: string;
  /** Default: the title of the accepted offer, else of the job. */
  title?: string | null;
  /** Default: the date of the accepted offer. */
  start_date?: string | null;
}

export interface ListAttendanceParams {
  /** Only entries of this employee. */
  employee_id?: string;
  /** Only the `in` entries of employees who are checked in now. */
  open?: 'true';
  /** With open: only those checked in for longer. 16 finds forgotten check-outs. */
  longer_than_hours?: number;
  /** Only entries of this kind. */
  kind?: 'in' | 'out' | 'break_start' | 'break_end' | 'leave';
  /** Entries at this time or later, and leaves that last beyond it. */
  from?: string;
  /** Entries before this time. */
  to?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface RecordAttendanceParams {
  kind: 'in' | 'out' | 'break_start' | 'break_end' | 'leave';
  /**
   * Default for stamps: now. At most 5 minutes ahead, except for leave. Entries are ordered by this time, whenever
   * they arrive.
   */
  at?: string;
  /** Required for leave, and for leave only: at most 366 days after at. */
  until?: string;
  note?: string | null;
  /** Example: emp_0NaQ8xT2v7Bd1kZp4mXw */
  employee_id: string;
}

export interface ListOwnAttendanceParams {
  /** Only entries of this kind. */
  kind?: 'in' | 'out' | 'break_start' | 'break_end' | 'leave';
  /** Entries at this time or later, and leaves that last beyond it. */
  from?: string;
  /** Entries before this time. */
  to?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface RecordOwnAttendanceParams {
  kind: 'in' | 'out' | 'break_start' | 'break_end' | 'leave';
  /**
   * Default for stamps: now. At most 5 minutes ahead, except for leave. Entries are ordered by this time, whenever
   * they arrive.
   */
  at?: string;
  /** Required for leave, and for leave only: at most 366 days after at. */
  until?: string;
  note?: string | null;
}

export interface SummarizeAttendanceParams {
  /** Example: emp_0NaQ8xT2v7Bd1kZp4mXw */
  employee_id: string;
  /** The first day. */
  from: string;
  /** The last day, at most 366 days in all. */
  to: string;
  /**
   * IANA time zone whose days are counted.
   * Example: Europe/Stockholm
   */
  timezone: string;
}

export interface UpdateAttendanceParams {
  /** Another kind of stamp. A leave stays a leave. */
  kind?: 'in' | 'out' | 'break_start' | 'break_end';
  at?: string;
  until?: string;
  note?: string | null;
}

export type ChangeCandidatesParams =
  | {
      action: 'move';
      /** Example: screening */
      stage: string;
      from_stage?: string;
      /** The job of the applications. Candidates with several active ones need it. */
      job_id?: string;
      reason?: string | null;
      ids?: string[];
      /** As the query of GET /candidates. Without members it matches every candidate. */
      filter?: {
        /**
         * Candidates with an application for this job.
         * Example: job_0NaQ8xT2v7Bd1kZp4mXw
         */
        job_id?: string;
        /** Key of a stage. With job_id, the stage of the application for that job. */
        stage?: string;
        /** Status of an application; with job_id or stage, of that application. */
        status?: 'active' | 'hired' | 'rejected' | 'withdrawn';
        /** Key of a question of the form of job_id. Needs job_id and answer. */
        answer_to?: string;
        /** The answer to answer_to: the value of an option, true, false, or a number. */
        answer?: string;
        /** Where the candidate came from. */
        source?: string;
        /** A tag of the candidate. */
        tag?: string;
        /** Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers. */
        q?: string;
        /** E-mail address, compared without case. */
        email?: string;
        /** Added after this time. */
        created_after?: string;
        /** Added before this time. */
        created_before?: string;
        /** Changed after this time. */
        updated_after?: string;
      };
      /**
       * Says what would be, and writes nothing.
       * Default: false
       */
      dry_run?: boolean;
    }
  | {
      action: 'tag';
      tags: string[];
      ids?: string[];
      /** As the query of GET /candidates. Without members it matches every candidate. */
      filter?: {
        /**
         * Candidates with an application for this job.
         * Example: job_0NaQ8xT2v7Bd1kZp4mXw
         */
        job_id?: string;
        /** Key of a stage. With job_id, the stage of the application for that job. */
        stage?: string;
        /** Status of an application; with job_id or stage, of that application. */
        status?: 'active' | 'hired' | 'rejected' | 'withdrawn';
        /** Key of a question of the form of job_id. Needs job_id and answer. */
        answer_to?: string;
        /** The answer to answer_to: the value of an option, true, false, or a number. */
        answer?: string;
        /** Where the candidate came from. */
        source?: string;
        /** A tag of the candidate. */
        tag?: string;
        /** Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers. */
        q?: string;
        /** E-mail address, compared without case. */
        email?: string;
        /** Added after this time. */
        created_after?: string;
        /** Added before this time. */
        created_before?: string;
        /** Changed after this time. */
        updated_after?: string;
      };
      /**
       * Says what would be, and writes nothing.
       * Default: false
       */
      dry_run?: boolean;
    }
  | {
      action: 'untag';
      tags: string[];
      ids?: string[];
      /** As the query of GET /candidates. Without members it matches every candidate. */
      filter?: {
        /**
         * Candidates with an application for this job.
         * Example: job_0NaQ8xT2v7Bd1kZp4mXw
         */
        job_id?: string;
        /** Key of a stage. With job_id, the stage of the application for that job. */
        stage?: string;
        /** Status of an application; with job_id or stage, of that application. */
        status?: 'active' | 'hired' | 'rejected' | 'withdrawn';
        /** Key of a question of the form of job_id. Needs job_id and answer. */
        answer_to?: string;
        /** The answer to answer_to: the value of an option, true, false, or a number. */
        answer?: string;
        /** Where the candidate came from. */
        source?: string;
        /** A tag of the candidate. */
        tag?: string;
        /** Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers. */
        q?: string;
        /** E-mail address, compared without case. */
        email?: string;
        /** Added after this time. */
        created_after?: string;
        /** Added before this time. */
        created_before?: string;
        /** Changed after this time. */
        updated_after?: string;
      };
      /**
       * Says what would be, and writes nothing.
       * Default: false
       */
      dry_run?: boolean;
    }
  | {
      action: 'note';
      body: string;
      /** Default: false */
      private?: boolean;
      ids?: string[];
      /** As the query of GET /candidates. Without members it matches every candidate. */
      filter?: {
        /**
         * Candidates with an application for this job.
         * Example: job_0NaQ8xT2v7Bd1kZp4mXw
         */
        job_id?: string;
        /** Key of a stage. With job_id, the stage of the application for that job. */
        stage?: string;
        /** Status of an application; with job_id or stage, of that application. */
        status?: 'active' | 'hired' | 'rejected' | 'withdrawn';
        /** Key of a question of the form of job_id. Needs job_id and answer. */
        answer_to?: string;
        /** The answer to answer_to: the value of an option, true, false, or a number. */
        answer?: string;
        /** Where the candidate came from. */
        source?: string;
        /** A tag of the candidate. */
        tag?: string;
        /** Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers. */
        q?: string;
        /** E-mail address, compared without case. */
        email?: string;
        /** Added after this time. */
        created_after?: string;
        /** Added before this time. */
        created_before?: string;
        /** Changed after this time. */
        updated_after?: string;
      };
      /**
       * Says what would be, and writes nothing.
       * Default: false
       */
      dry_run?: boolean;
    }
  | {
      action: 'mail';
      template_id?: string;
      subject?: string;
      body_text?: string;
      body_html?: string;
      job_id?: string;
      reply_to?: string;
      /**
       * letter: a mail without body_html gets HTML with the name, the logo and the colour of the organization. plain,
       * the default, sends the text alone.
       */
      layout?: 'plain' | 'letter';
      ids?: string[];
      /** As the query of GET /candidates. Without members it matches every candidate. */
      filter?: {
        /**
         * Candidates with an application for this job.
         * Example: job_0NaQ8xT2v7Bd1kZp4mXw
         */
        job_id?: string;
        /** Key of a stage. With job_id, the stage of the application for that job. */
        stage?: string;
        /** Status of an application; with job_id or stage, of that application. */
        status?: 'active' | 'hired' | 'rejected' | 'withdrawn';
        /** Key of a question of the form of job_id. Needs job_id and answer. */
        answer_to?: string;
        /** The answer to answer_to: the value of an option, true, false, or a number. */
        answer?: string;
        /** Where the candidate came from. */
        source?: string;
        /** A tag of the candidate. */
        tag?: string;
        /** Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers. */
        q?: string;
        /** E-mail address, compared without case. */
        email?: string;
        /** Added after this time. */
        created_after?: string;
        /** Added before this time. */
        created_before?: string;
        /** Changed after this time. */
        updated_after?: string;
      };
      /**
       * Says what would be, and writes nothing.
       * Default: false
       */
      dry_run?: boolean;
    };

export interface ListViewsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateViewParams = {
  /** Default: candidates */
  list?: 'candidates' | 'board';
  name: string;
  /** As the query of GET /candidates. */
  query?: {
    job_id?: string;
    stage?: string;
    status?: string;
    answer_to?: string;
    answer?: string;
    source?: string;
    tag?: string;
    q?: string;
    created_after?: string;
    created_before?: string;
    updated_after?: string;
    sort?: string;
    order?: string;
  };
};

export type UpdateViewParams = {
  name?: string;
  query?: {
    job_id?: string;
    stage?: string;
    status?: string;
    answer_to?: string;
    answer?: string;
    source?: string;
    tag?: string;
    q?: string;
    created_after?: string;
    created_before?: string;
    updated_after?: string;
    sort?: string;
    order?: string;
  };
};

export interface ListDocumentTemplatesParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface CreateDocumentTemplateParams {
  name: string;
  /**
   * Text with `#` and `##` headings, `-` and `1.` lists, `**bold**`, `---` page breaks and fields `{{key}}`.
   * `{{#list}} … {{/list}}` repeats for each entry of a list, `{{^list}} … {{/list}}` stands for an empty one.
   * HTML is printed as text.
   * Example: # Offer Dear {{name}},
   */
  body: string;
}

export interface UpdateDocumentTemplateParams {
  name?: string;
  /**
   * Text with `#` and `##` headings, `-` and `1.` lists, `**bold**`, `---` page breaks and fields `{{key}}`.
   * `{{#list}} … {{/list}}` repeats for each entry of a list, `{{^list}} … {{/list}}` stands for an empty one.
   * HTML is printed as text.
   * Example: # Offer Dear {{name}},
   */
  body?: string;
}

export interface ListOwnDocumentsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface ListPlatformDocumentsParams {
  /** Only documents made for this candidate. */
  candidate_id?: string;
  /** Only documents made for this employee. */
  employee_id?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface CreatePlatformDocumentParams {
  /** Example: doc_0NaQ8xT2v7Bd1kZp4mXw */
  template_id: string;
  format: 'pdf' | 'docx';
  /** By default the template's. */
  name?: string;
  /**
   * Texts, numbers and booleans by field; records for fields with dots; lists of records for sections. At most 500
   * names, 200,000 characters and 4 levels.
   */
  values?: Record<string, unknown>;
  /**
   * The person the document is made for: fills candidate.name, and shows them the document under
   * /platform/documents/mine.
   * Default: null
   */
  candidate_id?: string | null;
  /**
   * The employee whom the document is made for, in place of a candidate: fills employee.name, employee.title and
   * employee.start_date.
   * Default: null
   */
  employee_id?: string | null;
}

export interface UpdatePlatformDocumentParams {
  name?: string;
}

export interface GetFunnelReportParams {
  /**
   * The first day as YYYY-MM-DD (UTC), or a time: that time or later.
   * Example: 2026-01-01
   */
  from?: string;
  /**
   * The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.
   * Example: 2026-12-31
   */
  to?: string;
  /** Only this job. */
  job_id?: string;
  /** Only jobs that are in this department now. */
  department?: string;
  /** Only candidates from this source. */
  source?: string;
  /** Splits the rows. month is that of the time that from and to apply to. */
  group_by?: 'job' | 'department' | 'source' | 'month';
}

export interface GetTimeInStageReportParams {
  /**
   * The first day as YYYY-MM-DD (UTC), or a time: that time or later.
   * Example: 2026-01-01
   */
  from?: string;
  /**
   * The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.
   * Example: 2026-12-31
   */
  to?: string;
  /** Only this job. */
  job_id?: string;
  /** Only jobs that are in this department now. */
  department?: string;
  /** Only candidates from this source. */
  source?: string;
  /** Splits the rows. month is that of the time that from and to apply to. */
  group_by?: 'job' | 'department' | 'source' | 'month';
}

export interface GetTimeToHireReportParams {
  /**
   * The first day as YYYY-MM-DD (UTC), or a time: that time or later.
   * Example: 2026-01-01
   */
  from?: string;
  /**
   * The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.
   * Example: 2026-12-31
   */
  to?: string;
  /** Only this job. */
  job_id?: string;
  /** Only jobs that are in this department now. */
  department?: string;
  /** Only candidates from this source. */
  source?: string;
  /** Splits the rows. month is that of the time that from and to apply to. */
  group_by?: 'job' | 'department' | 'source' | 'month';
}

export interface GetSourcesReportParams {
  /**
   * The first day as YYYY-MM-DD (UTC), or a time: that time or later.
   * Example: 2026-01-01
   */
  from?: string;
  /**
   * The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.
   * Example: 2026-12-31
   */
  to?: string;
  /** Only this job. */
  job_id?: string;
  /** Only jobs that are in this department now. */
  department?: string;
  /** Only candidates from this source. */
  source?: string;
  /** Splits the rows. month is that of the time that from and to apply to. */
  group_by?: 'job' | 'department' | 'source' | 'month';
}

export interface GetOpeningsReportParams {
  /**
   * The first day as YYYY-MM-DD (UTC), or a time: that time or later.
   * Example: 2026-01-01
   */
  from?: string;
  /**
   * The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.
   * Example: 2026-12-31
   */
  to?: string;
  /** Only this job. */
  job_id?: string;
  /** Only jobs that are in this department now. */
  department?: string;
  /** Only candidates from this source. */
  source?: string;
  /** Splits the rows. month is that of the time that from and to apply to. */
  group_by?: 'job' | 'department' | 'source' | 'month';
}

export interface GetOffersReportParams {
  /**
   * The first day as YYYY-MM-DD (UTC), or a time: that time or later.
   * Example: 2026-01-01
   */
  from?: string;
  /**
   * The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.
   * Example: 2026-12-31
   */
  to?: string;
  /** Only this job. */
  job_id?: string;
  /** Only jobs that are in this department now. */
  department?: string;
  /** Only candidates from this source. */
  source?: string;
  /** Splits the rows. month is that of the time that from and to apply to. */
  group_by?: 'job' | 'department' | 'source' | 'month';
}

export interface GetInterviewsReportParams {
  /**
   * The first day as YYYY-MM-DD (UTC), or a time: that time or later.
   * Example: 2026-01-01
   */
  from?: string;
  /**
   * The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.
   * Example: 2026-12-31
   */
  to?: string;
  /** Only this job. */
  job_id?: string;
  /** Only jobs that are in this department now. */
  department?: string;
  /** Only candidates from this source. */
  source?: string;
  /** Splits the rows. month is that of the time that from and to apply to. */
  group_by?: 'job' | 'department' | 'source' | 'month';
}

export interface ListImportsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateImportParams = {
  kind: 'candidates' | 'applications' | 'postings';
  file?: {
    /**
     * Ends in .csv, .tsv, .txt or .zip.
     * Example: candidates.csv
     */
    filename: string;
    /** The file, 32 MiB at most. */
    content_base64: string;
  };
  /** Where the file is fetched from. */
  url?: string;
  /** A dry run of the last 24 hours, whose file is read again. */
  import_id?: string;
  /**
   * Column → member. It is merged with what is guessed by the names of the columns; null leaves a column out.
   * Default: {}
   */
  mapping?: Record<string, string | null>;
  /**
   * Counts the rows that would be new, changed and skipped, and writes nothing.
   * Default: false
   */
  dry_run?: boolean;
};

export interface ListImportErrorsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface ListExportsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateExportParams = {
  kind: 'candidates' | 'applications' | 'postings' | 'employees' | 'account';
  /** csv by default; an account is always jsonl. */
  format?: 'csv' | 'jsonl';
  /** Only these records. */
  filter?: {
    job_id?: string;
    stage?: string;
    /** Of applications: active, hired, rejected, withdrawn; of postings: draft, open, closed, archived. */
    status?: string;
    source?: string;
    tag?: string;
  };
  /**
   * Whether a ZIP has the files too; for candidates, applications and the account. The default is true for an
   * account, else false.
   */
  files?: boolean;
};

export type UpdateAccountParams = {
  name?: string | null;
  phone?: string | null;
  location?: string | null;
  links?: string[] | null;
  facts?: {
    work_authorization?: Record<string, boolean> | null;
    /** Whether sponsorship is needed. */
    sponsorship?: Record<string, boolean> | null;
    /** Example: 30 days */
    notice_period?: string | null;
    salary_expectation?: {
      amount: number;
      currency: string;
      period: 'hour' | 'day' | 'week' | 'month' | 'year';
    } | null;
    earliest_start?: string | null;
  } | null;
  resume_reading?: 'rules' | 'model' | null;
};

export interface ListAuditLogParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface GetUsageParams {
  /**
   * UTC month. The default is the current one.
   * Example: 2026-11
   */
  month?: string;
}

export interface ListLedgerParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface ListWebhooksParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface CreateWebhookParams {
  url: string;
  event_kinds: (
    | '*'
    | 'candidate.application_submitted'
    | 'candidate.stage_changed'
    | 'candidate.created'
    | 'candidate.updated'
    | 'candidate.merged'
    | 'candidate.anonymized'
    | 'candidate.hired'
    | 'candidate.rejected'
    | 'job.published'
    | 'job.updated'
    | 'job.closed'
    | 'job_alert.matched'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'email.bounced'
    | 'survey.response_submitted'
    | 'apply_session.needs_input'
    | 'apply_session.awaiting_approval'
    | 'apply_session.submitted'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'scorecard.submitted'
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping'
  )[];
  /** Default: null */
  description?: string | null;
}

export interface UpdateWebhookParams {
  url?: string;
  event_kinds?: (
    | '*'
    | 'candidate.application_submitted'
    | 'candidate.stage_changed'
    | 'candidate.created'
    | 'candidate.updated'
    | 'candidate.merged'
    | 'candidate.anonymized'
    | 'candidate.hired'
    | 'candidate.rejected'
    | 'job.published'
    | 'job.updated'
    | 'job.closed'
    | 'job_alert.matched'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'email.bounced'
    | 'survey.response_submitted'
    | 'apply_session.needs_input'
    | 'apply_session.awaiting_approval'
    | 'apply_session.submitted'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'scorecard.submitted'
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping'
  )[];
  description?: string | null;
  status?: 'enabled' | 'disabled';
}

export interface RecoverWebhookParams {
  /** Example: 2026-11-20T00:00:00Z */
  since: string;
}

export interface ListWebhookDeliveriesParams {
  /**
   * Deliveries to this endpoint.
   * Example: whk_0NaQ8xT2v7Bd1kZp4mXw
   */
  webhook_id?: string;
  /** Of events of this kind. */
  event_kind?:
    | 'candidate.application_submitted'
    | 'candidate.stage_changed'
    | 'candidate.created'
    | 'candidate.updated'
    | 'candidate.merged'
    | 'candidate.anonymized'
    | 'candidate.hired'
    | 'candidate.rejected'
    | 'job.published'
    | 'job.updated'
    | 'job.closed'
    | 'job_alert.matched'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'email.bounced'
    | 'survey.response_submitted'
    | 'apply_session.needs_input'
    | 'apply_session.awaiting_approval'
    | 'apply_session.submitted'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'scorecard.submitted'
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping';
  /** How they stand: `failed` are given up, `cancelled` met a disabled endpoint. */
  status?: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface ListEventsParams {
  /** Events of this kind. */
  kind?:
    | 'candidate.application_submitted'
    | 'candidate.stage_changed'
    | 'candidate.created'
    | 'candidate.updated'
    | 'candidate.merged'
    | 'candidate.anonymized'
    | 'candidate.hired'
    | 'candidate.rejected'
    | 'job.published'
    | 'job.updated'
    | 'job.closed'
    | 'job_alert.matched'
    | 'offer.sent'
    | 'offer.accepted'
    | 'offer.declined'
    | 'offer.withdrawn'
    | 'offer.expired'
    | 'email.bounced'
    | 'survey.response_submitted'
    | 'apply_session.needs_input'
    | 'apply_session.awaiting_approval'
    | 'apply_session.submitted'
    | 'interview.proposed'
    | 'interview.scheduled'
    | 'interview.moved'
    | 'interview.cancelled'
    | 'interview.done'
    | 'scorecard.submitted'
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping';
  /**
   * Events that were stored at this time or later.
   * Example: 2026-11-20T00:00:00Z
   */
  since?: string;
  /** Events that were stored before this time. */
  until?: string;
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type ApplyWithAiParams =
  | {
      /** The default is start. */
      action?: 'start';
      /** Example: job_0NaQ8xT2v7Bd1kZp4mXw */
      job_id: string;
      resume_id?: string;
      instructions?: string;
      documents?: {
        /** Default: false */
        cover_letter?: boolean;
        /** Default: false */
        tailored_resume?: boolean;
      };
      /**
       * Seconds to wait until the session needs input or has ended.
       * Default: 0
       */
      wait_s?: number;
    }
  | {
      action: 'get';
      /**
       * Id of the session. Required for every action except start.
       * Example: ses_0NaQ8xT2v7Bd1kZp4mXw
       */
      session_id: string;
      /**
       * Seconds to wait until the session needs input or has ended.
       * Default: 0
       */
      wait_s?: number;
    }
  | {
      action: 'continue';
      /**
       * Id of the session. Required for every action except start.
       * Example: ses_0NaQ8xT2v7Bd1kZp4mXw
       */
      session_id: string;
      /**
       * Seconds to wait until the session needs input or has ended.
       * Default: 0
       */
      wait_s?: number;
      /** By field key; null leaves a field empty. */
      answers?: Record<string, unknown>;
      message?: string;
    }
  | {
      action: 'approve_submit' | 'approve-submit';
      /**
       * Id of the session. Required for every action except start.
       * Example: ses_0NaQ8xT2v7Bd1kZp4mXw
       */
      session_id: string;
      /**
       * Seconds to wait until the session needs input or has ended.
       * Default: 0
       */
      wait_s?: number;
    }
  | {
      action: 'stop';
      /**
       * Id of the session. Required for every action except start.
       * Example: ses_0NaQ8xT2v7Bd1kZp4mXw
       */
      session_id: string;
      /**
       * Seconds to wait until the session needs input or has ended.
       * Default: 0
       */
      wait_s?: number;
    };

export interface ListApplySessionsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface GetApplySessionParams {
  /** Seconds to wait until the session needs input or has ended. */
  wait_s?: number;
}

export interface ContinueApplySessionParams {
  /** By field key; null leaves a field empty. */
  answers?: Record<string, unknown>;
  message?: string;
  /**
   * Seconds to wait until the session needs input or has ended.
   * Default: 0
   */
  wait_s?: number;
}

export interface ApproveApplySessionParams {
  /**
   * Seconds to wait until the session needs input or has ended.
   * Default: 0
   */
  wait_s?: number;
}

export interface StopApplySessionParams {
  /**
   * Seconds to wait until the session needs input or has ended.
   * Default: 0
   */
  wait_s?: number;
}

export type CreateResumeParams = {
  /** The job that it is written for. */
  job_id?: string;
  /** The source of all facts, as JSON Resume. The default is `resume_id`, else the account's own résumé. */
  resume?: {
    basics?: {
      name?: string;
      label?: string;
      image?: string;
      email?: string;
      phone?: string;
      url?: string;
      summary?: string;
      location?: {
        address?: string;
        postalCode?: string;
        city?: string;
        region?: string;
        countryCode?: string;
      };
      profiles?: {
        network?: string;
        username?: string;
        url?: string;
      }[];
    };
    work?: {
      name?: string;
      position?: string;
      location?: string;
      description?: string;
      summary?: string;
      url?: string;
      /** Example: 2021-04 */
      startDate?: string;
      /** Example: 2021-04 */
      endDate?: string;
      highlights?: string[];
    }[];
    volunteer?: {
      organization?: string;
      position?: string;
      summary?: string;
      url?: string;
      /** Example: 2021-04 */
      startDate?: string;
      /** Example: 2021-04 */
      endDate?: string;
      highlights?: string[];
    }[];
    education?: {
      institution?: string;
      url?: string;
      area?: string;
      studyType?: string;
      /** Example: 2021-04 */
      startDate?: string;
      /** Example: 2021-04 */
      endDate?: string;
      score?: string;
      courses?: string[];
    }[];
    skills?: {
      name?: string;
      level?: string;
      keywords?: string[];
    }[];
    languages?: {
      language?: string;
      fluency?: string;
    }[];
    certificates?: {
      name?: string;
      /** Example: 2021-04 */
      date?: string;
      url?: string;
      issuer?: string;
    }[];
    projects?: {
      name?: string;
      description?: string;
      entity?: string;
      type?: string;
      roles?: string[];
      keywords?: string[];
      url?: string;
      /** Example: 2021-04 */
      startDate?: string;
      /** Example: 2021-04 */
      endDate?: string;
      highlights?: string[];
    }[];
    awards?: {
      title?: string;
      /** Example: 2021-04 */
      date?: string;
      awarder?: string;
      summary?: string;
    }[];
    publications?: {
      name?: string;
      publisher?: string;
      /** Example: 2021-04 */
      releaseDate?: string;
      url?: string;
      summary?: string;
    }[];
    interests?: {
      name?: string;
      keywords?: string[];
    }[];
    references?: {
      name?: string;
      reference?: string;
    }[];
  };
  /** A résumé written by this API, or the account's own. */
  resume_id?: string;
  /** Wishes for the text. They add no facts. */
  instructions?: string;
  /** Default: pdf */
  format?: 'pdf' | 'docx' | 'md' | 'txt' | 'json';
  /** Default: classic */
  template?: 'classic' | 'compact';
};

export interface ListResumesParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type CreateCoverLetterParams = {
  /** The job that it is written for. */
  job_id?: string;
  /** The source of all facts, as JSON Resume. The default is `resume_id`, else the account's own résumé. */
  resume?: {
    basics?: {
      name?: string;
      label?: string;
      image?: string;
      email?: string;
      phone?: string;
      url?: string;
      summary?: string;
      location?: {
        address?: string;
        postalCode?: string;
        city?: string;
        region?: string;
        countryCode?: string;
      };
      profiles?: {
        network?: string;
        username?: string;
        url?: string;
      }[];
    };
    work?: {
      name?: string;
      position?: string;
      location?: string;
      description?: string;
      summary?: string;
      url?: string;
      /** Example: 2021-04 */
      startDate?: string;
      /** Example: 2021-04 */
      endDate?: string;
      highlights?: string[];
    }[];
    volunteer?: {
      organization?: string;
      position?: string;
      summary?: string;
      url?: string;
      /** Example: 2021-04 */
      startDate?: string;
      /** Example: 2021-04 */
      endDate?: string;
      highlights?: string[];
    }[];
    education?: {
      institution?: string;
      url?: string;
      area?: string;
      studyType?: string;
      /** Example: 2021-04 */
      startDate?: string;
      /** Example: 2021-04 */
      endDate?: string;
      score?: string;
      courses?: string[];
    }[];
    skills?: {
      name?: string;
      level?: string;
      keywords?: string[];
    }[];
    languages?: {
      language?: string;
      fluency?: string;
    }[];
    certificates?: {
      name?: string;
      /** Example: 2021-04 */
      date?: string;
      url?: string;
      issuer?: string;
    }[];
    projects?: {
      name?: string;
      description?: string;
      entity?: string;
      type?: string;
      roles?: string[];
      keywords?: string[];
      url?: string;
      /** Example: 2021-04 */
      startDate?: string;
      /** Example: 2021-04 */
      endDate?: string;
      highlights?: string[];
    }[];
    awards?: {
      title?: string;
      /** Example: 2021-04 */
      date?: string;
      awarder?: string;
      summary?: string;
    }[];
    publications?: {
      name?: string;
      publisher?: string;
      /** Example: 2021-04 */
      releaseDate?: string;
      url?: string;
      summary?: string;
    }[];
    interests?: {
      name?: string;
      keywords?: string[];
    }[];
    references?: {
      name?: string;
      reference?: string;
    }[];
  };
  /** A résumé written by this API, or the account's own. */
  resume_id?: string;
  /** Wishes for the text. They add no facts. */
  instructions?: string;
  /** Default: pdf */
  format?: 'pdf' | 'docx' | 'md' | 'txt' | 'json';
  /** Default: classic */
  template?: 'classic' | 'compact';
  /** Default: direct */
  tone?: 'direct' | 'warm' | 'formal';
  /** Default: medium */
  length?: 'short' | 'medium' | 'long';
};

export interface ListCoverLettersParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export type StartChatParams = {
  /** Example: Who applied to the ferry role this week and has a licence? */
  message: string;
  /** What the user looks at: a posting or candidate of the account, or an open job of the market. */
  context?: {
    job_id?: string;
    candidate_id?: string;
  };
  /**
   * Seconds to wait until the session needs input or has ended.
   * Default: 0
   */
  wait_s?: number;
};

export interface ListChatsParams {
  /** Rows per page. The default is 20; a number above 100 is reduced to it. */
  limit?: number;
}

export interface GetChatParams {
  /** Seconds to wait until the session needs input or has ended. */
  wait_s?: number;
}

export interface SendChatMessageParams {
  /** Example: Who applied to the ferry role this week and has a licence? */
  message: string;
  /**
   * Seconds to wait until the session needs input or has ended.
   * Default: 0
   */
  wait_s?: number;
}

export interface ApproveChatActionParams {
  /** Example: act_0NaQ8xT2v7Bd1kZp4mXw */
  action_id: string;
  /**
   * Seconds to wait until the session needs input or has ended.
   * Default: 0
   */
  wait_s?: number;
}

export interface RejectChatActionParams {
  /** Example: act_0NaQ8xT2v7Bd1kZp4mXw */
  action_id: string;
  reason?: string;
  /**
   * Seconds to wait until the session needs input or has ended.
   * Default: 0
   */
  wait_s?: number;
}

export type StopChatParams = Record<string, never>;

export interface CallToolParams {
  /** Example: search_jobs */
  name: string;
  /**
   * Example: {"title":"engineer,-Senior","location":"Germany"}
   * Default: {}
   */
  arguments?: Record<string, unknown>;
}
