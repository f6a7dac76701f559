import { cartScope } from "../../cart/CartScope.ts"
import { type Operation, shopperOperation } from "../../http/Operation.ts"
import type { SandboxServices } from "../../SandboxServices.ts"
import { confirmBusinessOrder } from "../business/confirmBusinessOrder.ts"
import { createPunchout } from "../business/punchout.ts"

/** What only business clients do. */
export const businessOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("createPunchout", async ({ path, query, body, principal }) => ({
    status: 201,
    body: await createPunchout(services, await cartScope(services, principal, path.storeId, query.languageId), body),
  })),
  shopperOperation("confirmBusinessOrder", async ({ path, principal }) => ({
    status: 200,
    body: await confirmBusinessOrder(services, principal, path.storeId, path.orderId),
  })),
]
