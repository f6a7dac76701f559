import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { BackendResponse } from "../response/BackendResponse.ts"
import { forwardRequest } from "../send/forwardRequest.ts"
import type { OutgoingRequest } from "../send/OutgoingRequest.ts"
import type { Send } from "../send/sendRequest.ts"
import type { SessionServices } from "./sessionPolicy.ts"
import { withSession } from "./sessionPolicy.ts"

/** Dependencies of a fetch with automatic guests. */
export interface AutoGuest {
  readonly services: Context.Context<SessionServices>
  readonly send: Send
  /** Inspects or replaces each response before the caller gets it. */
  readonly answered?: (
    call: OutgoingRequest,
    response: BackendResponse,
  ) => Effect.Effect<BackendResponse, never, SessionServices>
}

/** The two functions of S5.2, for code that has a `Request` and no gateway. */
export interface AutoGuestFetch {
  readonly initFetchWithAutoGuest: (options: AutoGuest) => void
  /**
   * Sends a request in the customer's session: creates a guest when there is no session, refreshes tokens and replays
   * requests as the gateways do.
   */
  readonly fetchWithAutoGuest: (request: Request) => Effect.Effect<Response>
}

/** The rules' text for a fetch that was not initialised (S5.2). */
export const NOT_INITIALISED_MESSAGE = "initFetchWithAutoGuest must be called before fetchWithAutoGuest"

/**
 * Returns a fetch with automatic guests. Each instance has its own state, so that two server requests, or two stores,
 * share nothing (F15). Only path and query of a request are used: its identity never reaches another host.
 *
 * @example
 * ```ts
 * import * as Effect from "effect/Effect"
 * import { autoGuestFetch } from "adapters/backend/http/identity/fetchWithAutoGuest.ts"
 * import { sendRequest } from "adapters/backend/http/send/sendRequest.ts"
 * import { testRoot } from "adapters/composition/testRoot.ts"
 * import { aStore } from "tests/support/builders/aStore.ts"
 *
 * const store = aStore()
 * const scope = { store, language: store.languages[0], catalogId: store.catalogs[0].id }
 * const send = sendRequest(() => Promise.resolve(Response.json({ stores: [] })), "https://shop.example")
 * const { initFetchWithAutoGuest, fetchWithAutoGuest } = autoGuestFetch()
 * initFetchWithAutoGuest({ services: testRoot(scope).context, send })
 * const request = new Request("https://shop.example/itxrest/2/catalog/store")
 * const { status } = await Effect.runPromise(fetchWithAutoGuest(request))
 * status // → 200
 * ```
 */
export function autoGuestFetch(): AutoGuestFetch {
  let options: AutoGuest | undefined
  return {
    initFetchWithAutoGuest: (initOptions) => {
      options = initOptions
    },
    fetchWithAutoGuest: (request) =>
      Effect.suspend(() => {
        if (options === undefined) return Effect.die(new Error(NOT_INITIALISED_MESSAGE))
        const { services, send, answered = (_, response) => Effect.succeed(response) } = options
        const forwarded = forwardRequest(request, (call, limits) =>
          Effect.flatMap(
            withSession(call, (ready) => send(ready, limits)),
            (response) => answered(call, response),
          ),
        )
        return Effect.provideContext(forwarded, services)
      }),
  }
}
