import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseJson } from "../../../../adapters/backend/http/response/parseJson.ts"

describe("F31 JSON from outside", () => {
  it("keeps every digit of a long id", () => {
    expect(parseJson('{"id":900719925474099312345,"n":-12345678901234567,"small":123456789012345}')).toEqual({
      value: { id: "900719925474099312345", n: "-12345678901234567", small: 123456789012345 },
    })
  })

  it("leaves long digits in texts, fractions and exponents as they are", () => {
    expect(
      parseJson('{"a":"12345678901234567890","b":"x\\"12345678901234567890","c":0.12345678901234567890,"d":1e20}'),
    ).toEqual({ value: { a: "12345678901234567890", b: 'x"12345678901234567890', c: 0.1234567890123456789, d: 1e20 } })
  })

  it.each(["", "{", "[1,]", "NaN", '{"a":1} x', "\u0000", "'a'", "{a:1}"])("reports that %j is invalid", (text) => {
    expect(parseJson(text)).toBeUndefined()
  })

  it("refuses a nesting depth of a hundred thousand without a stack overflow", () => {
    expect(parseJson("[".repeat(100_000) + "]".repeat(100_000))).toBeUndefined()
    expect(parseJson('{"a":'.repeat(100_000))).toBeUndefined()
    expect(parseJson("[".repeat(199) + "]".repeat(199))).toBeDefined()
    expect(parseJson(JSON.stringify("[".repeat(500)))).toEqual({ value: "[".repeat(500) })
  })

  it("F51 touches no prototype", () => {
    const read = parseJson('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
    expect(read).toBeDefined()
    expect({}).not.toHaveProperty("polluted")
  })

  it("parses all valid JSON as the platform does", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify(value)
        // Numbers that JSON writes with more than 15 digits are returned as text; all others are the platform's.
        if (/[0-9]{16}/.test(text)) expect(parseJson(text)).toBeDefined()
        else expect(parseJson(text)).toEqual({ value: JSON.parse(text) })
      }),
    )
  })

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(() => parseJson(text)).not.toThrow()
      }),
    )
  })
})
