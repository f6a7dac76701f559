import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { validateAddressBody } from "../../domain/address/validateAddressBody.ts"
import { AddressRefused } from "../../domain/address/AddressRefused.ts"
import { normalizeAddressBody } from "../../domain/address/normalizeAddressBody.ts"
import type { OrderDetails } from "../../domain/order/OrderDetails.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { retryUnknownOutcome } from "../shared/retryUnknownOutcome.ts"
import { openOrder } from "./openOrder.ts"
import { OrderChangeGateway } from "./OrderChangeGateway.ts"

/** Result of an address change, with the order afterwards. */
export interface AddressChange {
  /** `tooLate`: the backend no longer allows it, and the address is unchanged. */
  readonly outcome: "changed" | "tooLate"
  readonly order: OrderDetails
}

const TOO_LATE = "_ERR_ORDER_ADDRESS_FIXED"

/**
 * Changes the shipping address of an order before it is shipped. Requires the session of the purchase; a guest's token
 * is not enough.
 *
 * Fails with `AddressRefused` before any call when a rule is broken, with one error per field, and with `Rejected` when
 * the backend finds more errors. Idempotent: after a lost response it is sent again.
 */
export const changeOrderAddress = Effect.fn("order.changeAddress")(function* (orderId: OrderId, address: Address) {
  const reasons = validateAddressBody(address)
  if (reasons.length > 0) return yield* new AddressRefused({ reasons })
  const gateway = yield* OrderChangeGateway
  const change = gateway.updateOrderAddress(orderId, normalizeAddressBody(address))
  const outcome = yield* retryUnknownOutcome(change).pipe(
    Effect.as("changed" as const),
    Effect.catchIf(
      ({ reason }) => reason._tag === "Rejected" && reason.key === TOO_LATE,
      () => Effect.succeed("tooLate" as const),
    ),
  )
  return { outcome, order: yield* openOrder(orderId) } satisfies AddressChange
})
