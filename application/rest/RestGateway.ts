import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BackendError } from "../shared/BackendError.ts"

/** What a named action is called with; everything is optional that its path does not need. */
export interface RestCall {
  readonly path?: Readonly<Record<string, string>>
  /** Lists are repeated, absent values left out. */
  readonly query?: Readonly<Record<string, unknown>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Milliseconds; a value of its own makes a read a fresh one. */
  readonly ts?: number
}

/** What a named action answers. */
export interface RestAnswer {
  readonly status: number
  /** The body as JSON; nothing where there is none. */
  readonly data: unknown
  /** The audience that the backend counts the shopper to, where it says one. */
  readonly audienceId?: string
}

/** The named actions of the specification (section 7), for programs that want the backend's own words and no gateway. */
export class RestGateway extends Context.Service<RestGateway, {
  /** `NotFound` for an action that does not exist; `MissingPathParameters` before any call. */
  readonly call: (action: string, call?: RestCall) => Effect.Effect<RestAnswer, BackendError>
  /** Forgets every answer that was kept. */
  readonly forget: Effect.Effect<void>
}>()("RestGateway") {}
