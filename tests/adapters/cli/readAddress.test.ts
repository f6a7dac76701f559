import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Schema from "effect/Schema"
import { afterAll, describe, expect, it } from "vitest"
import { readAddress } from "../../../adapters/cli/input/readAddress.ts"
import { readJson } from "../../../adapters/cli/input/readJson.ts"
import { anAddress } from "../../support/builders/anAddress.ts"

const folder = mkdtempSync(join(tmpdir(), "selvedge-address-"))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, "address.json")
const written = (content: unknown): string => {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content))
  return file
}
const refusedReason = (content: unknown): string => {
  try {
    readAddress(written(content))
  } catch (error) {
    return String(error instanceof Error ? error.message : error).replaceAll(file, "FILE")
  }
  return "read"
}
const HINT =
  'Run `selvedge address fields` for the known fields. Put fields of your own backend under "unknownMembers".'

describe("the file of an address", () => {
  it("is read whole, with what a backend alone knows and what no form asks for", () => {
    const address = anAddress("ES", {
      gender: "F",
      dropType: "DP",
      unknownMembers: { floor: 3 },
      phones: [{ countryCode: "+34", subscriberNumber: "600000000", unknownMembers: { prefixCode: "ES" } }],
    })
    expect(readAddress(written(address))).toEqual(address)
  })

  it("names each member that no address has, wherever it stands, and drops none", () => {
    expect(refusedReason({ ...anAddress(), sateCode: "M" })).toBe(`Unknown fields in FILE: sateCode. ${HINT}`)
    expect(
      refusedReason({
        ...anAddress(),
        floor: 3,
        phones: [{ countryCode: "+34", subscriberNumber: "6", prefix: "1" }],
        company: { vatin: "1", floor: 1 },
      }),
    ).toBe(`Unknown fields in FILE: floor, phones[0].prefix, company.floor. ${HINT}`)
  })

  it("names what is missing and what is of another kind, and shows no value", () => {
    const { city: _, ...without } = anAddress()
    expect(refusedReason({ ...without, firstNme: "Ana", zipCode: 28013, clientType: "secret" })).toBe(
      `Unknown fields in FILE: firstNme. ${HINT}\nMissing fields in FILE: city.\n` +
        "Invalid values in FILE: zipCode, clientType.",
    )
  })

  it("that is no JSON, or no object, is told as such", () => {
    for (const content of ["{", "[]", "null", '"Madrid"'])
      expect(refusedReason(content)).toBe(
        "Invalid JSON in FILE. Expected an address with firstName, lastName, addressLines, city, countryCode, phones " +
          "and email.",
      )
  })
})

describe("a file with a secret", () => {
  it("is refused without a word of what stands in it, members included", () => {
    expect(() =>
      readJson(written({ "4242424242424242": "123" }), Schema.Struct({ number: Schema.String }), "a card"),
    ).toThrow(`Invalid JSON in ${file}. Expected a card.`)
  })
})
