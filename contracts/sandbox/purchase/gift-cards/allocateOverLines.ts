import { allocate } from "../../cart/allocate.ts"
import { isGiftCardSku } from "../../catalog/gift-cards/giftCardCatalogue.ts"

/** Allocates a payment to lines, in minor units. A gift card is money and keeps its full price despite reductions. */
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
