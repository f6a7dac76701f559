import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isCommonPassword } from "../../../domain/account/isCommonPassword.ts"
import { passwordGuidance, passwordWeaknesses } from "../../../domain/account/passwordGuidance.ts"
import { validatePassword } from "../../../domain/account/validatePassword.ts"

const open = (password: string) => passwordGuidance(password).rules.flatMap(({ rule, isMet }) => (isMet ? [] : [rule]))

describe("the guidance for a new password", () => {
  it("lists every rule in the same order, all unmet for an empty password", () => {
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
  ] as const)("lists the unmet rules of %s", (password, rules) => {
    expect(open(password)).toEqual(rules)
  })

  it("accepts passwords of 64 characters and more (R9)", () => {
    const ideographs = Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join("")
    const long = `${ideographs}abcdefghijklmnopqrstuvwxyzA1`
    expect([...long].length).toBeGreaterThanOrEqual(64)
    expect(passwordGuidance(long).isAccepted).toBe(true)
  })

  it("matches the rules' rule for every password and only adds the list of known ones", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (password) => {
        expect(passwordWeaknesses(password).filter((rule) => rule !== "known")).toEqual(validatePassword(password))
        if (password !== "") expect(open(password).length === 0).toBe(passwordWeaknesses(password).length === 0)
      }),
    )
  })

  it("detects a common word in any capitalisation, spelling and context", () => {
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
