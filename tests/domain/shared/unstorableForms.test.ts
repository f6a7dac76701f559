import { describe, expect, it } from "vitest"
import { withAddressField } from "../../../domain/address/addressDraft.ts"
import type { AddressField } from "../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { validateAddress } from "../../../domain/address/validateAddress.ts"
import { normalizeAddress } from "../../../domain/address/normalizeAddress.ts"
import type { GiftTextField } from "../../../domain/gift-card/validateGiftText.ts"
import { validateGiftText } from "../../../domain/gift-card/validateGiftText.ts"
import { validateCard } from "../../../domain/payment/Card.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { ADDRESS_COUNTRIES } from "../../support/builders/postalCodes.ts"

const NOW = { year: 2026, month: 11 }
/** Fragments in the middle of a text: NUL, and each half of a surrogate pair. */
const UNSTORABLE = ["\u0000", "\ud800", "\udfff"]
/** Fragments there that can be stored: a whole pair, another control character. */
const STORABLE = ["👗", "\u0001"]
const FREE_TEXTS: readonly AddressField[] = [
  "firstName",
  "lastName",
  "addressLine1",
  "addressLine2",
  "city",
  "stateCode",
  "district",
  "buildingNumber",
]

/** The fragment as it is written in JSON. */
const quoted = (text: string) => JSON.stringify(text).slice(1, -1)
const GIFT_TEXTS: readonly GiftTextField[] = ["senderName", "receiverName", "receiverEmail", "receiverPhone", "message"]

describe("F180 a character that no database can store, in a form", () => {
  it.each(ADDRESS_COUNTRIES)(
    "is refused at each free text of an address of %s, and other characters are not",
    (country) => {
      for (const field of addressForm(country).fields.filter((each) => FREE_TEXTS.includes(each))) {
        const rulesOf = (text: string) =>
          validateAddress(withAddressField(anAddress(country), field, `A${text}b`)).map(
            ({ rule }) => `${field}: ${rule}`,
          )
        for (const text of UNSTORABLE) expect(rulesOf(text)).toEqual([`${field}: text`])
        for (const text of STORABLE) expect(rulesOf(text)).toEqual([])
      }
    },
  )

  it.each(["email", "zipCode", "phone", "phoneCountryCode"] as const)(
    "is refused in an address at %s, or is not part of the request",
    (field) => {
      for (const country of ADDRESS_COUNTRIES)
        for (const text of UNSTORABLE) {
          const typed = withAddressField(anAddress(country), field, `1${text}1`)
          const isRefused = validateAddress(typed).some((problem) => problem.field === field)
          const isAsked = addressForm(country).fields.includes(field)
          const isSent = isAsked && !isRefused && JSON.stringify(normalizeAddress(typed)).includes(quoted(text))
          expect([country, isSent]).toEqual([country, false])
        }
    },
  )

  it.each(GIFT_TEXTS)("is refused at the %s of a gift", (field) => {
    for (const text of UNSTORABLE) expect(validateGiftText(field, `a${text}b`)).toEqual({ field, rule: "text" })
  })

  it("is refused at the holder of a card", () => {
    const rulesOf = (holder: string) => validateCard(aCardEntry({ holder }), NOW).map(({ field }) => field)
    for (const text of UNSTORABLE) expect(rulesOf(`ANA${text}PRAT`)).toEqual(["holder"])
    expect(rulesOf("ANA PRAT")).toEqual([])
  })
})
