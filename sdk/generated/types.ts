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
  organizations: {
    id: string;
    slug: string;
    name: string;
  }[];
  balance_usd_micros: number;
  held_usd_micros: number;
  created_at: string;
  /** Of profile and facts. */
  version: number;
};

export interface AccountResume {
  status: 'queued' | 'parsing' | 'ready' | 'failed';
  /** Why it could not be read. */
  error: string | null;
  updated_at: string;
  id: string;
  filename: string | null;
  /** A signed link, good for 24 h. */
  file_url: string | null;
  /** null until it is ready. */
  resume: JsonResume | null;
}

export interface AppliedJob {
  id: string;
  job_id: string;
  title: string;
  company_name: string;
  /**
   * Key of its stage.
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
  /** Grows with every change; `If-Match` of an action takes it. */
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
        /** Stands word for word in the source. */
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
  /** Grows with every change; `If-Match` of an action takes it. */
  version: number;
  questions: number;
};

export type AuditLogEntry = {
  /** Example: aud_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /**
   * api_key.created: An API key was created. api_key.revoked: An API key was revoked. candidate.stage_changed: An
   * application moved to another stage. candidate.anonymized: A candidate was anonymised. person.revealed: Contact
   * or résumé of a person in People Search was revealed, once per month. pipeline_stages.replaced: The stages of
   * the pipeline were changed. billing.credited: The account was given credit. billing.topped_up: A card was
   * charged, and the account credited. billing.top_up_failed: A card could not be charged.
   * billing.auto_top_up_changed: Automatic top-up was set, or (null) stopped. billing.monthly_limit_changed: The
   * monthly limit was set, or (null) taken away. billing.quota_changed: A quota of the account's own was set; null
   * is everybody's.
   */
  action:
    | 'api_key.created'
    | 'api_key.revoked'
    | 'candidate.stage_changed'
    | 'candidate.anonymized'
    | 'person.revealed'
    | 'pipeline_stages.replaced'
    | 'billing.credited'
    | 'billing.topped_up'
    | 'billing.top_up_failed'
    | 'billing.auto_top_up_changed'
    | 'billing.monthly_limit_changed'
    | 'billing.quota_changed';
  actor: {
    kind: 'user' | 'api_key' | 'candidate' | 'system';
    id: string | null;
    name: string | null;
  };
  target: {
    kind: 'api_key' | 'candidate' | 'person' | 'account';
    id: string;
  };
  /** What the action changed, as it was. */
  before: Record<string, unknown> | null;
  /** What the action changed, as it is since. */
  after: Record<string, unknown> | null;
  at: string;
  /** null when no request was behind it. */
  request_id: string | null;
};

export type BoardFacets = {
  departments: {
    /** Works as a filter as it stands. */
    value: string;
    label: string;
    count: number;
  }[];
  locations: {
    /** Works as a filter as it stands. */
    value: string;
    label: string;
    count: number;
  }[];
  workplace_types: {
    /** Works as a filter as it stands. */
    value: string;
    label: string;
    count: number;
  }[];
  employment_types: {
    /** Works as a filter as it stands. */
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
  };
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
    /** By field key; no EEO answers. */
    answers: Record<string, unknown>;
    files: {
      /** The field of the form it answers. */
      key: string;
      filename: string;
      content_type: string;
      bytes: number;
      /** Good for 24 h. */
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
    files: {
      /** The field of the form it answers. */
      key: string;
      filename: string;
      content_type: string;
      bytes: number;
      /** Good for 24 h. */
      url: string;
    }[];
  }[];
  created_at: string;
  updated_at: string;
  version: number;
};

