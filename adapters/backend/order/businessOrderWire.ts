import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { BusinessConfirmation, Punchout } from "../../../domain/order/BusinessOrder.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { OrderIdWire } from "../http/wire/IdWire.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const PunchoutWire = Schema.Struct({
  punchoutId: Schema.String,
  orderId: OrderIdWire,
  totalOrder: MoneyWire,
  message: Schema.String,
})
export const BusinessConfirmationWire = Schema.Struct({
  orderId: OrderIdWire,
  status: Schema.String,
  confirmationDate: Schema.String,
})

type Schemas = components["schemas"]
export type BusinessOrderContractChecks = [
  AssertAccepts<typeof PunchoutWire, Schemas["Punchout"]>,
  AssertAccepts<typeof BusinessConfirmationWire, Schemas["BusinessConfirmation"]>,
]

export const decodePunchout = bodyDecoder(PunchoutWire)
export const decodeBusinessConfirmation = bodyDecoder(BusinessConfirmationWire)

export function toPunchout(currencyCode: string): (wire: typeof PunchoutWire.Type) => Punchout {
  return ({ punchoutId, orderId, totalOrder, message }) => ({
    id: Redacted.make(punchoutId),
    orderId,
    total: moneyIn(currencyCode)(totalOrder),
    message,
  })
}

export function toBusinessConfirmation({
  orderId,
  status,
  confirmationDate,
}: typeof BusinessConfirmationWire.Type): BusinessConfirmation {
  return { orderId, status, confirmedAt: confirmationDate }
}
