import * as Effect from "effect/Effect"
import { WorkgroupGateway } from "../../../application/chat/WorkgroupGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeChatVisibility,
  decodeChatWorkgroups,
  toWhatsappWorkgroups,
  toWorkgroups,
  decodeWhatsappWorkgroups,
} from "./workgroupWire.ts"

const client = contractClient<paths>()

/** The workgroups of one store over the contract's `other` document. */
export const httpWorkgroupGateway = gateway(WorkgroupGateway, (backend, { store }) => {
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
})