export interface Company {
  /** Example: org_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  /**
   * What GET /jobs takes as company.
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
    /** A signed link, good for 24 h. */
    url: string;
  }[];
  /** The job's keywords that it holds. */
  keywords_covered: string[];
  /** Those the résumé does not give. */
  keywords_missing: string[];
  /** What the model wrote and the source does not say; it is not in the document. */
  removed: {
    path: string;
    text: string;
    reason: string;
  }[];
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
  /** Always null in search: it finds open jobs only. */
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
  /** pending: being written, ask again. null: never asked for. */
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
  files: {
    /** The field of the form it answers. */
    key: string;
    filename: string;
    content_type: string;
    bytes: number;
    /** Good for 24 h. */
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
  /** Always null in search: it finds open jobs only. */
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
  /** Below 0 for charges. */
  amount_usd_micros: number;
  /** Millionths of a US dollar. */
  balance_after: number;
  /** What it was for, such as a session. */
  reference: string | null;
  at: string;
}

export type MapArea = {
  company: {
    /** Example: org_0NaQ8xT2v7Bd1kZp4mXw */
    id: string;
    /**
     * What GET /jobs takes as company.
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
  /** Of the headquarters, else of the place where most of the open jobs are. */
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
  /** Employers they belong to. */
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
}

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
  /** null leaves a switch as the organization's. */
  features: {
    resume_autofill: boolean | null;
    ai_apply: boolean | null;
    show_salary: boolean | null;
    show_department: boolean | null;
    allow_general_applications: boolean | null;
  };
  closes_at: string | null;
  published_at: string | null;
  closed_at: string | null;
  created_at: string;
  updated_at: string;
  /** Its page on the public board; null for drafts and archived roles. */
  public_url: string | null;
  /**
   * Applications by stage.
   * Example: {"applied":12,"interview":3}
   */
  counts_by_stage: Record<string, number>;
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
  /** null leaves a switch as the organization's. */
  features: {
    resume_autofill: boolean | null;
    ai_apply: boolean | null;
    show_salary: boolean | null;
    show_department: boolean | null;
    allow_general_applications: boolean | null;
  };
  closes_at: string | null;
  published_at: string | null;
  closed_at: string | null;
  created_at: string;
  updated_at: string;
  /** Its page on the public board; null for drafts and archived roles. */
  public_url: string | null;
  /**
   * Applications by stage.
   * Example: {"applied":12,"interview":3}
   */
  counts_by_stage: Record<string, number>;
  version: number;
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
    /** A signed link, good for 24 h. */
    url: string;
  }[];
  /** The job's keywords that it holds. */
  keywords_covered: string[];
  /** Those the résumé does not give. */
  keywords_missing: string[];
  /** What the model wrote and the source does not say; it is not in the document. */
  removed: {
    path: string;
    text: string;
    reason: string;
  }[];
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

export interface SalaryAverage {
  matching_jobs: number;
  /** Matching jobs with pay in the currency. */
  jobs_with_salary: number;
  /** Those of them whose annual midpoint is from 30,000 to 1,000,000. */
  jobs_in_average: number;
  /** Mean of the annual midpoints. */
  average_salary: number | null;
  /** Lowest annual pay in the average. */
  salary_min: number | null;
  /** Highest annual pay in the average. */
  salary_max: number | null;
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
  /** Where anyone reads and answers the survey. */
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
  /** Answers to EEO and demographic questions are left out; they are only counted. */
  answers: Record<string, unknown>;
}

export interface SurveyRow {
  /** Example: srv_0NaQ8xT2v7Bd1kZp4mXw */
  id: string;
  name: string;
  status: 'open' | 'closed';
  one_response_per_token: boolean;
  anonymous: boolean;
  /** Where anyone reads and answers the survey. */
  public_url: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface SurveyToken {
  /** Shown here only. */
  token: string;
  url: string;
  candidate_id: string | null;
}

export interface Tool {
  /** Example: search_jobs */
  name: string;
  description: string;
  /** JSON Schema (2020-12). */
  input_schema: Record<string, unknown>;
  /** JSON Schema (2020-12). */
  output_schema: Record<string, unknown>;
  /** What the key needs for it, beside agent:tools. */
  scope:
    | 'jobs:read'
    | 'jobs:apply'
    | 'agent:tools'
    | 'jobs:post'
    | 'jobs:applications'
    | 'webhooks:manage';
  /** Whether every call spends AI tokens. */
  billed: boolean;
}

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
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping'
  )[];
  status: 'enabled' | 'disabled';
  /** Its answer was 410, there were nothing but failures for 5 days, or a PATCH. */
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
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping';
  status: 'pending' | 'succeeded' | 'failed' | 'cancelled';
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
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping'
  )[];
  status: 'enabled' | 'disabled';
  /** Its answer was 410, there were nothing but failures for 5 days, or a PATCH. */
  disabled_reason: 'gone' | 'failing' | 'requested' | null;
  /** First failure since the last success. */
  failing_since: string | null;
  created_at: string;
  version: number;
  /** `whsec_` + base64 of the 32 bytes that sign. */
  secret: string;
}

