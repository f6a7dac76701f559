import * as Duration from "effect/Duration"
import { beginCheckout } from "../../../application/checkout/beginCheckout.ts"
import { chooseShipping, saveDeliveryAddress } from "../../../application/checkout/chooseDelivery.ts"
import { resumePayment, submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { browserCheckout } from "../../../adapters/composition/browserCheckout.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { CoreParts } from "../lazyCommands.ts"
import type { CoreScope, CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** How a payment is asked after while the shopper waits: for about a minute. */
const POLLING = { tries: 30, interval: Duration.seconds(2) }

/** The part of the core that makes an order of a cart. */
export function openCheckout(scope: CoreScope, surroundings: CoreSurroundings): CoreParts["checkout"] {
  const { root } = openCart(scope, surroundings)
  const run = programRunner(browserCheckout(root).context)
  return {
    beginCheckout: () => run(beginCheckout()),
    saveDeliveryAddress: (orderId, address) => run(saveDeliveryAddress(orderId, address)),
    chooseShipping: (orderId, choice) => run(chooseShipping(orderId, choice)),
    submitCheckout: (decision) => run(submitCheckout(decision, POLLING)),
    resumePayment: (orderId) => run(resumePayment(orderId, POLLING)),
  }
}
