import type { ShopError } from "../../runtime/CommandResult.ts"

/** What a shopper paid with that the shop does not know any more. */
export type RejectedCard = "savedCard" | "tokenizedCard"

/**
 * Which card the shop did not know: a kept one that was deleted meanwhile, in another tab or on another device (F106),
 * or a token of the vault that was used or is too old. `undefined` where the error is about anything else.
 */
export function rejectedCardOf(error: ShopError | undefined): RejectedCard | undefined {
  const named = error?._tag === "BackendError" && error.reason._tag === "Rejected" ? error.reason.fields : []
  if (named.some(({ field }) => field.endsWith("cardHash"))) return "savedCard"
  return named.some(({ field }) => field.endsWith("encrypted")) ? "tokenizedCard" : undefined
}
