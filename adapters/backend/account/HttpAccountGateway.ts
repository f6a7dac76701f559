import * as Effect from "effect/Effect"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { toUser, decodeUser } from "./accountWire.ts"

const client = contractClient<paths>()

/** The session's customer over the contract's `account` document. */
export const httpAccountGateway = gateway(AccountGateway, (backend, { store }) => {
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
})
