import type { Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { paymentOperations } from "./payment/paymentOperations.ts"
import { purchaseOperations } from "./purchaseOperations.ts"
import { shippingOperations } from "./shipping/shippingOperations.ts"

export const checkoutOperations = (services: SandboxServices): readonly Operation[] => [
  ...shippingOperations(services),
  ...paymentOperations(services),
  ...purchaseOperations(services),
]
