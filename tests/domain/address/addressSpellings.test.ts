import { describe, expect, it } from "vitest"
import { validateAddressBody } from "../../../domain/address/validateAddressBody.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { addressLabel } from "../../../domain/address/addressLabel.ts"
import { statesOfCountry } from "../../../domain/address/knownState.ts"
import { normalizeAddress } from "../../../domain/address/normalizeAddress.ts"
import { normalizeAddressBody } from "../../../domain/address/normalizeAddressBody.ts"
import { normalizeZipCode } from "../../../domain/address/normalizeZipCode.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { isEmail } from "../../../domain/shared/isEmail.ts"
import { normalizeEmail } from "../../../domain/shared/normalizeEmail.ts"
import { isPhone, normalizePhone } from "../../../domain/shared/phoneNumber.ts"
import { EMAIL_SPELLINGS, PHONE_SPELLINGS, STATE_SPELLINGS, ZIP_SPELLINGS } from "../../fixtures/addressSpellings.ts"
import { ADDRESS_COUNTRIES, POSTAL_CODES } from "../../support/builders/postalCodes.ts"
import type { AddressCountry } from "../../support/builders/anAddress.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { sharedText } from "../../support/sharedData.ts"

type Row = readonly [country: AddressCountry, sent: string, typed: string]
const rowsOf = (
  table: Readonly<Partial<Record<AddressCountry, Readonly<Record<string, readonly string[]>>>>>,
): readonly Row[] =>
  ADDRESS_COUNTRIES.flatMap((country) =>
    Object.entries(table[country] ?? {}).flatMap(([sent, all]) => all.map((typed): Row => [country, sent, typed])),
  )

const [ZIPS, PHONES, STATES] = [rowsOf(ZIP_SPELLINGS), rowsOf(PHONE_SPELLINGS), rowsOf(STATE_SPELLINGS)]
const EMAILS = Object.entries(EMAIL_SPELLINGS).flatMap(([sent, all]) => all.map((typed) => [sent, typed] as const))
const COUNT = ZIPS.length + PHONES.length + STATES.length + EMAILS.length
const reasons = (address: ReturnType<typeof anAddress>) =>
  validateAddressBody(address).map(({ field, rule }) => `${field}: ${rule}`)

