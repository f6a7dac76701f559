import * as Effect from "effect/Effect"
import type { AccountGateway } from "../../../application/account/AccountGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/contractClient.ts"
import { toUser, decodeUser } from "./accountWire.ts"

const client = contractClient<paths>()

/** The session's customer over the contract's `account` document. */
export function httpAccountGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): AccountGateway["Service"] {
  return {
    getCurrentUser: callOperation(
      backend,
      "getCurrentUser",
      () =>
        client.POST("/itxrest/{version}/user/store/{storeId}/current-user", {
          params: { path: { version: "2", storeId: store.id } },
        }),
      { decode: decodeUser },
    ).pipe(Effect.map(toUser)),
  }
}
