import type { components } from "../../../generated/checkout.d.ts"
import { type CartScope, userIdNumber } from "../../cart/CartScope.ts"
import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { notAcceptable } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { type FoundGiftCard, findGiftCards } from "../adjustments/giftCardsInPayment.ts"
import { isKlarnaCategory } from "./klarnaCategories.ts"
import { KLARNA_MODE } from "../../purchase/payments/paymentMethods.ts"
import { requirePassword } from "./requirePassword.ts"

type Submission = Pick<
  components["schemas"]["AsyncCheckoutRequest"],
  "paymentBundle" | "password" | "paymentCode" | "captchaId" | "captchaValue" | "captchaResponse"
>

/**
 * Checks captcha, password and gift cards before the transaction of a payment, because their tries count even if the
 * call fails. Skipped for an Idempotency-Key with a stored response: its captcha is used up.
 */
export const preparePayment = async (
  services: SandboxServices,
  scope: CartScope,
  key: string,
  body: Submission,
): Promise<readonly FoundGiftCard[]> => {
  const answered = await services.storage.db
    .selectFrom("idempotency_key")
    .select("key")
    .where("user_id", "=", userIdNumber(scope.principal))
    .where("key", "=", key.toLowerCase())
    .executeTakeFirst()
  if (answered !== undefined) return []
  const { paymentData } = body.paymentBundle
  requireOfferedMethod(body)
  await checkCaptcha(services, scope.store.id, body)
  await requirePassword(services, scope, paymentData, body.password)
  return findGiftCards(services, scope, paymentData, body, "paymentBundle.paymentData")
}

/** Fails with 422 for a payment method that Klarna does not offer. */
const requireOfferedMethod = ({ paymentBundle, paymentCode }: Submission): void => {
  if (
    paymentCode === undefined ||
    isKlarnaCategory(paymentCode) ||
    !paymentBundle.paymentData.some(({ paymentModeId }) => paymentModeId === KLARNA_MODE)
  )
    return
  const message = "Klarna does not offer this way to pay."
  throw notAcceptable("_ERR_PAYMENT_MODE_NOT_VALID", message, [{ field: "paymentCode", rule: "unknown", message }])
}
