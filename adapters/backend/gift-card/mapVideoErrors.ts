import * as Effect from "effect/Effect"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import { GiftCardVideoRefused } from "../../../domain/gift-card/GiftCardVideoRefused.ts"

const SIZES: readonly string[] = ["maxBytes", "maxLength"]
const KINDS: readonly string[] = ["mediaType", "base64", "enum"]

/** Maps the refusal of a video to a domain error; other errors pass unchanged. */
export function mapVideoErrors<A>(call: Effect.Effect<A, BackendError>) {
  return Effect.mapError(call, (error) => {
    if (error.reason._tag !== "Rejected") return error
    const rules = error.reason.fields
      .filter(({ field }) => field === "content" || field === "mediaType")
      .map(({ rule }) => rule)
    if (rules.some((rule) => SIZES.includes(rule))) return new GiftCardVideoRefused({ rule: "tooLarge" })
    return rules.some((rule) => KINDS.includes(rule)) ? new GiftCardVideoRefused({ rule: "kind" }) : error
  })
}
