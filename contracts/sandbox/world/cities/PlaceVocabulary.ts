import type { NonEmpty } from "../pick.ts"

/** Names, numbers and opening hours of places in a country. All streets and shops are fictional. */
export interface PlaceVocabulary {
  readonly streets: NonEmpty<string>
  /** Formats street and house number as an address line of the country. */
  readonly line: (street: string, number: number) => string
  /** Shops that hold parcels. */
  readonly shops: NonEmpty<string>
  readonly locker: string
  /** Returns an unassigned phone number with these last two digits. */
  readonly phone: (digits: string) => string
  /** Intervals per weekday from Monday, as `10:00-14:00,17:00-20:30`; empty means closed. */
  readonly hours: NonEmpty<NonEmpty<string>>
}

/** Returns the hours of a week with five equal working days. */
export const week = (workday: string, saturday: string, sunday: string): NonEmpty<string> => [
  workday,
  workday,
  workday,
  workday,
  workday,
  saturday,
  sunday,
]
