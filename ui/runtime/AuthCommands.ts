import type { SignInRefused } from "../../domain/account/SignInRefused.ts"
import type { Registration, RegistrationDetails } from "../../domain/account/Registration.ts"
import type { SocialProvider } from "../../domain/account/SocialProvider.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"

/** Everything that can keep a shopper from coming in. */
export type AuthError = SignInRefused | BackendError | CommandDefect

type Answer<A, E = AuthError> = Promise<CommandResult<A, E>>

/** A guest's order that goes with them into the account. */
export interface TypedGuestOrder {
  readonly orderId: OrderId
  readonly guestToken: string
}

/** What a sign-in form holds. */
export interface TypedCredentials {
  readonly logon: string
  readonly password: string
  readonly rememberMe: boolean
  readonly guestOrder?: TypedGuestOrder | undefined
}

/** What a form for a new account holds. */
export interface TypedRegistration extends Omit<Registration, "password" | "guestTokens"> {
  readonly password: string
  readonly guestOrder?: TypedGuestOrder | undefined
}

/** What a form for a new password holds; first without a code, which is then sent. */
export interface TypedPasswordReset {
  readonly logon: string
  readonly type: "SMS" | "EMAIL"
  readonly email?: string
  readonly proof?: { readonly code: string; readonly newPassword: string }
}

/** What a provider's answer brought to the page. */
export interface TypedSocialReturn {
  readonly socialType: string
  readonly code: string
  readonly state: string | undefined
}

/** The ways into an account, and out of it. */
export interface AuthCommands {
  readonly signIn: (typed: TypedCredentials, captcha?: SolvedCaptcha) => Answer<void>
  readonly register: (typed: TypedRegistration, captcha?: SolvedCaptcha) => Answer<void>
  readonly existUser: (logon: string) => Answer<boolean, BackendError | CommandDefect>
  /** Answers the number as the shop knows it. */
  readonly sendRegistrationCode: (typedPhone: string, captcha?: SolvedCaptcha) => Answer<string>
  readonly verifyRegistrationPhone: (typedPhone: string, code: string) => Answer<void>
  readonly resetPassword: (typed: TypedPasswordReset, captcha?: SolvedCaptcha) => Answer<"codeSent" | "passwordChanged">
  /**
   * Leaves for the provider; `callbackAddress` is the page that gets its answer, `returnTo` where the shopper goes on
   * afterwards.
   */
  readonly beginSocialLogin: (
    provider: SocialProvider,
    callbackAddress: string,
    returnTo: string,
  ) => Answer<void, CommandDefect>
  /** Answers where to go on. */
  readonly finishSocialLogin: (
    back: TypedSocialReturn,
    registration?: RegistrationDetails,
    captcha?: SolvedCaptcha,
  ) => Answer<string>
  /**
   * Leads on in another document: whoever comes in is somebody else to every page. `home` instead of what may not be
   * followed.
   */
  readonly continueTo: (redirectUri: string | undefined, home: string) => Answer<void, CommandDefect>
  readonly signOut: (home: string) => Answer<void, CommandDefect>
}
