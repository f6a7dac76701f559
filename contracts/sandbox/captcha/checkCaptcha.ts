import { notAcceptable } from "../http/Refusal.ts"
import { tokenHash } from "../ports/token.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** What a call carries of a captcha (specification, section 5: accepted on nearly all POSTs). */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined
  readonly captchaValue?: string | undefined
}

/** How an answer is compared: letters without regard to case, spaces at the ends left out. */
export const captchaHash = (captchaId: string, value: string): string => tokenHash(`${captchaId} ${value.trim().toUpperCase()}`)

/**
 * Refuses with 422 `_ERR_CAPTCHA` a wrong, used or expired answer, and a missing one where the store's configuration
 * `captchaProtection` is `true`. An answer is good once, right or wrong. Call it before the transaction of the act.
 */
export const checkCaptcha = async ({ stores, storage, ports }: SandboxServices, storeId: string, { captchaId, captchaValue }: CaptchaAnswer): Promise<void> => {
  if (captchaId === undefined || captchaValue === undefined) {
    if ((await stores.configuration(storeId)).get("captchaProtection") === "true") throw wrongCaptcha("required", "The captcha must be solved.")
    return
  }
  const known = await storage.db.deleteFrom("captcha").where("captcha_id", "=", captchaId).where("store_id", "=", storeId).returningAll().executeTakeFirst()
  if (known === undefined || known.expires_at < ports.now() || known.answer_hash !== captchaHash(captchaId, captchaValue)) {
    throw wrongCaptcha("captcha", "The captcha was not solved: ask for a new one.")
  }
}

const wrongCaptcha = (rule: string, message: string) => notAcceptable("_ERR_CAPTCHA", message, [{ field: "captchaValue", rule, message }])
