import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } from '@opentelemetry/sdk-trace-node'
import type { Step, Tracing } from './step.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/** Begins a trace with the id of its call, so that logs, refusals and traces have one id. */
class CallIds extends RandomIdGenerator {
  next: string | undefined
  readonly #random = new RandomIdGenerator()
  override generateTraceId = (): string => this.next ?? this.#random.generateTraceId()
}

/** Sends traces by OTLP over HTTP. What is not said here is read from the environment, as OpenTelemetry defines it. */
export function sendTraces({ url, service }: { readonly url: string; readonly service: string }): Tracing {
  const ids = new CallIds()
  const provider = new NodeTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  provider.register()
  const tracer = provider.getTracer('sufra')
  return {
    begin: ({ name, kind, attributes = {}, from, id }): Step => {
      const parent = from ? propagation.extract(ROOT_CONTEXT, { traceparent: from }) : context.active()
      ids.next = id
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
      ids.next = undefined
      return {
        within: (run) => context.with(trace.setSpan(parent, span), run),
        end: (problem, more = {}) => {
          if (problem !== undefined)
            span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', problem)
          span.setAttributes(more).end()
        },
      }
    },
    outside: (run) => context.with(ROOT_CONTEXT, run),
    traceparent: () => {
      const carrier: { traceparent?: string } = {}
      propagation.inject(context.active(), carrier)
      return carrier.traceparent
    },
    close: async () => {
      await provider.shutdown()
      for (const api of [trace, context, propagation]) api.disable()
    },
  }
}
