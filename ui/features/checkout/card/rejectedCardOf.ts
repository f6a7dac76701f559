import type { ShopError } from "../../../runtime/CommandResult.ts"

/** A payment card that the server no longer knows. */
export type RejectedCard = "savedCard" | "tokenizedCard"

/**
 * The kind of card an error rejects: a saved card that was deleted in another tab or on another device (F106), or a
 * vault token that was used or has expired. `undefined` for all other errors.
 */
export function rejectedCardOf(error: ShopError | undefined): RejectedCard | undefined {
  const named = error?._tag === "BackendError" && error.reason._tag === "Rejected" ? error.reason.fields : []
  if (named.some(({ field }) => field.endsWith("cardHash"))) return "savedCard"
  return named.some(({ field }) => field.endsWith("encrypted")) ? "tokenizedCard" : undefined
}
