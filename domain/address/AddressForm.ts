/** A field of an address form; lines of the street are counted from 1. */
export type AddressField =
  | "firstName" | "lastName" | "addressLine1" | "addressLine2" | "city" | "zipCode" | "stateCode" | "district"
  | "buildingNumber" | "phoneCountryCode" | "phone" | "email"

/** Which fields a country's address has, in the order people there write them. */
export interface AddressForm {
  readonly fields: readonly AddressField[]
  /** Fields that may stay empty. */
  readonly optional: readonly AddressField[]
  /** The country's dialling code with its plus. */
  readonly diallingCode: string
  /** What a postal code looks like there; absent where none is asked. */
  readonly zipPattern?: RegExp
  readonly zipExample?: string
  /** How many digits stand before the dash of a postal code; people may leave the dash out. */
  readonly zipDash?: number
  /** What people there call the part of the country that `stateCode` holds; absent where it has no word of its own here. */
  readonly stateWord?: "province" | "prefecture" | "state"
  /** What they call a postal code, where it is not simply that. */
  readonly zipWord?: "zip"
  /** Whether a state is written by a code in capitals: people may type it small. */
  readonly hasStateCodes?: boolean
}

const EUROPEAN: readonly AddressField[] = [
  "email", "firstName", "lastName", "addressLine1", "addressLine2", "zipCode", "city", "stateCode", "phoneCountryCode", "phone",
]

/** As in Europe, without a province. */
const WITHOUT_STATE: readonly AddressField[] = EUROPEAN.filter((field) => field !== "stateCode")

const FORMS: Readonly<Record<string, AddressForm>> = {
  ES: { fields: EUROPEAN, optional: ["addressLine2"], stateWord: "province", hasStateCodes: true, diallingCode: "+34", zipPattern: /^(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$/, zipExample: "28013" },
  US: {
    fields: ["email", "firstName", "lastName", "addressLine1", "addressLine2", "city", "stateCode", "zipCode", "phoneCountryCode", "phone"],
    optional: ["addressLine2"], stateWord: "state", zipWord: "zip", hasStateCodes: true, diallingCode: "+1", zipPattern: /^[0-9]{5}$/, zipExample: "10013",
  },
  JP: {
    fields: ["email", "lastName", "firstName", "zipCode", "stateCode", "city", "addressLine1", "addressLine2", "phoneCountryCode", "phone"],
    optional: ["addressLine2"], stateWord: "prefecture", diallingCode: "+81", zipPattern: /^[0-9]{3}-?[0-9]{4}$/, zipExample: "150-0001", zipDash: 3,
  },
  SA: {
    fields: ["email", "firstName", "lastName", "buildingNumber", "addressLine1", "district", "city", "zipCode", "phoneCountryCode", "phone"],
    optional: ["buildingNumber"], diallingCode: "+966", zipPattern: /^[0-9]{5}$/, zipExample: "12211",
  },
  FR: { fields: WITHOUT_STATE, optional: ["addressLine2"], diallingCode: "+33", zipPattern: /^(0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}$/, zipExample: "75004" },
  DE: { fields: WITHOUT_STATE, optional: ["addressLine2"], diallingCode: "+49", zipPattern: /^[0-9]{5}$/, zipExample: "10115" },
  IT: { fields: EUROPEAN, optional: ["addressLine2"], stateWord: "province", hasStateCodes: true, diallingCode: "+39", zipPattern: /^[0-9]{5}$/, zipExample: "20121" },
  PT: { fields: WITHOUT_STATE, optional: ["addressLine2"], diallingCode: "+351", zipPattern: /^[1-9][0-9]{3}-?[0-9]{3}$/, zipExample: "1100-053", zipDash: 4 },
  PL: { fields: WITHOUT_STATE, optional: ["addressLine2"], diallingCode: "+48", zipPattern: /^[0-9]{2}-?[0-9]{3}$/, zipExample: "00-001", zipDash: 2 },
  KR: {
    fields: ["email", "lastName", "firstName", "zipCode", "stateCode", "city", "addressLine1", "addressLine2", "phoneCountryCode", "phone"],
    optional: ["addressLine2"], stateWord: "province", diallingCode: "+82", zipPattern: /^[0-9]{5}$/, zipExample: "04524",
  },
  IL: {
    fields: ["email", "firstName", "lastName", "addressLine1", "addressLine2", "city", "zipCode", "phoneCountryCode", "phone"],
    optional: ["addressLine2"], diallingCode: "+972", zipPattern: /^[0-9]{7}$/, zipExample: "6525001",
  },
  CN: {
    fields: ["email", "lastName", "firstName", "stateCode", "city", "district", "addressLine1", "addressLine2", "zipCode", "phoneCountryCode", "phone"],
    optional: ["addressLine2"], stateWord: "province", diallingCode: "+86", zipPattern: /^[0-9]{6}$/, zipExample: "200001",
  },
  KW: {
    fields: ["email", "firstName", "lastName", "buildingNumber", "addressLine1", "district", "city", "zipCode", "phoneCountryCode", "phone"],
    optional: ["buildingNumber", "zipCode"], diallingCode: "+965", zipPattern: /^[0-9]{5}$/, zipExample: "22000",
  },
}

const ELSEWHERE: AddressForm = { fields: EUROPEAN, optional: ["addressLine2", "stateCode", "zipCode", "phoneCountryCode"], diallingCode: "" }

/** The form of a country; one that suits most places where the country has none of its own here. */
export function addressForm(countryCode: string): AddressForm {
  return Object.hasOwn(FORMS, countryCode) ? (FORMS[countryCode] ?? ELSEWHERE) : ELSEWHERE
}
