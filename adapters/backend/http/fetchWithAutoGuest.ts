import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { BackendResponse } from "./BackendResponse.ts"
import { forwardRequest } from "./forwardRequest.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import type { Send } from "./sendRequest.ts"
import type { SessionServices } from "./sessionPolicy.ts"
import { withSession } from "./sessionPolicy.ts"

/** What a fetch with automatic guests is made from. */
export interface AutoGuest {
  readonly services: Context.Context<SessionServices>
  readonly send: Send
  /** A last look at each answer before it is given to the caller. */
  readonly answered?: (
    call: OutgoingRequest,
    response: BackendResponse,
  ) => Effect.Effect<BackendResponse, never, SessionServices>
}

/** The specification's two functions for code that has a `Request` and knows no gateway. */
export interface AutoGuestFetch {
  readonly initFetchWithAutoGuest: (options: AutoGuest) => void
  /**
   * Asks the backend in the shopper's name: makes a guest where nobody is known, refreshes and replays as gateways'
   * calls do.
   */
  readonly fetchWithAutoGuest: (request: Request) => Effect.Effect<Response>
}

/** The specification's text for a fetch that was not initialised (section 5). */
export const NOT_INITIALISED_MESSAGE = "initFetchWithAutoGuest must be called before fetchWithAutoGuest"

/**
 * A fetch with automatic guests of its own: what one is initialised with no other knows, so that two requests to a
 * server, or two stores, share nothing (F15). Only path and query of a request count: its identity never leaves for
 * another host.
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
