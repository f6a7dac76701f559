import { httpAccountGateway } from "../../../adapters/backend/account/HttpAccountGateway.ts"
import { httpAddressGateway } from "../../../adapters/backend/address/HttpAddressGateway.ts"
import { httpCheckoutGateway } from "../../../adapters/backend/checkout/HttpCheckoutGateway.ts"
import { chooseShipping, saveDeliveryAddress } from "../../../application/checkout/chooseDelivery.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { ShippingChoice } from "../../../domain/checkout/Shipping.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"

/** The checkout's commands after its first step. */
export function deliveryChoiceCommands(base: CommandBase) {
  const run = runWith(base, httpAccountGateway, httpAddressGateway, httpCheckoutGateway)
  return {
    saveDeliveryAddress: (orderId: OrderId, address: Address, captcha?: SolvedCaptcha) =>
      run(saveDeliveryAddress(orderId, address, captcha)),
    chooseShipping: (orderId: OrderId, choice: ShippingChoice) => run(chooseShipping(orderId, choice)),
  }
}
