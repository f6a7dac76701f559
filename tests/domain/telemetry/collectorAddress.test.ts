import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { collectorAddress } from "../../../domain/telemetry/collectorAddress.ts"

const collectors = { standard: "https://collector.selvedge.example", other: "https://collector-eu.selvedge.example" }

describe("the collector's address (S5)", () => {
  it("V85 is one of two, by default the standard one", () => {
    expect(collectorAddress(collectors.standard, collectors)).toEqual({
      address: collectors.standard,
      isRefused: false,
    })
    expect(collectorAddress(collectors.other, collectors)).toEqual({ address: collectors.other, isRefused: false })
    expect(collectorAddress(undefined, collectors)).toEqual({ address: collectors.standard, isRefused: false })
  })

  it("F160 V85 is the standard one, with an error, for any other configured address", () => {
    const near = [
      "",
      "https://collector.selvedge.example@evil.example",
      "https://collector.selvedge.example.evil.example",
      "http://collector.selvedge.example",
      "//collector.selvedge.example",
      "https://evil.example/?https://collector.selvedge.example",
      "https://collector.selvedge.example:8443",
      "https://collector.selvedge.example\\@evil.example",
      " https://collector.selvedge.example",
      "javascript:alert(1)",
    ]
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...near),
          fc.string(),
          fc.webUrl(),
          fc.string({ minLength: 1 }).map((end) => `${collectors.other}${end}`),
        ),
        (asked) => {
          expect(collectorAddress(asked, collectors)).toEqual({ address: collectors.standard, isRefused: true })
        },
      ),
    )
  })
})
