// Written by `npm run sdk:generate` from the declarations of the API.

/** The `data` of each kind of event. */
export interface EventData {
  /** A candidate applied for a job. */
  'candidate.application_submitted': {
    candidate: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
    };
    application: {
      id: string;
      job_id: string;
      job_title: string;
      stage: string;
      status: 'active' | 'hired' | 'rejected' | 'withdrawn';
      submitted_at: string;
    };
  };
  /** An application moved to another pipeline stage. */
  'candidate.stage_changed': {
    candidate: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
    };
    application: {
      id: string;
      job_id: string;
      job_title: string;
      stage: string;
      status: 'active' | 'hired' | 'rejected' | 'withdrawn';
      submitted_at: string;
    };
    from_stage: string;
    to_stage: string;
    reason: string | null;
  };
  /** A person is new to the account: applied for the first time, or was added. */
  'candidate.created': {
    candidate: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
    };
    source: string | null;
  };
  /** Details of a candidate changed; `changed` names the members. */
  'candidate.updated': {
    candidate: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
    };
    changed: string[];
  };
  /** A duplicate was merged into this candidate; its id is 404 from now on. */
  'candidate.merged': {
    candidate: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
    };
    merged_candidate_id: string;
  };
  /** Everything that identified a candidate was removed; forget it as well. */
  'candidate.anonymized': {
    candidate_id: string;
  };
  /** A candidate was hired; `application` is null when it was for no posted job. */
  'candidate.hired': {
    candidate: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
    };
    application: {
      id: string;
      job_id: string;
      job_title: string;
      stage: string;
      status: 'active' | 'hired' | 'rejected' | 'withdrawn';
      submitted_at: string;
    } | null;
  };
  /** An application was rejected. */
  'candidate.rejected': {
    candidate: {
      id: string;
      name: string | null;
      email: string | null;
      phone: string | null;
    };
    application: {
      id: string;
      job_id: string;
      job_title: string;
      stage: string;
      status: 'active' | 'hired' | 'rejected' | 'withdrawn';
      submitted_at: string;
    };
    reason: string | null;
  };
  /** A role was published, or reopened after it had been closed. */
  'job.published': {
    job: {
      id: string;
      slug: string;
      title: string;
      status: 'draft' | 'open' | 'closed' | 'archived';
      department: string | null;
      public_url: string | null;
      published_at: string | null;
      closes_at: string | null;
    };
  };
  /** A published role changed; `changed` names the members. */
  'job.updated': {
    job: {
      id: string;
      slug: string;
      title: string;
      status: 'draft' | 'open' | 'closed' | 'archived';
      department: string | null;
      public_url: string | null;
      published_at: string | null;
      closes_at: string | null;
    };
    changed: string[];
  };
  /** A role takes no more applications: closed by hand, at its deadline, or archived. */
  'job.closed': {
    job: {
      id: string;
      slug: string;
      title: string;
      status: 'draft' | 'open' | 'closed' | 'archived';
      department: string | null;
      public_url: string | null;
      published_at: string | null;
      closes_at: string | null;
    };
    reason: 'closed' | 'deadline' | 'archived';
  };
  /** Jobs that match a job alert became searchable. */
  'job_alert.matched': {
    alert_id: string;
    alert_name: string;
    jobs: {
      id: string;
      title: string;
      company_name: string;
      location: string;
      apply_url: string | null;
    }[];
  };
  /** An offer was sent to its candidate. */
  'offer.sent': {
    offer: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      title: string;
      status: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
      expires_at: string | null;
    };
  };
  /** A candidate accepted an offer. */
  'offer.accepted': {
    offer: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      title: string;
      status: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
      expires_at: string | null;
    };
  };
  /** A candidate declined an offer. */
  'offer.declined': {
    offer: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      title: string;
      status: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
      expires_at: string | null;
    };
  };
  /** An offer was withdrawn before it was answered. */
  'offer.withdrawn': {
    offer: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      title: string;
      status: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
      expires_at: string | null;
    };
  };
  /** An offer was not answered in time. */
  'offer.expired': {
    offer: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      title: string;
      status: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
      expires_at: string | null;
    };
  };
  /** A mail could not be delivered. suppressed: the address gets no more mail. */
  'email.bounced': {
    send_id: string;
    recipient: string | null;
    reason: string | null;
    suppressed: boolean;
  };
  /** A survey was answered. */
  'survey.response_submitted': {
    survey_id: string;
    survey_name: string;
    response_id: string;
    submitted_at: string;
  };
  /** An apply-with-AI session waits for answers; `questions` are the keys of the fields. */
  'apply_session.needs_input': {
    session_id: string;
    job_id: string;
    questions: string[];
  };
  /** The draft of an apply-with-AI session is complete and waits for approve_submit. */
  'apply_session.awaiting_approval': {
    session_id: string;
    job_id: string;
  };
  /** An apply-with-AI session was approved and its application submitted. */
  'apply_session.submitted': {
    session_id: string;
    job_id: string;
    application_id: string;
  };
  /** Times for an interview were offered to a candidate. */
  'interview.proposed': {
    interview: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      kind: 'phone' | 'video' | 'onsite' | 'task';
      status: 'proposed' | 'scheduled' | 'done' | 'cancelled' | 'no_show';
      starts_at: string | null;
      ends_at: string | null;
    };
  };
  /** An interview got its time. */
  'interview.scheduled': {
    interview: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      kind: 'phone' | 'video' | 'onsite' | 'task';
      status: 'proposed' | 'scheduled' | 'done' | 'cancelled' | 'no_show';
      starts_at: string | null;
      ends_at: string | null;
    };
  };
  /** A scheduled interview got another time. */
  'interview.moved': {
    interview: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      kind: 'phone' | 'video' | 'onsite' | 'task';
      status: 'proposed' | 'scheduled' | 'done' | 'cancelled' | 'no_show';
      starts_at: string | null;
      ends_at: string | null;
    };
  };
  /** An interview was cancelled. */
  'interview.cancelled': {
    interview: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      kind: 'phone' | 'video' | 'onsite' | 'task';
      status: 'proposed' | 'scheduled' | 'done' | 'cancelled' | 'no_show';
      starts_at: string | null;
      ends_at: string | null;
    };
  };
  /** An interview was held. */
  'interview.done': {
    interview: {
      id: string;
      candidate_id: string;
      job_id: string | null;
      kind: 'phone' | 'video' | 'onsite' | 'task';
      status: 'proposed' | 'scheduled' | 'done' | 'cancelled' | 'no_show';
      starts_at: string | null;
      ends_at: string | null;
    };
  };
  /** An interviewer submitted a scorecard for the first time. */
  'scorecard.submitted': {
    scorecard: {
      id: string;
      interview_id: string;
      candidate_id: string;
      job_id: string | null;
      recommendation: 'definitely_not' | 'no' | 'no_decision' | 'yes' | 'strong_yes' | null;
      submitted_at: string;
    };
  };
  /** The balance fell below its threshold. */
  'billing.balance_low': {
    balance_usd_micros: number;
    threshold_usd_micros: number;
  };
  /** The card could not be charged; automatic top-up has stopped. */
  'billing.charge_failed': {
    amount_usd_micros: number;
    reason: string | null;
  };
  /**
   * An endpoint of the account was disabled: it answered 410 (`gone`), or nothing but failures for 5 days
   * (`failing`).
   */
  'webhook.disabled': {
    webhook_id: string;
    url: string;
    reason: 'gone' | 'failing';
  };
  /** A test of the endpoint, sent by `POST /webhooks/{id}/test`. */
  'webhook.ping': {
    webhook_id: string;
  };
}

/** An event as a webhook receives it; `kind` says which `data` it holds. */
export type WebhookEvent = {
  [Kind in keyof EventData]: {
    /** The same for every attempt. */
    id: string;
    kind: Kind;
    created_at: string;
    account_id: string;
    organization_id: string | null;
    data: EventData[Kind];
  };
}[keyof EventData];
