import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { cartScope } from "../../cart/CartScope.ts"
import { code128Png, qrPng } from "../../platform/files/codeImages.ts"
import { operation, type Operation, customerOperation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { requireOrder } from "../../order-records/orderAccess.ts"
import { codeText, orderCode } from "../orderCode.ts"
import { fetchOrder } from "../tickets/fetchOrder.ts"
import { giftTicket } from "../tickets/giftTicket.ts"
import { giftTicketPdf } from "../tickets/giftTicketPdf.ts"
import { languageOf } from "../tickets/languageOf.ts"
import { orderTicketPdf } from "../tickets/onlineTicket.ts"
import { orderPass } from "../tickets/orderPass.ts"
import { requireTicket } from "../tickets/requireTicket.ts"

/** Tickets, codes and passes, and finding a purchase by them. */
export const ticketOperations = (services: SandboxServices): readonly Operation[] => {
  const { ports, stores, storage } = services
  const { db } = storage
  return [
    operation("getTicket", async ({ path, query, principal }) => {
      const store = await stores.require(path.storeId)
      const order = await requireTicket(db, path, principal, query.token)
      const bytes = await orderTicketPdf(db, ports, store, store.language(query.languageId), order)
      return { status: 200, file: { mediaType: "application/pdf", bytes, name: `ticket-${order.order_id}.pdf` } }
    }),
    operation("getGuestTicket", async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      const order = await requireOrder(db, { ...path, guestToken: query.guestToken })
      const bytes = await orderTicketPdf(db, ports, store, store.language(query.languageId), order)
      return { status: 200, file: { mediaType: "application/pdf", bytes, name: `ticket-${order.order_id}.pdf` } }
    }),
    customerOperation("createGiftTicket", async ({ path, query, header, body, principal }) => {
      const scope = await cartScope(services, principal, path.storeId, query.languageId)
      await checkCaptcha(services, scope.store.id, body)
      const made = await giftTicket(services, scope, path.orderId, header["idempotency-key"], body)
      return {
        status: 200,
        file: {
          mediaType: "application/pdf",
          bytes: await giftTicketPdf(db, scope.store, scope.language, made),
          name: `gift-ticket-${made.number}.pdf`,
        },
      }
    }),
    customerOperation("getOrderBarcode", async ({ path, principal }) => {
      const { order_id } = await requireOrder(db, { ...path, principal })
      return {
        status: 200,
        file: {
          mediaType: "image/png",
          bytes: await code128Png(codeText(order_id, await orderCode(db, ports, order_id))),
        },
      }
    }),
    customerOperation("getOrderQrImage", async ({ path, principal }) => {
      const { order_id } = await requireOrder(db, { ...path, principal })
      return {
        status: 200,
        file: { mediaType: "image/png", bytes: await qrPng(codeText(order_id, await orderCode(db, ports, order_id))) },
      }
    }),
    customerOperation("getOrderPkpass", async ({ path, query, principal }) => {
      const { store, language } = await cartScope(services, principal, path.storeId, query.languageId)
      const order = await requireOrder(db, { ...path, principal })
      return {
        status: 200,
        file: {
          mediaType: "application/vnd.apple.pkpass",
          bytes: await orderPass(services, store, language, order),
          name: `order-${order.order_id}.pkpass`,
        },
      }
    }),
    operation("fetchOrderById", async ({ path, query, body, principal }) => {
      const store = await stores.require(path.storeId)
      return {
        status: 200,
        body: await fetchOrder(
          services,
          { store, language: languageOf(store, query.languageId, query.locale), principal },
          body,
        ),
      }
    }),
  ]
}
