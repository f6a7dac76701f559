import type { District } from "../location/Geography.ts"
import { toAsciiDigits } from "../shared/toAsciiDigits.ts"
import { canCompleteAddress } from "./canCompleteAddress.ts"

/** What can be told of a place from one part of its address. */
export interface AddressCompletion {
  readonly city: string
  readonly stateCode: string
  /** Absent where the town has several. */
  readonly zipCode?: string
}

/** As many as somebody reads. */
const MAX_COMPLETIONS = 8

/**
 * Towns that what is typed may stand for, by the beginning of a postal code or of a name in any case and accent; the
 * exact ones first, each town once. None below the least length (specification, section 5).
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
