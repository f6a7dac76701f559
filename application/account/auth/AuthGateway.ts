import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { GuestOrderToken, Registration, RegistrationDetails } from "../../../domain/account/Registration.ts"
import type { GuestIdentity } from "../../../domain/session/GuestIdentity.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { BackendError } from "../../shared/BackendError.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"

/** A registered session. It invalidates the token of the previous guest session. */
export interface LoggedIn extends GuestIdentity {
  readonly userId: string
  /** Personal or business account; absent when the backend does not report it. */
  readonly kind?: "registered" | "business"
  /** Orders of the guest session that now belong to the user. */
  readonly claimedOrderIds: readonly OrderId[]
}

export interface Credentials {
  readonly logon: string
  readonly password: Redacted.Redacted<string>
  readonly guestTokens?: readonly GuestOrderToken[]
  /** Whether the session outlives the browser. Default: true. */
  readonly rememberMe?: boolean
}

/** Credentials that a social provider returned to the page. */
export interface SocialCredentials {
  /** Provider in lower case, for example `google`. */
  readonly socialType: string
  readonly code: Redacted.Redacted<string>
  readonly guestTokens?: readonly GuestOrderToken[]
  /** Registers an account for an identity that is not linked yet. */
  readonly registration?: RegistrationDetails
}

/** A password reset request; with the received code and a new password it completes the reset. */
export interface PasswordReset {
  readonly logon: string
  /** Channel the code is sent by. */
  readonly type: "SMS" | "EMAIL"
  /** The account's email address, required when the login ID is a phone number. */
  readonly email?: string
  readonly proof?: { readonly code: string; readonly newPassword: Redacted.Redacted<string> }
}

/**
 * Sign-in and registration. Fails with `RateLimited` after too many wrong attempts, and with `Rejected` and the keys of
 * the contract, for example `_ERR_LOGON_NOT_VALID`, `_ERR_USER_ALREADY_EXISTS`, `_ERR_PASSWORD_NOT_SECURE`,
 * `_ERR_VALIDATION_CODE`, `_ERR_LAST_LOGON`.
 */
export class AuthGateway extends Context.Service<
  AuthGateway,
  {
    readonly registerUser: (
      registration: Registration,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<LoggedIn, BackendError>
    readonly login: (credentials: Credentials, captcha?: SolvedCaptcha) => Effect.Effect<LoggedIn, BackendError>
    readonly logout: Effect.Effect<void, BackendError>
    /** Creates a new guest, even when a session exists. */
    readonly createGuestIdentity: Effect.Effect<GuestIdentity, BackendError>
    /** Signs in, or links the identity when the customer is already signed in. */
    readonly socialLogin: (
      credentials: SocialCredentials,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<LoggedIn, BackendError>
    readonly unlinkSocialIdentity: (socialType: string) => Effect.Effect<void, BackendError>
    /** Ends the other sessions of the account. */
    readonly changePassword: (
      newPassword: Redacted.Redacted<string>,
      oldPassword?: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** For accounts without a password. */
    readonly setPasswordLogon: (
      password: Redacted.Redacted<string>,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** For accounts without an email address; the code was sent there for `EMAIL_LOGON`. */
    readonly setEmailLogon: (email: string, code: string, captcha?: SolvedCaptcha) => Effect.Effect<void, BackendError>
    readonly deletePhoneLogon: Effect.Effect<void, BackendError>
    /** Fails with `_ERR_CAPTCHA` after a few calls without a captcha. */
    readonly existUser: (logon: string, captcha?: SolvedCaptcha) => Effect.Effect<boolean, BackendError>
    /** Sends a code, or verifies it. Never reveals whether the account exists. */
    readonly resetPassword: (
      reset: PasswordReset,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<"codeSent" | "passwordChanged", BackendError>
  }
>()("AuthGateway") {}
