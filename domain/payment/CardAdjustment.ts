import type { Money } from "../shared/Money.ts"

/** What one gift card pays of an order. */
export interface CardAdjustment {
  /** Names the card in a change. */
  readonly cardHash: string
  readonly amount: Money
  readonly balance: Money
  /** Number with only its last digits. */
  readonly maskedNumber?: string
}

/** The gift cards of a payment in the order in which they pay, and what is left to pay in another way. */
export interface CardAdjustments {
  readonly adjustments: readonly CardAdjustment[]
  readonly remaining: Money
}

/** What a gift card shall pay at most; as much as possible without an amount. */
export interface CardAdjustmentRequest {
  readonly cardHash: string
  readonly amount?: Money
}

/**
 * Everything wrong with wishes: each pays at least nothing, at most what is on its card, and all together at most the
 * total.
 */
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
