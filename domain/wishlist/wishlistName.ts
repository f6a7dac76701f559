import * as Result from "effect/Result"
import { WishlistNameEmpty } from "./WishlistChangeRefused.ts"

/** Letters and symbols that show nothing. */
const FILLERS = /[\u115F\u1160\u2800\u3164\uFFA0]/g
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** Longest name (specification, section 9: names 1–256). */
const MAX_NAME_LENGTH = 256

/** Controls that are no space, and halves of characters: nothing of a name, and no shop can keep them. */
const UNWRITABLE = /[^\P{Cc}\s]|\p{Cs}/gu

/** A name as it is shown: composed accents, single spaces, none at its ends, no controls, at most 256 characters. */
export function normalizeWishlistName(name: string): string {
  return [...name.replace(UNWRITABLE, "").normalize("NFC").replace(/\s+/g, " ").trim()]
    .slice(0, MAX_NAME_LENGTH)
    .join("")
    .trim()
}

/**
 * What makes two names the same: neither case, width, invisible characters nor the way accents are written count (F64).
 */
export function wishlistNameKey(name: string): string {
  return normalizeWishlistName(name.normalize("NFKC").replace(INVISIBLE, "").replace(FILLERS, "")).toLowerCase()
}

/** The name to keep. Fails with `WishlistNameEmpty` when nothing of it can be seen (specification, section 5; F66). */
export function checkWishlistName(name: unknown): Result.Result<string, WishlistNameEmpty> {
  if (typeof name !== "string" || wishlistNameKey(name) === "") return Result.fail(new WishlistNameEmpty())
  return Result.succeed(normalizeWishlistName(name))
}
