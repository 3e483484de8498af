import type { AlertSettings } from '../../../domain/market/alerts/alert.ts';
import type { EventData } from '../../../domain/webhooks/events/registry.ts';
import { newAlert } from '../../../services/market/alerts/alert-record.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import type { AppContext } from '../../../services/context.ts';
import { alertModel, type AlertRecord } from '../../../storage/market/alerts/alert.model.ts';
import { insertAlert } from '../../../storage/market/alerts/alerts.ts';
import { newId } from '../../../storage/new-id.ts';
import { eventModel } from '../../../storage/webhooks/events/event.model.ts';
import { insertWebhook } from '../../../storage/webhooks/webhooks.ts';
import { buildKey } from '../factories.ts';
import { startApi, type TestApi } from '../start-api.ts';
import { dropMarket } from './seed-market.ts';

/** An account whose endpoint receives alerts, over the real stores. Deliveries are stored and never started. */
export interface AlertBench {
  api: TestApi;
  ctx: AppContext;
  accountId: string;
  /** Adds an alert that is instant and matches every job, unless said. Returns its id. */
  addAlert(settings?: Partial<AlertSettings>): Promise<string>;
  alert(id: string): Promise<AlertRecord>;
  /** The ids of the jobs in each event of an alert, oldest event first. */
  told(alertId: string): Promise<string[][]>;
  /** Lets everything that has happened so far be ten seconds older. */
  timePasses(): Promise<void>;
  /** Lets the digest of an alert be due. */
  digestIsDue(id: string): Promise<void>;
  /** Removes jobs, alerts, events and mails. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface AlertEvent {
  data: EventData<'job_alert.matched'>;
}

const PASSED_MS = 10_000;

const settings: AlertSettings = {
  name: 'Everything',
  filters: {},
  cadence: 'instant',
  channel: 'webhook',
  timezone: 'Europe/Stockholm',
  enabled: true,
};

export async function startAlertBench(): Promise<AlertBench> {
  const api = await startApi();
  const { stores } = api.ctx;
  await prepareStores(stores);
  const { accountId } = await buildKey(stores);
  const endpoint = { accountId, url: 'https://receiver.example/', description: null };
  await insertWebhook(stores, { ...endpoint, eventKinds: ['job_alert.matched'] });
  const client = { workflow: { start: () => Promise.resolve() } };
  const ctx = { ...api.ctx, temporal: { ...api.ctx.temporal, client } } as unknown as AppContext;
  const alerts = () => alertModel(stores.mongo);
  return {
    ...{ api, ctx, accountId },
    async addAlert(own = {}) {
      const id = newId('alert');
      await insertAlert(stores, newAlert({ accountId, id }, { ...settings, ...own }, new Date()));
      return id;
    },
    alert: (id) => alerts().findById(id).lean<AlertRecord>().orFail(),
    async told(alertId) {
      const events = await eventModel(stores.mongo)
        .find({ 'data.alert_id': alertId })
        .sort({ _id: 1 })
        .lean<AlertEvent[]>();
      return events.map(({ data }) => data.jobs.map(({ id }) => id));
    },
    async timePasses() {
      await makeOlder(ctx, 'jobs', 'searchableAt');
      await makeOlder(ctx, 'job_alerts', 'startsAt');
      await makeOlder(ctx, 'alert_matches', 'since');
      await makeOlder(ctx, 'alert_progress', 'watermark');
    },
    async digestIsDue(id) {
      await alerts().updateOne({ _id: id }, { $set: { nextDueAt: new Date(Date.now() - 1) } });
    },
    async reset() {
      for (const name of [
        ...['jobs', 'job_alerts', 'alert_matches', 'alert_progress', 'events'],
        ...['email_sends', 'mails'],
      ])
        await stores.mongo.collection(name).deleteMany({});
    },
    async close() {
      await dropMarket(stores);
      await api.close();
    },
  };
}

async function makeOlder({ stores }: AppContext, collection: string, member: string) {
  const documents = stores.mongo.collection(collection);
  for (const document of await documents.find({ [member]: { $exists: true } }).toArray()) {
    const older = new Date((document[member] as Date).getTime() - PASSED_MS);
    await documents.updateOne({ _id: document._id }, { $set: { [member]: older } });
  }
}
