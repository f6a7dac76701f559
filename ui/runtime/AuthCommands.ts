import type { SignInRefused } from "../../domain/account/SignInRefused.ts"
import type { Registration, RegistrationDetails } from "../../domain/account/Registration.ts"
import type { SocialProvider } from "../../domain/account/SocialProvider.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/** All errors of the authentication commands. */
export type AuthError = SignInRefused | BackendError | CommandDefect

type Answer<A, E = AuthError> = Promise<CommandResult<A, E>>

/** A guest's order to save to the account. */
export interface TypedGuestOrder {
  readonly orderId: OrderId
  readonly guestToken: string
}

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

/** Commands for signing in and out. */
export interface AuthCommands {
  readonly signIn: (typed: TypedCredentials, captcha?: SolvedCaptcha) => Answer<void>
  readonly register: (typed: TypedRegistration, captcha?: SolvedCaptcha) => Answer<void>
  readonly existUser: (logon: string) => Answer<boolean, BackendError | CommandDefect>
  /** Resolves with the normalized number. */
  readonly sendRegistrationCode: (typedPhone: string, captcha?: SolvedCaptcha) => Answer<string>
  readonly verifyRegistrationPhone: (typedPhone: string, code: string) => Answer<void>
  readonly resetPassword: (typed: TypedPasswordReset, captcha?: SolvedCaptcha) => Answer<"codeSent" | "passwordChanged">
  /**
   * Redirects to the provider. `callbackAddress` is the page that receives its response, `returnTo` the page to open
   * afterwards.
   */
  readonly beginSocialLogin: (
    provider: SocialProvider,
    callbackAddress: string,
    returnTo: string,
  ) => Answer<void, CommandDefect>
  /** Resolves with the address to continue to. */
  readonly finishSocialLogin: (
    back: TypedSocialReturn,
    registration?: RegistrationDetails,
    captcha?: SolvedCaptcha,
  ) => Answer<string>
  /**
   * Continues with a full page load, because the session has changed. Uses `home` if the redirect address is not
   * allowed.
   */
  readonly continueTo: (redirectUri: string | undefined, home: string) => Answer<void, CommandDefect>
  readonly signOut: (home: string) => Answer<void, CommandDefect>
}
