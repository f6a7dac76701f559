import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { TicketGateway } from "../../../application/order/TicketGateway.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import { gateway } from "../gateway.ts"
import { callForFile } from "../http/callForFile.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { decodeFoundPurchase, fromPurchaseSearch, toFoundPurchase } from "./ticketWire.ts"

const client = contractClient<paths>()
const PDF = ["application/pdf"]
const PNG = ["image/png"]
const PASS = ["application/vnd.apple.pkpass"]

/** Tickets and codes of one store over the contract's `orders` document. */
export const httpTicketGateway = gateway(TicketGateway, (backend, { store }, ids) => {
  const path = { version: "2", storeId: store.id } as const
  const pathOf = (orderId: string) => ({ ...path, orderId })
  return {
    getTicket: (orderId, token) =>
      callForFile(
        backend,
        "getTicket",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/ticket", {
            params: {
              path: pathOf(orderId),
              query: whenDefined(token, (secret) => ({ token: Redacted.value(secret) })),
            },
          }),
        PDF,
      ),
    getGuestTicket: (orderId, guestToken) =>
      callForFile(
        backend,
        "getGuestTicket",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order-guest/{orderId}/ticket", {
            params: { path: pathOf(orderId), query: { guestToken: Redacted.value(guestToken) } },
          }),
        PDF,
      ),
    createGiftTicket: (orderId, what) =>
      Effect.flatMap(ids.uuid, (key) =>
        callForFile(
          backend,
          "createGiftTicket",
          () =>
            client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/gift-ticket", {
              params: { path: pathOf(orderId), header: { "Idempotency-Key": key } },
              body: "number" in what ? { giftTicket: what.number } : { orderItems: what },
            }),
          PDF,
          WRITE_LIMITS,
        ),
      ),
    getOrderBarcode: (orderId) =>
      callForFile(
        backend,
        "getOrderBarcode",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/barcode", {
            params: { path: pathOf(orderId) },
          }),
        PNG,
      ),
    getOrderQrImage: (orderId) =>
      callForFile(
        backend,
        "getOrderQrImage",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/qr-image", {
            params: { path: pathOf(orderId) },
          }),
        PNG,
      ),
    getOrderPkpass: (orderId) =>
      callForFile(
        backend,
        "getOrderPkpass",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/pkpass", {
            params: { path: pathOf(orderId) },
          }),
        PASS,
      ),
    fetchOrderById: (search, captcha) =>
      callOperation(
        backend,
        "fetchOrderById",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order-search", {
            params: { path },
            body: { ...fromPurchaseSearch(search), ...fromCaptcha(captcha) },
          }),
        { decode: decodeFoundPurchase },
      ).pipe(Effect.map(toFoundPurchase)),
  }
})
