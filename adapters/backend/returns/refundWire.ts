import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components, operations } from "../../../contracts/generated/returns.d.ts"
import type { Address } from "../../../domain/address/Address.ts"
import { normalizeAddressBody } from "../../../domain/address/normalizeAddressBody.ts"
import type { BankAccount } from "../../../domain/returns/BankAccount.ts"
import type {
  AdvancedReturn,
  EntryUnits,
  Refund,
  RefundDestination,
  RefundReceipt,
  RefundTarget,
  ReturnDebt,
} from "../../../domain/returns/Refund.ts"
import { returnStatus } from "../../../domain/returns/ReturnStatus.ts"
import { toAsciiDigits } from "../../../domain/shared/toAsciiDigits.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, OrderIdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const DestinationWire = Schema.Struct({
  type: Schema.String,
  maskedNumber: nullish(Schema.String),
  beneficiaryName: nullish(Schema.String),
})
export const RefundWire = Schema.Struct({
  refundId: IdWire,
  amount: MoneyWire,
  date: Schema.String,
  destination: DestinationWire,
})

export const RefundReceiptWire = Schema.Struct({
  status: Schema.String,
  paidAmount: MoneyWire,
  pendingAmount: MoneyWire,
  currencyCode: Schema.String,
  destination: DestinationWire,
  refunds: Schema.Array(RefundWire),
})

export const ReturnDebtWire = Schema.Struct({
  currencyCode: Schema.String,
  totalDebt: MoneyWire,
  dueDate: Schema.String,
  items: Schema.Array(Schema.Struct({ catentryId: IdWire, quantity: Schema.Int, amount: MoneyWire })),
})

export const AdvancedReturnsWire = Schema.Struct({
  advancedReturns: Schema.Array(
    Schema.Struct({
      rmareqId: IdWire,
      orderId: OrderIdWire,
      kind: Schema.String,
      status: Schema.String,
      debt: MoneyWire,
      currencyCode: Schema.String,
      dueDate: Schema.String,
    }),
  ),
})

type Schemas = components["schemas"]
export type RefundContractChecks = [
  AssertAccepts<typeof RefundReceiptWire, Schemas["RefundReceipt"]>,
  AssertAccepts<typeof ReturnDebtWire, Schemas["ReturnDebt"]>,
  AssertAccepts<typeof AdvancedReturnsWire, Schemas["AdvancedReturns"]>,
]

export const decodeRefundReceipt = bodyDecoder(RefundReceiptWire)
export const decodeReturnDebt = bodyDecoder(ReturnDebtWire)
export const decodeAdvancedReturns = bodyDecoder(AdvancedReturnsWire)

export function toDestination({ type, maskedNumber, beneficiaryName }: typeof DestinationWire.Type): RefundDestination {
  return {
    kind: type,
    ...whenDefined(maskedNumber, (masked) => ({ maskedNumber: masked })),
    ...whenDefined(beneficiaryName, (name) => ({ beneficiaryName: name })),
  }
}

export function toRefund(currencyCode: string): (wire: typeof RefundWire.Type) => Refund {
  const money = moneyIn(currencyCode)
  return ({ refundId, amount, date, destination }) => ({
    id: refundId,
    amount: money(amount),
    paidAt: date,
    destination: toDestination(destination),
  })
}

/** Only the status PAID means that the refund is complete (R26). */
export function toRefundReceipt({
  status,
  paidAmount,
  pendingAmount,
  currencyCode,
  destination,
  refunds,
}: typeof RefundReceiptWire.Type): RefundReceipt {
  const money = moneyIn(currencyCode)
  return {
    isPaid: status === "PAID",
    paid: money(paidAmount),
    pending: money(pendingAmount),
    destination: toDestination(destination),
    refunds: refunds.map(toRefund(currencyCode)),
  }
}

export function toReturnDebt({ currencyCode, totalDebt, dueDate, items }: typeof ReturnDebtWire.Type): ReturnDebt {
  const money = moneyIn(currencyCode)
  return {
    total: money(totalDebt),
    dueDate,
    items: items.map(({ amount, ...units }) => ({ ...units, amount: money(amount) })),
  }
}

export function toAdvancedReturns({ advancedReturns }: typeof AdvancedReturnsWire.Type): readonly AdvancedReturn[] {
  return advancedReturns.map(({ rmareqId, orderId, kind, status, debt, currencyCode, dueDate }) => ({
    requestId: rmareqId,
    orderId,
    isReplacement: kind === "REPLACEMENT",
    status: returnStatus(status),
    debt: moneyIn(currencyCode)(debt),
    dueDate,
  }))
}

/** `catentryId:units`, separated by commas. */
export function fromEntryUnits(items: readonly EntryUnits[]): string {
  return items.map(({ catentryId, quantity }) => `${catentryId}:${quantity}`).join(",")
}

type RefundType = operations["requestRefund"]["parameters"]["query"]["type"]

/** Returns the type of a refund and the one body member that the type requires. */
export function fromRefundTarget(target: RefundTarget): {
  readonly type: RefundType
  readonly body: Schemas["RefundInput"]
} {
  switch (target.kind) {
    case "bankAccount":
      return { type: "BANK_ACCOUNT", body: { bankAccount: fromBankAccount(target.account) } }
    case "postalAddress":
      return {
        type: "POSTAL_ADDRESS",
        body: { postalAddress: fromPostalAddress(normalizeAddressBody(target.address)) },
      }
    case "contact": {
      const { firstName, lastName, email, phone } = target.contact
      return {
        type: "CONTACT_DETAIL",
        body: {
          contactDetail: {
            firstName,
            lastName,
            ...whenDefined(email, (text) => ({ email: text })),
            ...whenDefined(phone, (number) => ({ phone: number })),
          },
        },
      }
    }
  }
}

/** The only place that reads the redacted account numbers. */
export function fromBankAccount({
  accountCode,
  pan,
  bban,
  bicCode,
  holderAddress,
  ...rest
}: BankAccount): Schemas["RefundBankAccount"] {
  return {
    ...rest,
    ...whenDefined(accountCode, (number) => ({ accountCode: compact(Redacted.value(number)) })),
    ...whenDefined(pan, (number) => ({ pan: compact(Redacted.value(number)) })),
    ...whenDefined(bban, (number) => ({ bban: compact(Redacted.value(number)) })),
    ...whenDefined(bicCode, (bic) => ({ bicCode: compact(bic) })),
    ...whenDefined(holderAddress, (address) => ({ holderAddress: fromPostalAddress(address) })),
  }
}

/** Converts digits of any script to ASCII and removes spaces. */
function compact(text: string): string {
  return toAsciiDigits(text).replace(/\s/g, "")
}

/** Leaves out empty fields; a cheque is not sent to a drop point. */
function fromPostalAddress({ email, phones, id: _id, dropType: _dropType, ...address }: Address): Schemas["Address"] {
  return { ...address, ...(email === "" ? {} : { email }), ...(phones.length === 0 ? {} : { phones }) }
}