describe(`F194 ${COUNT} spellings of addresses in ${ADDRESS_COUNTRIES.length} countries`, () => {
  it("F194 are at least three hundred, of every country with a store", () => {
    expect(COUNT).toBeGreaterThanOrEqual(300)
    for (const country of ADDRESS_COUNTRIES)
      expect([country, ZIPS.some(([own]) => own === country), PHONES.some(([own]) => own === country)]).toEqual([
        country,
        true,
        true,
      ])
    for (const country of ADDRESS_COUNTRIES)
      expect([country, STATES.some(([own]) => own === country)]).toEqual([
        country,
        addressForm(country).fields.includes("stateCode"),
      ])
    process.stdout.write(
      `${COUNT} address spellings: ${ZIPS.length} postal codes, ${PHONES.length} phones, ` +
        `${STATES.length} states, ${EMAILS.length} emails\n`,
    )
  })

  it("F194 are parsed for a postal code, which is shown and sent in its country's format", () => {
    const read = ZIPS.map(([country, , zipCode]) => [
      country,
      normalizeAddress(anAddress(country, { zipCode })).zipCode,
      zipCode,
    ])
    expect(read).toEqual(ZIPS)
    expect(ZIPS.filter(([country, , zipCode]) => reasons(anAddress(country, { zipCode })).length > 0)).toEqual([])
  })

  it("F194 are parsed for a phone number, whose country code goes to its own field", () => {
    const own = (country: AddressCountry, subscriberNumber: string) =>
      anAddress(country, { phones: [{ countryCode: addressForm(country).diallingCode, subscriberNumber }] })
    const read = PHONES.map(([country, , typed]) => {
      const [phone] = normalizeAddress(own(country, typed)).phones
      return [country, `${phone?.countryCode ?? ""} ${phone?.subscriberNumber ?? ""}`, typed]
    })
    expect(read).toEqual(PHONES)
    expect(PHONES.filter(([country, , typed]) => reasons(own(country, typed)).length > 0)).toEqual([])
  })

  it.each([["+34"], ["34"], ["0034"], ["＋３４"], ["+٣٤"], [" +34 "], ["(+34)"], ["+ 34"], ["ES +34"]])(
    "F194 give the country code +34 for %o",
    (countryCode) => {
      expect(
        normalizeAddress(anAddress("ES", { phones: [{ countryCode, subscriberNumber: "600000000" }] })).phones,
      ).toEqual([{ countryCode: "+34", subscriberNumber: "600000000" }])
    },
  )

  it("F194 are parsed for an email in every form", () => {
    expect(EMAILS.map(([, typed]) => [normalizeEmail(typed), typed])).toEqual(
      EMAILS.map(([sent, typed]) => [sent, typed]),
    )
    expect(
      EMAILS.filter(([, typed]) => !isEmail(typed) || reasons(anAddress("ES", { email: typed })).length > 0),
    ).toEqual([])
    expect(EMAILS.filter(([sent, typed]) => parseLoginId(typed)?.text !== sent)).toEqual([])
  })

  it("F194 are parsed for a state by code and names, which is sent in its country's format", () => {
    expect(
      STATES.map(([country, , stateCode]) => [
        country,
        normalizeAddressBody(anAddress(country, { stateCode })).stateCode,
        stateCode,
      ]),
    ).toEqual(STATES)
    expect(STATES.filter(([country, , stateCode]) => reasons(anAddress(country, { stateCode })).length > 0)).toEqual([])
  })

  it("F194 are stable: a normalised value stays unchanged", () => {
    for (const [country, , zipCode] of ZIPS) {
      const once = normalizeAddressBody(anAddress(country, { zipCode }))
      expect(normalizeAddressBody(once)).toEqual(once)
    }
    for (const [country, , subscriberNumber] of PHONES) {
      const once = normalizeAddress(
        anAddress(country, { phones: [{ countryCode: addressForm(country).diallingCode, subscriberNumber }] }),
      )
      expect(normalizeAddress(once)).toEqual(once)
    }
    for (const [sent] of EMAILS) expect(normalizeEmail(sent)).toBe(sent)
  })
})

describe("F194 malformed addresses", () => {
  it.each([
    ["ES", "2801"],
    ["ES", "280133"],
    ["ES", "F-28013"],
    ["ES", "53001"],
    ["ES", "28O13"],
    ["US", "10013-12"],
    ["US", "1001"],
    ["US", "100131"],
    ["JP", "150-001"],
    ["JP", "150000"],
    ["DE", "1011"],
    ["DE", "F-10115"],
    ["FR", "99000"],
    ["PT", "1100"],
    ["PL", "0001"],
    ["KR", "123-456"],
    ["IL", "65250"],
    ["CN", "20001"],
    ["SA", "1221"],
    ["KW", "2200"],
    ["IT", "2012"],
  ] as const)("in %s %o is not a postal code and stays unchanged", (country, zipCode) => {
    expect(reasons(anAddress(country, { zipCode }))).toEqual(["zipCode: zipCode"])
    expect(normalizeAddress(anAddress(country, { zipCode })).zipCode).toBe(zipCode)
  })

  it.each([
    "a@shop.example",
    "＠shop.example",
    "ana",
    "ana@shop",
    "mailto:",
    "ana@@shop.example",
    "ana b@shop.example",
  ])("%o is not an email address", (email) => {
    expect(reasons(anAddress("ES", { email }))).toEqual(["email: email"])
  })

  it.each(["", "abc", "12", "call me", "+", "()", "600 ANA 000"])("%o is not a phone number", (typed) => {
    expect(reasons(anAddress("ES", { phones: [{ countryCode: "+34", subscriberNumber: typed }] }))).toHaveLength(1)
    expect(isPhone(typed)).toBe(false)
  })

  it.each([
    ["US", "Narnia"],
    ["US", "ZZ"],
    ["ES", "XX"],
    ["ES", "Bavaria"],
    ["IT", "Milanesado"],
    ["JP", "ロンドン"],
    ["KR", "Narnia"],
    ["CN", "东京"],
  ] as const)("in %s %o is not a state; the example is one", (country, stateCode) => {
    const [problem, ...others] = validateAddressBody(anAddress(country, { stateCode }))
    expect([problem?.field, problem?.rule, others]).toEqual(["stateCode", "stateCode", []])
    const [example = "", code = example] = /^(.+) \((.+)\)$/.exec(problem?.parameter ?? "")?.slice(1) ?? [
      problem?.parameter,
    ]
    for (const known of [example, code])
      expect(validateAddressBody(anAddress(country, { stateCode: known }))).toEqual([])
  })
})

