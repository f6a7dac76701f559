import { cartScope } from "../cart/CartScope.ts"
import { type Operation, shopperOperation } from "../http/Operation.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import { readAddress, saveAddress } from "./addresses.ts"
import { readUser } from "./readUser.ts"

/** The operations of the area account. */
export const accountOperations = (services: SandboxServices): readonly Operation[] => [
  shopperOperation("getCurrentUser", async ({ path, query, principal }) => ({
    status: 200,
    body: await readUser(services, await cartScope(services, principal, path.storeId, query.languageId)),
  })),
  shopperOperation("saveAddress", async ({ path, query, body, principal }) => ({
    status: 200,
    body: await saveAddress(services, await cartScope(services, principal, path.storeId, query.languageId), body),
  })),
  shopperOperation("getAddress", async ({ path, query, principal }) => ({
    status: 200,
    body: await readAddress(services.storage.db, await cartScope(services, principal, path.storeId, query.languageId), path.addressId),
  })),
]
