import * as Effect from "effect/Effect"
import type { RestAction } from "../../../application/rest/RestAction.ts"
import type { RestAnswer } from "../../../application/rest/RestGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import { configurationChunks } from "../http/configurationChunks.ts"
import { whenDefined } from "../http/whenDefined.ts"
import type { PlacedParameters } from "./placeParameters.ts"
import { rejected } from "./placeParameters.ts"

/** Chunks of one read that are requested concurrently. */
const CONCURRENT_CHUNKS = 4

/**
 * Splits a configuration read into as many calls as its variables need, in their order; other actions are one call. A
 * failed chunk does not void the others: its names are in `unread` (F48). A name too long for any call is refused
 * before any call.
 */
export const readInChunks = Effect.fnUntraced(function* (
  action: RestAction,
  placed: PlacedParameters,
  send: (placed: PlacedParameters) => Effect.Effect<RestAnswer, BackendError>,
): Effect.fn.Return<RestAnswer, BackendError> {
  const variables = action.operation === "readConfiguration" ? placed.query["variables"] : undefined
  if (typeof variables !== "object") return yield* send(placed)
  const chunks = configurationChunks(variables)
  const sent = new Set(chunks.flat())
  const tooLong = variables.filter((name) => !sent.has(name))
  if (tooLong.length > 0) {
    const message =
      `variables has ${tooLong.length} names that are too long for a call or are no text, the ` +
      `first of them ${tooLong[0]?.slice(0, 40)}….`
    return yield* new BackendError({
      operation: action.name,
      reason: rejected(action, [{ field: "variables", rule: "maxLength", message }]),
    })
  }
  const ask = (chunk: readonly string[]) =>
    send({ ...placed, query: { ...placed.query, variables: chunk } }).pipe(
      Effect.map((answer) => ({ answer })),
      Effect.catch((failure) => Effect.succeed({ failure, chunk })),
    )
  const results = yield* Effect.forEach(chunks, ask, { concurrency: CONCURRENT_CHUNKS })
  const answers = results.flatMap((result) => ("answer" in result ? result.answer : []))
  const failed = results.flatMap((result) => ("failure" in result ? result : []))
  const [first] = failed
  if (first !== undefined && answers.length === 0) return yield* first.failure
  return {
    status: answers.at(-1)?.status ?? 200,
    data: answers.flatMap(({ data }) => (Array.isArray(data) ? data : [])),
    ...whenDefined(answers.find(({ audienceId }) => audienceId !== undefined)?.audienceId, (audienceId) => ({
      audienceId,
    })),
    ...(first === undefined ? {} : { unread: failed.flatMap(({ chunk }) => chunk) }),
  }
})
