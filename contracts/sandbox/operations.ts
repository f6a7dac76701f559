import { accountOperations } from "./account/accountOperations.ts"
import { cartOperations } from "./cart/cartOperations.ts"
import { catalogOperations } from "./catalog/catalogOperations.ts"
import { checkoutOperations } from "./checkout/checkoutOperations.ts"
import type { Operation } from "./http/Operation.ts"
import { orderOperations } from "./orders/orderOperations.ts"
import { otherOperations } from "./other/otherOperations.ts"
import type { SandboxServices } from "./SandboxServices.ts"
import { sessionOperations } from "./session/sessionOperations.ts"

/** The handlers of every area. */
export const operations = (services: SandboxServices): readonly Operation[] => [
  ...sessionOperations(services),
  ...catalogOperations(services),
  ...accountOperations(services),
  ...cartOperations(services),
  ...checkoutOperations(services),
  ...orderOperations(services),
  ...otherOperations(services),
]