export interface SearchJobsParams {
  /**
   * Words that all must stand in the title or the company name; "quoted phrases" stay together; -term leaves out
   * titles that contain it.
   * Example: backend "machine learning" -intern
   */
  q?: string;
  /**
   * Comma-separated phrases, any of which must stand in the title; -phrase excludes. Seniority words take their
   * spellings along: -Senior also leaves out Sr.
   * Example: Software Engineer,Backend Developer,-Senior
   */
  title?: string;
  /**
   * One place: a city, region or country by name or code, or remote.
   * Example: Austin, TX
   */
  location?: string;
  /**
   * Several places, separated by | or ;, any of which will do (location is one more of them).
   * Example: Berlin | Paris
   */
  location_or?: string;
  /**
   * How far around a city to look; 40 km when left out.
   * Example: 25
   */
  radius_km?: number;
  /**
   * Comma-separated employer slugs, as many as the URL has room for; -slug excludes. Hyphens inside belong to the
   * slug.
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
   * Only jobs posted in the last so many days; 0 is no cutoff.
   * Example: 7
   */
  posted_within_days?: number;
  /**
   * Only jobs posted at or after this Unix time in seconds; wins over posted_within_days.
   * Example: 1767225600
   */
  since?: number;
  /**
   * Comma-separated country codes (ISO 3166-1 alpha-2), any of which will do.
   * Example: US,CA
   */
  country?: string;
  /**
   * Comma-separated phrases, any of which must stand in the department.
   * Example: Engineering
   */
  department?: string;
  /**
   * Only jobs whose annual pay in currency (USD when left out) reaches this much.
   * Example: 120000
   */
  salary_min?: number;
  /**
   * ISO 4217 code; only jobs that state their pay in it.
   * Example: USD
   */
  currency?: string;
  /**
   * Only jobs that state their pay, or only those that do not.
   * Example: true
   */
  has_salary?: boolean;
  /**
   * Only jobs that can be applied for through this API, or only the others.
   * Example: true
   */
  can_apply?: boolean;
  /**
   * Comma-separated skills or technologies, all of which the job must name.
   * Example: TypeScript,PostgreSQL
   */
  keywords?: string;
  /**
   * Comma-separated languages of the posting (ISO 639-1), any of which will do.
   * Example: en,de
   */
  language?: string;
  /**
   * relevance (default with q): title matches first, newer first. date: newer first.
   * Example: date
   */
  sort?: 'relevance' | 'date';
  /** Rows per page, 20 when left out; 50 at most, more is capped. */
  limit?: number;
}

export interface GetJobParams {
  /** true has the AI summary written on the first request and waits up to 20 s. */
  summary?: boolean;
}

