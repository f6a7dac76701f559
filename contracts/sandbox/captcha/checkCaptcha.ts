import { notAcceptable } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { captchaHash } from "./captchaText.ts"
import { consumeServiceResponse } from "./serviceResponse.ts"

/** The captcha fields of a request (S5.26: accepted on nearly all POSTs). */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined
  readonly captchaValue?: string | undefined
  /** The response that the store's captcha service gave to the page. It takes precedence over id and value. */
  readonly captchaResponse?: string | undefined
}

/** Whether a request has an answer, right or wrong. */
export const hasCaptcha = ({ captchaId, captchaValue, captchaResponse }: CaptchaAnswer): boolean =>
  captchaResponse !== undefined || (captchaId !== undefined && captchaValue !== undefined)

/** 422 `_ERR_CAPTCHA`: the required answer is missing. */
export const captchaRequired = () => captchaRefused("captchaValue", "required", "The captcha must be solved.")

/**
 * Fails with 422 `_ERR_CAPTCHA` for a wrong, used or expired answer, and for a missing one when the store's
 * configuration `captchaProtection` is `true`. An answer can be used once, right or wrong. Call it before the
 * transaction of the operation.
 */
export const checkCaptcha = async (
  services: SandboxServices,
  storeId: string,
  answer: CaptchaAnswer,
): Promise<void> => {
  if (!hasCaptcha(answer)) {
    if ((await services.stores.configuration(storeId)).get("captchaProtection") === "true") throw captchaRequired()
    return
  }
  const { captchaId = "", captchaValue = "", captchaResponse } = answer
  if (captchaResponse === undefined) await verifyCaptchaPair(services, storeId, captchaId, captchaValue)
  else if (!(await consumeServiceResponse(services, storeId, captchaResponse)))
    throw captchaNotSolved("captchaResponse")
}

const verifyCaptchaPair = async (
  { storage, ports }: SandboxServices,
  storeId: string,
  captchaId: string,
  captchaValue: string,
): Promise<void> => {
  const known = await storage.db
    .deleteFrom("captcha")
    .where("captcha_id", "=", captchaId)
    .where("store_id", "=", storeId)
    .returningAll()
    .executeTakeFirst()
  const hash = captchaHash(captchaId, captchaValue)
  if (
    known === undefined ||
    known.expires_at < ports.now() ||
    (known.answer_hash !== hash && known.question_hash !== hash)
  )
    throw captchaNotSolved("captchaValue")
}

const captchaNotSolved = (field: string) =>
  captchaRefused(field, "captcha", "The captcha was not solved: ask for a new one.")

const captchaRefused = (field: string, rule: string, message: string) =>
  notAcceptable("_ERR_CAPTCHA", message, [{ field, rule, message }])
