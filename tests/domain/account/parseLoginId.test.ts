import { describe, expect, it } from "vitest"
import { isCode } from "../../../domain/account/CodePurpose.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"

describe("a login id", () => {
  it.each([
    [" Ana.Prueba@Example.org ", { kind: "email", text: "ana.prueba@example.org" }],
    ["+34 600 000 000", { kind: "phone", text: "+34600000000" }],
    ["+٣٤ (600) 000-000", { kind: "phone", text: "+34600000000" }],
    ["600000000", undefined],
    ["+34", undefined],
    ["a@example.org", undefined],
    ["ana@example", undefined],
    ["", undefined],
  ] as const)("%j is %j", (typed, logon) => {
    expect(parseLoginId(typed)).toEqual(logon)
  })

  it("is verified by six digits", () => {
    expect(["204815", "20481", "2048150", "20481a", "٢٠٤٨١٥"].map(isCode)).toEqual([true, false, false, false, false])
  })
})
