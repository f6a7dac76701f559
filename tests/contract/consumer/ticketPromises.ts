import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { BusinessOrderGateway } from "../../../application/order/BusinessOrderGateway.ts"
import { TicketGateway } from "../../../application/order/TicketGateway.ts"
import { euros } from "../../support/backend/builders.ts"
import { freshKey, STATE_VALUES, inState, type pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, refusedShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"

const { eachLike, integer, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034"
const itsPath = `${path}/order/\${orderId}`
const guestPath = `${path}/order-guest/\${orderId}`
const order = orderId(STATE_VALUES.orderId)
const unknownOrder = orderId("799999999999")
const guestToken = Redacted.make(STATE_VALUES.guestToken)
const query = REST_QUERY
const withToken = { ...query, guestToken: "${guestToken}" }
const paid = ["a paid order"] as const
const printed = ["an order with its ticket"] as const

/** The first and the last bytes of a PDF. */
export const pdf = { mediaType: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.3\n%%EOF\n") }
/** The smallest valid picture. */
const png = {
  mediaType: "image/png",
  bytes: Uint8Array.from(
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    ),
  ),
}

/** The part of the orders pact about receipts, codes and business clients. */
export function promiseTickets(promises: ReturnType<typeof pactArea>): void {
  describe("the pact about receipts and codes", () => {
    promises("getTicket", "a ticket is a file that its token opens", {
      state: printed,
      request: ["GET", `${itsPath}/ticket`],
      query: { ...query, token: "${ticketToken}" },
      status: 200,
      file: pdf,
      call: TicketGateway.use((gateway) => gateway.getTicket(order, Redacted.make(STATE_VALUES.ticketToken))),
      expect: (file) => expect(file.mediaType).toBe("application/pdf"),
    })
    promises("getTicket", "a token with command words is refused", {
      state: printed,
      request: ["GET", `${itsPath}/ticket`],
      query: { ...query, token: "drop table" },
      status: 400,
      answer: anyRefusedShape,
      call: Effect.flip(TicketGateway.use((gateway) => gateway.getTicket(order, Redacted.make("drop table")))),
      expect: (error) => expect(error.reason._tag).toBe("Rejected"),
    })
    promises("getGuestTicket", "a guest's token opens a ticket", {
      state: paid,
      request: ["GET", `${guestPath}/ticket`],
      query: withToken,
      status: 200,
      file: pdf,
      call: TicketGateway.use((gateway) => gateway.getGuestTicket(order, guestToken)),
      expect: (file) => expect(file.mediaType).toBe("application/pdf"),
    })
    const key = { "Idempotency-Key": freshKey("00000000-0000-4000-8000-000000000001") }
    promises("createGiftTicket", "a gift gets a ticket without prices", {
      state: printed,
      request: ["POST", `${itsPath}/gift-ticket`],
      query,
      matchedHeaders: key,
      body: { orderItems: [{ orderItemId: inState("orderItemId"), quantity: 1 }] },
      status: 200,
      file: pdf,
      call: TicketGateway.use((gateway) =>
        gateway.createGiftTicket(order, [{ orderItemId: STATE_VALUES.orderItemId, quantity: 1 }]),
      ),
      expect: (file) => expect(file.mediaType).toBe("application/pdf"),
    })
    promises("createGiftTicket", "more than was bought is not given", {
      state: printed,
      request: ["POST", `${itsPath}/gift-ticket`],
      query,
      matchedHeaders: key,
      body: { orderItems: [{ orderItemId: inState("orderItemId"), quantity: 9000 }] },
      status: 422,
      answer: refusedShape(422, "_ERR_GIFT_TICKET_QUANTITY"),
      call: Effect.flip(
        TicketGateway.use((gateway) =>
          gateway.createGiftTicket(order, [{ orderItemId: STATE_VALUES.orderItemId, quantity: 9000 }]),
        ),
      ),
      expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_GIFT_TICKET_QUANTITY" }),
    })
    promises("getOrderBarcode", "the bar code is a picture", {
      state: paid,
      request: ["GET", `${itsPath}/barcode`],
      query,
      status: 200,
      file: png,
      call: TicketGateway.use((gateway) => gateway.getOrderBarcode(order)),
      expect: (file) => expect(file).toMatchObject({ mediaType: "image/png", bytes: png.bytes }),
    })
    promises("getOrderQrImage", "the QR code is a picture", {
      state: paid,
      request: ["GET", `${itsPath}/qr-image`],
      query,
      status: 200,
      file: png,
      call: TicketGateway.use((gateway) => gateway.getOrderQrImage(order)),
      expect: (file) => expect(file.mediaType).toBe("image/png"),
    })
    promises("getOrderPkpass", "an order is a pass", {
      state: paid,
      request: ["GET", `${itsPath}/pkpass`],
      query,
      status: 200,
      file: {
        mediaType: "application/vnd.apple.pkpass",
        looksLike: "application/zip",
        bytes: Uint8Array.of(0x50, 0x4b, 3, 4, ...new Uint8Array(26)),
      },
      call: TicketGateway.use((gateway) => gateway.getOrderPkpass(order)),
      expect: (file) => expect(file.mediaType).toBe("application/vnd.apple.pkpass"),
    })
    promises("fetchOrderById", "an order is found by its bar code", {
      state: printed,
      request: ["POST", `${path}/order-search`],
      query,
      status: 200,
      body: { sourceType: "ONLINE", orderId: inState("orderId"), orderBarcode: inState("orderBarcode") },
      answer: {
        id: string(STATE_VALUES.orderId),
        sourceType: "ONLINE",
        status: string("PAID"),
        creationDate: string("2026-01-15T10:09:30Z"),
        totalOrder: integer(12985),
        currencyCode: string("EUR"),
        items: eachLike({
          sku: string("8201-400-3"),
          quantity: integer(2),
          unitPrice: integer(3995),
          name: string("Camisa Oxford"),
        }),
      },
      call: TicketGateway.use((gateway) =>
        gateway.fetchOrderById({
          source: "ONLINE",
          orderId: STATE_VALUES.orderId,
          orderBarcode: Redacted.make(STATE_VALUES.orderBarcode),
        }),
      ),
      expect: (read) =>
        expect(read).toMatchObject({
          id: STATE_VALUES.orderId,
          isOnline: true,
          total: euros(12985),
          lines: [{ quantity: 2, unitPrice: euros(3995) }],
        }),
    })
    promises("fetchOrderById", "a wrong bar code finds nothing", {
      state: printed,
      request: ["POST", `${path}/order-search`],
      query,
      status: 404,
      answer: anyRefusedShape,
      body: { sourceType: "ONLINE", orderId: inState("orderId"), orderBarcode: "1" },
      call: Effect.flip(
        TicketGateway.use((gateway) =>
          gateway.fetchOrderById({ source: "ONLINE", orderId: STATE_VALUES.orderId, orderBarcode: Redacted.make("1") }),
        ),
      ),
      expect: (error) => expect(error.reason._tag).toBe("NotFound"),
    })
  })

  describe("the pact about business clients", () => {
    promises("createPunchout", "a cart is handed over to a purchasing system", {
      state: ["a business client with a cart"],
      request: ["POST", `${path}/punchout`],
      query,
      body: { orderId: inState("orderId") },
      status: 201,
      answer: {
        punchoutId: string("p_9Jc0vY2m8T1xq7Zk3bN9dRwQx"),
        orderId: string(STATE_VALUES.orderId),
        totalOrder: integer(8385),
        message: string("<cXML/>"),
      },
      call: BusinessOrderGateway.use((gateway) => gateway.createPunchout(order)),
      expect: (read) =>
        expect(read).toMatchObject({ orderId: STATE_VALUES.orderId, total: euros(8385), message: "<cXML/>" }),
    })
    promises("createPunchout", "a registered shopper hands nothing over", {
      state: ["a registered session"],
      request: ["POST", `${path}/punchout`],
      query,
      body: { orderId: "799999999999" },
      status: 403,
      answer: anyRefusedShape,
      call: Effect.flip(BusinessOrderGateway.use((gateway) => gateway.createPunchout(unknownOrder))),
      expect: (error) => expect(error.reason._tag).toBe("Forbidden"),
    })
    promises("confirmBusinessOrder", "an order is confirmed", {
      state: ["a business client with a paid order"],
      request: ["POST", `${itsPath}/business-confirmation`],
      query,
      status: 200,
      answer: {
        orderId: string(STATE_VALUES.orderId),
        status: string("PAID"),
        confirmationDate: string("2026-01-15T12:00:00Z"),
      },
      call: BusinessOrderGateway.use((gateway) => gateway.confirmBusinessOrder(order)),
      expect: (read) =>
        expect(read).toEqual({ orderId: STATE_VALUES.orderId, status: "PAID", confirmedAt: "2026-01-15T12:00:00Z" }),
    })
    promises("confirmBusinessOrder", "a registered shopper confirms nothing", {
      state: ["a registered session"],
      request: ["POST", `${path}/order/799999999999/business-confirmation`],
      query,
      status: 403,
      answer: anyRefusedShape,
      call: Effect.flip(BusinessOrderGateway.use((gateway) => gateway.confirmBusinessOrder(unknownOrder))),
      expect: (error) => expect(error.reason._tag).toBe("Forbidden"),
    })
  })
}
