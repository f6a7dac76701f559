import { checkCaptcha } from "../captcha/checkCaptcha.ts"
import type { Call } from "../http/Operation.ts"
import { checkLogon, requireSamePassword, wrongPair } from "../session/checkLogon.ts"
import { deviceOf } from "../session/knownCallers.ts"
import type { EntranceFrom } from "../session/openSession.ts"
import { refuseCrossSite } from "../session/refuseCrossSite.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { enterAccount, type EnteredAccount } from "./enterAccount.ts"

/** The login of a call; the sign-in page's form does the same, and tells more of where it comes from. */
export const login = async (
  services: SandboxServices,
  { path, body, request }: Pick<Call<"login">, "path" | "body" | "request">,
  from: EntranceFrom = {},
): Promise<EnteredAccount> => {
  refuseCrossSite(request, services.publicUrl)
  const store = await services.stores.require(path.storeId)
  await checkCaptcha(services, store.id, body)
  const customer = await checkLogon(services, body.logon, body.password, deviceOf(services, request))
  if (customer === undefined) throw wrongPair()
  return services.storage.transaction(async (work) => {
    await requireSamePassword(work, customer)
    return enterAccount(
      work,
      services,
      request,
      { storeId: store.id, ...customer, ...from, rememberMe: body.rememberMe ?? true },
      body.guestTokens,
    )
  })
}
