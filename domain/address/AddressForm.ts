import { POSTAL_RULES } from "./generated/POSTAL_RULES.ts"

/** A field of an address form; lines of the street are counted from 1. */
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

/** Which fields a country's address has, in the order people there write them (decision 028). */
export interface AddressForm {
  readonly fields: readonly AddressField[]
  /** Fields that may stay empty. */
  readonly optional: readonly AddressField[]
  /** The country's dialling code with its plus; empty where the shop has no store. */
  readonly diallingCode: string
  /** What a postal code looks like there, in letters of any case; absent where none is known. */
  readonly zipPattern?: RegExp
  /** One of that form, with its dash where it has one. */
  readonly zipExample?: string
  /**
   * What people there call the part of the country that `stateCode` holds; absent where it has no word of its own here.
   */
  readonly stateLabel?: "province" | "prefecture" | "state"
  /** What they call a postal code, where it is not simply that. */
  readonly zipLabel?: "zip"
  /** Whether a state is sent by a code in capitals: people may type it small, or by its name. */
  readonly hasStateCodes?: boolean
  /** Whether envelopes have that code; elsewhere they have the name. */
  readonly printsStateCodes?: boolean
}

/** What people of a country with stores know and the rules of its post do not tell. */
interface CountryForm extends Omit<AddressForm, "fields" | "optional"> {
  /** The order of the post with fields of their own for what it leaves to the lines of the street. */
  readonly order?: string
  /** What may stay empty beside the second line of the street. */
  readonly optional?: string
}

/**
 * A pattern stands here where the specification's section 5, decision 005 or the post itself is stricter than the data.
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

/**
 * Of a country without stores nothing is asked but street and town: the data does not say what its post cannot do
 * without.
 */
const DEFAULT_FORM: CountryForm = { diallingCode: "", optional: "DSZP" }
const FAMILY_NAME_FIRST = /JP|KR|KP|CN|TW|HK|MO|VN|HU/
/** Fields by the letters that rules name them with: those of the post, and L the second line of the street. */
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

/** The form of a country, in the order of its post; e-mail and name stand before it and the telephone behind. */
export function addressForm(countryCode: string): AddressForm {
  const country = /^[A-Z]{2}$/.test(countryCode) ? countryCode : "ZZ"
  const [, postalOrder = "AC", shapes = ""] =
    new RegExp(`([A-Z]+) ([^,:]*):(?:[A-Z]{2})*?${country}`).exec(POSTAL_RULES) ?? []
  const { order = postalOrder.replace("A", "AL"), optional = "", ...words } = COUNTRY_FORMS[country] ?? DEFAULT_FORM
  const fields = (letters: string) => [...letters].flatMap((letter) => FIELDS[letter] ?? [])
  return {
    ...(shapes === "" ? {} : zipForm(shapes.replaceAll("c", country))),
    ...words,
    fields: fields(`E${FAMILY_NAME_FIRST.test(country) ? "GF" : "FG"}${order}PT`),
    optional: fields(`L${optional}`),
  }
}

/** What postal codes look like by the shapes of the data. */
function zipForm(shapes: string): Pick<AddressForm, "zipPattern" | "zipExample"> {
  let count = 0
  return {
    zipPattern: new RegExp(`^(${shapes.replace(/[nax -]/g, (sign) => ZIP_CHARACTERS[sign] ?? "")})$`, "i"),
    zipExample: shapes
      .replace(/\|.*/, "")
      .replace(/[nax]/g, (sign) => (sign === "a" ? "ABCDEFG" : "1234567890")[count++] ?? ""),
  }
}
