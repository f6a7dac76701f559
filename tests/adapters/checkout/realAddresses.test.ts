import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { describe, expect, it, onTestFinished } from "vitest"
import { whenDefined } from "../../../adapters/backend/http/whenDefined.ts"
import { fromAddress } from "../../../adapters/backend/http/wire/fromAddress.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { formProblems } from "../../../contracts/sandbox/customers/account/addresses/validateAddress.ts"
import { sqlKeyword } from "../../../contracts/sandbox/platform/storage/sqlKeyword.ts"
import { passesCheckDigit } from "../../../contracts/sandbox/purchase/payments/readCard.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { AddressField } from "../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { validateAddressBody } from "../../../domain/address/validateAddressBody.ts"
import { normalizeAddressBody } from "../../../domain/address/normalizeAddressBody.ts"
import { cardDigits } from "../../../domain/payment/Card.ts"
import { passesLuhn } from "../../../domain/payment/passesLuhn.ts"
import { forbiddenWord } from "../../../domain/shared/forbiddenWord.ts"
import { inSpain } from "../../support/backend/scopes.ts"
import type { AddressCountry } from "../../support/builders/anAddress.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { ADDRESS_COUNTRIES, POSTAL_CODES } from "../../support/builders/postalCodes.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"
import { sharedJson, sharedText } from "../../support/sharedData.ts"

