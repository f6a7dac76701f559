import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { CartValidation } from "../../../domain/order/OrderProgress.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const VerdictWire = Schema.Struct({
  isValid: Schema.Boolean,
  totalOrder: MoneyWire,
  problems: Schema.Array(
    Schema.Struct({ key: Schema.String, orderItemId: nullish(IdWire), params: nullish(Schema.Array(Schema.String)) }),
  ),
})

export type OrderPreviewContractCheck = AssertAccepts<typeof VerdictWire, components["schemas"]["OrderValidation"]>

export const decodeVerdict = bodyDecoder(VerdictWire)

/** The error when the backend gives no reason: a cart is bought only after an explicit approval. */
const UNEXPLAINED = "DynamicError.genericProblem"

export function toVerdict(currencyCode: string): (wire: typeof VerdictWire.Type) => CartValidation {
  const money = moneyIn(currencyCode)
  return ({ isValid, totalOrder, problems }) => ({
    totalOrder: money(totalOrder),
    problems:
      !isValid && problems.length === 0
        ? [{ key: UNEXPLAINED, parameters: [] }]
        : problems.map(({ key, orderItemId, params }) => ({
            key,
            parameters: params ?? [],
            ...whenDefined(orderItemId, (id) => ({ orderItemId: id })),
          })),
  })
}
