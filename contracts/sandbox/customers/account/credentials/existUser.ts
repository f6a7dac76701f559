import { type CaptchaAnswer, captchaRequired, checkCaptcha, hasCaptcha } from "../../../captcha/checkCaptcha.ts"
import { Refused } from "../../../platform/http/Refused.ts"
import { countTry, type TryLimit } from "../../session/countTry.ts"
import { loginIdText } from "../../session/loginIdText.ts"
import type { Principal } from "../../../platform/http/Principal.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"

/** Requests without a captcha. */
const PER_SESSION: TryLimit = { what: "question of a session", tries: 5, windowMs: 600_000, pauseMs: 600_000 }
const PER_STORE: TryLimit = { what: "question in a store", tries: 60, windowMs: 60_000, pauseMs: 60_000 }

/**
 * Counts a request that reveals whether there is an account. Beyond the free requests a solved captcha is required: 422
 * `_ERR_CAPTCHA` otherwise. The caller has already checked the captcha, if there is one.
 */
export const countAccountLookup = async (
  services: SandboxServices,
  storeId: string,
  principal: Principal | undefined,
  answer: CaptchaAnswer,
): Promise<void> => {
  if (hasCaptcha(answer)) return
  try {
    if (principal !== undefined) await countTry(services, PER_SESSION, principal.sessionId)
    await countTry(services, PER_STORE, storeId)
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 429) throw error
    throw captchaRequired()
  }
}

/** Whether an account has this login ID. */
export const existUser = async (
  services: SandboxServices,
  storeId: string,
  principal: Principal,
  input: CaptchaAnswer & { readonly logon: string },
): Promise<boolean> => {
  await checkCaptcha(services, storeId, input)
  await countAccountLookup(services, storeId, principal, input)
  const logon = loginIdText(input.logon)
  const known = await services.storage.db
    .selectFrom("customer")
    .select("user_id")
    .where(({ eb, or }) => or([eb("email", "=", logon), eb("phone_logon", "=", logon)]))
    .executeTakeFirst()
  return known !== undefined
}
