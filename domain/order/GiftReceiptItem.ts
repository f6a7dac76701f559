/** Units of one line on a gift receipt. */
export interface GiftReceiptItem {
  readonly orderItemId: string
  readonly quantity: number
}

/**
 * Whether a gift receipt is possible: at least one unit, and of no line more than was bought. Repeated lines are added
 * up.
 */
export function canIssueGiftReceipt(items: readonly GiftReceiptItem[], bought: readonly GiftReceiptItem[]): boolean {
  const left = new Map<string, number>()
  for (const { orderItemId, quantity } of bought) left.set(orderItemId, (left.get(orderItemId) ?? 0) + quantity)
  for (const { orderItemId, quantity } of items) left.set(orderItemId, (left.get(orderItemId) ?? 0) - quantity)
  return (
    items.length > 0 &&
    items.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0) &&
    [...left.values()].every((units) => units >= 0)
  )
}
