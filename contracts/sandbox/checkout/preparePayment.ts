import type { components } from "../../generated/checkout.d.ts"
import { type CartScope, userNumber } from "../cart/CartScope.ts"
import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { type FoundGiftCard, findGiftCards } from "./giftCardsInPayment.ts"
import { requirePassword } from "./requirePassword.ts"

type Submission = Pick<components["schemas"]["AsyncCheckoutRequest"], "paymentBundle" | "password" | "captchaId" | "captchaValue" | "captchaResponse">

/**
 * What is looked at before the transaction of a payment, because its tries count whatever becomes of the call: captcha,
 * password, gift cards. A key that was answered before is not looked at again: its captcha is used up.
 */
export const preparePayment = async (services: SandboxServices, scope: CartScope, key: string, body: Submission): Promise<readonly FoundGiftCard[]> => {
  const answered = await services.storage.db
    .selectFrom("idempotency_key")
    .select("key")
    .where("user_id", "=", userNumber(scope.principal))
    .where("key", "=", key.toLowerCase())
    .executeTakeFirst()
  if (answered !== undefined) return []
  const { paymentData } = body.paymentBundle
  await checkCaptcha(services, scope.store.id, body)
  await requirePassword(services, scope, paymentData, body.password)
  return findGiftCards(services, scope, paymentData, body, "paymentBundle.paymentData")
}
