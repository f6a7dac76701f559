import * as Schema from "effect/Schema"
import type { Repayment, RepaymentStatus } from "../../../application/checkout/RepaymentGateway.ts"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { maybe } from "../http/wire/maybe.ts"
import { RepayInfoWire, toRepayInfo } from "../http/wire/RepayInfoWire.ts"
import { PaymentStatusWire, toPaymentStatus } from "./checkoutWire.ts"
import { fromAnswers } from "./fromAnswers.ts"
import { fromPayments } from "./paymentDataWire.ts"

export const RepaymentStatusWire = Schema.Struct({
  ...PaymentStatusWire.fields,
  repayInfo: maybe(RepayInfoWire),
})

type Schemas = components["schemas"]
export type RepaymentStatusSeam = Accepts<typeof RepaymentStatusWire, Schemas["PaymentStatus"]>

export const repaymentStatusAnswer = answerSchema(RepaymentStatusWire)

export function toRepaymentStatus({ repayInfo, ...status }: typeof RepaymentStatusWire.Type): RepaymentStatus {
  return {
    ...toPaymentStatus(status),
    ...given(repayInfo, (repay) => ({ repay: toRepayInfo(repay) })),
  }
}

export function fromRepayment({
  payments,
  isOneClick,
  paymentCode,
  ...answers
}: Repayment): Schemas["AsyncRepayRequest"] {
  return {
    paymentBundle: { paymentData: fromPayments(payments) },
    ...given(isOneClick, (oneClickPayment) => ({ oneClickPayment })),
    ...given(paymentCode, (code) => ({ paymentCode: code })),
    deviceChannel: "Browser",
    ...fromAnswers(answers),
  }
}
