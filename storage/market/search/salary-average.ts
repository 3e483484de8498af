import type { SalaryAverage } from '../../../domain/market/market-stats.ts';
import type { Stores } from '../../stores.ts';
import { salaryAverageBody, type SalaryQuestion } from './salary-average.query.ts';
import { searchIndex } from './search-index.ts';

interface Value {
  value: number | null;
}
interface SalaryAnswer {
  hits: { total: { value: number } };
  aggregations: {
    with_salary: {
      doc_count: number;
      in_average: { doc_count: number; average: Value; lowest: Value; highest: Value };
    };
  };
}

/** The annual pay of matching jobs in one currency (decision 0008). */
export async function averageSalary(
  { search }: Stores,
  question: SalaryQuestion,
): Promise<SalaryAverage> {
  const found = await searchIndex<SalaryAnswer>(search, {
    index: search.jobsIndex,
    parts: 'hits.total.value,aggregations',
    body: salaryAverageBody(question, Date.now()),
  });
  const { with_salary: withSalary } = found.aggregations;
  const { in_average: inAverage } = withSalary;
  const average = inAverage.average.value;
  return {
    matching_jobs: found.hits.total.value,
    jobs_with_salary: withSalary.doc_count,
    jobs_in_average: inAverage.doc_count,
    average_salary: average === null ? null : Math.round(average),
    salary_min: inAverage.lowest.value,
    salary_max: inAverage.highest.value,
  };
}
