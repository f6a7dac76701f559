import * as Effect from "effect/Effect"
import { CustomerRecordGateway } from "../../../application/account/CustomerRecordGateway.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  decodeReward,
  decodeSegments,
  decodeTailoringUserInfo,
  decodeTicketlessReceipts,
  toReward,
  toTailoringUserInfo,
  toTicketlessReceipts,
  toUserPromotions,
  decodeUserPromotions,
} from "./customerRecordWire.ts"

const client = contractClient<paths>()

/** Customer records of one store over the contract's `other` document. */
export const httpCustomerRecordGateway = gateway(CustomerRecordGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    updateSegments: (change) =>
      callOperation(
        backend,
        "updateSegments",
        () => client.PUT("/itxrest/{version}/user/store/{storeId}/segments", { params: { path }, body: change }),
        { decode: decodeSegments, limits: WRITE_LIMITS },
      ).pipe(Effect.map(({ segments }) => segments)),
    listUserPromotions: callOperation(
      backend,
      "listUserPromotions",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/promotions", { params: { path } }),
      { decode: decodeUserPromotions },
    ).pipe(Effect.map(toUserPromotions(store.currency.currencyCode))),
    addRewardOption: (rewardId) =>
      callOperation(
        backend,
        "addRewardOption",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/reward-option", {
            params: { path },
            body: { rewardId },
          }),
        { decode: decodeReward, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toReward)),
    getTailoringUserInfo: (email, userId) =>
      callOperation(
        backend,
        "getTailoringUserInfo",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/tailoring-user-info", {
            params: { path, query: whenDefined(userId, (id) => ({ userId: id })) },
            body: { email },
          }),
        { decode: decodeTailoringUserInfo },
      ).pipe(Effect.map(toTailoringUserInfo)),
    listTicketlessReceipts: callOperation(
      backend,
      "listTicketlessReceipts",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/ticketless-receipts", { params: { path } }),
      { decode: decodeTicketlessReceipts },
    ).pipe(Effect.map(toTicketlessReceipts)),
  }
})
