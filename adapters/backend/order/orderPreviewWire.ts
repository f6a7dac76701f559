import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/orders.d.ts"
import type { CartVerdict } from "../../../domain/order/OrderProgress.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { maybe } from "../http/wire/maybe.ts"
import { moneyIn, MoneyWire } from "../http/wire/MoneyWire.ts"

export const VerdictWire = Schema.Struct({
  isValid: Schema.Boolean,
  totalOrder: MoneyWire,
  problems: Schema.Array(
    Schema.Struct({ key: Schema.String, orderItemId: maybe(IdWire), params: maybe(Schema.Array(Schema.String)) }),
  ),
})

export type OrderPreviewSeam = Accepts<typeof VerdictWire, components["schemas"]["OrderValidation"]>

export const verdictAnswer = answerSchema(VerdictWire)

/**
 * What stands for "no" where the backend gives no reason: a cart is never bought on a verdict that is not a clear yes.
 */
const UNEXPLAINED = "DynamicError.genericProblem"

export function toVerdict(currencyCode: string): (wire: typeof VerdictWire.Type) => CartVerdict {
  const money = moneyIn(currencyCode)
  return ({ isValid, totalOrder, problems }) => ({
    totalOrder: money(totalOrder),
    problems:
      !isValid && problems.length === 0
        ? [{ key: UNEXPLAINED, parameters: [] }]
        : problems.map(({ key, orderItemId, params }) => ({
            key,
            parameters: params ?? [],
            ...given(orderItemId, (id) => ({ orderItemId: id })),
          })),
  })
}
