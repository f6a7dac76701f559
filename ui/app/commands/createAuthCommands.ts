import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { continueTo } from "../../../application/account/continueTo.ts"
import { signIn } from "../../../application/account/signIn.ts"
import { AuthGateway } from "../../../application/account/AuthGateway.ts"
import { signOut } from "../../../application/account/signOut.ts"
import { verifyRegistrationPhone, sendRegistrationCode } from "../../../application/account/verifyPhone.ts"
import { registerCustomer } from "../../../application/account/registerCustomer.ts"
import { resetPassword } from "../../../application/account/resetPassword.ts"
import { beginSocialLogin, finishSocialLogin } from "../../../application/account/socialLogin.ts"
import type { AccountPorts } from "../../../adapters/composition/browserAccount.ts"
import type { AuthCommands, TypedGuestOrder } from "../../runtime/AuthCommands.ts"
import type { RunProgram } from "../../runtime/programRunner.ts"

/** Commands for signing in and out. Passwords are wrapped in `Redacted` as soon as they leave the form. */
export function createAuthCommands(run: RunProgram<AccountPorts>): AuthCommands {
  return {
    signIn: ({ password, guestOrder, ...typed }, captcha) =>
      run(Effect.asVoid(signIn({ ...typed, password: Redacted.make(password), ...guestTokens(guestOrder) }, captcha))),
    register: ({ password, guestOrder, ...typed }, captcha) =>
      run(
        Effect.asVoid(
          registerCustomer({ ...typed, password: Redacted.make(password), ...guestTokens(guestOrder) }, captcha),
        ),
      ),
    existUser: (logon) => run(Effect.flatMap(AuthGateway, (gateway) => gateway.existUser(logon))),
    sendRegistrationCode: (phone, captcha) => run(sendRegistrationCode(phone, captcha)),
    verifyRegistrationPhone: (phone, code) => run(verifyRegistrationPhone(phone, code)),
    resetPassword: ({ proof, ...typed }, captcha) =>
      run(
        resetPassword(
          {
            ...typed,
            ...(proof === undefined
              ? {}
              : { proof: { code: proof.code, newPassword: Redacted.make(proof.newPassword) } }),
          },
          captcha,
        ),
      ),
    beginSocialLogin: (provider, callbackAddress, returnTo) =>
      run(beginSocialLogin(provider, callbackAddress, returnTo)),
    finishSocialLogin: ({ code, ...back }, registration, captcha) =>
      run(
        Effect.map(
          finishSocialLogin({ ...back, code: Redacted.make(code) }, registration, captcha),
          ({ returnTo }) => returnTo,
        ),
      ),
    continueTo: (redirectUri, home) => run(continueTo(redirectUri, home)),
    signOut: (home) => run(Effect.flatMap(signOut(), (redirect) => continueTo(redirect, home))),
  }
}

function guestTokens(order: TypedGuestOrder | undefined) {
  return order === undefined
    ? {}
    : { guestTokens: [{ orderId: order.orderId, guestToken: Redacted.make(order.guestToken) }] }
}
