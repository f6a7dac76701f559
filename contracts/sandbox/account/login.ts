import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import type { Call } from "../http/Operation.ts"
import { notAcceptable } from "../http/Refusal.ts"
import { checkLogon } from "../session/checkLogon.ts"
import type { EntranceFrom } from "../session/openSession.ts"
import { refuseCrossSite } from "../session/refuseCrossSite.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { enterAccount, type EnteredAccount } from "./enterAccount.ts"

/** The login of a call; the sign-in page's form does the same, and tells more of where it comes from. */
export const login = async (services: SandboxServices, { path, body, request }: Pick<Call<"login">, "path" | "body" | "request">, from: EntranceFrom = {}): Promise<EnteredAccount> => {
  refuseCrossSite(request, services.publicUrl)
  const store = await services.stores.require(path.storeId)
  await checkCaptcha(services, store.id, body)
  const customer = await checkLogon(services, body.logon, body.password)
  if (customer === undefined) {
    const message = "Logon and password do not belong together."
    throw notAcceptable("_ERR_LOGON_NOT_VALID", message, [{ field: "logon", rule: "credentials", message }])
  }
  return services.storage.transaction((work) =>
    enterAccount(work, services, request, { storeId: store.id, ...customer, ...from, rememberMe: body.rememberMe ?? true }, body.guestTokens),
  )
}
