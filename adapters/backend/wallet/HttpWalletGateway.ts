import * as Effect from "effect/Effect"
import { WalletGateway } from "../../../application/wallet/WalletGateway.ts"
import type { paths } from "../../../contracts/generated/wallet.d.ts"
import { gateway } from "../gateway.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import {
  fromTicket,
  fromWalletData,
  decodeMovementDetail,
  decodeMovements,
  decodeTicket,
  toMovementDetail,
  toMovements,
  toTicket,
  toWallet,
  decodeWallet,
} from "./walletWire.ts"

const client = contractClient<paths>()

/** The wallet of one store over the contract's `wallet` document. */
export const httpWalletGateway = gateway(WalletGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  const walletOf = toWallet(store.currency.currencyCode)
  return {
    listWalletMovements: ({ cardId, orderId } = {}) =>
      callOperation(
        backend,
        "listWalletMovements",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/wallet/movement", {
            params: {
              path,
              query: {
                ...whenDefined(cardId, (cardGuid) => ({ cardGuid })),
                ...whenDefined(orderId, (order) => ({ orderId: order })),
              },
            },
          }),
        { decode: decodeMovements },
      ).pipe(Effect.map(toMovements)),
    getWalletMovement: (movementCode, deviceId) =>
      callOperation(
        backend,
        "getWalletMovement",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/wallet/movement/{movementCode}", {
            params: {
              path: { ...path, movementCode },
              query: whenDefined(deviceId, (device) => ({ deviceId: device })),
            },
          }),
        { decode: decodeMovementDetail },
      ).pipe(Effect.map(toMovementDetail)),
    getWalletInfo: (orderId) =>
      callOperation(
        backend,
        "getWalletInfo",
        () =>
          client.GET("/itxrest/{version}/user/store/{storeId}/wallet/info", {
            params: { path, query: whenDefined(orderId, (order) => ({ orderId: order })) },
          }),
        { decode: decodeWallet },
      ).pipe(Effect.map(walletOf)),
    addWalletTicket: (ticket) =>
      callOperation(
        backend,
        "addWalletTicket",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/wallet/ticket", {
            params: { path },
            body: fromTicket(ticket),
          }),
        { decode: decodeTicket, limits: WRITE_LIMITS },
      ).pipe(Effect.map(toTicket)),
    saveWalletData: (data) =>
      callOperation(
        backend,
        "saveWalletData",
        () =>
          client.POST("/itxrest/{version}/user/store/{storeId}/wallet/data", {
            params: { path },
            body: fromWalletData(data),
          }),
        { decode: decodeWallet, limits: WRITE_LIMITS, isForm: true },
      ).pipe(Effect.map(walletOf)),
  }
})
