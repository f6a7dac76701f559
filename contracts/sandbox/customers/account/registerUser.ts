import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import type { Call } from "../../platform/http/Operation.ts"
import { Refused } from "../../platform/http/Refused.ts"
import { isPhone, loginIdText } from "../session/loginIdText.ts"
import { hashPassword } from "../session/passwords.ts"
import type { SignInOrigin } from "../session/openSession.ts"
import { refuseCrossSite } from "../session/refuseCrossSite.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { subscribeNewCustomer } from "./subscribeNewCustomer.ts"
import { createAccount, requireRegistration } from "./createAccount.ts"
import { signInToAccount, type SignedInAccount } from "./credentials/signInToAccount.ts"
import { countAccountLookup } from "./credentials/existUser.ts"
import { requireSame, requireSecure } from "./credentials/validatePassword.ts"

type RegisterCall = Pick<Call<"registerUser">, "path" | "query" | "body" | "request" | "principal">

/** Registers with a password and signs in. */
export const registerUser = async (
  services: SandboxServices,
  { path, query, body, request, principal }: RegisterCall,
  from: SignInOrigin = {},
): Promise<SignedInAccount> => {
  const { stores, ports, storage, publicUrl } = services
  refuseCrossSite(request, publicUrl)
  const store = await stores.require(path.storeId)
  const language = store.language(query.languageId)
  requireSame("logonConfirm", body.logon, body.logonConfirm)
  requireSame("emailConfirm", body.email, body.emailConfirm)
  requireSame("passwordConfirm", body.password, body.passwordConfirm)
  requireRegistration(body, store)
  requireSecure("password", body.password)
  const logon = loginIdText(body.logon)
  const email = body.email === undefined ? undefined : loginIdText(body.email)
  if (!isPhone(logon)) requireSame("email", logon, email)
  await checkCaptcha(services, store.id, body)
  const passwordHash = await hashPassword(ports, body.password)
  const address = isPhone(logon) ? email : logon
  try {
    const entered = await storage.transaction(async (work) => {
      const account = await createAccount(work, services, {
        store,
        language,
        now: ports.now(),
        fields: body,
        passwordHash,
        asker: principal === undefined ? undefined : Number(principal.userId),
        email: address,
        phoneLogin: isPhone(logon) ? logon : undefined,
      })
      return signInToAccount(
        work,
        services,
        request,
        { storeId: store.id, ...account, ...from, rememberMe: body.rememberMe ?? true },
        body.guestTokens,
      )
    })
    if (body.newsletter === true) {
      const { userId } = entered.body.identity
      await subscribeNewCustomer(services, {
        store,
        language,
        principal: { userId, storeId: store.id, kind: "registered", sessionId: userId },
        email: address,
        policies: body.acceptedPolicies ?? [],
      })
    }
    return entered
  } catch (error) {
    // A taken login ID reveals that there is an account: it counts as one of the free requests.
    if (error instanceof Refused && error.status === 409) await countAccountLookup(services, store.id, principal, body)
    throw error
  }
}
