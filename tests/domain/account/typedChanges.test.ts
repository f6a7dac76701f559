import { describe, expect, it } from "vitest"
import { validatePasswordChange } from "../../../domain/account/validateAccountChanges.ts"
import { validateCompany } from "../../../domain/account/validateCompany.ts"

const summariesOf = (reasons: readonly { readonly field: string; readonly rule: string }[]) =>
  reasons.map(({ field, rule }) => `${field} ${rule}`)

describe("a typed change of an account", () => {
  it("V52 requires a new password twice, and the old one if the account has one", () => {
    const user = { logonKinds: ["EMAIL"] } as const
    const typed = { oldPassword: "Selvedge2026", newPassword: "Hilo-Rojo-57", newPasswordConfirm: "Hilo-Rojo-57" }
    expect(summariesOf(validatePasswordChange(typed, user))).toEqual([])
    expect(
      summariesOf(validatePasswordChange({ ...typed, newPasswordConfirm: "" }, user)).some((problem) =>
        problem.startsWith("newPasswordConfirm"),
      ),
    ).toBe(true)
    expect(
      summariesOf(validatePasswordChange({ ...typed, newPassword: "", newPasswordConfirm: "" }, user)).some((problem) =>
        problem.startsWith("newPassword"),
      ),
    ).toBe(true)
  })

  it("V36 V37 requires a tax number and an invoice email for business clients", () => {
    expect(summariesOf(validateCompany({ companyName: "", vatin: "B12345678", email2: "eva@example.org" }))).toEqual([])
    expect(summariesOf(validateCompany({ companyName: "", vatin: " ", email2: "" }))).toEqual([
      "vatin required",
      "email2 required",
    ])
    expect(summariesOf(validateCompany({ companyName: "Drop", vatin: "B12345678", email2: "e@x" }))).toEqual([
      "companyName forbiddenWord",
      "email2 email",
    ])
  })
})
