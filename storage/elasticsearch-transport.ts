import {
  SniffingTransport,
  type TransportRequestOptions,
  type TransportRequestParams,
} from '@elastic/elasticsearch';

/**
 * A transport that lets go of an answer as soon as it is handed over. The library's holds every answer with an object
 * that has a getter of its own: V8 makes a hidden class for it, outside of the young generation, and all it leads to
 * stays in memory until a full collection (a tenth of what the api allocates under searches, measured).
 */
export class ForgetfulTransport extends SniffingTransport {
  override async request<Answer>(
    params: TransportRequestParams,
    options: TransportRequestOptions = {},
  ): Promise<Answer> {
    if (options.meta === true) return super.request<Answer>(params, options);
    const result = await super.request<Answer | undefined>(params, { ...options, meta: true });
    const { body } = result;
    result.body = undefined;
    return body as Answer;
  }
}
