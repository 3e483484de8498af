import { afterAll, describe, expect, it } from '@jest/globals';
import type { DiagnosticResult } from '@elastic/elasticsearch';
import { connectElasticsearch } from '../../storage/elasticsearch.ts';

const url = process.env['ELASTICSEARCH_URL'] ?? '';
const settings = { url, prefix: 'test-transport', shards: 1, replicas: 0, refreshMs: 1000 };
const { client } = connectElasticsearch(settings);

afterAll(() => client.close());

describe('ForgetfulTransport', () => {
  it('returns a response and does not keep it', async () => {
    const results: DiagnosticResult[] = [];
    client.diagnostic.once('response', (_error, result) => {
      if (result !== null) results.push(result);
    });

    const health = await client.cluster.health();

    expect(health.number_of_nodes).toBeGreaterThan(0);
    expect(results).toEqual([expect.objectContaining({ statusCode: 200, body: undefined })]);
  });

  it('keeps the response for a caller that asks for the whole result', async () => {
    const result = await client.cluster.health({}, { meta: true });

    expect(result.statusCode).toBe(200);
    expect(result.body.number_of_nodes).toBeGreaterThan(0);
  });

  it('reports the error of Elasticsearch', async () => {
    await expect(client.indices.get({ index: 'test-transport-missing' })).rejects.toMatchObject({
      statusCode: 404,
      body: { error: { type: 'index_not_found_exception' } },
    });
  });
});
