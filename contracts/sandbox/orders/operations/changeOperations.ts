import { cartScope } from "../../cart/CartScope.ts"
import { operation, type Operation, customerOperation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { cancelOrder } from "../changes/cancelOrder.ts"
import { cancelSuborder } from "../changes/cancelSuborder.ts"
import { changeAddress } from "../changes/changeAddress.ts"
import { requireAnyClaim } from "../../order-records/orderAccess.ts"
import { presentOrder } from "../presentOrder.ts"

/** Changes a customer can make to an order. */
export const changeOperations = (services: SandboxServices): readonly Operation[] => [
  customerOperation("cancelOrder", async ({ path, query, principal }) => {
    const { language } = await cartScope(services, principal, path.storeId, query.languageId)
    return {
      status: 200,
      body: await presentOrder(
        services.storage.db,
        await cancelOrder(services, { ...path, principal }),
        language,
        false,
      ),
    }
  }),
  operation("cancelSuborder", async ({ path, query, principal }) => {
    const language = (await services.stores.require(path.storeId)).language(query.languageId)
    const claim = { ...path, principal, guestToken: query.guestToken }
    requireAnyClaim(claim)
    const order = await cancelSuborder(services, claim, path.suborderId, query.isFromGipi === true)
    return { status: 200, body: await presentOrder(services.storage.db, order, language, true) }
  }),
  customerOperation("updateOrderAddress", async ({ path, query, body, principal }) => {
    const { store, language } = await cartScope(services, principal, path.storeId, query.languageId)
    const order = await changeAddress(services, store, { ...path, principal }, body.address)
    return { status: 200, body: await presentOrder(services.storage.db, order, language, false) }
  }),
]
