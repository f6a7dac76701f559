import type { District } from "../location/Geography.ts"
import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import { canCompleteAddress } from "./canCompleteAddress.ts"

/** A city found from part of an address. */
export interface AddressCompletion {
  readonly city: string
  readonly stateCode: string
  /** Absent when the city has several. */
  readonly zipCode?: string
}

/** Maximum number of completions in a readable list. */
const MAX_COMPLETIONS = 8

/**
 * Returns cities that match the beginning of a postal code or name, ignoring case and accents; exact matches first,
 * each city once. Returns none below the minimum length (S5.12).
 */
export function completeAddress(
  districts: readonly District[],
  typed: string,
  minLength?: number,
): readonly AddressCompletion[] {
  if (!canCompleteAddress(typed, minLength)) return []
  const wanted = plain(typed)
  const digits = wanted.replace("-", "")
  const isZip = /^[0-9]+$/.test(digits)
  const found = districts.filter(({ city, zipCode }) =>
    isZip ? zipCode?.replace("-", "").startsWith(digits) === true : plain(city).startsWith(wanted),
  )
  const towns = new Map<string, District[]>()
  for (const district of found) towns.set(district.cityId, [...(towns.get(district.cityId) ?? []), district])
  const exact = ([first]: readonly District[]) => Number(first !== undefined && plain(first.city) === wanted)
  return [...towns.values()]
    .toSorted((one, other) => exact(other) - exact(one))
    .slice(0, MAX_COMPLETIONS)
    .flatMap((own) => {
      const [first] = own
      if (first === undefined) return []
      const zips = new Set(own.map(({ zipCode }) => zipCode))
      return [
        {
          city: first.city,
          stateCode: first.stateCode,
          ...(zips.size === 1 && first.zipCode !== undefined ? { zipCode: first.zipCode } : {}),
        },
      ]
    })
}

function plain(text: string): string {
  return toAsciiDigits(text)
    .trim()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
}
