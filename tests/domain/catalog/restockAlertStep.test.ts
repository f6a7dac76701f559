import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { RESTOCK_ALERT_OUTCOMES, restockAlertStep } from "../../../domain/catalog/restockAlertStep.ts"

describe("the step of the page about a stock notification", () => {
  it("is what the mail's link was for, whatever else stands in the address", () => {
    const mail = { email: "ana@example.org", hash: "h", mfname: "8201", outcome: "active" }
    expect(restockAlertStep(mail)).toBe("confirm")
    expect(restockAlertStep({ ...mail, leave: "true" })).toBe("leave")
  })

  it("is the outcome that is named, and the question where only a piece is", () => {
    expect(RESTOCK_ALERT_OUTCOMES.map((outcome) => restockAlertStep({ outcome, mfname: "8201" }))).toEqual(
      RESTOCK_ALERT_OUTCOMES,
    )
    expect(restockAlertStep({ mfname: "8201" })).toBe("ask")
    expect(restockAlertStep({ mfname: "8201", outcome: "bought" })).toBe("ask")
  })

  it("never asks again, and never confirms, where a link lost a part of itself on the way", () => {
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
