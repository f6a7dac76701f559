import * as Result from "effect/Result"
import { toWellFormed } from "../shared/toWellFormed.ts"
import { WishlistDescriptionTooLong } from "./WishlistChangeRefused.ts"

/**
 * Characters of a description at most, as the contract's `description` counts them: an emoji outside the basic plane is
 * one.
 */
export const MAX_DESCRIPTION_LENGTH = 1024

/** Controls that no text has a use for, and that a database refuses; line breaks and tabs stay. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu

/**
 * The description to keep: one sort of line break, no other controls, nothing blank at its ends. Empty where nothing is
 * left, which takes a description away. Any word may stand in it: the specification forbids words in addresses and
 * mails only.
 *
 * Fails with `WishlistDescriptionTooLong` over 1,024 characters; nothing is cut off.
 */
export function checkWishlistDescription(text: string): Result.Result<string, WishlistDescriptionTooLong> {
  const tidy = toWellFormed(text).replace(/\r\n?/g, "\n").replace(CONTROLS, "").trim()
  return [...tidy].length > MAX_DESCRIPTION_LENGTH
    ? Result.fail(new WishlistDescriptionTooLong({ maximum: MAX_DESCRIPTION_LENGTH }))
    : Result.succeed(tidy)
}
