import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CodeRecipient, CodePurpose } from "../../domain/account/CodePurpose.ts"
import type { GuestOrderToken } from "../../domain/account/Registration.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/**
 * Six-digit verification codes: valid for ten minutes, five attempts and one use. An invalid code fails with
 * `_ERR_VALIDATION_CODE`.
 */
export class VerificationGateway extends Context.Service<
  VerificationGateway,
  {
    readonly sendValidationCode: (
      recipient: CodeRecipient,
      purpose: CodePurpose,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** Verifies an email address or phone number with the newest code that this session sent there. */
    readonly validateUserCode: (
      recipient: CodeRecipient,
      code: string,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /** Verifies and saves the customer's phone number; with `PHONE_LOGON` it becomes a login ID. */
    readonly validatePhone: (
      phone: string,
      code: string,
      purpose: CodePurpose,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<void, BackendError>
    /**
     * Sends a code to the contact stored with a guest's orders; with the code it returns the tokens of these orders.
     * `orderId` limits it to one order, and is required with a phone number.
     */
    readonly createGuestOrderAccessToken: (
      orders:
        | { readonly email: string; readonly orderId?: OrderId }
        | { readonly phone: string; readonly orderId: OrderId },
      type: CodeRecipient["type"],
      code?: string,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<readonly GuestOrderToken[], BackendError>
  }
>()("VerificationGateway") {}
