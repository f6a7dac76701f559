import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { DetailedReturn, ReturnPage, ReturnSummary } from "../../../domain/returns/ReturnSummary.ts"
import { returnStatus } from "../../../domain/returns/ReturnStatus.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire, OrderIdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { DestinationWire, toDestination } from "./refundWire.ts"

const rowFields = {
  id: IdWire,
  orderId: OrderIdWire,
  status: Schema.String,
  creationDate: Schema.String,
  changeDate: Schema.String,
  receiveDate: maybe(Schema.String),
  units: Schema.Int,
  amount: MoneyWire,
  currencyCode: Schema.String,
}
const RowWire = Schema.Struct(rowFields)
const DetailedReturnWire = Schema.Struct({
  ...rowFields,
  lines: Schema.Array(
    Schema.Struct({
      catentryId: IdWire,
      sku: Schema.String,
      name: Schema.String,
      quantity: Schema.Int,
      returnReasonId: IdWire,
    }),
  ),
  refund: Schema.Struct({ paidAmount: MoneyWire, paymentDate: maybe(Schema.String), destination: DestinationWire }),
})

export const ReturnRowsWire = Schema.Struct({ returns: Schema.Array(RowWire) })
export const ReturnPageWire = Schema.Struct({
  totalCount: Schema.Int,
  index: Schema.Int,
  returns: Schema.Array(DetailedReturnWire),
})

type Schemas = components["schemas"]
export type ReturnsServiceSeams = [
  Accepts<typeof ReturnRowsWire, Schemas["ReturnRows"]>,
  Accepts<typeof ReturnPageWire, Schemas["ReturnPage"]>,
]

export const returnRowsAnswer = answerSchema(ReturnRowsWire)
export const returnPageAnswer = answerSchema(ReturnPageWire)

export function toReturnSummary(wire: typeof RowWire.Type): ReturnSummary {
  return {
    id: wire.id,
    orderId: wire.orderId,
    status: returnStatus(wire.status),
    requestedAt: wire.creationDate,
    changedAt: wire.changeDate,
    ...given(wire.receiveDate, (receivedAt) => ({ receivedAt })),
    units: wire.units,
    worth: moneyIn(wire.currencyCode)(wire.amount),
  }
}

function toDetailedReturn({ lines, refund, ...row }: typeof DetailedReturnWire.Type): DetailedReturn {
  return {
    ...toReturnSummary(row),
    lines: lines.map(({ returnReasonId, ...line }) => ({ ...line, reasonId: returnReasonId })),
    refunded: moneyIn(row.currencyCode)(refund.paidAmount),
    ...given(refund.paymentDate, (refundedAt) => ({ refundedAt })),
    destination: toDestination(refund.destination),
  }
}

export function toReturnPage({ totalCount, index, returns }: typeof ReturnPageWire.Type): ReturnPage {
  return { totalCount, index, returns: returns.map(toDetailedReturn) }
}
