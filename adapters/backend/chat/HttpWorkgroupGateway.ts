import * as Effect from "effect/Effect"
import type { WorkgroupGateway } from "../../../application/chat/WorkgroupGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { contractClient } from "../http/contractClient.ts"
import {
  decodeChatVisibility,
  decodeChatWorkgroups,
  toWhatsappWorkgroups,
  toWorkgroups,
  decodeWhatsappWorkgroups,
} from "./workgroupWire.ts"

const client = contractClient<paths>()

/** The workgroups of one store over the contract's `other` document. */
export function httpWorkgroupGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): WorkgroupGateway["Service"] {
  const path = { version: "2", storeId: store.id } as const
  return {
    getChatVisibility: callOperation(
      backend,
      "getChatVisibility",
      () => client.GET("/itxrest/{version}/chat/store/{storeId}/visibility", { params: { path } }),
      { decode: decodeChatVisibility },
    ).pipe(Effect.map(({ isVisible }) => isVisible)),
    listChatWorkgroups: (inUtc) =>
      callOperation(
        backend,
        "listChatWorkgroups",
        () =>
          client.GET("/itxrest/{version}/chat/store/{storeId}/workgroups", {
            params: { path, query: whenDefined(inUtc, (forceUTC) => ({ forceUTC })) },
          }),
        { decode: decodeChatWorkgroups },
      ).pipe(Effect.map(toWorkgroups)),
    listWhatsappWorkgroups: callOperation(
      backend,
      "listWhatsappWorkgroups",
      () => client.GET("/itxrest/{version}/chat/store/{storeId}/whatsapp-workgroups", { params: { path } }),
      { decode: decodeWhatsappWorkgroups },
    ).pipe(Effect.map(toWhatsappWorkgroups)),
  }
}
