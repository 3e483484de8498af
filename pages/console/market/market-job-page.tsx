import type { JobDetail } from '../../../domain/market/job-row.ts';
import { h } from '../../h.ts';
import { Facts, recordPage, type RowProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';
import { payOf } from './market-page.tsx';

const inWords = (value: string | null) => (value === null ? null : wordOf(value));

/** One job of the market index, also a closed one. */
export function marketJobPage({ shell, row: job }: RowProps<JobDetail>): string {
  const { market, common } = words;
  return recordPage({
    shell,
    title: job.title,
    up: { path: '/console/market', text: market.market },
    status: job.closed_at === null ? 'open' : 'closed',
    children: (
      <div>
        {job.apply_url !== null && (
          <p class="links">
            <a href={job.apply_url} rel="noopener noreferrer" target="_blank">
              {market.applyAt}
            </a>
          </p>
        )}
        <Facts
          of={[
            [common.company, job.company_name],
            [common.location, job.location],
            [common.workplace, inWords(job.workplace_type)],
            [market.employment, inWords(job.employment_type)],
            [market.seniority, inWords(job.seniority_level)],
            [common.department, job.department],
            [common.pay, payOf(job.salary)],
            [common.skills, job.keywords.join(', ')],
            [market.language, job.language],
            [common.source, job.source_name],
            [market.posted, <Moment at={job.posted_at} />],
            [market.closes, <Moment at={job.closes_at} />],
            [market.closed, <Moment at={job.closed_at} />],
            [common.id, <code>{job.id}</code>],
          ]}
        />
        <h2>{common.description}</h2>
        <p class="prose" dir="auto" lang={job.language ?? undefined}>
          {job.description_text}
        </p>
      </div>
    ),
  });
}
