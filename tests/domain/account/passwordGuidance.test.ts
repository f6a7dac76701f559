import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isCommonPassword } from "../../../domain/account/isCommonPassword.ts"
import { passwordGuidance, passwordWeaknesses } from "../../../domain/account/passwordGuidance.ts"
import { validatePassword } from "../../../domain/account/validatePassword.ts"

const open = (password: string) => passwordGuidance(password).rules.flatMap(({ rule, isMet }) => (isMet ? [] : [rule]))

describe("The guidance for a new password", () => {
  it("tells every rule in the same order, and of an empty password that all are open", () => {
    expect(open("")).toEqual(["minLength", "lowercase", "uppercase", "digit", "repeated", "tooFrequent", "known"])
    expect(passwordGuidance("").isAccepted).toBe(false)
  })

  it.each([
    ["selvedge", ["uppercase", "digit"]],
    ["Selvedge2026", []],
    ["Aaaa1bcd", []],
    ["AAAA1bcd", ["repeated"]],
    ["A1ababab1ababa", ["tooFrequent"]],
    ["Password1", ["known"]],
    ["P4ssw0rd!!", ["known"]],
    ["Contraseña2026", ["known"]],
    ["Contraseñas2026", []],
  ] as const)("of %s leaves open what is open", (password, rules) => {
    expect(open(password)).toEqual(rules)
  })

  it("welcomes passwords of 64 characters and more (R9)", () => {
    const long = `${Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("")}${"abcdefghijklmnopqrstuvwxyz"}A1`
    expect([...long].length).toBeGreaterThanOrEqual(64)
    expect(passwordGuidance(long).isAccepted).toBe(true)
  })

  it("agrees with the specification's rule on every password, and only adds the list", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (password) => {
        expect(passwordWeaknesses(password).filter((rule) => rule !== "known")).toEqual(validatePassword(password))
        if (password !== "") expect(open(password).length === 0).toBe(passwordWeaknesses(password).length === 0)
      }),
    )
  })

  it("finds a common word however it is capitalised, spelled and surrounded", () => {
    const word = fc.constantFrom("password", "qwerty", "iloveyou", "welcome", "contraseña")
    const around = fc.string({ unit: fc.constantFrom(..."0123456789!#._-"), maxLength: 6 })
    fc.assert(
      fc.property(word, around, around, fc.infiniteStream(fc.boolean()), (text, before, after, capitals) => {
        const written = [...text]
          .map((letter) => (capitals.next().value === true ? letter.toUpperCase() : letter))
          .join("")
        expect(isCommonPassword(`${before}${written}${after}`)).toBe(true)
      }),
    )
    expect(isCommonPassword("")).toBe(false)
    expect(isCommonPassword("1234567890")).toBe(false)
  })
})
