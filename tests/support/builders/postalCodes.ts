import type { AddressCountry } from "./anAddress.ts"

/** Postal codes that exist, in each country's format. */
export const POSTAL_CODES: Readonly<Record<AddressCountry, readonly string[]>> = {
  ES: ["28039", "28300", "28070"],
  US: ["95014", "22162", "00201"],
  JP: ["154-0023", "350-1106", "951-8073"],
  SA: ["11564", "11187", "11142"],
  FR: ["33380", "34092", "33506"],
  DE: ["26133", "53225", "01067"],
  IT: ["00144", "47037", "39049"],
  PT: ["2725-079", "1250-096", "1201-950"],
  PL: ["00-950", "05-470", "48-300"],
  KR: ["03051", "30083", "06332"],
  IL: ["9614303", "6525001"],
  CN: ["266033", "317204", "100096"],
  KW: ["54541", "54551", "54404"],
}

/** The countries whose addresses have their own format. */
export const ADDRESS_COUNTRIES = [
  "ES",
  "US",
  "JP",
  "SA",
  "FR",
  "DE",
  "IT",
  "PT",
  "PL",
  "KR",
  "IL",
  "CN",
  "KW",
] as const satisfies readonly AddressCountry[]
