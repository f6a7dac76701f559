import type { CartScope } from "../../cart/CartScope.ts"
import { type CaptchaAnswer, captchaRequired, hasCaptcha } from "../../captcha/checkCaptcha.ts"
import { notAcceptable } from "../../platform/http/Refused.ts"
import { newToken } from "../../platform/ports/token.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../platform/storage/Storage.ts"
import { findGiftCard } from "../../purchase/wallet/giftCardAccounts.ts"
import { countTry, refundTry } from "../../purchase/wallet/secretTries.ts"
import { GIFT_CARD_MODE } from "../../purchase/payments/paymentMethods.ts"
import type { PaymentData } from "../../purchase/payments/readCard.ts"

/** A gift card found by number and security code. */
export interface FoundGiftCard {
  readonly accountId: number
  readonly maxAmount: number | null
}

/** Wrong pairs per customer and hour before a captcha is required (F107). */
const TRIES_WITHOUT_CAPTCHA = 5
const WINDOW_MS = 3_600_000

/**
 * The gift cards that payments name by number and security code. Call it before the transaction, because wrong tries
 * count even if the call fails. Fails with 422, the same for an unknown number, a wrong code and a card that is not
 * activated.
 */
export const findGiftCards = async (
  services: SandboxServices,
  scope: CartScope,
  payments: readonly PaymentData[],
  captcha: CaptchaAnswer,
  place: string,
): Promise<readonly FoundGiftCard[]> => {
  const found: FoundGiftCard[] = []
  for (const [index, { paymentModeId, number, cvv2, amount }] of payments.entries()) {
    if (paymentModeId !== GIFT_CARD_MODE || number === undefined) continue
    const key = `card adjustment of ${scope.principal.userId}`
    const { tries } = await countTry(services, { key, windowMs: WINDOW_MS })
    if (tries > TRIES_WITHOUT_CAPTCHA && !hasCaptcha(captcha)) throw captchaRequired()
    const card = await findGiftCard(services.storage.db, scope.store.id, number, cvv2 ?? "")
    if (card === undefined || !card.activated) {
      throw notAcceptable("_ERR_GIFT_CARD_NOT_VALID", "Number and security code do not belong to a gift card.", [
        { field: `${place}.${index}.number`, rule: "unknown", message: "There is no such gift card." },
      ])
    }
    await refundTry(services, key)
    found.push({ accountId: card.account_id, maxAmount: amount ?? null })
  }
  return found
}

/** Adds gift cards to a locked cart or order; a card that was already added gets the new amount. */
export const attachGiftCards = async (
  work: UnitOfWork,
  { ports }: SandboxServices,
  orderId: number,
  cards: readonly FoundGiftCard[],
): Promise<void> => {
  for (const { accountId, maxAmount } of cards) {
    await work.db
      .insertInto("card_adjustment")
      .values({
        order_id: orderId,
        account_id: accountId,
        card_hash: newToken(ports, "a."),
        at_most: maxAmount,
        shown: null,
      })
      .onConflict((conflict) =>
        conflict.columns(["order_id", "account_id"]).doUpdateSet({ at_most: maxAmount, shown: null }),
      )
      .execute()
  }
}
