import * as Effect from "effect/Effect"
import { UserSessionGateway } from "../../../application/account/UserSessionGateway.ts"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { decodeUserSessions, toUserSessions } from "./userSessionWire.ts"

const client = contractClient<paths>()

/** The sessions of an account over the contract's `account` document. */
export const httpUserSessionGateway = gateway(UserSessionGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listUserSessions: callOperation(
      backend,
      "listUserSessions",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/sessions", { params: { path } }),
      { decode: decodeUserSessions },
    ).pipe(Effect.map(toUserSessions)),
    endUserSessions: (sessionId) =>
      callOperation(
        backend,
        "endUserSessions",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/sessions", {
            params: { path, query: whenDefined(sessionId, (id) => ({ sessionId: id })) },
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
  }
})
