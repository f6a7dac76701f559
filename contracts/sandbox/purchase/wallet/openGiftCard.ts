import { type CaptchaAnswer, captchaRequired, checkCaptcha, hasCaptcha } from "../../captcha/checkCaptcha.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { notAcceptable, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { findGiftCard, type GiftCardAccount, giftCardNumberHash } from "./giftCardAccounts.ts"
import { countTry, refundTry } from "./secretTries.ts"

const TRIES_BEFORE_CAPTCHA = 3
const MAX_TRIES = 10
/** A guest session is easily replaced, a card is not: its count lasts longer. */
const CUSTOMER_WINDOW_MS = 900_000
const CARD_WINDOW_MS = 86_400_000

/** Gift card details entered by a customer. */
export interface GiftCardClaim extends CaptchaAnswer {
  readonly number: string
  readonly cvv: string
}

/**
 * Returns the gift card of a number and security code (F107). A wrong number and a wrong code fail with the same 422.
 * Attempts are counted per customer and per card: from the fourth on a captcha is required, after the tenth 409 says
 * how many seconds to wait. `opens` checks further input, for example the activation code.
 */
export const openGiftCard = async (
  services: SandboxServices,
  scope: CartScope,
  claim: GiftCardClaim,
  opens: (card: GiftCardAccount) => boolean = () => true,
): Promise<GiftCardAccount> => {
  const customer = { key: `gift card of shopper ${userIdNumber(scope.principal)}`, windowMs: CUSTOMER_WINDOW_MS }
  const number = { key: `gift card ${scope.store.id} ${giftCardNumberHash(claim.number)}`, windowMs: CARD_WINDOW_MS }
  const counted = [await countTry(services, customer), await countTry(services, number)]
  const over = counted.filter(({ tries }) => tries > MAX_TRIES).map(({ endsAt }) => endsAt)
  if (over.length > 0)
    throw refused("_ERR_TOO_MANY_TRIES", "Too many tries.", [String(Math.ceil((Math.max(...over) - scope.now) / 1000))])
  if (counted.some(({ tries }) => tries > TRIES_BEFORE_CAPTCHA) && !hasCaptcha(claim)) throw captchaRequired()
  await checkCaptcha(services, scope.store.id, claim)
  const card = await findGiftCard(services.storage.db, scope.store.id, claim.number, claim.cvv)
  if (card === undefined || !opens(card)) {
    throw notAcceptable("_ERR_GIFT_CARD_NOT_VALID", "There is no such gift card.", [
      { field: "number", rule: "unknown", message: "Number or code is wrong." },
    ])
  }
  await refundTry(services, customer.key)
  await refundTry(services, number.key)
  return card
}
