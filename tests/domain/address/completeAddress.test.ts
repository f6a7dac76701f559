import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { completeAddress } from "../../../domain/address/completeAddress.ts"
import { knownStates, placesOutsideState } from "../../../domain/address/knownStates.ts"
import { normalizeState } from "../../../domain/address/normalizeState.ts"
import type { District } from "../../../domain/location/Geography.ts"

const district = (cityId: string, city: string, zipCode: string, stateCode = "X"): District => ({
  id: zipCode,
  name: zipCode,
  cityId,
  city,
  stateCode,
  zipCode,
})
const DISTRICTS = [
  district("1", "Madrid", "28013", "M"),
  district("1", "Madrid", "28001", "M"),
  district("2", "Málaga", "29001", "MA"),
  district("3", "Madridejos", "45710", "TO"),
  district("4", "大阪", "530-0001", "27"),
]
const towns = (typed: string, least?: number) => completeAddress(DISTRICTS, typed, least).map(({ city }) => city)

describe("completing an address", () => {
  it("finds towns by prefix, without regard to case and accents, exact matches first", () => {
    expect(towns("ma")).toEqual(["Madrid", "Málaga", "Madridejos"])
    expect(towns("malaga")).toEqual(["Málaga"])
    expect(completeAddress([...DISTRICTS].reverse(), "MADRID").map(({ city }) => city)).toEqual([
      "Madrid",
      "Madridejos",
    ])
    expect(towns("drid")).toEqual([])
  })

  it("finds a town by its postal code in any spelling, and returns the code when it is the only one", () => {
    expect(completeAddress(DISTRICTS, "28013")).toEqual([{ city: "Madrid", stateCode: "M", zipCode: "28013" }])
    expect(completeAddress(DISTRICTS, "280")).toEqual([{ city: "Madrid", stateCode: "M" }])
    expect([towns("5300"), towns("530-0"), towns("٢٨٠١٣")]).toEqual([["大阪"], ["大阪"], ["Madrid"]])
  })

  it("finds a town without known postal codes by its name", () => {
    const unknown = [{ id: "1", name: "长安区", cityId: "9", city: "石家庄市", stateCode: "HE" }]
    expect(completeAddress(unknown, "石家")).toEqual([{ city: "石家庄市", stateCode: "HE" }])
    expect(completeAddress(unknown, "0500")).toEqual([])
    expect(
      placesOutsideState(
        [...DISTRICTS, ...unknown],
        { stateCode: "M", city: "石家庄市", district: "", zipCode: "28013" },
        "CN",
      ),
    ).toEqual(["city"])
  })

  it("offers the states of the country, and those of the towns when the store names none", () => {
    const states = [
      { code: "M", name: "Madrid" },
      { code: "TO", name: "Toledo" },
    ]
    expect(knownStates({ districts: DISTRICTS, states }, "ES")).toEqual([
      { code: "M", written: "Madrid", name: "Madrid" },
      { code: "TO", written: "Toledo", name: "Toledo" },
    ])
    expect(knownStates({ districts: [], states: [{ code: "13", name: "東京都" }] }, "JP")).toEqual([
      { code: "13", written: "東京都", name: "東京都" },
    ])
    expect(knownStates({ districts: DISTRICTS, states: [] }, "ES").map(({ written }) => written)).toEqual([
      "M",
      "MA",
      "TO",
      "27",
    ])
  })

  it("V12 finds nothing below the minimum length", () => {
    expect([towns(""), towns("  "), towns("ma", 3), towns("mad", 3)]).toEqual([[], [], [], ["Madrid", "Madridejos"]])
  })

  it("never throws, and returns each town once and at most eight, for any text", () => {
    const many = Array.from({ length: 40 }, (_, place) =>
      district(String(place % 20), `Town ${place % 20}`, String(10_000 + place)),
    )
    expect(completeAddress(many, "t")).toHaveLength(8)
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const found = towns(typed)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})

describe("a state in its country's format", () => {
  it.each([
    ["US", "ny", "NY"],
    ["IT", " mi ", "MI"],
    ["ES", "m", "M"],
    ["ES", "Madrid", "Madrid"],
    ["JP", "abc", "abc"],
    ["CN", "上海市", "上海市"],
    ["ZZ", "ny", "ny"],
  ])("in %s %j is %j", (country, typed, written) => {
    expect(normalizeState(typed, country)).toBe(written)
  })
})
