import * as Result from "effect/Result"
import { toWellFormed } from "../shared/toWellFormed.ts"
import { WishlistDescriptionTooLong } from "./WishlistChangeRefused.ts"

/** Maximum length of a description in code points, as the contract counts: an emoji outside the basic plane is one. */
export const MAX_DESCRIPTION_LENGTH = 1024

/** Control characters except line breaks and tabs; databases refuse some of them. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/**
 * Returns the normalized description: uniform line breaks, no other control characters, trimmed. An empty result
 * removes the description. Any word is allowed: the rules forbid words in addresses and emails only.
 *
 * Fails with `WishlistDescriptionTooLong` over 1,024 characters; nothing is truncated.
 */
export function checkWishlistDescription(text: string): Result.Result<string, WishlistDescriptionTooLong> {
  const tidy = toWellFormed(text).replace(/\r\n?/g, "\n").replace(CONTROLS, "").trim()
  return [...tidy].length > MAX_DESCRIPTION_LENGTH
    ? Result.fail(new WishlistDescriptionTooLong({ maximum: MAX_DESCRIPTION_LENGTH }))
    : Result.succeed(tidy)
}
