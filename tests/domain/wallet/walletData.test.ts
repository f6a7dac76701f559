import { describe, expect, it } from "vitest"
import { walletDataProblems } from "../../../domain/wallet/walletDataProblems.ts"

describe("the wallet's data", () => {
  it("V70 V71 have a name that is not blank and at most 9999 policies (specification, section 5)", () => {
    expect(walletDataProblems({ walletCardName: "Everyday" })).toEqual([])
    expect(
      walletDataProblems({ walletCardName: " ", acceptedPolicies: Array.from({ length: 10_000 }, () => 4) }),
    ).toEqual([
      { field: "walletCardName", rule: "required" },
      { field: "acceptedPolicies", rule: "tooMany" },
    ])
    expect(walletDataProblems({ walletCardName: "Everyday", acceptedPolicies: [], updatePayment: false })).toEqual([])
    expect(walletDataProblems({ walletCardName: "a".repeat(129) })).toEqual([
      { field: "walletCardName", rule: "tooLong" },
    ])
  })
})
