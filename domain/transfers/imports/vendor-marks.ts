export const vendors = ['greenhouse', 'lever', 'ashby', 'workable'] as const;
/** A system whose exports are known by their columns. */
export type Vendor = (typeof vendors)[number];

/** Columns, in plain form, that tell the exports of the systems apart. */
export const vendorMarks: Readonly<Record<Vendor, readonly string[]>> = {
  greenhouse: [
    ...['candidate id', 'candidate name', 'candidate first name', 'candidate last name'],
    ...['who gets credit', 'prospect pool', 'current stage', 'job name', 'application date'],
    ...['rejection reason', 'application id', 'job status', 'social media', 'job requisition id'],
  ],
  lever: [
    ...['opportunity id', 'contact id', 'posting title', 'posting id', 'profile id'],
    ...[
      'archive reason',
      'archived at',
      'origin',
      'headline',
      'current stage name',
      'opportunity link',
    ],
    ...['profile link', 'posting name', 'posting owner'],
  ],
  ashby: [
    ...['candidate name', 'candidate email', 'candidate linkedin url', 'consideration status'],
    ...['interview stage', 'job title', 'application status', 'credited to', 'candidate source'],
    ...['candidate profile url', 'primary email address', 'current interview stage', 'ashby url'],
  ],
  workable: [
    ...[
      'firstname',
      'lastname',
      'headline',
      'disqualified',
      'disqualification reason',
      'shortcode',
    ],
    ...['job shortcode', 'disqualified at', 'sourced', 'social profiles', 'resume url', 'domain'],
  ],
};
