import { describe, expect, it } from "vitest"
import { passwordChangeProblems } from "../../../domain/account/accountChangeProblems.ts"
import { companyProblems } from "../../../domain/account/companyProblems.ts"

const said = (problems: readonly { readonly field: string; readonly rule: string }[]) =>
  problems.map(({ field, rule }) => `${field} ${rule}`)

describe("a typed change of an account", () => {
  it("V52 has a new password twice, and the old one where there is one", () => {
    const user = { logonKinds: ["EMAIL"] } as const
    const typed = { oldPassword: "Selvedge2026", newPassword: "Hilo-Rojo-57", newPasswordConfirm: "Hilo-Rojo-57" }
    expect(said(passwordChangeProblems(typed, user))).toEqual([])
    expect(
      said(passwordChangeProblems({ ...typed, newPasswordConfirm: "" }, user)).some((problem) =>
        problem.startsWith("newPasswordConfirm"),
      ),
    ).toBe(true)
    expect(
      said(passwordChangeProblems({ ...typed, newPassword: "", newPasswordConfirm: "" }, user)).some((problem) =>
        problem.startsWith("newPassword"),
      ),
    ).toBe(true)
  })

  it("V36 V37 makes a business client only with a tax number and an e-mail for invoices", () => {
    expect(said(companyProblems({ companyName: "", vatin: "B12345678", email2: "eva@example.org" }))).toEqual([])
    expect(said(companyProblems({ companyName: "", vatin: " ", email2: "" }))).toEqual([
      "vatin required",
      "email2 required",
    ])
    expect(said(companyProblems({ companyName: "Drop", vatin: "B12345678", email2: "e@x" }))).toEqual([
      "companyName forbiddenWord",
      "email2 email",
    ])
  })
})
