import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { ResetView } from "../../../../ui/features/session/ResetView.tsx"
import { press } from "../../../support/ui/shopAround.tsx"
import { pressButton, showEntry, type } from "../../../support/ui/entryShop.tsx"

afterEach(cleanup)

const view = (
  <ResetView
    address={{ page: "ItxResetPasswordPage", storeId: "10000034", languageId: "-1", parameters: {} }}
    email={undefined}
  />
)
const sent = { status: 200, body: { status: "CODE_SENT" } }
const changed = { status: 200, body: { status: "PASSWORD_CHANGED" } }
const wrongCode = {
  status: 422,
  body: { code: 422, key: "_ERR_VALIDATION_CODE", message: "x", fields: [{ field: "code", rule: "code" }] },
}

describe("The page for a forgotten password", () => {
  it("sends a code without telling whether there is an account, and takes it with the new password", async () => {
    const { calls } = showEntry(view, { resetPassword: [sent, wrongCode, changed] })
    type("Email or phone", "ana.prueba@example.org")
    await pressButton("Send code")
    expect(screen.getByText(/If there is an account with .*ana\.prueba@example\.org/)).toBeDefined()
    for (const label of ["New password", "Confirm new password"]) type(label, "Selvedge2027")
    type("Code", "000000")
    await pressButton("Save new password")
    const field = screen.getByLabelText("Code")
    expect(document.activeElement).toBe(field)
    expect(document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent).toBe(
      "Wrong or expired code. Check it or send a new one.",
    )
    expect(screen.getByLabelText("New password")).toHaveProperty("value", "Selvedge2027")
    type("Code", "123456")
    await pressButton("Save new password")
    expect(screen.getByText("Password changed")).toBeDefined()
    expect(calls("resetPassword")).toMatchObject([
      { logon: "ana.prueba@example.org", type: "EMAIL" },
      { code: "000000" },
      { code: "123456", newPassword: "Selvedge2027" },
    ])
  })

  it("offers a number its text message, and asks for the e-mail where the code shall go there", async () => {
    const { calls } = showEntry(view, { resetPassword: [sent] })
    type("Email or phone", "+34 600 000 001")
    expect(screen.getByLabelText("Text message")).toHaveProperty("checked", true)
    await press(screen.getByLabelText("By e-mail"))
    type("Account email", "ana.prueba@example.org")
    await pressButton("Send code")
    expect(calls("resetPassword")).toEqual([{ logon: "+34600000001", type: "EMAIL", email: "ana.prueba@example.org" }])
  })

  it("tells after too many codes when the next one can be sent, and lets begin anew with another logon", async () => {
    showEntry(view, {
      resetPassword: [
        sent,
        { status: 429, body: { code: 429, key: "_ERR_TOO_MANY_TRIES", message: "x", retryAfter: 3_600 } },
      ],
    })
    type("Email or phone", "ana.prueba@example.org")
    await pressButton("Send code")
    type("Code", "123456")
    for (const label of ["New password", "Confirm new password"]) type(label, "Selvedge2027")
    await pressButton("Save new password")
    expect(screen.getByRole("alert").textContent).toContain("in about 60 minutes")
    await pressButton("Use another email or phone")
    expect(screen.getByLabelText("Email or phone")).toHaveProperty("value", "ana.prueba@example.org")
  })
})
