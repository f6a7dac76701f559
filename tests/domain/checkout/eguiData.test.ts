import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { EguiData } from "../../../domain/checkout/EguiData.ts"
import { validateEgui, hasEgui, normalizeEgui } from "../../../domain/checkout/EguiData.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"

describe("the storage of a Taiwanese invoice", () => {
  it.each<[EguiData, readonly string[]]>([
    [{ kind: "member" }, []],
    [{ kind: "carrier", carrier: "/ABC.123" }, []],
    [{ kind: "carrier", carrier: "ab12345678901234" }, []],
    [{ kind: "carrier", carrier: "/ABC12" }, ["carrier eguiCarrier"]],
    [{ kind: "carrier", carrier: " " }, ["carrier required"]],
    [{ kind: "donation", donationCode: "168" }, []],
    [{ kind: "donation", donationCode: "１６８" }, []],
    [{ kind: "donation", donationCode: "12" }, ["donationCode eguiDonation"]],
    [{ kind: "company", vatin: "0050-1503", companyName: "Telar" }, []],
    [{ kind: "company", vatin: "00501502" }, ["vatin taxNumber"]],
    [{ kind: "company", vatin: "" }, ["vatin required"]],
  ])("%j: %j", (data, reasons) => {
    expect(validateEgui(data).map(({ field, rule }) => `${field} ${rule}`)).toEqual(reasons)
  })

  it("is requested in Taiwan only", () => {
    expect(["TW", "ES", "CN"].filter(hasEgui)).toEqual(["TW"])
  })

  it("F111 is normalised once: a second time changes nothing", () => {
    const text = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^\/[0-9a-z]{7}$/),
    )
    fc.assert(
      fc.property(text, (typed) => {
        for (const data of [
          { kind: "carrier", carrier: typed },
          { kind: "donation", donationCode: typed },
          { kind: "company", vatin: typed },
        ] as const) {
          const written = normalizeEgui(data)
          expect(normalizeEgui(written)).toEqual(written)
          expect(validateEgui(written)).toEqual(validateEgui(data))
        }
      }),
    )
  })
})
