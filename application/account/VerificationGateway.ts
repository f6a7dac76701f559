import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CodeRecipient, CodePurpose } from "../../domain/account/CodePurpose.ts"
import type { GuestOrderToken } from "../../domain/account/Registration.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** Codes of six digits: good for ten minutes, five tries and one use. `_ERR_VALIDATION_CODE` for one that is not. */
export class VerificationGateway extends Context.Service<
  VerificationGateway,
  {
    readonly sendValidationCode: (
      recipient: CodeRecipient,
      purpose: CodePurpose,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** Proves a place by the newest code that this session sent there. */
    readonly validateUserCode: (
      recipient: CodeRecipient,
      code: string,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** Proves the shopper's number and keeps it; for `PHONE_LOGON` one may log in by it. */
    readonly validatePhone: (
      phone: string,
      code: string,
      purpose: CodePurpose,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** Sends a code to the address of a guest's orders; with the code the tokens of these orders. */
    readonly createGuestOrderAccessToken: (
      email: string,
      type: CodeRecipient["type"],
      code?: string,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<readonly GuestOrderToken[], BackendError>
  }
>()("VerificationGateway") {}
