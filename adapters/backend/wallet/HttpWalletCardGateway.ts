import * as Effect from "effect/Effect"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import type { paths } from "../../../contracts/generated/wallet.d.ts"
import { gateway } from "../gateway.ts"
import { ignoreBody } from "../http/response/bodyDecoder.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  fromWalletCardEntry,
  decodeQrPaymentToken,
  toQrPaymentToken,
  toWalletCard,
  toWalletCards,
  decodeWalletCard,
  decodeWalletCards,
} from "./walletCardWire.ts"

const client = contractClient<paths>()

/** The saved cards of one store over the contract's `wallet` document. */
export const httpWalletCardGateway = gateway(WalletCardGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  return {
    listWalletCards: (repay) =>
      callOperation(
        backend,
        "listWalletCards",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/wallet/card", {
            params: { path, query: repay === true ? { repay: "1" } : {} },
          }),
        { decode: decodeWalletCards },
      ).pipe(Effect.map(toWalletCards)),
    addWalletCard: (entry) =>
      callOperation(
        backend,
        "addWalletCard",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/wallet/card", {
            params: { path },
            body: fromWalletCardEntry(entry),
          }),
        { decode: decodeWalletCard, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toWalletCard)),
    setDefaultWalletCard: (hash) =>
      callOperation(
        backend,
        "setDefaultWalletCard",
        () =>
          client.PUT("/itxrest/{version}/user/store/{storeId}/wallet/default-card", {
            params: { path },
            body: { hash },
          }),
        { decode: decodeWalletCards, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toWalletCards)),
    deleteWalletCard: (name) =>
      callOperation(
        backend,
        "deleteWalletCard",
        () =>
          client.DELETE("/itxrest/{version}/user/store/{storeId}/wallet/card", {
            params: { path, query: "id" in name ? { cardGuid: name.id } : { hash: name.hash } },
          }),
        { decode: ignoreBody, limits: WRITE_LIMITS },
      ),
    listActiveCards: (hashes, deviceId) =>
      callOperation(
        backend,
        "listActiveCards",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/wallet/active-card", {
            params: { path },
            body: {
              ...whenDefined(hashes, (named) => ({ paymentData: named.map((cardHash) => ({ cardHash })) })),
              ...whenDefined(deviceId, (device) => ({ deviceId: device })),
            },
          }),
        { decode: decodeWalletCards },
      ).pipe(Effect.map(toWalletCards)),
    listQrCards: callOperation(
      backend,
      "listQrCards",
      () => client.GET("/itxrest/{version}/user/store/{storeId}/wallet/qr-card", { params: { path } }),
      { decode: decodeWalletCards },
    ).pipe(Effect.map(toWalletCards)),
    createQrPaymentToken: (cardId) =>
      callOperation(
        backend,
        "createQrPaymentToken",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/wallet/qr-payment-token", {
            params: { path },
            body: whenDefined(cardId, (cardGuid) => ({ cardGuid })),
          }),
        { decode: decodeQrPaymentToken, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toQrPaymentToken)),
  }
})
