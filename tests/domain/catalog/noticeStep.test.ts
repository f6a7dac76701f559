import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { NOTICE_OUTCOMES, noticeStep } from "../../../domain/catalog/noticeStep.ts"

describe("the step of the page about a stock notification", () => {
  it("is what the mail's link was for, whatever else stands in the address", () => {
    const mail = { email: "ana@example.org", hash: "h", mfname: "8201", outcome: "active" }
    expect(noticeStep(mail)).toBe("confirm")
    expect(noticeStep({ ...mail, leave: "true" })).toBe("leave")
  })

  it("is the outcome that is named, and the question where only a piece is", () => {
    expect(NOTICE_OUTCOMES.map((outcome) => noticeStep({ outcome, mfname: "8201" }))).toEqual(NOTICE_OUTCOMES)
    expect(noticeStep({ mfname: "8201" })).toBe("ask")
    expect(noticeStep({ mfname: "8201", outcome: "bought" })).toBe("ask")
  })

  it("never asks again, and never confirms, where a link lost a part of itself on the way", () => {
    expect([
      noticeStep({}),
      noticeStep({ email: "ana@example.org", mfname: "8201" }),
      noticeStep({ hash: "h", mfname: "8201" }),
    ]).toEqual(["unknown", "unknown", "unknown"])
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("email", "hash", "leave", "outcome", "mfname", "sku"), fc.string()),
        (parameters) => {
          const step = noticeStep(parameters)
          const isWhole = parameters["email"] !== undefined && parameters["hash"] !== undefined
          return (step === "confirm" || step === "leave") === isWhole
        },
      ),
    )
  })
})