/** Required parts of a country's addresses (A street, C city, S state, Z postal code), with example codes. */
interface PostalRules {
  readonly require: string
  readonly codes: readonly string[]
}
const PostalEntry = Schema.fromJsonString(
  Schema.Struct({
    require: Schema.optionalKey(Schema.String),
    zipex: Schema.optionalKey(Schema.String),
    sub_zipexs: Schema.optionalKey(Schema.String),
  }),
)
const NOT_AT_HAND: Readonly<Partial<Record<AddressCountry, string>>> = {
  ES: "ACSZ",
  US: "ACSZ",
  JP: "ACSZ",
  FR: "ACZ",
  DE: "ACZ",
  IT: "ACSZ",
  PT: "ACZ",
  PL: "ACZ",
  KR: "ACSZ",
  CN: "ACSZ",
}
const postalLines = new Map(
  (sharedText("libaddressinput/countryinfo.txt") ?? "")
    .split("\n")
    .map((line): [string, string] => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
)

function postalRules(country: AddressCountry): PostalRules {
  const line = postalLines.get(`data/${country}`)
  if (line === undefined) return { require: NOT_AT_HAND[country] ?? "", codes: POSTAL_CODES[country] }
  const { require = "", zipex = "", sub_zipexs = "" } = Schema.decodeUnknownSync(PostalEntry)(line)
  return {
    require,
    codes: [...POSTAL_CODES[country], ...zipex.split(","), ...sub_zipexs.split(/[~,]/)].filter(
      (code) => code !== "" && !code.includes(":"),
    ),
  }
}

/** The format that Korea replaced in 2015. The long US format is read as its five digits. */
const REFUSED_FORMS: Readonly<Partial<Record<AddressCountry, RegExp>>> = { KR: /^[0-9]{3}-[0-9]{3}$/ }
const ASKED_AS: Readonly<Record<string, AddressField>> = { A: "addressLine1", C: "city", S: "stateCode", Z: "zipCode" }

const ours = (address: Address): readonly string[] =>
  validateAddressBody(address).map(({ field, rule }) => `${field}: ${rule}`)
const theirs = (address: Address, country: string): readonly string[] =>
  formProblems(fromAddress(normalizeAddressBody(address)), country).map(({ field }) => field)

const Places = Schema.Record(
  Schema.String,
  Schema.Array(Schema.Struct({ components: Schema.Record(Schema.String, Schema.String) })),
)
const WrittenParts = Schema.Struct({
  streetAddress: Schema.optionalKey(Schema.String),
  locality: Schema.optionalKey(Schema.String),
  region: Schema.optionalKey(Schema.String),
  postalCode: Schema.optionalKey(Schema.String),
})
const Lines = Schema.Record(
  Schema.String,
  Schema.Struct({ parse: Schema.Array(Schema.Struct({ parts: WrittenParts })) }),
)

/** An address with the known parts. */
type Parts = Readonly<
  Partial<Record<"street" | "lastName" | "city" | "zipCode" | "stateCode" | "district", string | undefined>>
>

/** Addresses of one country from external data, as far as they go. */
function realAddresses(country: AddressCountry): readonly Address[] {
  const places = sharedJson("address-testcases-json/testcases.json", Places, {})[country.toLowerCase()] ?? []
  const lines = sharedJson("address-lines-json/addresses.json", Lines, {})[country]?.parse ?? []
  const fromPlaces = places.map(
    ({
      components: { house_number, road, city, town, village, postcode, state_code, suburb, waitUntilVisible },
    }): Parts => ({
      lastName: waitUntilVisible,
      street: road === undefined ? undefined : [road, house_number].filter((part) => part !== undefined).join(" "),
      city: city ?? town ?? village,
      zipCode: postcode,
      stateCode: state_code,
      district: suburb,
    }),
  )
  const fromLines = lines.map(({ parts: { streetAddress, locality, region, postalCode } }): Parts => ({
    street: streetAddress,
    city: locality,
    stateCode: region,
    zipCode: postalCode,
  }))
  return [...fromPlaces, ...fromLines].map(({ street, lastName, city, zipCode, stateCode, district }) =>
    anAddress(country, {
      ...whenDefined(street, (line) => ({ addressLines: [line] })),
      ...whenDefined(lastName, (text) => ({ lastName: text })),
      ...whenDefined(city, (text) => ({ city: text })),
      ...whenDefined(zipCode, (text) => ({ zipCode: text })),
      ...whenDefined(stateCode, (text) => ({ stateCode: text })),
      ...whenDefined(district, (text) => ({ district: text })),
    }),
  )
}

describe("Existing addresses", () => {
  it.each(ADDRESS_COUNTRIES)(
    "F111 of %s have postal codes that form and shop accept, and every part that the post requires",
    (country) => {
      const { require, codes } = postalRules(country)
      for (const zipCode of codes) {
        const address = anAddress(country, { zipCode })
        const isRefused = REFUSED_FORMS[country]?.test(zipCode) === true
        expect([zipCode, ours(address), theirs(address, country)]).toEqual([
          zipCode,
          isRefused ? ["zipCode: zipCode"] : [],
          isRefused ? ["zipCode"] : [],
        ])
      }
      const { fields, optional } = addressForm(country)
      expect(
        [...require]
          .map((letter) => ASKED_AS[letter])
          .filter((field) => field !== undefined && (!fields.includes(field) || optional.includes(field))),
      ).toEqual([])
    },
  )

  it("F111 are accepted, or refused by both for postal code, state, forbidden word or length", () => {
    const counts = { taken: 0, refused: 0 }
    for (const country of ADDRESS_COUNTRIES)
      for (const address of [anAddress(country), ...realAddresses(country)]) {
        const reasons = ours(address)
        counts[reasons.length === 0 ? "taken" : "refused"] += 1
        if (reasons.length === 0) expect([address, theirs(address, country)]).toEqual([address, []])
        else
          expect([
            address,
            reasons.filter((problem) => !/: (zipCode|stateCode|forbiddenWord|tooLong)$/.test(problem)),
          ]).toEqual([address, []])
      }
    process.stdout.write(`addresses that exist: ${counts.taken} taken, ${counts.refused} refused at their field\n`)
    expect(counts.taken).toBeGreaterThan(counts.refused * 5)
  })

  it("F113 have phone numbers of every region that form and shop accept, also when pasted whole", async () => {
    const Examples = Schema.Array(
      Schema.Struct({
        region: Schema.String,
        countryCode: Schema.String,
        examples: Schema.Record(Schema.String, Schema.String),
      }),
    )
    const regions = sharedJson(
      "phone-examples-json/examples.json",
      Examples,
      ADDRESS_COUNTRIES.map((region) => ({
        region,
        countryCode: addressForm(region).diallingCode.slice(1),
        examples: { mobile: anAddress(region).phones[0]?.subscriberNumber ?? "" },
      })),
    )
    const phones = regions.flatMap(({ countryCode, examples }) =>
      Object.values(examples).map((subscriberNumber) => ({ countryCode: `+${countryCode}`, subscriberNumber })),
    )
    for (const phone of phones) expect([phone, ours(anAddress("ES", { phones: [phone] }))]).toEqual([phone, []])
    const shop = await openTestShop()
    onTestFinished(() => shop.sandbox.close())
    const save = (numbers: Address["phones"]) =>
      Effect.runPromiseWith(testRoot(inSpain, { fetch: shop.sandbox.handle }).context)(
        Effect.result(AddressGateway.use((gateway) => gateway.saveAddress(anAddress("ES", { phones: numbers })))),
      )
    expect(await save(phones)).toMatchObject({ _tag: "Success", success: { phones: { length: phones.length } } })
    const numbers = Array.from({ length: 10_000 }, (_, place) => ({
      countryCode: "+34",
      subscriberNumber: String(600_000_000 + place),
    }))
    expect(await save(numbers.slice(1))).toMatchObject({ _tag: "Success", success: { phones: { length: 9_999 } } })
    expect(await save(numbers)).toMatchObject({
      _tag: "Failure",
      failure: { _tag: "AddressRefused", reasons: [{ field: "phone" }] },
    })
  })
})

describe("Rules that form and shop implement separately", () => {
  it("F111 find the same forbidden words in real names", () => {
    const names = [
      ...sharedJson("sql-keyword-words/words.json", Schema.Array(Schema.Struct({ text: Schema.String })), []).map(
        ({ text }) => text,
      ),
      "Alter Friedhof",
      "Tableau",
      "Updike",
      "Dropmore",
      "The Table Shop",
      "ｄｒｏｐ",
      "inſert",
      "Tablé",
      "table\u0301",
    ]
    expect(names.filter((name) => (forbiddenWord(name) === undefined) !== (sqlKeyword(name) === undefined))).toEqual([])
  })

  it("F105 agree about check digits", () => {
    const Vectors = Schema.Array(Schema.Struct({ text: Schema.String }))
    const numbers = [
      ...sharedJson("luhn-vectors/numbers.json", Vectors, []).map(({ text }) => cardDigits(text)),
      "4242424242424242",
      "4242424242424241",
      "0",
      "18",
      "79927398713",
      "79927398710",
    ].filter((digits) => /^[0-9]+$/.test(digits))
    expect(numbers.filter((digits) => passesLuhn(digits) !== passesCheckDigit(digits))).toEqual([])
  })
})
