import { describe, expect, it } from "vitest"
import { AccountChangeRefused } from "../../../domain/account/AccountChangeRefused.ts"
import { presentError } from "../../../adapters/cli/output/presentError.ts"

describe("A change to an account that is refused", () => {
  it("is reported line by line, states that nothing was changed, and exits with the code of a refusal", () => {
    const { message, exitCode } = presentError(
      new AccountChangeRefused({
        reasons: [
          { field: "logon", rule: "lastLogon" },
          { field: "newPassword", rule: "digit" },
        ],
      }),
    )
    expect([message, exitCode]).toEqual([
      "Nothing was changed.\n  This is your only sign-in method. Add another one first.\n  newPassword: digit",
      3,
    ])
  })

  it("is reported by its own name where a rule has no text, whatever its name", () => {
    expect(
      presentError(new AccountChangeRefused({ reasons: [{ field: "constructor", rule: "__proto__" }] })).message,
    ).toContain("constructor: __proto__")
  })
})
