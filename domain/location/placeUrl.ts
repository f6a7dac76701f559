import { foldName } from "./Geocoding.ts"

/**
 * Returns a name for an address: lower case without accents, other characters than letters and digits as dashes. Names
 * in other scripts keep their letters; `place` without any.
 */
export function placeUrl(name: string): string {
  const words = foldName(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
  return words === "" ? "place" : words
}
