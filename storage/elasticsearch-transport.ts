import {
  SniffingTransport,
  type TransportRequestOptions,
  type TransportRequestParams,
} from '@elastic/elasticsearch';

/**
 * A transport that releases each response once it is returned. The library keeps every response in an object with its
 * own getter. V8 creates a hidden class for it outside of the young generation, and everything it references stays in
 * memory until a full collection. Under searches that is a tenth of the api's allocations (measured).
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
