import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { validatePassword } from "../../../domain/account/validatePassword.ts"

describe("a password", () => {
  it.each([
    ["Selvedge2026", []],
    ["Hilo-Rojo-57", []],
    ["Aa34567", ["minLength"]],
    ["AA345678", ["lowercase"]],
    ["aa345678", ["uppercase"]],
    ["Aaabcdef", ["digit"]],
    ["Aa345678bbbb", ["repeated"]],
    ["Aa345678bbb", []],
    ["Aab1b2b3b4b5", ["tooFrequent"]],
    ["Aab1b2b3b456", []],
    ["", ["minLength", "lowercase", "uppercase", "digit"]],
    ["Ñandú٣٤٥٦", []],
  ] as const)("V4 V5 V6 %j breaks %j", (password, rules) => {
    expect(validatePassword(password)).toEqual(rules)
  })

  it("is measured in user-perceived characters, in any Unicode normalisation", () => {
    expect(validatePassword("Éa1éééé2".normalize("NFD"))).toEqual(validatePassword("Éa1éééé2"))
  })

  it("is valid when it is long and contains all required kinds of characters", () => {
    const letters = fc.uniqueArray(fc.integer({ min: 0x4e00, max: 0x9fff }), { minLength: 64, maxLength: 200 })
    fc.assert(
      fc.property(letters, (points) => {
        expect(validatePassword(`Aa1${String.fromCodePoint(...points)}`)).toEqual([])
      }),
    )
  })

  it("is too weak when any character occurs five times", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("x", "Y", "7", "-", "ñ", "😀"),
        fc.array(fc.constantFrom("a", "B", "1", "c", "D"), { minLength: 3, maxLength: 4 }),
        (character, others) => {
          const mixed = [...others, character, character, ...others, character, character, character].join("")
          expect(validatePassword(mixed)).toContain("tooFrequent")
        },
      ),
    )
  })
})
