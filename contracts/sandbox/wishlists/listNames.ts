import { invalidField } from "../http/Refusal.ts"

/** Name of the first list of a shopper (specification, section 3). */
export const DEFAULT_NAME = "MyWishlist"

/** Characters that show nothing although they are letters or symbols to Unicode. */
const FILLERS = /[\u115F\u1160\u2800\u3164\uFFA0]/gu
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu

/** A name as it is kept: composed accents, single spaces, no spaces at its ends. */
export const normalizeName = (name: string): string => name.normalize("NFC").replace(/\s+/gu, " ").trim()

/**
 * A name as names are compared: without regard to case, width, invisible characters and to how accents are written
 * (F64).
 */
export const nameKey = (name: string): string =>
  normalizeName(name.normalize("NFKC").replace(INVISIBLE, "").replace(FILLERS, "")).toLowerCase()

/**
 * The name to keep. Fails with 400 and the specification's own text (section 5) when nothing of it can be seen (F66).
 */
export const requireName = (field: string, name: string): string => {
  if (nameKey(name) === "") throw invalidField(field, "required", "wishlistName no tiene un valor válido")
  return normalizeName(name)
}
