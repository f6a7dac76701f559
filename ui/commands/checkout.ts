import { httpCheckoutGateway } from "../../adapters/backend/checkout/HttpCheckoutGateway.ts"
import { startCheckout } from "../../application/checkout/startCheckout.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { Address } from "../../domain/address/Address.ts"
import type { ShippingChoice } from "../../domain/checkout/Shipping.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import { retryable } from "../runtime/retryable.ts"
import type { CommandBase } from "./CommandBase.ts"
import { runWith } from "./CommandBase.ts"

/** Commands that turn a cart into an order. */
export function checkoutCommands(base: CommandBase) {
  const run = runWith(base, httpCheckoutGateway)
  const later = retryable(async () => (await import("./places/deliveryChoice.ts")).deliveryChoiceCommands(base))
  return {
    startCheckout: () => run(startCheckout()),
    saveDeliveryAddress: async (orderId: OrderId, address: Address, captcha?: SolvedCaptcha) =>
      (await later()).saveDeliveryAddress(orderId, address, captcha),
    chooseShipping: async (orderId: OrderId, choice: ShippingChoice) => (await later()).chooseShipping(orderId, choice),
  }
}
