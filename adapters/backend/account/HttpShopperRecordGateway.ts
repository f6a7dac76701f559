import * as Effect from "effect/Effect"
import type { ShopperRecordGateway } from "../../../application/account/ShopperRecordGateway.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { paths } from "../../../contracts/generated/other.d.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { callOperation } from "../http/callOperation.ts"
import { given } from "../http/given.ts"
import { CHANGING } from "../http/OperationLimits.ts"
import { recordingClient } from "../http/recordingClient.ts"
import {
  rewardAnswer,
  segmentsAnswer,
  tailoringUserInfoAnswer,
  ticketlessReceiptsAnswer,
  toReward,
  toTailoringUserInfo,
  toTicketlessReceipts,
  toUserPromotions,
  userPromotionsAnswer,
} from "./shopperRecordWire.ts"

const client = recordingClient<paths>()

/** What one store keeps about a shopper, over the contract's `other` document. */
export function httpShopperRecordGateway(
  backend: BackendConnection,
  { store }: StoreScope["Service"],
): ShopperRecordGateway["Service"] {
  const path = { version: "2", storeId: store.id } as const
  return {
    updateSegments: (change) =>
      callOperation(
        backend,
        "updateSegments",
        () => client.PUT("/itxrest/{version}/user/store/{storeId}/segments", { params: { path }, body: change }),
        { answer: segmentsAnswer, limits: CHANGING },
      ).pipe(Effect.map(({ segments }) => segments)),
    listUserPromotions: callOperation(
      backend,
      "listUserPromotions",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/promotions", { params: { path } }),
      { answer: userPromotionsAnswer },
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
        { answer: rewardAnswer, limits: CHANGING },
      ).pipe(Effect.map(toReward)),
    getTailoringUserInfo: (email, userId) =>
      callOperation(
        backend,
        "getTailoringUserInfo",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/tailoring-user-info", {
            params: { path, query: given(userId, (id) => ({ userId: id })) },
            body: { email },
          }),
        { answer: tailoringUserInfoAnswer },
      ).pipe(Effect.map(toTailoringUserInfo)),
    listTicketlessReceipts: callOperation(
      backend,
      "listTicketlessReceipts",
      () => client.GET("/itxrest/{version}/order/store/{storeId}/ticketless-receipts", { params: { path } }),
      { answer: ticketlessReceiptsAnswer },
    ).pipe(Effect.map(toTicketlessReceipts)),
  }
}
