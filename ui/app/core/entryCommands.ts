import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { goOn } from "../../../application/account/goOn.ts"
import { logIn } from "../../../application/account/logIn.ts"
import { LogonGateway } from "../../../application/account/LogonGateway.ts"
import { logOut } from "../../../application/account/logOut.ts"
import { proveRegistrationPhone, sendRegistrationCode } from "../../../application/account/provePhone.ts"
import { registerShopper } from "../../../application/account/registerShopper.ts"
import { resetPassword } from "../../../application/account/resetPassword.ts"
import { beginSocialLogin, finishSocialLogin } from "../../../application/account/socialLogin.ts"
import type { AccountPorts } from "../../../adapters/composition/browserAccount.ts"
import type { EntryCommands, TypedGuestOrder } from "../../runtime/EntryCommands.ts"
import type { RunProgram } from "../../runtime/programRunner.ts"

/** The ways in and out; a password is covered as soon as it leaves its form. */
export function entryCommands(run: RunProgram<AccountPorts>): EntryCommands {
  return {
    logIn: ({ password, guestOrder, ...typed }, captcha) =>
      run(Effect.asVoid(logIn({ ...typed, password: Redacted.make(password), ...guestTokens(guestOrder) }, captcha))),
    register: ({ password, guestOrder, ...typed }, captcha) =>
      run(
        Effect.asVoid(
          registerShopper({ ...typed, password: Redacted.make(password), ...guestTokens(guestOrder) }, captcha),
        ),
      ),
    existUser: (logon) => run(Effect.flatMap(LogonGateway, (gateway) => gateway.existUser(logon))),
    sendRegistrationCode: (phone, captcha) => run(sendRegistrationCode(phone, captcha)),
    proveRegistrationPhone: (phone, code) => run(proveRegistrationPhone(phone, code)),
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
    beginSocialLogin: (provider, comeBack, returnTo) => run(beginSocialLogin(provider, comeBack, returnTo)),
    finishSocialLogin: ({ code, ...back }, registration, captcha) =>
      run(
        Effect.map(
          finishSocialLogin({ ...back, code: Redacted.make(code) }, registration, captcha),
          ({ returnTo }) => returnTo,
        ),
      ),
    goOn: (redirectUri, home) => run(goOn(redirectUri, home)),
    logOut: (home) => run(Effect.flatMap(logOut(), (redirect) => goOn(redirect, home))),
  }
}

function guestTokens(order: TypedGuestOrder | undefined) {
  return order === undefined
    ? {}
    : { guestTokens: [{ orderId: order.orderId, guestToken: Redacted.make(order.guestToken) }] }
}
