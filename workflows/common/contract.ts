import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';

/** Typed search attributes (architecture section 1). Ids and states only: they are stored in clear. */
export const accountIdAttribute = defineSearchAttributeKey(
  'AccountId',
  SearchAttributeType.KEYWORD,
);
export const organizationIdAttribute = defineSearchAttributeKey(
  'OrganizationId',
  SearchAttributeType.KEYWORD,
);
export const sourceIdAttribute = defineSearchAttributeKey('SourceId', SearchAttributeType.KEYWORD);
export const jobIdAttribute = defineSearchAttributeKey('JobId', SearchAttributeType.KEYWORD);
export const processStatusAttribute = defineSearchAttributeKey(
  'ProcessStatus',
  SearchAttributeType.KEYWORD,
);
export const webhookIdAttribute = defineSearchAttributeKey(
  'WebhookId',
  SearchAttributeType.KEYWORD,
);
