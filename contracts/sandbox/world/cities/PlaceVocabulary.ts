import type { NonEmpty } from "../pick.ts"

/** How places are named, numbered and opened in a country. Every street and shop here is made up. */
export interface PlaceVocabulary {
  readonly streets: NonEmpty<string>
  /** Street and house number as an address line of the country. */
  readonly line: (street: string, number: number) => string
  /** Shops that keep parcels. */
  readonly shops: NonEmpty<string>
  readonly locker: string
  /** A telephone number that nobody has; the last two digits are given. */
  readonly phone: (digits: string) => string
  /** Intervals per weekday from Monday, as `10:00-14:00,17:00-20:30`; empty means closed. */
  readonly hours: NonEmpty<NonEmpty<string>>
}

/** Hours of a week whose five working days are alike. */
export const week = (workday: string, saturday: string, sunday: string): NonEmpty<string> => [
  workday,
  workday,
  workday,
  workday,
  workday,
  saturday,
  sunday,
]
