import type { components } from "../../../generated/orders.d.ts"
import { addressBody } from "../../customers/account/addresses/addressFields.ts"
import { clientTypeProblems, formProblems } from "../../customers/account/addresses/validateAddress.ts"
import { deliversTo } from "../../checkout/shipping/chooseShipping.ts"
import type { ResolvedStore } from "../../stores/Stores.ts"
import { type FieldProblem, invalidInput, notAcceptable, refused } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import type { OrderClaim, OrderRow } from "../../order-records/orderAccess.ts"
import { orderColumns } from "../../order-records/orderColumns.ts"
import { pickupPointOf, readDocument } from "../../order-records/OrderDocument.ts"
import { lockOrder } from "../../order-records/lockOrder.ts"
import { isCancellable } from "../../order-records/orderStatus.ts"

type WireAddress = components["schemas"]["Address"]

/**
 * Changes the delivery address of an order before it is shipped. Fails with 400 and 422 as for a saved address, and
 * with 409 when the order is already shipped.
 */
export const changeAddress = async (
  services: SandboxServices,
  store: ResolvedStore,
  claim: OrderClaim,
  address: WireAddress,
): Promise<OrderRow> => {
  requireDeliverable(store, address)
  return services.storage.transaction(async (work) => {
    const order = await lockOrder(work, claim)
    const document = readDocument(order.document)
    if (document.address === undefined || pickupPointOf(document) !== undefined || !isCancellable(order.status))
      throw refused("_ERR_ORDER_ADDRESS_FIXED", "The address of this order cannot be changed.", [
        claim.orderId,
        order.status,
      ])
    const changed = {
      ...document,
      address: addressBody(address),
      ...(address.email === undefined ? {} : { email: address.email }),
    }
    return work.db
      .updateTable("customer_order")
      .set(orderColumns(changed))
      .where("order_id", "=", order.order_id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

const requireDeliverable = (store: ResolvedStore, address: WireAddress): void => {
  const within = (problems: readonly FieldProblem[]) =>
    problems.map((problem) => ({ ...problem, field: `address.${problem.field}` }))
  const form = formProblems(address, store.countryCode)
  if (form.length > 0) throw invalidInput(within(form))
  const demanded = clientTypeProblems(address)
  if (demanded.length > 0)
    throw notAcceptable("_ERR_ADDRESS_NOT_VALID", "The address lacks what its clientType requires.", within(demanded))
  if (deliversTo(store.countryCode, address.countryCode)) return
  const message = "This store does not deliver to that country."
  throw notAcceptable("_ERR_SHIPPING_NOT_POSSIBLE", message, [
    { field: "address.countryCode", rule: "country", message },
  ])
}
