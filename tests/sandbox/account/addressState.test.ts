import { expect, it } from "vitest"
import { formProblems } from "../../../contracts/sandbox/customers/account/addresses/validateAddress.ts"
import { withState } from "../../../contracts/sandbox/customers/account/addresses/addressState.ts"
import { statesOf } from "../../../contracts/sandbox/world/statesOf.ts"
import { STATE_SPELLINGS } from "../../fixtures/addressSpellings.ts"
import { onOneDatabase } from "../../support/sandbox/onBothDatabases.ts"
import { at, listAt } from "../checkout/customer.ts"

const SPAIN = "10000034"
const body = (stateCode: string) => ({
  firstName: "Ana",
  lastName: "Costura",
  addressLines: ["Calle Mayor 1"],
  city: "Alcalá",
  zipCode: "28013",
  countryCode: "ES",
  stateCode,
  email: "ana@shop.example",
  checkedAddress: 2,
  clientType: "P",
  phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
})
const problems = (countryCode: string, stateCode: string) =>
  formProblems({ firstName: "Ana", addressLines: ["1"], city: "X", countryCode, stateCode }, countryCode).map(
    ({ field, rule }) => [field, rule],
  )

it("F194 the backend accepts a state by its code and by each of its names, and no other text", () => {
  for (const country of ["ES", "US", "IT", "JP", "KR", "CN"]) {
    for (const { code, names } of statesOf(country))
      for (const typed of [code, code.toLowerCase(), `${country}-${code}`, ...Object.values(names)])
        expect([country, typed, problems(country, typed)]).toEqual([country, typed, []])
    for (const typed of ["Narnia", "ZZZ", "0", "New York State of Mind"])
      expect([country, typed, problems(country, typed)]).toEqual([country, typed, [["stateCode", "stateCode"]]])
  }
  expect(problems("FR", "Île-de-France")).toEqual([])
  expect(problems("US", "")).toEqual([])
})

it("F194 the backend stores the code and the name of a state, whatever form and terminal send", () => {
  for (const [country, spellings] of Object.entries(STATE_SPELLINGS))
    for (const sent of Object.keys(spellings ?? {}))
      expect([country, sent, problems(country, sent)]).toEqual([country, sent, []])
  expect(withState({ countryCode: "ES", stateCode: "m" })).toEqual({
    countryCode: "ES",
    stateCode: "M",
    stateName: "Madrid",
  })
  expect(withState({ countryCode: "US", stateCode: "new york" })).toEqual({
    countryCode: "US",
    stateCode: "NY",
    stateName: "New York",
  })
  expect(withState({ countryCode: "ES", stateCode: "C", stateName: "la Corunya" })).toEqual({
    countryCode: "ES",
    stateCode: "C",
    stateName: "la Corunya",
  })
  expect(withState({ countryCode: "JP", stateCode: "Tokyo" })).toEqual({ countryCode: "JP", stateCode: "Tokyo" })
})

onOneDatabase("an address", (shop) => {
  it("F194 is refused at its state, and returned with the state's name", async () => {
    const guest = await shop().guest(SPAIN)
    const save = (stateCode: string) => guest.call("POST", `/itxrest/2/user/store/${SPAIN}/address`, body(stateCode))
    const refused = await save("Narnia")
    expect([
      refused.status,
      listAt(refused.body, "fields").map((problem) => [at(problem, "field"), at(problem, "rule")]),
    ]).toEqual([400, [["stateCode", "stateCode"]]])
    const { status, body: saved } = await save("madrid")
    expect([status, at(saved, "stateCode"), at(saved, "stateName")]).toEqual([200, "M", "Madrid"])
  })
})
