import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"
import type { RestAction } from "./RestAction.ts"

/** Input of a named action. */
export interface RestCall {
  /** By the rules' names; the action assigns them to path, query, headers and body. */
  readonly parameters?: Readonly<Record<string, unknown>>
  /** More path parameters. A name given in both with different values is refused (F49). */
  readonly path?: Readonly<Record<string, unknown>>
  /** More query parameters. */
  readonly query?: Readonly<Record<string, unknown>>
  /** A JSON object; merged with the body parameters. */
  readonly body?: unknown
  /** Milliseconds; a distinct value bypasses the cache of a read. */
  readonly ts?: number
}

/** Response of a named action. */
export interface RestAnswer {
  readonly status: number
  /** The body as JSON; absent when empty or a file. */
  readonly data?: unknown
  /** The body as a file, for tickets and images. */
  readonly file?: FileContent
  /** The audience header: the customer's audience according to the backend, if any. */
  readonly audienceId?: string
  /** Names whose chunk of a split read failed; absent when everything was read (F48). */
  readonly unread?: readonly string[]
}

/**
 * The named actions (S7.4), for programs that use backend data without a gateway.
 *
 * @example
 * ```ts
 * import * as Effect from "effect/Effect"
 * import { testRoot } from "adapters/composition/testRoot.ts"
 * import { RestGateway } from "application/rest/RestGateway.ts"
 * import { aStore } from "tests/support/builders/aStore.ts"
 *
 * const store = aStore()
 * const scope = { store, language: store.languages[0], catalogId: store.catalogs[0].id }
 * const { context } = testRoot(scope, { fetch: () => Promise.resolve(Response.json({ stores: [] })) })
 * const call = RestGateway.use((rest) => rest.call("catalog:stores", { parameters: { brandId: "1" } }))
 * const { status, data } = await Effect.runPromise(Effect.provideContext(call, context))
 * status // → 200
 * data // → { stores: [] }
 * ```
 */
export class RestGateway extends Context.Service<
  RestGateway,
  {
    /** Every action, in the rules' order. */
    readonly actions: readonly RestAction[]
    /**
     * Fails before any call with `UnknownAction` and status 404, with `MissingPathParameters`, status 404 and their
     * names, and with `Rejected`, code 400 and the fields for invalid values.
     */
    readonly call: (action: string, call?: RestCall) => Effect.Effect<RestAnswer, BackendError>
    /** Clears the response cache. */
    readonly forget: Effect.Effect<void>
  }
>()("RestGateway") {}
