import { cartScope } from "../../cart/CartScope.ts"
import { type Operation, customerOperation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { confirmBusinessOrder } from "../business/confirmBusinessOrder.ts"
import { createPunchout } from "../business/punchout.ts"

/** Operations for business clients only. */
export const businessOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("createPunchout", async ({ path, query, body, principal }) => ({
    status: 201,
    body: await createPunchout(services, await cartScope(services, principal, path.storeId, query.languageId), body),
  })),
  customerOperation("confirmBusinessOrder", async ({ path, principal }) => ({
    status: 200,
    body: await confirmBusinessOrder(services, principal, path.storeId, path.orderId),
  })),
]
