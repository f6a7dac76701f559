/** Postal codes of a country, in addition to the forms accepted everywhere: five digits, a dash, an empty text. */
export interface PostalCodes {
  readonly pattern: RegExp
  readonly example: string
}

/** Country data of the stores. */
export interface CountryDetails {
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string
  /** IANA name of the zone in which its stores count days (R23). */
  readonly timeZone: string
  /** Days of the week without standard delivery; 0 is Sunday. */
  readonly weekend: readonly number[]
  /** Return period in days from the delivery. */
  readonly returnDays: number
  readonly postalCodes: PostalCodes
  /** A fictional phone number of the chat. */
  readonly chatPhone: string
  /** Social login providers in addition to those of every country. */
  readonly socialProviders?: readonly string[]
}

const FRIDAY_SATURDAY: readonly number[] = [5, 6]
const SATURDAY_SUNDAY: readonly number[] = [6, 0]

const fiveDigits = (example: string): PostalCodes => ({ pattern: /^[0-9]{5}$/u, example })

const usual = { weekend: SATURDAY_SUNDAY, returnDays: 30 } as const

const ELSEWHERE: CountryDetails = {
  ...usual,
  alpha3: "",
  timeZone: "UTC",
  postalCodes: fiveDigits("28013"),
  chatPhone: "+34910000000",
}

const DETAILS_BY_COUNTRY: ReadonlyMap<string, CountryDetails> = new Map<string, CountryDetails>([
  [
    "ES",
    { ...usual, alpha3: "ESP", timeZone: "Europe/Madrid", postalCodes: fiveDigits("28013"), chatPhone: "+34910000000" },
  ],
  [
    "US",
    {
      ...usual,
      alpha3: "USA",
      timeZone: "America/New_York",
      postalCodes: fiveDigits("10013"),
      chatPhone: "+12025550100",
    },
  ],
  [
    "JP",
    {
      ...usual,
      alpha3: "JPN",
      timeZone: "Asia/Tokyo",
      returnDays: 14,
      postalCodes: { pattern: /^[0-9]{3}-[0-9]{4}$/u, example: "150-0001" },
      chatPhone: "+81300000000",
      socialProviders: ["line"],
    },
  ],
  [
    "SA",
    {
      ...usual,
      alpha3: "SAU",
      timeZone: "Asia/Riyadh",
      weekend: FRIDAY_SATURDAY,
      postalCodes: fiveDigits("12211"),
      chatPhone: "+966110000000",
    },
  ],
  [
    "FR",
    { ...usual, alpha3: "FRA", timeZone: "Europe/Paris", postalCodes: fiveDigits("75004"), chatPhone: "+33199000000" },
  ],
  [
    "DE",
    {
      ...usual,
      alpha3: "DEU",
      timeZone: "Europe/Berlin",
      postalCodes: fiveDigits("10115"),
      chatPhone: "+493023125000",
    },
  ],
  [
    "IT",
    { ...usual, alpha3: "ITA", timeZone: "Europe/Rome", postalCodes: fiveDigits("20121"), chatPhone: "+39800000000" },
  ],
  [
    "PT",
    {
      ...usual,
      alpha3: "PRT",
      timeZone: "Europe/Lisbon",
      postalCodes: { pattern: /^[0-9]{4}-[0-9]{3}$/u, example: "1100-053" },
      chatPhone: "+351800000000",
    },
  ],
  [
    "PL",
    {
      ...usual,
      alpha3: "POL",
      timeZone: "Europe/Warsaw",
      postalCodes: { pattern: /^[0-9]{2}-[0-9]{3}$/u, example: "00-001" },
      chatPhone: "+48800000000",
    },
  ],
  [
    "KR",
    { ...usual, alpha3: "KOR", timeZone: "Asia/Seoul", postalCodes: fiveDigits("04524"), chatPhone: "+8280000000" },
  ],
  [
    "IL",
    {
      ...usual,
      alpha3: "ISR",
      timeZone: "Asia/Jerusalem",
      weekend: FRIDAY_SATURDAY,
      postalCodes: { pattern: /^[0-9]{7}$/u, example: "6525001" },
      chatPhone: "+9721800000000",
    },
  ],
  [
    "CN",
    {
      ...usual,
      alpha3: "CHN",
      timeZone: "Asia/Shanghai",
      postalCodes: { pattern: /^[0-9]{6}$/u, example: "200001" },
      chatPhone: "+864000000000",
    },
  ],
  [
    "KW",
    {
      ...usual,
      alpha3: "KWT",
      timeZone: "Asia/Kuwait",
      weekend: FRIDAY_SATURDAY,
      postalCodes: fiveDigits("22000"),
      chatPhone: "+96518000000",
    },
  ],
])

/** Returns the details of a country; common values for one without a store. */
export const countryDetails = (countryCode: string): CountryDetails => DETAILS_BY_COUNTRY.get(countryCode) ?? ELSEWHERE
