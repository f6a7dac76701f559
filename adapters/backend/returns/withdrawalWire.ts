import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/returns.d.ts"
import type { Withdrawal, WithdrawalOptions, WithdrawalStatement } from "../../../domain/returns/Withdrawal.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

const WithdrawalWire = Schema.Struct({
  withdrawalId: IdWire,
  receivedAt: Schema.String,
  isVerified: Schema.Boolean,
  orderReference: Schema.String,
  email: Schema.String,
  items: nullish(Schema.Array(Schema.Struct({ orderItemId: IdWire, quantity: Schema.Int }))),
})

const WithdrawalOptionsWire = Schema.Struct({
  isOpen: Schema.Boolean,
  lastDay: nullish(Schema.String),
  lines: Schema.Array(Schema.Struct({ orderItemId: IdWire, quantity: Schema.Int, isWithdrawable: Schema.Boolean })),
  withdrawals: Schema.Array(WithdrawalWire),
})

type Schemas = components["schemas"]
export type WithdrawalContractChecks = [
  AssertAccepts<typeof WithdrawalWire, Schemas["Withdrawal"]>,
  AssertAccepts<typeof WithdrawalOptionsWire, Schemas["WithdrawalOptions"]>,
]

export const decodeWithdrawal = bodyDecoder(WithdrawalWire)
export const decodeWithdrawalOptions = bodyDecoder(WithdrawalOptionsWire)

export function toWithdrawal({ withdrawalId, items, ...wire }: typeof WithdrawalWire.Type): Withdrawal {
  return { id: withdrawalId, ...wire, ...whenDefined(items, (lines) => ({ lines })) }
}

export function toWithdrawalOptions({
  isOpen,
  lastDay,
  lines,
  withdrawals,
}: typeof WithdrawalOptionsWire.Type): WithdrawalOptions {
  return {
    isOpen,
    ...whenDefined(lastDay, (day) => ({ lastDay: day })),
    lines,
    withdrawals: withdrawals.map(toWithdrawal),
  }
}

export function fromWithdrawalStatement({ lines, message, ...rest }: WithdrawalStatement): Schemas["WithdrawalInput"] {
  return {
    ...rest,
    ...whenDefined(lines, (items) => ({ items })),
    ...whenDefined(message, (statement) => ({ statement })),
  }
}
