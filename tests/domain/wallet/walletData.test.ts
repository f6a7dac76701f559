import { describe, expect, it } from "vitest"
import { validateWalletData } from "../../../domain/wallet/validateWalletData.ts"

describe("the wallet's data", () => {
  it("V70 V71 has a name that is not blank and at most 9999 policies (S5)", () => {
    expect(validateWalletData({ walletCardName: "Everyday" })).toEqual([])
    expect(
      validateWalletData({ walletCardName: " ", acceptedPolicies: Array.from({ length: 10_000 }, () => 4) }),
    ).toEqual([
      { field: "walletCardName", rule: "required" },
      { field: "acceptedPolicies", rule: "tooMany" },
    ])
    expect(validateWalletData({ walletCardName: "Everyday", acceptedPolicies: [], updatePayment: false })).toEqual([])
    expect(validateWalletData({ walletCardName: "a".repeat(129) })).toEqual([
      { field: "walletCardName", rule: "tooLong" },
    ])
  })
})
