import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { CartPorts } from "../../adapters/composition/browserRoot.ts"
import { pageNavigator } from "../../adapters/composition/browserDevices.ts"
import { httpAccountGateway } from "../../adapters/backend/account/HttpAccountGateway.ts"
import { httpAuthGateway } from "../../adapters/backend/account/HttpAuthGateway.ts"
import { httpVerificationGateway } from "../../adapters/backend/account/HttpVerificationGateway.ts"
import { httpWishlistGateway } from "../../adapters/backend/wishlist/HttpWishlistGateway.ts"
import type { AccountGateway } from "../../application/account/AccountGateway.ts"
import { announcingSession } from "../../application/account/announcingSession.ts"
import { AuthGateway } from "../../application/account/auth/AuthGateway.ts"
import { continueTo } from "../../application/account/auth/continueTo.ts"
import { registerCustomer } from "../../application/account/auth/registerCustomer.ts"
import { resetPassword } from "../../application/account/auth/resetPassword.ts"
import { signIn } from "../../application/account/auth/signIn.ts"
import { signOut } from "../../application/account/auth/signOut.ts"
import { beginSocialLogin, finishSocialLogin } from "../../application/account/auth/socialLogin.ts"
import type { VerificationGateway } from "../../application/account/VerificationGateway.ts"
import { sendRegistrationCode, verifyRegistrationPhone } from "../../application/account/verifyPhone.ts"
import type { PageNavigator } from "../../application/platform/PageNavigator.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { WishlistGateway } from "../../application/wishlist/WishlistGateway.ts"
import type { Registration, RegistrationDetails } from "../../domain/account/Registration.ts"
import type { SocialProvider } from "../../domain/account/SocialProvider.ts"
import type { CommandError } from "../runtime/CommandResult.ts"
import type { RunProgram } from "../runtime/programRunner.ts"
import type { TypedGuestOrder } from "./account/guestTokens.ts"
import { guestTokens } from "./account/guestTokens.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** The values of a sign-in form. */
export interface TypedCredentials {
  readonly logon: string
  readonly password: string
  readonly rememberMe: boolean
  readonly guestOrder?: TypedGuestOrder | undefined
}

/** The values of a registration form. */
export interface TypedRegistration extends Omit<Registration, "password" | "guestTokens"> {
  readonly password: string
  readonly guestOrder?: TypedGuestOrder | undefined
}

/** The values of a password reset form; without a code, one is sent. */
export interface TypedPasswordReset {
  readonly logon: string
  readonly type: "SMS" | "EMAIL"
  readonly email?: string
  readonly proof?: { readonly code: string; readonly newPassword: string }
}

/** The parameters of a social login provider's redirect. */
export interface TypedSocialReturn {
  readonly socialType: string
  readonly code: string
  readonly state: string | undefined
}

export type AuthCommands = ReturnType<typeof authCommands>

/** All errors of the authentication commands. */
export type AuthError = CommandError<AuthCommands>

/** Commands for signing in and out. */
export function authCommands(base: CommandBase) {
  return authCommandsOf(
    runWith(base, pageNavigator, httpAccountGateway, httpAuthGateway, httpVerificationGateway, httpWishlistGateway),
  )
}

type AuthPorts = CartPorts | PageNavigator | AccountGateway | AuthGateway | VerificationGateway | WishlistGateway

/** The same with the services of `runAny`. Passwords are wrapped in `Redacted` as soon as they leave the form. */
export function authCommandsOf(runAny: RunProgram<AuthPorts>) {
  const run: RunProgram<AuthPorts> = (program, options) => runAny(announcingSession(program), options)
  return {
    signIn: ({ password, guestOrder, ...typed }: TypedCredentials, captcha?: SolvedCaptcha) =>
      run(Effect.asVoid(signIn({ ...typed, password: Redacted.make(password), ...guestTokens(guestOrder) }, captcha))),
    register: ({ password, guestOrder, ...typed }: TypedRegistration, captcha?: SolvedCaptcha) =>
      run(
        Effect.asVoid(
          registerCustomer({ ...typed, password: Redacted.make(password), ...guestTokens(guestOrder) }, captcha),
        ),
      ),
    existUser: (logon: string) => run(Effect.flatMap(AuthGateway, (gateway) => gateway.existUser(logon))),
    /** Resolves with the normalized number. */
    sendRegistrationCode: (typedPhone: string, captcha?: SolvedCaptcha) =>
      run(sendRegistrationCode(typedPhone, captcha)),
    verifyRegistrationPhone: (typedPhone: string, code: string) => run(verifyRegistrationPhone(typedPhone, code)),
    resetPassword: ({ proof, ...typed }: TypedPasswordReset, captcha?: SolvedCaptcha) =>
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
    /**
     * Redirects to the provider. `callbackAddress` is the page that receives its response, `returnTo` the page to open
     * afterwards.
     */
    beginSocialLogin: (provider: SocialProvider, callbackAddress: string, returnTo: string) =>
      run(beginSocialLogin(provider, callbackAddress, returnTo)),
    /** Resolves with the address to continue to. */
    finishSocialLogin: (
      { code, ...back }: TypedSocialReturn,
      registration?: RegistrationDetails,
      captcha?: SolvedCaptcha,
    ) =>
      run(
        Effect.map(
          finishSocialLogin({ ...back, code: Redacted.make(code) }, registration, captcha),
          ({ returnTo }) => returnTo,
        ),
      ),
    /**
     * Continues with a full page load, because the session has changed. Uses `home` if the redirect address is not
     * allowed.
     */
    continueTo: (redirectUri: string | undefined, home: string) => run(continueTo(redirectUri, home)),
    signOut: (home: string) => run(Effect.flatMap(signOut(), (redirect) => continueTo(redirect, home))),
  }
}
