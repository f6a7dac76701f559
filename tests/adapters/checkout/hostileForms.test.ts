import { randomUUID } from "node:crypto"
import fc from "fast-check"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import type { Address } from "../../../domain/address/Address.ts"
import { validateAddressBody } from "../../../domain/address/validateAddressBody.ts"
import { normalizeAddressBody } from "../../../domain/address/normalizeAddressBody.ts"
import type { GiftInfo } from "../../../domain/cart/GiftInfo.ts"
import { validateGiftInfo, normalizeGiftInfo } from "../../../domain/cart/validateGifts.ts"
import { validateCard } from "../../../domain/payment/Card.ts"
import {
  listAt,
  type DeliveredBuyer,
  orderPath,
  readyToPay,
  textAt,
  worldWithUnits,
} from "../../sandbox/checkout/customer.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import { aCardEntry } from "../../support/builders/aCardEntry.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { openTestShop, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { sharedJson } from "../../support/sharedData.ts"
import { partOfToday } from "../../support/partOfToday.ts"

const OURS = [
  ...HOSTILE_TEXTS,
  "12 Drop Table Road",
  "ｄｒｏｐ",
  "inſert",
  "Selection Street",
  "Tablé",
  "Robert'); DROP TABLE students;--",
  "<img src=x onerror=alert(1)>",
  "a".repeat(128),
  "a".repeat(129),
  "👗".repeat(128),
  "👗".repeat(129),
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
  "\ufeff",
  "\u200b",
  "\u0000\u0000",
  "4242424242424242",
  "12345",
  "NaN",
  "true",
  "null",
  "{}",
  "[]",
  "﷽",
  "ﬃ",
]
const EXTERNAL = [
  ...sharedJson("naughty-strings/blns.json", Schema.Array(Schema.String), []),
  ...sharedJson("sql-keyword-words/words.json", Schema.Array(Schema.Struct({ text: Schema.String })), []).map(
    ({ text }) => text,
  ),
]
/** Texts of external lists to try; `EXTERNAL_TEXTS=10000 npx vitest run --project adapters hostileForms` tries all. */
const EXTERNAL_TEXTS = Number(process.env["EXTERNAL_TEXTS"] ?? 30)
const TEXTS = [
  ...new Set([
    ...OURS,
    ...fc
      .sample(fc.shuffledSubarray(EXTERNAL, { minLength: EXTERNAL.length }), { numRuns: 1, seed: DAILY_SEED })
      .flat()
      .slice(0, EXTERNAL_TEXTS),
  ]),
]
/**
 * In each field every so many texts are tried, others on each day: together the fields try every text each day. All of
 * them are tried in each field where `EXTERNAL_TEXTS` is set.
 */
const STRIDE = process.env["EXTERNAL_TEXTS"] === undefined ? 4 : 1
const textsFor = (place: number) => partOfToday(TEXTS, STRIDE, place)
const SKU = "8201-800-3"
const NOW = { year: 2026, month: 1 }

const A_PHONE = { countryCode: "+34", subscriberNumber: "600000000" }
/** A field of the body, with the text as its value. */
const ADDRESS_FIELDS: Readonly<Record<string, (text: string) => Partial<Address>>> = {
  firstName: (text) => ({ firstName: text }),
  lastName: (text) => ({ lastName: text }),
  city: (text) => ({ city: text }),
  zipCode: (text) => ({ zipCode: text }),
  stateCode: (text) => ({ stateCode: text }),
  email: (text) => ({ email: text }),
  addressLine1: (text) => ({ addressLines: [text] }),
  addressLine2: (text) => ({ addressLines: ["Calle Mayor 1", text] }),
  phone: (text) => ({ phones: [{ countryCode: "+34", subscriberNumber: text }] }),
  phoneCountryCode: (text) => ({ phones: [{ countryCode: text, subscriberNumber: "600000000" }] }),
  gender: (text) => ({ gender: text }),
  dropType: (text) => ({ dropType: text }),
  middleName: (text) => ({ middleName: text }),
  unitNumber: (text) => ({ unitNumber: text }),
  "addressLines.2": (text) => ({ addressLines: ["Calle Mayor 1", "2.º B", text] }),
  "phones.1.subscriberNumber": (text) => ({ phones: [A_PHONE, { ...A_PHONE, subscriberNumber: text }] }),
}
const GIFT_FIELDS = ["senderName", "receiverName", "receiverEmail", "receiverPhone", "message"] as const

let shop: TestShop
let buyer: DeliveredBuyer
let context: ReturnType<typeof testRoot>["context"]
beforeAll(async () => {
  shop = await openTestShop({ world: worldWithUnits({ [SKU]: 50 }) })
  buyer = await readyToPay(shop, { [SKU]: 1 })
  context = testRoot(inSpain, {
    fetch: shop.sandbox.handle,
    session: { accessToken: Redacted.make(buyer.guest.token), userType: "guest" },
  }).context
})
afterAll(() => shop.sandbox.close())

/** Refusals of a form and of a shop that does not use the form's rules. */
interface Verdicts {
  readonly field: string
  readonly text: string
  /** Fields that our form refuses. */
  readonly ours: readonly string[]
  /** Fields that the shop refuses; the failure itself where it names none. */
  readonly theirs: readonly string[]
}

/**
 * Inputs that the shop refuses and our form accepts, that they refuse at different fields, or that the shop refuses
 * without a field.
 */
const disagreements = (verdicts: readonly Verdicts[]): readonly Verdicts[] =>
  verdicts.filter(
    ({ field, ours, theirs }) =>
      theirs.some((refused) => refused !== field) ||
      ours.some((refused) => refused !== field) ||
      (ours.length === 0 && theirs.length > 0),
  )

const fieldsOf = (answer: { readonly _tag: string; readonly failure?: unknown }): readonly string[] => {
  if (answer._tag === "Success") return []
  const reasons = [...listAt(answer.failure, "reasons"), ...listAt(answer.failure, "reason.fields")].map((problem) =>
    textAt(problem, "field"),
  )
  return reasons.length === 0 ? [JSON.stringify(answer.failure)] : reasons
}

describe("Hostile texts", () => {
  it("F111 in each field of an address are accepted by form and shop, or refused at that field", async () => {
    const verdicts: Verdicts[] = []
    for (const [place, [field, change]] of Object.entries(ADDRESS_FIELDS).entries())
      for (const text of textsFor(place)) {
        const typed = anAddress("ES", change(text))
        const answer = await Effect.runPromiseWith(context)(
          Effect.result(AddressGateway.use((gateway) => gateway.saveAddress(normalizeAddressBody(typed)))),
        )
        verdicts.push({
          field,
          text,
          ours: validateAddressBody(typed).map((problem) => problem.field),
          theirs: fieldsOf(answer),
        })
      }
    process.stdout.write(
      `${TEXTS.length} hostile texts in ${Object.keys(ADDRESS_FIELDS).length} fields of an address: ` +
        `${verdicts.filter(({ ours }) => ours.length === 0).length} taken, ` +
        `${verdicts.filter(({ ours }) => ours.length > 0).length} refused at their field\n`,
    )
    expect(disagreements(verdicts)).toEqual([])
    // A value with a forbidden word or of excessive length is refused by both, and by the same rule.
    expect(
      verdicts.filter(
        ({ field, text, theirs }) =>
          field === "lastName" &&
          validateAddressBody(anAddress("ES", { lastName: text })).some(({ rule }) => rule !== "required") &&
          theirs.length === 0,
      ),
    ).toEqual([])
  }, 3_600_000)

  it("F111 in a gift note are accepted by form and shop, or refused at that field", async () => {
    const verdicts: Verdicts[] = []
    for (const [place, field] of GIFT_FIELDS.entries())
      for (const text of textsFor(place)) {
        const info: GiftInfo = normalizeGiftInfo({ senderName: "Ana", receiverName: "Eva", [field]: text })
        const answer = await Effect.runPromiseWith(context)(
          Effect.result(CartDetailGateway.use((gateway) => gateway.setGiftInfo(info))),
        )
        verdicts.push({
          field,
          text,
          ours: validateGiftInfo(info).map((problem) => problem.field),
          theirs: fieldsOf(answer),
        })
      }
    expect(disagreements(verdicts)).toEqual([])
  }, 3_600_000)

  it("F105 as the name on a card are accepted by form and shop, or refused at that field", async () => {
    const verdicts: Verdicts[] = []
    for (const text of TEXTS) {
      // A mistyped number is refused with any name: nothing is paid, and both report their verdict on the name.
      const entry = aCardEntry({ holder: text, number: "4242424242424241" })
      const { status, body } = await buyer.guest.call(
        "POST",
        `${orderPath(buyer.orderId)}/asynccheckout`,
        {
          paymentBundle: {
            paymentData: [
              { paymentModeId: "1", number: entry.number, holder: text.trim(), month: "12", year: "2030", cvv2: "123" },
            ],
          },
          acceptedPolicies: [1, 2],
          expectedTotal: buyer.total,
        },
        { "idempotency-key": randomUUID() },
      )
      const refused = listAt(body, "fields")
        .map((problem) => textAt(problem, "field").replace("paymentBundle.paymentData.0.", ""))
        .filter((field) => field !== "number")
      verdicts.push({
        field: "holder",
        text,
        ours: validateCard(entry, NOW)
          .map((problem) => problem.field)
          .filter((field) => field !== "number"),
        theirs: status === 422 || status === 400 ? refused : [`${status} ${JSON.stringify(body)}`],
      })
    }
    expect(disagreements(verdicts)).toEqual([])
  }, 3_600_000)
})
