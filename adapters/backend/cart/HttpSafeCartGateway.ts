import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { SafeCartGateway } from "../../../application/cart/SafeCartGateway.ts"
import type { paths } from "../../../contracts/generated/cart.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { BACKUP_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromAddition } from "./cartWire.ts"
import { decodeSafeCart, toSafeCart } from "./safeCartWire.ts"

const client = contractClient<paths>()
const SAFE_CART_PATH = "/itxrest/2/order/store/{storeId}/safe-cart"

/** The cart's backup over the contract's `cart` document. */
export const httpSafeCartGateway = gateway(SafeCartGateway, (backend, { store }) => {
  const path = { storeId: store.id }
  const userQuery = (userId: string | undefined) => ({
    params: { path, query: whenDefined(userId, (id) => ({ userId: id })) },
  })
  return {
    saveSafeCart: ({ items }) =>
      callOperation(
        backend,
        "saveSafeCart",
        () => client.PUT(SAFE_CART_PATH, { params: { path }, body: { items: items.map(fromAddition) } }),
        { decode: ignoreBody, limits: BACKUP_LIMITS },
      ),
    getSafeCart: (userId) =>
      callOperation(backend, "getSafeCart", () => client.GET(SAFE_CART_PATH, userQuery(userId)), {
        decode: decodeSafeCart,
        limits: BACKUP_LIMITS,
      }).pipe(
        Effect.map((wire) => Option.some(toSafeCart(wire))),
        // A missing backup is a normal response (S8.10).
        Effect.catchReason("BackendError", "NotFound", () => Effect.succeed(Option.none())),
      ),
    deleteSafeCart: (userId) =>
      callOperation(backend, "deleteSafeCart", () => client.DELETE(SAFE_CART_PATH, userQuery(userId)), {
        decode: ignoreBody,
        limits: BACKUP_LIMITS,
      }),
  }
})
