import type { Operation } from "../http/Operation.ts"
import type { SandboxServices } from "../services/SandboxServices.ts"
import { paymentOperations } from "./paymentOperations.ts"
import { purchaseOperations } from "./purchaseOperations.ts"
import { shippingOperations } from "./shippingOperations.ts"

export const checkoutOperations = (services: SandboxServices): readonly Operation[] => [
  ...shippingOperations(services),
  ...paymentOperations(services),
  ...purchaseOperations(services),
]
