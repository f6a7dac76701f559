import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { statesOf } from "../../../contracts/sandbox/world/statesOf.ts"
import type { AddressField } from "../../../domain/address/AddressForm.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { normalizeZipCode } from "../../../domain/address/normalizeZipCode.ts"
import { POSTAL_FORMATS } from "../../fixtures/postalFormats.ts"
import { cpuMillis } from "../../support/cpuMillis.ts"
import { sharedJson, sharedText } from "../../support/sharedData.ts"

const LETTERS: Readonly<Partial<Record<AddressField, string>>> = {
  addressLine1: "A",
  district: "D",
  city: "C",
  stateCode: "S",
  zipCode: "Z",
}
const PostalEntry = Schema.fromJsonString(
  Schema.Struct({ fmt: Schema.optionalKey(Schema.String), zipex: Schema.optionalKey(Schema.String) }),
)
/** An older libaddressinput release's rules of every country; our own fixture where they are not available. */
const entries: readonly (readonly [string, typeof PostalEntry.Type])[] = (
  sharedText("libaddressinput/countryinfo.txt") ?? ""
)
  .split("\n")
  .filter((line) => /^data\/[A-Z]{2}=/.test(line))
  .map((line) => [line.slice(5, 7), Schema.decodeUnknownSync(PostalEntry)(line.slice(8))] as const)
const formats =
  entries.length === 0
    ? Object.entries(POSTAL_FORMATS).map(([country, format]) => [country, format.replaceAll(" ", "")] as const)
    : entries.flatMap(([country, { fmt }]) =>
        fmt === undefined
          ? []
          : [[country, [...fmt.matchAll(/%([ADCSZ])/g)].map(([, letter]) => letter).join("")] as const],
      )

/** Countries whose postal rules have changed since, or which write no city where our addresses have one. */
const CHANGED = [
  "AD",
  "AE",
  "BR",
  "BY",
  "CK",
  "CO",
  "CR",
  "EE",
  "GB",
  "GI",
  "GU",
  "HK",
  "IE",
  "KG",
  "KY",
  "LT",
  "LV",
  "MN",
  "MO",
  "MZ",
  "NG",
  "NR",
  "NZ",
  "PH",
  "PK",
  "RO",
  "RU",
  "SG",
  "TR",
  "UA",
  "VN",
  "ZA",
]
const ADDED: Readonly<Record<string, string>> = { SA: "D", KW: "D" }
/** Codes that were withdrawn, belong to single institutions, or are incomplete. */
const EXCLUDED = [
  "BY 20050",
  "EE 1001",
  "GB GIR 0AA",
  "GB RH6 OHP",
  "GB BFPO 61",
  "KR 110-110",
  "KR 699-800",
  "KR 135-934",
  "NI 52000",
  "PE LIMA 23",
  "PE LIMA 42",
  "PE CALLAO 2",
  "MU 742CU001",
  "IL 64739",
  "GB E10",
]
/** The long US format; the rules accepts five digits. */
const LONG = /^US [0-9]{5}-[0-9]{4}$/
/** Provinces that ISO 3166-2 does not have, and territories that the postal data treats as countries. */
const NOT_STATES = ["IT CI", "IT OG", "IT OT", "IT VS", "CN HK", "CN MO", "CN TW"]
/** Several codes at once are a list and no code. */
const isOne = (code: string) => !/[,;]/.test(code)