export interface MapJobsParams {
  /**
   * Words that all must stand in the title or the company name; "quoted phrases" stay together; -term leaves out
   * titles that contain it.
   * Example: backend "machine learning" -intern
   */
  q?: string;
  /**
   * Comma-separated phrases, any of which must stand in the title; -phrase excludes. Seniority words take their
   * spellings along: -Senior also leaves out Sr.
   * Example: Software Engineer,Backend Developer,-Senior
   */
  title?: string;
  /**
   * One place: a city, region or country by name or code, or remote.
   * Example: Austin, TX
   */
  location?: string;
  /**
   * Several places, separated by | or ;, any of which will do (location is one more of them).
   * Example: Berlin | Paris
   */
  location_or?: string;
  /**
   * Around the centre; without a centre, around the city of location.
   * Example: 50
   */
  radius_km?: number;
  /**
   * Comma-separated employer slugs, as many as the URL has room for; -slug excludes. Hyphens inside belong to the
   * slug.
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
   * Only jobs posted in the last so many days; 0 is no cutoff.
   * Example: 7
   */
  posted_within_days?: number;
  /**
   * Only jobs posted at or after this Unix time in seconds; wins over posted_within_days.
   * Example: 1767225600
   */
  since?: number;
  /**
   * Comma-separated country codes (ISO 3166-1 alpha-2), any of which will do.
   * Example: US,CA
   */
  country?: string;
  /**
   * Comma-separated phrases, any of which must stand in the department.
   * Example: Engineering
   */
  department?: string;
  /**
   * Only jobs whose annual pay in currency (USD when left out) reaches this much.
   * Example: 120000
   */
  salary_min?: number;
  /**
   * ISO 4217 code; only jobs that state their pay in it.
   * Example: USD
   */
  currency?: string;
  /**
   * Only jobs that state their pay, or only those that do not.
   * Example: true
   */
  has_salary?: boolean;
  /**
   * Only jobs that can be applied for through this API, or only the others.
   * Example: true
   */
  can_apply?: boolean;
  /**
   * Comma-separated skills or technologies, all of which the job must name.
   * Example: TypeScript,PostgreSQL
   */
  keywords?: string;
  /**
   * Comma-separated languages of the posting (ISO 639-1), any of which will do.
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
  /** Rows per page, 100 when left out; 500 at most, more is capped. */
  limit?: number;
}

export interface AverageSalaryParams {
  /**
   * Words that all must stand in the title or the company name; "quoted phrases" stay together; -term leaves out
   * titles that contain it.
   * Example: backend "machine learning" -intern
   */
  q?: string;
  /**
   * Comma-separated phrases, any of which must stand in the title; -phrase excludes. Seniority words take their
   * spellings along: -Senior also leaves out Sr.
   * Example: Software Engineer,Backend Developer,-Senior
   */
  title?: string;
  /**
   * One place: a city, region or country by name or code, or remote.
   * Example: Austin, TX
   */
  location?: string;
  /**
   * Several places, separated by | or ;, any of which will do (location is one more of them).
   * Example: Berlin | Paris
   */
  location_or?: string;
  /**
   * How far around a city to look; 40 km when left out.
   * Example: 25
   */
  radius_km?: number;
  /**
   * Comma-separated employer slugs, as many as the URL has room for; -slug excludes. Hyphens inside belong to the
   * slug.
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
   * Only jobs posted in the last so many days; 0 is no cutoff.
   * Example: 7
   */
  posted_within_days?: number;
  /**
   * Only jobs posted at or after this Unix time in seconds; wins over posted_within_days.
   * Example: 1767225600
   */
  since?: number;
  /**
   * Comma-separated country codes (ISO 3166-1 alpha-2), any of which will do.
   * Example: US,CA
   */
  country?: string;
  /**
   * Comma-separated phrases, any of which must stand in the department.
   * Example: Engineering
   */
  department?: string;
  /**
   * Only jobs whose annual pay in currency (USD when left out) reaches this much.
   * Example: 120000
   */
  salary_min?: number;
  /**
   * ISO 4217 code of the pay that is averaged, USD when left out; jobs that state it in another one only count as
   * matching.
   * Example: EUR
   * Default: USD
   */
  currency?: string;
  /**
   * Only jobs that state their pay, or only those that do not.
   * Example: true
   */
  has_salary?: boolean;
  /**
   * Only jobs that can be applied for through this API, or only the others.
   * Example: true
   */
  can_apply?: boolean;
  /**
   * Comma-separated skills or technologies, all of which the job must name.
   * Example: TypeScript,PostgreSQL
   */
  keywords?: string;
  /**
   * Comma-separated languages of the posting (ISO 639-1), any of which will do.
   * Example: en,de
   */
  language?: string;
}

