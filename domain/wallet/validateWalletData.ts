import type { WalletData } from "./Wallet.ts"

/** An error in the wallet's data. */
export interface WalletDataRefusedReason {
  readonly field: "walletCardName" | "acceptedPolicies"
  readonly rule: "required" | "tooLong" | "tooMany"
}

const MAX_NAME = 128
const MAX_POLICIES = 9999

/** Validates the wallet's data (S5.70: the name not empty, 0–9999 policies). */
export function validateWalletData({
  walletCardName,
  acceptedPolicies = [],
}: WalletData): readonly WalletDataRefusedReason[] {
  return [
    ...(walletCardName.trim() === "" ? [{ field: "walletCardName", rule: "required" } as const] : []),
    ...([...walletCardName].length > MAX_NAME ? [{ field: "walletCardName", rule: "tooLong" } as const] : []),
    ...(acceptedPolicies.length > MAX_POLICIES ? [{ field: "acceptedPolicies", rule: "tooMany" } as const] : []),
  ]
}
