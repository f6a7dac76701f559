import { cartScope, type CartScope } from "../cart/CartScope.ts"
import { requireOrder } from "../order-records/orderAccess.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

/** The scope of the guest whose order a token opens. Fails with 404 for a wrong token, as for an unknown order. */
export const guestScope = async (
  services: SandboxServices,
  { storeId, orderId }: { readonly storeId: string; readonly orderId: string },
  { guestToken, languageId }: { readonly guestToken: string; readonly languageId?: string },
): Promise<CartScope> => {
  await services.stores.require(storeId)
  const { user_id } = await requireOrder(services.storage.db, { storeId, orderId, guestToken })
  return cartScope(services, { sessionId: "", userId: String(user_id), kind: "guest", storeId }, storeId, languageId)
}
