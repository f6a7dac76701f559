import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { BackendError } from "./BackendError.ts"

/** Operations that only add to a page: without their answer the page lacks that part and nothing else. */
export const OPTIONAL_OPERATIONS = [
  "getTranslations",
  "listMarketingSpots",
  "listRelatedProducts",
  "listSearchSuggestions",
] as const

/** Told of each part that a page lacks for the moment. Does nothing unless a program says otherwise. */
export const OnMissingSection = Context.Reference<Effect.Effect<void>>("OnMissingSection", {
  defaultValue: () => Effect.void,
})

/**
 * Reads a part that a page can be shown without. A failure is logged with the operation's name, and `without` takes its
 * place.
 *
 * Where the backend does not have the operation (404, 501) the page is whole as it is. After any other failure (5xx, no
 * answer in time, an answer that cannot be read) the part may be there a moment later, which `OnMissingSection` is told:
 * no cache keeps such a page.
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