it("F194 every state is found by its code and by each of its names", () => {
  for (const country of ADDRESS_COUNTRIES)
    for (const { code, names } of statesOfCountry(country))
      for (const typed of [code, ...names, ...names.map((name) => name.toUpperCase())]) {
        const { stateCode = "" } = normalizeAddressBody(anAddress(country, { stateCode: typed }))
        expect([
          country,
          typed,
          addressForm(country).hasStateCodes === true ? stateCode === code : names.includes(stateCode),
        ]).toEqual([country, typed, true])
      }
})

it("F194 an address shows the province's name where envelopes have names", () => {
  expect(addressLabel(anAddress("ES", { city: "Alcalá de Henares" }))).toContain("28013 Alcalá de Henares Madrid")
  expect(addressLabel(anAddress("ES", { city: "Alcalá", stateCode: "m" }))).toContain("28013 Alcalá Madrid")
  expect(addressLabel(anAddress("ES", { city: "Vigo", stateCode: "PO", stateName: "Pontevedra" }))).toContain(
    "28013 Vigo Pontevedra",
  )
  expect(addressLabel(anAddress("US"))).toContain("New York, NY 10013")
  expect(addressLabel(anAddress("IT"))).toContain("20121 Milano MI")
  for (const { code, names } of statesOfCountry("ES"))
    expect(addressLabel(anAddress("ES", { city: "X", stateCode: code }))).toContain(`28013 X ${names[0] ?? ""}`)
})

it("F194 numbers in one text keep their order and digits", () => {
  expect(
    ["+34 600 000 000", "0034600000000", "600 000 000", "(212) 555-0100", "０９０－１２３４"].map(normalizePhone),
  ).toEqual(["+34600000000", "+34600000000", "600000000", "2125550100", "0901234"])
})

/** Examples of the postal data (libaddressinput), or of our own fixture when it is not installed. */
const EXAMPLES = ADDRESS_COUNTRIES.flatMap((country) => {
  const entry = (sharedText("libaddressinput/countryinfo.txt") ?? "")
    .split("\n")
    .find((line) => line.startsWith(`data/${country}={`))
  const listed = /"zipex":"([^"]*)"/.exec(entry ?? "")?.[1]?.split(",") ?? []
  return [...listed, ...POSTAL_CODES[country]]
    .filter((code) => addressForm(country).zipPattern?.test(normalizeZipCode(code, country)) === true)
    .map((code) => [country, code] as const)
})
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
const METHODS: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => ` ${code}\u00a0`,
  wide,
  (code) => code.replaceAll("-", ""),
  (code) => code.replaceAll("-", " "),
  (code) => code.replaceAll("-", "\u2013"),
  (code) => code.replaceAll("-", "\u2212"),
  (code) => `\u200b${code}`,
  (code) => code.replace(/[0-9]/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? ""),
  (code) => code.toLowerCase(),
]

it(`F194 parses ${EXAMPLES.length} postal examples in ${METHODS.length} spellings`, () => {
  expect(EXAMPLES.length).toBeGreaterThan(30)
  for (const [country, code] of EXAMPLES)
    for (const respell of METHODS)
      expect([country, code, normalizeZipCode(respell(code), country)]).toEqual([
        country,
        code,
        normalizeZipCode(code, country),
      ])
  process.stdout.write(`${EXAMPLES.length * METHODS.length} spellings of the posts' own examples\n`)
})