export interface GetStatsParams {
  /**
   * Words that all must stand in the title or the company name; "quoted phrases" stay together; -term leaves out
   * titles that contain it.
   * Example: backend "machine learning" -intern
   */
  q?: string;
  /**
   * Comma-separated phrases, any of which must stand in the title; -phrase excludes. Seniority words take their
   * spellings along: -Senior also leaves out Sr.
   * Example: Software Engineer,Backend Developer,-Senior
   */
  title?: string;
  /**
   * One place: a city, region or country by name or code, or remote.
   * Example: Austin, TX
   */
  location?: string;
  /**
   * Several places, separated by | or ;, any of which will do (location is one more of them).
   * Example: Berlin | Paris
   */
  location_or?: string;
  /**
   * How far around a city to look; 40 km when left out.
   * Example: 25
   */
  radius_km?: number;
  /**
   * Comma-separated employer slugs, as many as the URL has room for; -slug excludes. Hyphens inside belong to the
   * slug.
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
   * Only jobs posted in the last so many days; 0 is no cutoff.
   * Example: 7
   */
  posted_within_days?: number;
  /**
   * Only jobs posted at or after this Unix time in seconds; wins over posted_within_days.
   * Example: 1767225600
   */
  since?: number;
  /**
   * Comma-separated country codes (ISO 3166-1 alpha-2), any of which will do.
   * Example: US,CA
   */
  country?: string;
  /**
   * Comma-separated phrases, any of which must stand in the department.
   * Example: Engineering
   */
  department?: string;
  /**
   * Only jobs whose annual pay in currency (USD when left out) reaches this much.
   * Example: 120000
   */
  salary_min?: number;
  /**
   * ISO 4217 code; only jobs that state their pay in it.
   * Example: USD
   */
  currency?: string;
  /**
   * Only jobs that state their pay, or only those that do not.
   * Example: true
   */
  has_salary?: boolean;
  /**
   * Only jobs that can be applied for through this API, or only the others.
   * Example: true
   */
  can_apply?: boolean;
  /**
   * Comma-separated skills or technologies, all of which the job must name.
   * Example: TypeScript,PostgreSQL
   */
  keywords?: string;
  /**
   * Comma-separated languages of the posting (ISO 639-1), any of which will do.
   * Example: en,de
   */
  language?: string;
}

export interface SearchCompaniesParams {
  /**
   * Name or slug; trailing words such as jobs or careers are taken off.
   * Example: ramp careers
   */
  q: string;
  /** Rows per page, 5 when left out; 20 at most, more is capped. */
  limit?: number;
}

