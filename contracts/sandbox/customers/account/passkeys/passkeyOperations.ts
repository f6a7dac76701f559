import type { CartScope } from "../../../cart/CartScope.ts"
import { customerOperation, type Operation, operation } from "../../../platform/http/Operation.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import { addPasskey, startPasskeyRegistration } from "./addPasskey.ts"
import { deletePasskey, listPasskeys, renamePasskey } from "./passkeys.ts"
import { signInWithPasskey, startPasskeySignIn } from "./signInWithPasskey.ts"
import type { CustomerRequest } from "../CustomerRequest.ts"

/** Operations of passkeys, and the sign-in with one. */
export const passkeyOperations = (
  services: SandboxServices,
  scopeOf: (call: CustomerRequest) => Promise<CartScope>,
): readonly Operation[] => [
  operation("startPasskeySignIn", async ({ path }) => ({
    status: 200,
    body: await startPasskeySignIn(services, (await services.stores.require(path.storeId)).id),
  })),
  operation("signInWithPasskey", (call) => signInWithPasskey(services, call)),
  customerOperation("listPasskeys", async ({ principal }) => ({
    status: 200,
    body: await listPasskeys(services, principal),
  })),
  customerOperation("startPasskeyRegistration", async ({ principal, body }) => ({
    status: 200,
    body: await startPasskeyRegistration(services, principal, body),
  })),
  customerOperation("addPasskey", async (call) => ({
    status: 201,
    body: await addPasskey(services, await scopeOf(call), call.body),
  })),
  customerOperation("renamePasskey", async ({ path, principal, body }) => ({
    status: 200,
    body: await renamePasskey(services, principal, path.passkeyId, body.name),
  })),
  customerOperation("deletePasskey", async (call) => {
    await deletePasskey(services, await scopeOf(call), call.path.passkeyId)
    return { status: 204 }
  }),
]