describe("The postal rules of all countries", () => {
  it("F111 have the order of our forms", () => {
    const different = formats.filter(
      ([country, order]) =>
        addressForm(country)
          .fields.map((field) => LETTERS[field] ?? "")
          .join("")
          .replace(ADDED[country] ?? "-", "") !== order.replaceAll("N", ""),
    )
    expect(
      different.map(([country, order]) => `${country} ${order}`).filter((each) => !CHANGED.includes(each.slice(0, 2))),
    ).toEqual([])
    if (entries.length > 0) expect(formats.length).toBeGreaterThan(180)
  })

  it("F111 have example postal codes that our forms accept unchanged", () => {
    const codes = entries.flatMap(([country, { zipex = "" }]) =>
      zipex
        .split(",")
        .filter((code) => code !== "" && !code.includes(":"))
        .map((code) => [country, code] as const),
    )
    const refused = codes
      .filter(([country, code]) => addressForm(country).zipPattern?.test(code) === false)
      .map(([country, code]) => `${country} ${code}`)
    expect(refused.filter((code) => !EXCLUDED.includes(code) && !LONG.test(code))).toEqual([])
    expect(
      codes.filter(([country, code]) => normalizeZipCode(code, country) !== code && !LONG.test(`${country} ${code}`)),
    ).toEqual([])
  })

  it("F111 match external addresses, whose postal codes our forms accept", () => {
    const Places = Schema.Record(
      Schema.String,
      Schema.Array(Schema.Struct({ components: Schema.Record(Schema.String, Schema.String) })),
    )
    const codes = Object.entries(sharedJson("address-testcases-json/testcases.json", Places, {})).flatMap(
      ([country, places]) =>
        places.flatMap(({ components: { postcode } }) =>
          postcode === undefined ? [] : [[country.toUpperCase(), postcode] as const],
        ),
    )
    const refused = codes.filter(
      ([country, code]) =>
        /^[A-Z]{2}$/.test(country) && isOne(code) && addressForm(country).zipPattern?.test(code.trim()) === false,
    )
    expect(
      refused.map((each) => each.join(" ")).filter((code) => !EXCLUDED.includes(code) && !LONG.test(code)),
    ).toEqual([])
  })

  it("F111 match the external codes and names of states", () => {
    const List = Schema.Struct({
      subdivisions: Schema.Record(Schema.String, Schema.Struct({ local_name: Schema.optionalKey(Schema.String) })),
    })
    const none = { subdivisions: {} }
    const lists = sharedJson(
      "subdivisions-json/subdivisions.json",
      Schema.Struct({ ES: List, IT: List, JP: List, US: List, KR: List, CN: List }),
      { ES: none, IT: none, US: none, KR: none, CN: none, JP: { subdivisions: { "13": { local_name: "東京都" } } } },
    )
    for (const country of ["ES", "IT", "JP", "US", "KR", "CN"] as const) {
      const codes = new Map(statesOf(country).map(({ code, names }) => [code, names]))
      const others = Object.entries(lists[country].subdivisions)
      expect([
        country,
        others.map(([code]) => code).filter((code) => !codes.has(code) && !NOT_STATES.includes(`${country} ${code}`)),
      ]).toEqual([country, []])
      if (country === "JP")
        expect(others.filter(([code, names]) => codes.get(code)?.ja !== names.local_name)).toEqual([])
    }
  })

  it("F111 match Korean addresses, whose province is one of the form's", () => {
    const Search = Schema.Struct({ tests: Schema.Array(Schema.Struct({ in: Schema.Struct({ text: Schema.String }) })) })
    const { tests } = sharedJson("addresses-korean-json/korean_addresses.json", Search, {
      tests: [{ in: { text: "서울특별시 종로구 자하문로 94" } }],
    })
    const provinces = statesOf("KR").map(({ names }) => names.ko ?? "")
    const named = tests.flatMap(({ in: { text } }) =>
      text.split(/[\s,]+/).filter((word) => /(특별시|광역시|자치시|자치도)$/.test(word)),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((word) => !provinces.includes(word))).toEqual([])
  })

  it("F111 check every hostile text as a postal code in linear time", () => {
    const texts = sharedJson("naughty-strings/blns.json", Schema.Array(Schema.String), [
      "' OR 1=1 --",
      "Ω≈ç√∫",
      "1;DROP TABLE users",
    ])
    const patterns = [
      ...new Set(
        formats.map(([country]) => addressForm(country).zipPattern).filter((pattern) => pattern !== undefined),
      ),
    ]
    expect(
      cpuMillis(() => {
        for (const pattern of patterns) for (const text of texts) pattern.test(text)
      }),
    ).toBeLessThan(1_000)
    expect(
      texts
        .filter((text) => /[^0-9A-Za-z -]/.test(text))
        .filter((text) => patterns.some((pattern) => pattern.test(text))),
    ).toEqual([])
  })
})
