import { invalidField } from "../platform/http/Refused.ts"

/** Name of a customer's first list (S3.16). */
export const DEFAULT_NAME = "MyWishlist"

/** Invisible characters that Unicode classifies as letters or symbols. */
const FILLERS = /[\u115F\u1160\u2800\u3164\uFFA0]/gu
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** Normalizes a name for storage: composed accents, single spaces, trimmed. */
export const normalizeName = (name: string): string => name.normalize("NFC").replace(/\s+/gu, " ").trim()

/**
 * Returns the comparison key of a name: without case, width, invisible characters and differences in encoding accents
 * (F64).
 */
export const nameKey = (name: string): string =>
  normalizeName(name.normalize("NFKC").replace(INVISIBLE, "").replace(FILLERS, "")).toLowerCase()

/**
 * Returns the normalized name. Fails with 400 and the required text (S5.7) when no character of it is
 * visible (F66).
 */
export const requireName = (field: string, name: string): string => {
  if (nameKey(name) === "") throw invalidField(field, "required", "wishlistName no tiene un valor válido")
  return normalizeName(name)
}
