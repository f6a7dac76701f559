import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { DetailedReturn, ReturnPage, ReturnSummary } from "../../../domain/returns/ReturnSummary.ts"
import { returnStatus } from "../../../domain/returns/ReturnStatus.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire, OrderIdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"
import { DestinationWire, toDestination } from "./refundWire.ts"

const rowFields = {
  id: IdWire,
  orderId: OrderIdWire,
  status: Schema.String,
  creationDate: Schema.String,
  changeDate: Schema.String,
  receiveDate: nullish(Schema.String),
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
  refund: Schema.Struct({ paidAmount: MoneyWire, paymentDate: nullish(Schema.String), destination: DestinationWire }),
})

export const ReturnRowsWire = Schema.Struct({ returns: Schema.Array(RowWire) })
export const ReturnPageWire = Schema.Struct({
  totalCount: Schema.Int,
  index: Schema.Int,
  returns: Schema.Array(DetailedReturnWire),
})

type Schemas = components["schemas"]
export type ReturnsServiceContractChecks = [
  AssertAccepts<typeof ReturnRowsWire, Schemas["ReturnRows"]>,
  AssertAccepts<typeof ReturnPageWire, Schemas["ReturnPage"]>,
]

export const decodeReturnRows = bodyDecoder(ReturnRowsWire)
export const decodeReturnPage = bodyDecoder(ReturnPageWire)

export function toReturnSummary(wire: typeof RowWire.Type): ReturnSummary {
  return {
    id: wire.id,
    orderId: wire.orderId,
    status: returnStatus(wire.status),
    requestedAt: wire.creationDate,
    changedAt: wire.changeDate,
    ...whenDefined(wire.receiveDate, (receivedAt) => ({ receivedAt })),
    units: wire.units,
    worth: moneyIn(wire.currencyCode)(wire.amount),
  }
}

function toDetailedReturn({ lines, refund, ...row }: typeof DetailedReturnWire.Type): DetailedReturn {
  return {
    ...toReturnSummary(row),
    lines: lines.map(({ returnReasonId, ...line }) => ({ ...line, reasonId: returnReasonId })),
    refunded: moneyIn(row.currencyCode)(refund.paidAmount),
    ...whenDefined(refund.paymentDate, (refundedAt) => ({ refundedAt })),
    destination: toDestination(refund.destination),
  }
}

export function toReturnPage({ totalCount, index, returns }: typeof ReturnPageWire.Type): ReturnPage {
  return { totalCount, index, returns: returns.map(toDetailedReturn) }
}