export interface ListJobAlertsParams {
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export type CreateJobAlertParams = {
  /** Example: Backend in Stockholm */
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
   * The filters of GET /jobs, without since and posted_within_days. Numbers and booleans may be given as such.
   * They are kept as given.
   * Example: {"title":"Backend Engineer","location":"Stockholm","salary_min":600000,"currency":"SEK"}
   */
  filters?: {
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
  cadence?: 'instant' | 'daily' | 'weekly';
  /** webhook: the endpoints of the account that receive `job_alert.matched`. */
  channel?: 'webhook';
  /**
   * IANA time zone of the digests.
   * Example: Europe/Stockholm
   */
  timezone?: string;
  enabled?: boolean;
};

export interface GetBoardParams {
  /**
   * Each word must begin a word of title, department or location.
   * Example: backend eng
   */
  q?: string;
  /** Any of these; may be repeated. */
  department?: string[];
  /** Any of these; may be repeated. */
  workplace_type?: ('remote' | 'hybrid' | 'on_site')[];
  /** Any of these; may be repeated. */
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
  /** Any of these; may be repeated. */
  location?: string[];
  /** Rows per page, 25 when left out; 100 at most, more is capped. */
  limit?: number;
  /** meta.next_cursor of the page before; all other parameters but limit must stay the same. */
  cursor?: string;
  /** Adds the counts of the filters, as `/facets` has them. */
  include?: 'facets';
}

export interface ListBoardRolesParams {
  /**
   * Each word must begin a word of title, department or location.
   * Example: backend eng
   */
  q?: string;
  /** Any of these; may be repeated. */
  department?: string[];
  /** Any of these; may be repeated. */
  workplace_type?: ('remote' | 'hybrid' | 'on_site')[];
  /** Any of these; may be repeated. */
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
  /** Any of these; may be repeated. */
  location?: string[];
  /** Rows per page, 25 when left out; 100 at most, more is capped. */
  limit?: number;
}

export interface ListCompanyRolesParams {
  /**
   * Each word must begin a word of title, department or location.
   * Example: backend eng
   */
  q?: string;
  /** Any of these; may be repeated. */
  department?: string[];
  /** Any of these; may be repeated. */
  workplace_type?: ('remote' | 'hybrid' | 'on_site')[];
  /** Any of these; may be repeated. */
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
  /** Any of these; may be repeated. */
  location?: string[];
  /** Rows per page, 25 when left out; 100 at most, more is capped. */
  limit?: number;
  /** Adds the counts of the filters, as `/facets` has them. */
  include?: 'facets';
}

export interface GetBoardFacetsParams {
  /**
   * Each word must begin a word of title, department or location.
   * Example: backend eng
   */
  q?: string;
  /** Any of these; may be repeated. */
  department?: string[];
  /** Any of these; may be repeated. */
  workplace_type?: ('remote' | 'hybrid' | 'on_site')[];
  /** Any of these; may be repeated. */
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
  /** Any of these; may be repeated. */
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
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export type CreateOrganizationParams = {
  name: string;
  /** The board's address; made from the name. */
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
  } | null;
  slug?: string;
  /** Makes this one the default. */
  organization_id?: string;
};

export interface ListPostingsParams {
  /**
   * Comma-separated; left out: all but archived.
   * Example: open,closed
   */
  status?: string;
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export type CreatePostingParams = {
  title: string;
  /** Left out: the default one. */
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
  /** The application form; left out or null: name, e-mail, phone, résumé, letter, LinkedIn. */
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
  } | null;
  /** When the role closes by itself; in the future. */
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
  /** The application form; left out or null: name, e-mail, phone, résumé, letter, LinkedIn. */
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
  } | null;
  /** When the role closes by itself; in the future. */
  closes_at?: string | null;
};

export interface ListJobListingsParams {
  /**
   * Comma-separated; left out: all but archived.
   * Example: open,closed
   */
  status?: string;
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export interface ListJobApplicationsParams {
  /** Key of a stage. */
  stage?: string;
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export type ReplacePipelineStagesParams = {
  stages: {
    key: string;
    name: string;
    type: 'lead' | 'active' | 'offer' | 'hired' | 'archived';
  }[];
};

export interface ListCandidatesParams {
  /**
   * Who has an application for this job.
   * Example: job_0NaQ8xT2v7Bd1kZp4mXw
   */
  job_id?: string;
  /** Key of a stage; together with job_id that of the application for this job. */
  stage?: string;
  /** Words that begin a word of name, e-mail, phone, location, skills or tags. */
  q?: string;
  /** The address, in any case. */
  email?: string;
  /** Added later than this moment. */
  created_after?: string;
  /** Changed later than this moment. */
  updated_after?: string;
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
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
  /** How this person came. */
  source?: string | null;
  /** Whether other employers may find this person. */
  consent_discovery?: boolean | null;
  /** Makes an application for this job. */
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
  /** How this person came. */
  source?: string | null;
  /** Whether other employers may find this person. */
  consent_discovery?: boolean | null;
}

export interface AddNoteParams {
  body: string;
}

export interface MoveCandidateParams {
  /** Example: screening */
  stage: string;
  /** Where the application is believed to be; 409 stage_conflict where it is not. */
  from_stage?: string;
  reason?: string | null;
  /** Which application, if several are active. */
  job_id?: string;
}

export interface MergeCandidatesParams {
  /** Example: cand_0NaQ8xT2v7Bd1kZp4mXw */
  primary_id: string;
  duplicate_id: string;
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
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
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
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export interface ListSurveysParams {
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
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
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export interface IssueSurveyTokensParams {
  count?: number;
  candidate_ids?: string[];
}

export interface GetPublicSurveyParams {
  /** The token of a link, for the page that sends the answers; not checked here. */
  token?: string;
}

export interface SubmitSurveyResponseParams {
  /** Needed where the survey takes one response per token. */
  token?: string | null;
  /**
   * By question key.
   * Example: {"rating":4}
   */
  answers: Record<string, unknown>;
}

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
};

export interface ListAuditLogParams {
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export interface GetUsageParams {
  /**
   * UTC month; the running one when left out.
   * Example: 2026-11
   */
  month?: string;
}

export interface ListLedgerParams {
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export interface ListWebhooksParams {
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
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
   * To this endpoint.
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
    | 'billing.balance_low'
    | 'billing.charge_failed'
    | 'webhook.disabled'
    | 'webhook.ping';
  /** How they stand: `failed` are given up, `cancelled` met a disabled endpoint. */
  status?: 'pending' | 'succeeded' | 'failed' | 'cancelled';
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export type ApplyWithAiParams =
  | {
      /** Left out: start. */
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
       * Seconds to wait until the session needs somebody, or is over.
       * Default: 0
       */
      wait_s?: number;
    }
  | {
      action: 'get';
      /**
       * The id of the session; for every action but start.
       * Example: ses_0NaQ8xT2v7Bd1kZp4mXw
       */
      session_id: string;
      /**
       * Seconds to wait until the session needs somebody, or is over.
       * Default: 0
       */
      wait_s?: number;
    }
  | {
      action: 'continue';
      /**
       * The id of the session; for every action but start.
       * Example: ses_0NaQ8xT2v7Bd1kZp4mXw
       */
      session_id: string;
      /**
       * Seconds to wait until the session needs somebody, or is over.
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
       * The id of the session; for every action but start.
       * Example: ses_0NaQ8xT2v7Bd1kZp4mXw
       */
      session_id: string;
      /**
       * Seconds to wait until the session needs somebody, or is over.
       * Default: 0
       */
      wait_s?: number;
    }
  | {
      action: 'stop';
      /**
       * The id of the session; for every action but start.
       * Example: ses_0NaQ8xT2v7Bd1kZp4mXw
       */
      session_id: string;
      /**
       * Seconds to wait until the session needs somebody, or is over.
       * Default: 0
       */
      wait_s?: number;
    };

export interface ListApplySessionsParams {
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export interface GetApplySessionParams {
  /** Seconds to wait until the session needs somebody, or is over. */
  wait_s?: number;
}

export interface ContinueApplySessionParams {
  /** By field key; null leaves a field empty. */
  answers?: Record<string, unknown>;
  message?: string;
  /**
   * Seconds to wait until the session needs somebody, or is over.
   * Default: 0
   */
  wait_s?: number;
}

export interface ApproveApplySessionParams {
  /**
   * Seconds to wait until the session needs somebody, or is over.
   * Default: 0
   */
  wait_s?: number;
}

export interface StopApplySessionParams {
  /**
   * Seconds to wait until the session needs somebody, or is over.
   * Default: 0
   */
  wait_s?: number;
}

export type CreateResumeParams = {
  /** What it is written for. */
  job_id?: string;
  /** What it may state, as JSON Resume; else `resume_id`, else the account's own résumé. */
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
  /** A résumé made here, or the account's own. */
  resume_id?: string;
  /** Wishes for the text. They add no facts. */
  instructions?: string;
  /** Default: pdf */
  format?: 'pdf' | 'docx' | 'md' | 'txt' | 'json';
  /** Default: classic */
  template?: 'classic' | 'compact';
};

export interface ListResumesParams {
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export type CreateCoverLetterParams = {
  /** What it is written for. */
  job_id?: string;
  /** What it may state, as JSON Resume; else `resume_id`, else the account's own résumé. */
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
  /** A résumé made here, or the account's own. */
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
  /** Rows per page, 20 when left out; 100 at most, more is capped. */
  limit?: number;
}

export interface CallToolParams {
  /** Example: search_jobs */
  name: string;
  /**
   * Example: {"title":"engineer,-Senior","location":"Germany"}
   * Default: {}
   */
  arguments?: Record<string, unknown>;
}
