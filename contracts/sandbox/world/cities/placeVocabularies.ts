import { nonEmpty, type NonEmpty } from "../pick.ts"
import file from "./placeVocabularies.json" with { type: "json" }

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

/**
 * A country in the file. `line` has the parameters `street`, `number` and `block` (a number from 1 to 9), `phone` has
 * `digits`.
 */
interface PlaceEntry {
  readonly streets: readonly string[]
  readonly shops: readonly string[]
  readonly locker: string
  readonly line: string
  readonly phone: string
  readonly hours: readonly (readonly string[])[]
}

const entries: Readonly<Record<string, PlaceEntry>> = file

const vocabularyOf = ({ streets, shops, locker, line, phone, hours }: PlaceEntry): PlaceVocabulary => ({
  streets: nonEmpty(streets),
  shops: nonEmpty(shops),
  locker,
  line: (street, number) =>
    line
      .replace("{block}", String((number % 9) + 1))
      .replace("{number}", String(number))
      .replace("{street}", () => street),
  phone: (digits) => phone.replace("{digits}", digits),
  hours: nonEmpty(hours.map((week) => nonEmpty(week))),
})

/** Returns the vocabulary of a country; that of the United States for others. */
export const placeVocabularies = (countryCode: string): PlaceVocabulary => vocabularyOf(entries[countryCode] ?? file.US)
