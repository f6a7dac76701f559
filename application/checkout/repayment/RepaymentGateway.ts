import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { BrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"
import type { RepayInfo } from "../../../domain/payment/RepayInfo.ts"
import type { PaymentStatus } from "../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { BackendError } from "../../shared/BackendError.ts"
import type { SolvedCaptcha } from "../../shared/SolvedCaptcha.ts"
import type { SubmittedPayments } from "../tracking/submittedPayments.ts"

/** All data of one repayment. */
export interface Repayment extends SubmittedPayments {
  /** Idempotency key of this attempt: repeated submissions take effect once. */
  readonly attemptKey: string
  readonly browser: BrowserInfo
  /** The account's password, when the previous response required it. */
  readonly password?: Redacted.Redacted<string>
  /** Transaction of a passed challenge. */
  readonly challengeResult?: string
  /** The solved captcha, when the backend asked for one. */
  readonly captcha?: SolvedCaptcha
}

/** Status of a repayment, and whether the order can be paid once more. */
export interface RepaymentStatus extends PaymentStatus {
  readonly repay?: RepayInfo
}

export class RepaymentGateway extends Context.Service<
  RepaymentGateway,
  {
    readonly submitAsyncRepay: (orderId: OrderId, repayment: Repayment) => Effect.Effect<RepaymentStatus, BackendError>
    /** The same for a guest's order, opened by its token. */
    readonly submitGuestAsyncRepay: (
      orderId: OrderId,
      guestToken: Redacted.Redacted<string>,
      repayment: Repayment,
    ) => Effect.Effect<RepaymentStatus, BackendError>
  }
>()("RepaymentGateway") {}
