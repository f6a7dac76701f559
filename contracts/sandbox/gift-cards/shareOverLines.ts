import { shareOut } from "../cart/shareOut.ts"
import { isGiftCardSku } from "./giftCardCatalogue.ts"

/**
 * Shares what was paid for lines out over them, in minor units; a gift card is money and keeps its whole price,
 * whatever was taken off.
 */
export const shareOverLines = (
  paid: number,
  lines: readonly { readonly sku: string; readonly unitPrice: number; readonly quantity: number }[],
): readonly number[] => {
  const gross = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const giftCards = lines.map(({ sku }, index) => (isGiftCardSku(sku) ? (gross[index] ?? 0) : 0))
  const goods = shareOut(
    paid - giftCards.reduce((sum, amount) => sum + amount, 0),
    gross.map((amount, index) => amount - (giftCards[index] ?? 0)),
  )
  return goods.map((share, index) => share + (giftCards[index] ?? 0))
}
