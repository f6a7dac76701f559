import { POSTAL_RULES } from "./generated/POSTAL_RULES.ts"

/** A field of an address form; street lines are numbered from 1. */
export type AddressField =
  | "firstName"
  | "lastName"
  | "addressLine1"
  | "addressLine2"
  | "city"
  | "zipCode"
  | "stateCode"
  | "district"
  | "buildingNumber"
  | "phoneCountryCode"
  | "phone"
  | "email"

/** Fields of a country's addresses, in local order (decision 028). */
export interface AddressForm {
  readonly fields: readonly AddressField[]
  /** Optional fields. */
  readonly optional: readonly AddressField[]
  /** The country's calling code with plus; empty for a country without a store. */
  readonly diallingCode: string
  /** Format of a postal code, case-insensitive; absent when unknown. */
  readonly zipPattern?: RegExp
  /** Example of a postal code, with its dash if it has one. */
  readonly zipExample?: string
  /** Local name of the region in `stateCode`; absent for the default name. */
  readonly stateLabel?: "province" | "prefecture" | "state"
  /** Local name of the postal code; absent for the default name. */
  readonly zipLabel?: "zip"
  /** Whether a state is sent as a code in capitals; customers may type it in lower case, or by name. */
  readonly hasStateCodes?: boolean
  /** Whether envelopes show that code; otherwise they show the name. */
  readonly printsStateCodes?: boolean
}

/** Local knowledge of countries with stores that the postal data lacks. */
interface CountryForm extends Omit<AddressForm, "fields" | "optional"> {
  /** Postal order with separate fields for parts that the postal data puts in the street lines. */
  readonly order?: string
  /** Optional fields besides the second street line. */
  readonly optional?: string
}

/**
 * A pattern is given where S5, decision 005 or the postal service is stricter than the data.
 */
const COUNTRY_FORMS: Readonly<Record<string, CountryForm>> = {
  ES: {
    diallingCode: "+34",
    zipExample: "28013",
    zipPattern: /^(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$/,
    stateLabel: "province",
    hasStateCodes: true,
  },
  US: {
    diallingCode: "+1",
    zipExample: "10013",
    zipPattern: /^[0-9]{5}$/,
    stateLabel: "state",
    hasStateCodes: true,
    printsStateCodes: true,
    zipLabel: "zip",
  },
  JP: { diallingCode: "+81", zipExample: "150-0001", stateLabel: "prefecture" },
  SA: { diallingCode: "+966", zipExample: "12211", order: "BADCZ", optional: "B" },
  FR: { diallingCode: "+33", zipExample: "75004", zipPattern: /^(0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}$/ },
  DE: { diallingCode: "+49", zipExample: "10115" },
  IT: {
    diallingCode: "+39",
    zipExample: "20121",
    stateLabel: "province",
    hasStateCodes: true,
    printsStateCodes: true,
  },
  PT: { diallingCode: "+351", zipExample: "1100-053", zipPattern: /^[1-9][0-9]{3}-?[0-9]{3}$/ },
  PL: { diallingCode: "+48", zipExample: "00-001" },
  KR: { diallingCode: "+82", zipExample: "04524", stateLabel: "province", optional: "D" },
  IL: { diallingCode: "+972", zipExample: "6525001", zipPattern: /^[0-9]{7}$/ },
  CN: { diallingCode: "+86", zipExample: "200001", stateLabel: "province" },
  KW: { diallingCode: "+965", zipExample: "22000", order: "BADZC", optional: "BZ" },
}

/** Countries without stores require only street and city: the data does not say which fields their post requires. */
const DEFAULT_FORM: CountryForm = { diallingCode: "", optional: "DSZP" }
const FAMILY_NAME_FIRST = /JP|KR|KP|CN|TW|HK|MO|VN|HU/
/** Fields by letter: the letters of the postal data, and L for the second street line. */
const FIELDS: Readonly<Record<string, AddressField>> = {
  E: "email",
  F: "firstName",
  G: "lastName",
  A: "addressLine1",
  L: "addressLine2",
  B: "buildingNumber",
  C: "city",
  D: "district",
  S: "stateCode",
  Z: "zipCode",
  P: "phoneCountryCode",
  T: "phone",
}
const ZIP_CHARACTERS: Readonly<Record<string, string>> = {
  n: "[0-9]",
  a: "[A-Z]",
  x: "[0-9A-Z]",
  " ": "[ -]?",
  "-": "[ -]?",
}

/** Returns the form of a country in postal order, with email and name first and the phone number last. */
export function addressForm(countryCode: string): AddressForm {
  const country = /^[A-Z]{2}$/.test(countryCode) ? countryCode : "ZZ"
  const [, postalOrder = "AC", shapes = ""] =
    new RegExp(`([A-Z]+) ([^,:]*):(?:[A-Z]{2})*?${country}`).exec(POSTAL_RULES) ?? []
  const { order = postalOrder.replace("A", "AL"), optional = "", ...labels } = COUNTRY_FORMS[country] ?? DEFAULT_FORM
  const fields = (letters: string) => [...letters].flatMap((letter) => FIELDS[letter] ?? [])
  return {
    ...(shapes === "" ? {} : zipForm(shapes.replaceAll("c", country))),
    ...labels,
    fields: fields(`E${FAMILY_NAME_FIRST.test(country) ? "GF" : "FG"}${order}PT`),
    optional: fields(`L${optional}`),
  }
}

/** Returns pattern and example of postal codes from the shapes in the data. */
function zipForm(shapes: string): Pick<AddressForm, "zipPattern" | "zipExample"> {
  let count = 0
  return {
    zipPattern: new RegExp(`^(${shapes.replace(/[nax -]/g, (sign) => ZIP_CHARACTERS[sign] ?? "")})$`, "i"),
    zipExample: shapes
      .replace(/\|.*/, "")
      .replace(/[nax]/g, (sign) => (sign === "a" ? "ABCDEFG" : "1234567890")[count++] ?? ""),
  }
}
