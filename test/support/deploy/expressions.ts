import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = join(__dirname, '../../../deploy');

export interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}

/** The rules of deploy/prometheus/alerts.yaml. */
export function alerts(): Alert[] {
  const text = readFileSync(join(folder, 'prometheus/alerts.yaml'), 'utf8');
  return (parse(text) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules);
}

/** The expressions of the dashboard, by title of their panel. */
export function dashboardExpressions(): [title: string, expression: string][] {
  const text = readFileSync(join(folder, 'grafana/openrole.json'), 'utf8');
  const { panels } = JSON.parse(text) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  );
}

const OPERATORS = ['and', 'or', 'unless', 'bool', 'offset'];

/** Names of the metrics in an expression of PromQL. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, ' ')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/\b([a-z_:][a-z0-9_:]*)\b(?!\s*\()/gi)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !OPERATORS.includes(name));
}
