import type { Collection } from 'mongoose';
import { accountModel } from '../accounts/account.model.ts';
import { invitationModel } from '../accounts/console/invitation.model.ts';
import { candidateModel } from '../hiring/candidates/candidate.model.ts';
import { offerModel } from '../hiring/offers/offer.model.ts';
import { interviewModel } from '../interviews/interview.model.ts';
import { mailModel } from '../mail/mail.model.ts';
import { notificationModel } from '../mail/notifications/notification.model.ts';
import { jobModel } from '../market/job.model.ts';
import { personModel } from '../people/person.model.ts';
import type { Stores } from '../stores.ts';
import { surveyResponseModel } from '../surveys/survey-response.model.ts';
import { surveyTokenModel } from '../surveys/survey-token.model.ts';
import { exportModel } from '../transfers/exports/export.model.ts';
import { eventModel } from '../webhooks/events/event.model.ts';
import { employeeModel } from '../workforce/employee.model.ts';
import type { Migration } from './migration.ts';

const replaced = [
  [candidateModel, ['account_email', 'applied_by', 'session']],
  [offerModel, ['token', 'open']],
  [interviewModel, ['ended', 'token']],
  [employeeModel, ['account_email', 'candidate']],
  [surveyResponseModel, ['token', 'candidate']],
  [surveyTokenModel, ['candidate']],
  [mailModel, ['candidate']],
  [notificationModel, ['candidate']],
  [eventModel, ['subject']],
  [invitationModel, ['open']],
  [accountModel, ['closing']],
  [exportModel, ['expired']],
  [jobModel, ['searchable']],
  [personModel, ['newest', 'words', 'title_words', 'skills', 'country']],
] as const;

interface Place {
  collection: Collection;
  name: string;
}

/** Drops indexes that partial ones have replaced. */
export const dropReplacedIndexes: Migration = {
  number: 1,
  title: 'drop replaced indexes',
  runsAtStart: true,
  async countLeft(stores) {
    return (await findReplaced(stores)).length;
  },
  async changeSome(stores) {
    const found = await findReplaced(stores);
    for (const place of found) await drop(place);
    return found.length;
  },
};

async function findReplaced({ mongo }: Stores): Promise<Place[]> {
  const found: Place[] = [];
  for (const [model, names] of replaced) {
    const { collection } = model(mongo);
    for (const { name } of await indexesOf(collection)) {
      if ((names as readonly string[]).includes(name)) found.push({ collection, name });
    }
  }
  return found;
}

async function indexesOf(collection: Collection): Promise<{ name: string }[]> {
  try {
    return (await collection.indexes()) as { name: string }[];
  } catch (error) {
    if (isCalled(error, 'NamespaceNotFound')) return [];
    throw error;
  }
}

/** Another process may have dropped it. */
async function drop({ collection, name }: Place): Promise<void> {
  try {
    await collection.dropIndex(name);
  } catch (error) {
    if (!isCalled(error, 'IndexNotFound')) throw error;
  }
}

function isCalled(error: unknown, codeName: string): boolean {
  return (error as { codeName?: string }).codeName === codeName;
}
