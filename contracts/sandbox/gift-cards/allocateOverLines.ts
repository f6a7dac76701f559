import { allocate } from "../cart/allocate.ts"
import { isGiftCardSku } from "./giftCardCatalogue.ts"

/**
 * Shares what was paid for lines out over them, in minor units; a gift card is money and keeps its whole price,
 * whatever was taken off.
 */
export const allocateOverLines = (
  paid: number,
  lines: readonly { readonly sku: string; readonly unitPrice: number; readonly quantity: number }[],
): readonly number[] => {
  const gross = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const giftCards = lines.map(({ sku }, index) => (isGiftCardSku(sku) ? (gross[index] ?? 0) : 0))
  const productAmounts = allocate(
    paid - giftCards.reduce((sum, amount) => sum + amount, 0),
    gross.map((amount, index) => amount - (giftCards[index] ?? 0)),
  )
  return productAmounts.map((share, index) => share + (giftCards[index] ?? 0))
}
