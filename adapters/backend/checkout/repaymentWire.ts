import * as Schema from "effect/Schema"
import type { Repayment, RepaymentStatus } from "../../../application/checkout/repayment/RepaymentGateway.ts"
import type { components } from "../../../contracts/generated/checkout.d.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"
import { RepayInfoWire, toRepayInfo } from "../http/wire/RepayInfoWire.ts"
import { PaymentStatusWire, toPaymentStatus } from "./checkoutWire.ts"
import { fromAuthentication } from "./fromAuthentication.ts"
import { fromPayments } from "./paymentDataWire.ts"

export const RepaymentStatusWire = Schema.Struct({
  ...PaymentStatusWire.fields,
  repayInfo: nullish(RepayInfoWire),
})

type Schemas = components["schemas"]
export type RepaymentStatusContractCheck = AssertAccepts<typeof RepaymentStatusWire, Schemas["PaymentStatus"]>

export const decodeRepaymentStatus = bodyDecoder(RepaymentStatusWire)

export function toRepaymentStatus({ repayInfo, ...status }: typeof RepaymentStatusWire.Type): RepaymentStatus {
  return {
    ...toPaymentStatus(status),
    ...whenDefined(repayInfo, (repay) => ({ repay: toRepayInfo(repay) })),
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
    ...whenDefined(isOneClick, (oneClickPayment) => ({ oneClickPayment })),
    ...whenDefined(paymentCode, (code) => ({ paymentCode: code })),
    deviceChannel: "Browser",
    ...fromAuthentication(answers),
  }
}
