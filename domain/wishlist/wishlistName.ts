import * as Result from "effect/Result"
import { WishlistNameEmpty } from "./WishlistChangeRefused.ts"

/** Invisible letters and symbols. */
const FILLERS = /[\u115F\u1160\u2800\u3164\uFFA0]/g
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** Longest name (S9: names 1–256). */
const MAX_NAME_LENGTH = 256

/** Control characters other than spaces, and lone surrogates: backends cannot store them. */
const UNWRITABLE = /[^\P{Cc}\s]|\p{Cs}/gu

/**
 * Returns a normalized name: composed accents, single spaces, trimmed, no control characters, at most 256 characters.
 */
export function normalizeWishlistName(name: string): string {
  return [...name.replace(UNWRITABLE, "").normalize("NFC").replace(/\s+/g, " ").trim()]
    .slice(0, MAX_NAME_LENGTH)
    .join("")
    .trim()
}

/**
 * Returns the comparison key of a name: without case, width, invisible characters and differences in the encoding of
 * accents (F64).
 */
export function wishlistNameKey(name: string): string {
  return normalizeWishlistName(name.normalize("NFKC").replace(INVISIBLE, "").replace(FILLERS, "")).toLowerCase()
}

/**
 * Returns the normalized name. Fails with `WishlistNameEmpty` when it has no visible character (S5; F66).
 */
export function checkWishlistName(name: unknown): Result.Result<string, WishlistNameEmpty> {
  if (typeof name !== "string" || wishlistNameKey(name) === "") return Result.fail(new WishlistNameEmpty())
  return Result.succeed(normalizeWishlistName(name))
}
