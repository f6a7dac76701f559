import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { RESTOCK_ALERT_OUTCOMES, restockAlertStep } from "../../../domain/catalog/stock/restockAlertStep.ts"

describe("the step of the restock alert page", () => {
  it("is that of the email link, with any other parameter", () => {
    const mail = { email: "ana@example.org", hash: "h", mfname: "8201", outcome: "active" }
    expect(restockAlertStep(mail)).toBe("confirm")
    expect(restockAlertStep({ ...mail, leave: "true" })).toBe("leave")
  })

  it("is the named outcome, or the form when there is only an item", () => {
    expect(RESTOCK_ALERT_OUTCOMES.map((outcome) => restockAlertStep({ outcome, mfname: "8201" }))).toEqual(
      RESTOCK_ALERT_OUTCOMES,
    )
    expect(restockAlertStep({ mfname: "8201" })).toBe("ask")
    expect(restockAlertStep({ mfname: "8201", outcome: "bought" })).toBe("ask")
  })

  it("is neither the form nor a confirmation for an incomplete link", () => {
    expect([
      restockAlertStep({}),
      restockAlertStep({ email: "ana@example.org", mfname: "8201" }),
      restockAlertStep({ hash: "h", mfname: "8201" }),
    ]).toEqual(["unknown", "unknown", "unknown"])
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("email", "hash", "leave", "outcome", "mfname", "sku"), fc.string()),
        (parameters) => {
          const step = restockAlertStep(parameters)
          const isWhole = parameters["email"] !== undefined && parameters["hash"] !== undefined
          return (step === "confirm" || step === "leave") === isWhole
        },
      ),
    )
  })
})
