import { checkCaptcha } from "../../../captcha/checkCaptcha.ts"
import type { Call } from "../../../platform/http/Operation.ts"
import { verifyCredentials, requireSamePassword, invalidCredentials } from "../../session/verifyCredentials.ts"
import { deviceOf } from "../../session/callerRecognition.ts"
import type { SignInOrigin } from "../../session/openSession.ts"
import { refuseCrossSite } from "../../session/refuseCrossSite.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import { signInToAccount, type SignedInAccount } from "./signInToAccount.ts"

/** The login operation. The sign-in page calls the same function with more details about the origin of the sign-in. */
export const login = async (
  services: SandboxServices,
  { path, body, request }: Pick<Call<"login">, "path" | "body" | "request">,
  from: SignInOrigin = {},
): Promise<SignedInAccount> => {
  refuseCrossSite(request, services.publicUrl)
  const store = await services.stores.require(path.storeId)
  await checkCaptcha(services, store.id, body)
  const customer = await verifyCredentials(services, body.logon, body.password, deviceOf(services, request))
  if (customer === undefined) throw invalidCredentials()
  return services.storage.transaction(async (work) => {
    await requireSamePassword(work, customer)
    return signInToAccount(
      work,
      services,
      request,
      { storeId: store.id, ...customer, ...from, rememberMe: body.rememberMe ?? true },
      body.guestTokens,
    )
  })
}
