import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  CompositePropagator,
  W3CBaggagePropagator,
  W3CTraceContextPropagator,
} from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace-base';
import { within } from '../../domain/common/within.ts';
import type { Config } from '../../config/config.ts';
import { createExporter } from './exporter.ts';
import type { TracedProcess, Tracing } from './start-tracing.ts';

type TracingSettings = NonNullable<Config['tracing']>;

/** Longest wait for the collector when the process ends. */
const STOP_TIMEOUT_MS = 3_000;

/** Registers the SDK for the whole process. */
export function startSdk(settings: TracingSettings, { process, log }: TracedProcess): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName ?? `openrole-${process}`,
      'service.namespace': 'openrole',
    }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor(createExporter(settings, log))],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(
    new CompositePropagator({
      propagators: [new W3CTraceContextPropagator(), new W3CBaggagePropagator()],
    }),
  );
  return {
    async stop() {
      // A collector that is unavailable must not keep the process.
      await within(
        provider.shutdown().catch(() => undefined),
        STOP_TIMEOUT_MS,
        undefined,
      );
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

const PARENT_BASED = 'parentbased_';

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  if (!sampler.startsWith(PARENT_BASED)) return rootSampler(sampler, ratio);
  return new ParentBasedSampler({ root: rootSampler(sampler.slice(PARENT_BASED.length), ratio) });
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(ratio);
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler();
}
