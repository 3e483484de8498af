import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { settingsSchema } from '../../config/settings.ts';
import { alerts, dashboardExpressions, metricsIn } from '../support/deploy/expressions.ts';

const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
const runbook = [...read('docs/runbook.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, title]) => title);

interface AlertTest {
  alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[];
}
const cases = (parse(read('deploy/prometheus/alerts.test.yaml')) as { tests: AlertTest[] }).tests
  .flatMap((test) => test.alert_rule_test)
  .map(({ alertname, exp_alerts: expected = [] }) => [alertname, expected.length > 0]);

/** Promise: every alert names a page that says what to do, and fires in a test. */
describe.each(alerts())('$alert', ({ alert, annotations }) => {
  it('names a heading of docs/runbook.md', () => {
    expect(runbook).toContain(annotations.runbook);
  });

  it('is tested with its fault and without', () => {
    expect(cases).toContainEqual([alert, true]);
    expect(cases).toContainEqual([alert, false]);
  });
});

describe('OpenroleQueueStopped', () => {
  it('watches every task queue', () => {
    const { expr = '' } = alerts().find(({ alert }) => alert === 'OpenroleQueueStopped') ?? {};
    const watched = [...expr.matchAll(/"task_queue", "(\w+)"/g)].map(([, queue]) => queue);
    expect(watched).toEqual(settingsSchema.parse({}).WORKER_QUEUES);
  });
});

describe('the metrics in an expression', () => {
  it.each([
    ['sum by (route) (rate(http_count{route="/a", status=~"5.."}[5m])) / 2', ['http_count']],
    ['absent(up{job="x"} == 1)', ['up']],
    ['label_replace(vector(1), "a", "b_c", "", "") unless on (a) (lag > 0.25)', ['lag']],
  ])('of %s', (expression, names) => {
    expect(metricsIn(expression)).toEqual(names);
  });

  it('are found in every panel of the dashboard', () => {
    expect(dashboardExpressions().length).toBeGreaterThan(15);
    for (const [title, expression] of dashboardExpressions())
      expect([title, metricsIn(expression).length]).not.toEqual([title, 0]);
  });
});
