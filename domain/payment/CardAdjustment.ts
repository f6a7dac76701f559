import type { Money } from "../shared/Money.ts"

/** Payment of an order by one gift card. */
export interface CardAdjustment {
  /** Identifies the card in a change. */
  readonly cardHash: string
  readonly amount: Money
  readonly balance: Money
  /** Number with only its last digits. */
  readonly maskedNumber?: string
}

/** Gift cards of a payment in order of use, and the remaining amount. */
export interface CardAdjustments {
  readonly adjustments: readonly CardAdjustment[]
  readonly remaining: Money
}

/** Maximum payment of a gift card; as much as possible when absent. */
export interface CardAdjustmentRequest {
  readonly cardHash: string
  readonly amount?: Money
}

/** Validates requests: each amount is at least zero and at most the card's balance, and their sum at most the total. */
export function validateCardAdjustments(
  wishes: readonly CardAdjustmentRequest[],
  { adjustments, remaining }: CardAdjustments,
): readonly CardAdjustmentRefusedReason[] {
  const total = adjustments.reduce((sum, { amount }) => sum + amount.minorUnits, remaining.minorUnits)
  const reasons = wishes.flatMap(({ cardHash, amount }): readonly CardAdjustmentRefusedReason[] => {
    const card = adjustments.find((adjustment) => adjustment.cardHash === cardHash)
    if (card === undefined) return [{ cardHash, rule: "unknown" }]
    const wished = amount?.minorUnits ?? 0
    return wished < 0 || wished > card.balance.minorUnits ? [{ cardHash, rule: "balance" }] : []
  })
  const wished = wishes.reduce((sum, { amount }) => sum + (amount?.minorUnits ?? 0), 0)
  const last = wishes.at(-1)
  return reasons.length === 0 && last !== undefined && wished > total
    ? [{ cardHash: last.cardHash, rule: "total" }]
    : reasons
}

export interface CardAdjustmentRefusedReason {
  readonly cardHash: string
  readonly rule: "unknown" | "balance" | "total"
}
