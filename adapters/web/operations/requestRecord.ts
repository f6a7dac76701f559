import { AsyncLocalStorage } from "node:async_hooks"
import type * as Tracer from "effect/Tracer"

/** The running request, for its log lines, its trace and its calls to the backend. */
export interface RequestRecord {
  /** From the `x-request-id` header, or generated. */
  readonly id: string
  readonly traceId: string | undefined
  /** The server's span; without tracing the `traceparent` header of the request, passed on unchanged. */
  readonly span: Tracer.Span | undefined
  readonly traceParent: string | undefined
}

const running = new AsyncLocalStorage<RequestRecord>()

/** Runs `act` within a request; everything that it awaits can read it with `currentRequest`. */
export function withRequest<A>(record: RequestRecord, act: () => A): A {
  return running.run(record, act)
}

/** Returns the running request; `undefined` outside of one. */
export function currentRequest(): RequestRecord | undefined {
  return running.getStore()
}
