import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import { hashPassword, passwordMatches } from "../../../contracts/sandbox/customers/session/passwords.ts"
import { CHEAP_SCRYPT } from "../../support/sandbox/CHEAP_SCRYPT.ts"

const real = { random: randomBytes, scryptCost: undefined }
const cheap = { random: randomBytes, scryptCost: CHEAP_SCRYPT }

describe("a hashed password", () => {
  it("uses N = 16,384 of scrypt unless a cost is given, and records it", async () => {
    expect(await hashPassword(real, "Selvedge2026")).toMatch(/^[\w-]{22}\.[\w-]{43}\.16384$/u)
    expect(await hashPassword(cheap, "Selvedge2026")).toMatch(/\.2$/u)
  })

  it.each([
    ["cheap, then real", cheap, real],
    ["real, then cheap", real, cheap],
  ])("matches with its recorded cost: %s", async (_, made, asked) => {
    const stored = await hashPassword(made, "Selvedge2026")
    expect(await passwordMatches(asked, "Selvedge2026", stored)).toBe(true)
    expect(await passwordMatches(asked, "Selvedge2027", stored)).toBe(false)
  })

  it("without a recorded cost still matches", async () => {
    const [salt = "", key = ""] = (await hashPassword(real, "Selvedge2026")).split(".")
    expect(await passwordMatches(cheap, "Selvedge2026", `${salt}.${key}`)).toBe(true)
  })

  it("that does not exist matches nothing, in the same time as others", async () => {
    expect(await passwordMatches(real, "", null)).toBe(false)
    const millis = async (stored: string | null) => {
      const before = process.cpuUsage()
      await passwordMatches(real, "Selvedge2026", stored)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const stored = await hashPassword(real, "Selvedge2026")
    expect(await millis(null)).toBeGreaterThan((await millis(stored)) / 4)
  })
})
