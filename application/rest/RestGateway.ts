import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { RestAction } from "./RestAction.ts"

/** What a named action is called with. */
export interface RestCall {
  /** By the specification's names; the action knows which go into the path, the query, the headers and the body. */
  readonly parameters?: Readonly<Record<string, unknown>>
  /** More of the same. A name given here and above with another value is refused (F49). */
  readonly path?: Readonly<Record<string, unknown>>
  /** More of the same. */
  readonly query?: Readonly<Record<string, unknown>>
  /** A JSON object; its members join those that the parameters put into the body. */
  readonly body?: unknown
  /** Milliseconds; a value of its own makes a read a fresh one. */
  readonly ts?: number
}

/** What a named action answers. */
export interface RestAnswer {
  readonly status: number
  /** The body as JSON; absent where there is none, and where it is a file. */
  readonly data?: unknown
  /** The body of a ticket or a picture. */
  readonly file?: FileContent
  /** The audience header: the audience that the backend counts the shopper to, where it says one. */
  readonly audienceId?: string
  /** Names whose part of a divided read failed; absent where everything was read (F48). */
  readonly unread?: readonly string[]
}

/**
 * The named actions of the specification (section 7), for programs that want the backend's own words and no gateway.
 */
export class RestGateway extends Context.Service<
  RestGateway,
  {
    /** Every action, in the specification's order. */
    readonly actions: readonly RestAction[]
    /**
     * Before any call: `UnknownAction` with status 404, `MissingPathParameters` with status 404 and their names, and
     * `Rejected` with code 400 and the fields for what cannot be sent.
     */
    readonly call: (action: string, call?: RestCall) => Effect.Effect<RestAnswer, BackendError>
    /** Drops every cached answer. */
    readonly forget: Effect.Effect<void>
  }
>()("RestGateway") {}
