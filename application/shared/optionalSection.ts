import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { BackendError } from "./BackendError.ts"

/** Operations for optional parts of a page: if they fail, the page is shown without that part. */
export const OPTIONAL_OPERATIONS = [
  "getTranslations",
  "listMarketingSpots",
  "listRelatedProducts",
  "listSearchSuggestions",
] as const

/** Runs for each part that is temporarily missing from a page. Default: does nothing. */
export const OnMissingSection = Context.Reference<Effect.Effect<void>>("OnMissingSection", {
  defaultValue: () => Effect.void,
})

/**
 * Reads an optional part of a page. On failure logs the operation's name and returns `without`.
 *
 * When the backend does not have the operation (404, 501) the page is complete without it. Any other failure (5xx,
 * timeout, invalid response) may be temporary and runs `OnMissingSection`, so that the page is not cached.
 */
export function optionalSection<A, R>(
  part: string,
  read: Effect.Effect<A, BackendError, R>,
  without: NoInfer<A>,
): Effect.Effect<A, never, R> {
  return Effect.catch(read, (error) =>
    Effect.gen(function* () {
      yield* Effect.logWarning(`${part} left out: ${error.message}`)
      if (!isUnavailable(error)) yield* yield* OnMissingSection
      return without
    }),
  )
}

function isUnavailable({ reason }: BackendError): boolean {
  return reason._tag === "NotFound" || (reason._tag === "ServerFault" && reason.isNotImplemented === true)
}
