/** Texts are the same normalised words that Elasticsearch gets, so `simple` has nothing left to do. */
export const tables = `
CREATE EXTENSION cube;
CREATE EXTENSION earthdistance;
CREATE EXTENSION pg_trgm;
CREATE TABLE jobs (
  id text COLLATE "C" NOT NULL, row text NOT NULL, posted_at timestamptz NOT NULL,
  title_words text, title_folded text, company_slug text, company_words text,
  country text[], region text[], location_words text,
  workplace_type text, employment_type text, seniority_level text,
  salary_currency text, annual_max float8, keywords text[],
  title_tsv tsvector GENERATED ALWAYS AS (to_tsvector('simple', title_words)) STORED,
  company_tsv tsvector GENERATED ALWAYS AS (to_tsvector('simple', company_words)) STORED,
  location_tsv tsvector GENERATED ALWAYS AS (to_tsvector('simple', location_words)) STORED
);
CREATE TABLE job_places (job_id text COLLATE "C" NOT NULL, lat float8, lon float8);
`;

export const copyColumns = `id, row, posted_at, title_words, title_folded, company_slug, company_words, country,
  region, location_words, workplace_type, employment_type, seniority_level, salary_currency, annual_max, keywords`;

/** An index for every filter: GIN for texts and lists, and what sorting, places and ranges want. */
export const indexes = [
  `CREATE TABLE job_points AS SELECT job_id, ll_to_earth(lat, lon) AS point FROM job_places`,
  'CREATE INDEX ON jobs USING gin (title_tsv)',
  'CREATE INDEX ON jobs USING gin (company_tsv)',
  'CREATE INDEX ON jobs USING gin (location_tsv)',
  'CREATE INDEX ON jobs USING gin (title_folded gin_trgm_ops)',
  'CREATE INDEX ON jobs USING gin (country)',
  'CREATE INDEX ON jobs USING gin (region)',
  'CREATE INDEX ON jobs USING gin (keywords)',
  'CREATE INDEX ON jobs (posted_at DESC, id)',
  'CREATE INDEX ON jobs (id)',
  'CREATE INDEX ON jobs (company_slug)',
  'CREATE INDEX ON jobs (salary_currency, annual_max)',
  'CREATE INDEX ON job_points USING gist (point)',
  'CREATE INDEX ON job_points (job_id)',
  'VACUUM ANALYZE jobs',
  'VACUUM ANALYZE job_points',
];
