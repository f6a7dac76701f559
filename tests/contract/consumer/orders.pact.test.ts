import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { InvoiceGateway } from "../../../application/order/InvoiceGateway.ts"
import { OrderChangeGateway } from "../../../application/order/OrderChangeGateway.ts"
import { OrderGateway } from "../../../application/order/OrderGateway.ts"
import { OrderPreviewGateway } from "../../../application/order/OrderPreviewGateway.ts"
import { OrderProgressGateway } from "../../../application/order/OrderProgressGateway.ts"
import { anAddress, euros } from "../../support/backend/builders.ts"
import { anInvoiceCustomer, anInvoiceTicket } from "../../support/backend/invoiceBuilders.ts"
import { STATE_VALUES, inState, pactArea, REST_QUERY } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, orderShape, refusedShape } from "../../support/backend/pactShapes.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { pdf, promiseTickets } from "./ticketPromises.ts"

const promises = pactArea("orders")
const { eachLike, integer, string } = MatchersV3
const path = "/itxrest/2/order/store/10000034"
const order = orderId(STATE_VALUES.orderId)
const paid = ["a paid order"] as const
const query = REST_QUERY
const withToken = { ...query, guestToken: "${guestToken}" }
const printed = ["an order with its ticket"] as const
const cancelled = ["a cancelled order"] as const
const invoiced = ["an invoiced order"] as const
const guestToken = Redacted.make(STATE_VALUES.guestToken)
const itsPath = `${path}/order/\${orderId}`
const guestPath = `${path}/order-guest/\${orderId}`
const unknownOrder = orderId("799999999999")
const part = {
  id: string(STATE_VALUES.suborderId),
  status: string("PAID"),
  items: eachLike({ orderitemId: string(STATE_VALUES.orderItemId), quantity: integer(1) }),
  totalProduct: integer(7990),
  isCancellable: true,
}

const invoice = {
  invoiceId: string(STATE_VALUES.invoiceId),
  invoiceNumber: string("10000034-2026-000001"),
  status: "ISSUED",
  invoiceNamePDF: string("10000034-2026-000001.pdf"),
  totals: { total: integer(12985), tax: integer(2254), net: integer(10731) },
  creationDate: string("2026-01-16T09:00:00Z"),
}

describe("the pact about orders", () => {
  promises("getOrder", "a shopper's own order is read", {
    state: paid,
    request: ["GET", `${path}/order/\${orderId}`],
    query,
    status: 200,
    answer: orderShape,
    call: OrderGateway.use((gateway) => gateway.getOrder(order)),
    expect: (read) =>
      expect(read).toMatchObject({
        id: STATE_VALUES.orderId,
        status: "PAID",
        totalOrder: euros(12985),
        items: [{ quantity: 2 }],
      }),
  })
  promises("getOrder", "another shopper's order is not there", {
    state: ["a guest session"],
    request: ["GET", `${path}/order/799999999999`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(OrderGateway.use((gateway) => gateway.getOrder(orderId("799999999999")))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("getGuestOrder", "a token opens a guest's order", {
    state: paid,
    request: ["GET", `${path}/order-guest/\${orderId}`],
    query: { ...withToken, suborders: "true" },
    status: 200,
    answer: { ...orderShape, suborders: eachLike(part) },
    call: OrderGateway.use((gateway) => gateway.getGuestOrder(order, Redacted.make(STATE_VALUES.guestToken))),
    expect: (read) =>
      expect(read).toMatchObject({
        order: { id: STATE_VALUES.orderId },
        parts: [{ id: STATE_VALUES.suborderId, isCancellable: true }],
      }),
  })
  promises("getGuestOrder", "a wrong token opens nothing", {
    state: paid,
    request: ["GET", `${path}/order-guest/\${orderId}`],
    query: { ...query, guestToken: "wrong-wrong-wrong-wrong", suborders: "true" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(
      OrderGateway.use((gateway) => gateway.getGuestOrder(order, Redacted.make("wrong-wrong-wrong-wrong"))),
    ),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("getOrderConfirmation", "a purchase is confirmed", {
    state: paid,
    request: ["GET", `${path}/order/\${orderId}/confirmation`],
    query: withToken,
    status: 200,
    answer: {
      order: { ...orderShape, shippingMethodName: string("Envío estándar"), email: string("ana.prueba@example.org") },
      paymentStatus: "OK",
    },
    call: OrderGateway.use((gateway) => gateway.getOrderConfirmation(order, Redacted.make(STATE_VALUES.guestToken))),
    expect: (read) => expect(read).toMatchObject({ shippingName: "Envío estándar", email: "ana.prueba@example.org" }),
  })
  promises("listOrders", "a shopper's orders are listed", {
    state: paid,
    request: ["GET", `${path}/order`],
    query,
    status: 200,
    answer: {
      orders: eachLike({
        id: string(STATE_VALUES.orderId),
        status: string("PAID"),
        creationDate: string("2026-01-15T10:09:30Z"),
        totalOrder: integer(12985),
        payment: eachLike({ name: string("Visa") }),
      }),
    },
    call: OrderGateway.use((gateway) => gateway.listOrders),
    expect: (orders) => expect(orders).toMatchObject([{ id: STATE_VALUES.orderId, totalOrder: euros(12985) }]),
  })
  promises("listOrders", "a session that has ended lists nothing", {
    state: ["a session that has ended"],
    by: "a guest who cannot refresh",
    request: ["GET", `${path}/order`],
    query,
    status: 401,
    answer: anyRefusedShape,
    call: Effect.flip(OrderGateway.use((gateway) => gateway.listOrders)),
    expect: (error) => expect(error.reason._tag).toBe("SessionExpired"),
  })
})

const refund = { amount: integer(12985), kind: "REFUNDED", creationDate: string("2026-01-15T11:00:00Z") }

describe("the pact about changes of an order", () => {
  promises("cancelOrder", "an order is cancelled and paid back", {
    state: paid,
    request: ["DELETE", itsPath],
    query,
    status: 200,
    answer: { ...orderShape, status: "CANCELLED", refunds: [refund] },
    call: OrderChangeGateway.use((gateway) => gateway.cancelOrder(order)),
    expect: (read) =>
      expect(read).toMatchObject({
        order: { status: "CANCELLED" },
        parts: [],
        refunds: [{ amount: euros(12985), isVoid: false }],
      }),
  })
  promises("cancelOrder", "a cancelled order is not cancelled again", {
    state: cancelled,
    request: ["DELETE", itsPath],
    query,
    status: 409,
    answer: refusedShape(409, "_ERR_ORDER_NOT_CANCELLABLE"),
    call: Effect.flip(OrderChangeGateway.use((gateway) => gateway.cancelOrder(order))),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_ORDER_NOT_CANCELLABLE" }),
  })
  promises("cancelSuborder", "a part of an order is cancelled with a guest's token", {
    state: printed,
    request: ["DELETE", `${itsPath}/suborder/\${suborderId}`],
    query: { ...withToken, isFromGipi: "false" },
    status: 200,
    answer: {
      ...orderShape,
      suborders: eachLike({ ...part, status: string("CANCELLED"), isCancellable: false }),
      refunds: eachLike(refund),
    },
    call: OrderChangeGateway.use((gateway) =>
      gateway.cancelSuborder(order, STATE_VALUES.suborderId, { guestToken, isFromGipi: false }),
    ),
    expect: (read) =>
      expect(read.parts).toMatchObject([
        {
          id: STATE_VALUES.suborderId,
          status: "CANCELLED",
          lines: [{ orderItemId: STATE_VALUES.orderItemId, quantity: 1 }],
        },
      ]),
  })
  promises("cancelSuborder", "a part of a cancelled order is not cancelled again", {
    state: cancelled,
    request: ["DELETE", `${itsPath}/suborder/\${suborderId}`],
    query,
    status: 409,
    answer: refusedShape(409, "_ERR_SUBORDER_NOT_CANCELLABLE"),
    call: Effect.flip(OrderChangeGateway.use((gateway) => gateway.cancelSuborder(order, STATE_VALUES.suborderId))),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_SUBORDER_NOT_CANCELLABLE" }),
  })
  const address = {
    addressType: "SB",
    firstName: "Ana",
    lastName: "Prueba",
    addressLines: ["Rúa do Exemplo 12", "3º A"],
    city: "A Coruña",
    zipCode: "15001",
    stateCode: "C",
    countryCode: "ES",
    phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
    email: "ana.prueba@example.org",
    isShippingAddress: true,
    isBilling: true,
    clientType: "P",
    checkedAddress: 2,
  }
  promises("updateOrderAddress", "an order goes to another address", {
    state: paid,
    request: ["PUT", `${itsPath}/address`],
    query,
    body: { orderId: inState("orderId"), address },
    status: 200,
    answer: orderShape,
    call: OrderChangeGateway.use((gateway) => gateway.updateOrderAddress(order, anAddress())),
    expect: (read) => expect(read.order.id).toBe(STATE_VALUES.orderId),
  })
  promises("updateOrderAddress", "the address of a cancelled order is fixed", {
    state: cancelled,
    request: ["PUT", `${itsPath}/address`],
    query,
    body: { orderId: inState("orderId"), address },
    status: 409,
    answer: refusedShape(409, "_ERR_ORDER_ADDRESS_FIXED"),
    call: Effect.flip(OrderChangeGateway.use((gateway) => gateway.updateOrderAddress(order, anAddress()))),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_ORDER_ADDRESS_FIXED" }),
  })
})

describe("the pact about the tracking of an order", () => {
  promises("getNewOrderConfirmation", "an order is confirmed in its parts", {
    state: paid,
    request: ["GET", `${itsPath}/new-confirmation`],
    query,
    status: 200,
    answer: {
      order: { ...orderShape, suborders: eachLike(part) },
      paymentStatus: "OK",
      ticketToken: string(STATE_VALUES.ticketToken),
      actions: eachLike("CANCEL"),
    },
    call: OrderProgressGateway.use((gateway) => gateway.getNewOrderConfirmation(order)),
    expect: (read) =>
      expect(read).toMatchObject({
        paymentStatus: "OK",
        parts: [{ id: STATE_VALUES.suborderId, isCancellable: true }],
        actions: ["CANCEL"],
      }),
  })
  promises("getNewOrderConfirmation", "an order is confirmed with the invoice that it was bought with", {
    state: ["an order bought with an invoice"],
    request: ["GET", `${itsPath}/new-confirmation`],
    query,
    status: 200,
    answer: {
      order: {
        ...orderShape,
        suborders: eachLike(part),
        invoice: true,
        vatin: "12345678Z",
        eguiData: { kind: "carrier", carrier: "/ABC.123" },
      },
      paymentStatus: "OK",
      ticketToken: string(STATE_VALUES.ticketToken),
      actions: eachLike("CANCEL"),
      invoices: eachLike({ ...invoice, ordersId: eachLike(STATE_VALUES.orderId) }),
    },
    call: OrderProgressGateway.use((gateway) => gateway.getNewOrderConfirmation(order)),
    expect: (read) =>
      expect(read).toMatchObject({
        order: { wishes: { invoice: { vatin: "12345678Z", egui: { kind: "carrier", carrier: "/ABC.123" } } } },
        invoices: [
          {
            id: STATE_VALUES.invoiceId,
            number: "10000034-2026-000001",
            total: euros(12985),
            tax: euros(2254),
            net: euros(10731),
            isReplaced: false,
            orderIds: [STATE_VALUES.orderId],
          },
        ],
      }),
  })
  promises("getNewOrderConfirmation", "another shopper's order is not there", {
    state: ["a guest session"],
    request: ["GET", `${path}/order/799999999999/new-confirmation`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(OrderProgressGateway.use((gateway) => gateway.getNewOrderConfirmation(unknownOrder))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("getClickAndCollect", "an order that is sent is not collected", {
    state: paid,
    request: ["GET", `${itsPath}/click-and-collect`],
    query,
    status: 200,
    answer: { isClickAndCollect: false },
    call: OrderProgressGateway.use((gateway) => gateway.getClickAndCollect(order)),
    expect: (read) => expect(read._tag).toBe("None"),
  })
  promises("getClickAndCollect", "an order that is collected waits at its place", {
    state: ["an order to collect"],
    request: ["GET", `${itsPath}/click-and-collect`],
    query,
    status: 200,
    answer: {
      isClickAndCollect: true,
      physicalStoreId: string(STATE_VALUES.physicalStoreId),
      status: "PREPARING",
      pickupCode: string("48120733905513882164"),
      address: { countryCode: "ES", city: string("Madrid") },
    },
    call: OrderProgressGateway.use((gateway) => gateway.getClickAndCollect(order)),
    expect: (read) =>
      expect(read).toMatchObject({
        _tag: "Some",
        value: {
          place: { kind: "store", physicalStoreId: STATE_VALUES.physicalStoreId },
          status: "PREPARING",
          address: { city: "Madrid" },
        },
      }),
  })
  promises("getLiveOrdersSummary", "orders on their way are counted", {
    state: paid,
    request: ["GET", `${path}/order-live-summary`],
    query,
    status: 200,
    answer: {
      total: integer(1),
      states: eachLike({ status: string("PAID"), count: integer(1) }),
      latestOrderId: string(STATE_VALUES.orderId),
    },
    call: OrderProgressGateway.use((gateway) => gateway.getLiveOrdersSummary),
    expect: (read) =>
      expect(read).toEqual({ total: 1, states: [{ status: "PAID", count: 1 }], latestOrderId: STATE_VALUES.orderId }),
  })
  promises("previewOrder", "a cart is seen as the order it would become", {
    state: ["a cart ready for checkout"],
    request: ["GET", `${itsPath}/preview`],
    query,
    status: 200,
    answer: { ...orderShape, status: "PREVIEW", payment: [] },
    call: OrderPreviewGateway.use((gateway) => gateway.previewOrder(order)),
    expect: (read) => expect(read).toMatchObject({ status: "PREVIEW", payments: [] }),
  })
  promises("previewOrder", "a bought cart is an order and not there", {
    state: paid,
    request: ["GET", `${itsPath}/preview`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(OrderPreviewGateway.use((gateway) => gateway.previewOrder(order))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("validateOrder", "a cart can be bought", {
    state: ["a cart ready for checkout"],
    request: ["GET", `${itsPath}/validate`],
    query,
    status: 200,
    answer: { isValid: true, totalOrder: integer(12985), problems: [] },
    call: OrderPreviewGateway.use((gateway) => gateway.validateOrder(order)),
    expect: (read) => expect(read).toEqual({ totalOrder: euros(12985), problems: [] }),
  })
  promises("validateOrder", "a sold out cart cannot be bought", {
    state: ["a sold out cart"],
    request: ["GET", `${itsPath}/validate`],
    query,
    status: 200,
    answer: {
      isValid: false,
      totalOrder: integer(12985),
      problems: eachLike({ key: "_ERR_NO_STOCK", params: eachLike("8201-400-3") }),
    },
    call: OrderPreviewGateway.use((gateway) => gateway.validateOrder(order)),
    expect: (read) => expect(read.problems).toEqual([{ key: "_ERR_NO_STOCK", parameters: ["8201-400-3"] }]),
  })
})

const customerData = {
  name: "Ana",
  surnames: "Prueba",
  vat: "00000000T",
  countryISO: "ES",
  email: "ana.prueba@example.org",
}
const ticketData = {
  ticketReference: inState("orderId"),
  amount: MatchersV3.fromProviderState("${ticketAmount}", 12985),
  operationNumber: inState("operationNumber"),
  workstationId: "WEB",
  storeId: "10000034",
  ticketDate: inState("ticketDate"),
}

describe("the pact about invoices", () => {
  promises("requestElectronicInvoice", "an order gets its invoice", {
    state: paid,
    request: ["POST", `${itsPath}/electronic-invoice`],
    query,
    body: { orderId: inState("orderId"), usoCFDI: "G03" },
    status: 201,
    answer: { ...invoice, usoCFDI: "G03" },
    call: InvoiceGateway.use((gateway) => gateway.requestElectronicInvoice(order, "G03")),
    expect: (read) =>
      expect(read).toMatchObject({
        id: STATE_VALUES.invoiceId,
        number: "10000034-2026-000001",
        total: euros(12985),
        isReplaced: false,
        use: "G03",
      }),
  })
  promises("requestElectronicInvoice", "an invoiced order gets no second one", {
    state: invoiced,
    request: ["POST", `${itsPath}/electronic-invoice`],
    query,
    body: { orderId: inState("orderId"), usoCFDI: "G03" },
    status: 409,
    answer: refusedShape(409, "_ERR_INVOICE_EXISTS"),
    call: Effect.flip(InvoiceGateway.use((gateway) => gateway.requestElectronicInvoice(order, "G03"))),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_INVOICE_EXISTS" }),
  })
  promises("requestInvoice", "a ticket gets its invoice", {
    state: printed,
    request: ["POST", `${path}/invoice`],
    query,
    body: { ticketData, customerData },
    status: 201,
    answer: invoice,
    call: InvoiceGateway.use((gateway) => gateway.requestInvoice(anInvoiceTicket(), anInvoiceCustomer())),
    expect: (read) => expect(read).toMatchObject({ id: STATE_VALUES.invoiceId, net: euros(10731) }),
  })
  promises("requestInvoice", "a ticket that does not agree is not there", {
    state: printed,
    request: ["POST", `${path}/invoice`],
    query,
    body: { ticketData: { ...ticketData, amount: 1 }, customerData },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(
      InvoiceGateway.use((gateway) =>
        gateway.requestInvoice(anInvoiceTicket({ amount: euros(1) }), anInvoiceCustomer()),
      ),
    ),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
  promises("updateInvoice", "a corrected invoice takes the place of the first", {
    state: invoiced,
    request: ["PUT", `${path}/invoice/\${invoiceId}`],
    query,
    body: { customerData },
    status: 200,
    answer: { ...invoice, replaces: string("10000034-2026-000001") },
    call: InvoiceGateway.use((gateway) => gateway.updateInvoice(STATE_VALUES.invoiceId, anInvoiceCustomer())),
    expect: (read) => expect(read.replaces).toBe("10000034-2026-000001"),
  })
  promises("updateInvoice", "an invoice that was replaced is not corrected", {
    state: ["a corrected invoice"],
    request: ["PUT", `${path}/invoice/\${invoiceId}`],
    query,
    body: { customerData },
    status: 409,
    answer: refusedShape(409, "_ERR_INVOICE_REPLACED"),
    call: Effect.flip(
      InvoiceGateway.use((gateway) => gateway.updateInvoice(STATE_VALUES.invoiceId, anInvoiceCustomer())),
    ),
    expect: (error) => expect(error.reason).toMatchObject({ _tag: "Rejected", key: "_ERR_INVOICE_REPLACED" }),
  })
  promises("listGuestInvoices", "a token lists the invoices of a guest's order", {
    state: invoiced,
    request: ["GET", `${guestPath}/invoice`],
    query: withToken,
    status: 200,
    answer: { invoices: eachLike(invoice) },
    call: InvoiceGateway.use((gateway) => gateway.listGuestInvoices(order, guestToken)),
    expect: (read) =>
      expect(read).toMatchObject([{ id: STATE_VALUES.invoiceId, fileName: "10000034-2026-000001.pdf" }]),
  })
  promises("getInvoice", "an invoice is a file", {
    state: invoiced,
    request: ["GET", `${itsPath}/invoice/\${invoiceId}`],
    query: { ...query, fileName: "january" },
    status: 200,
    file: pdf,
    call: InvoiceGateway.use((gateway) => gateway.getInvoice(order, STATE_VALUES.invoiceId, { fileName: "january" })),
    expect: (file) => expect(file.mediaType).toBe("application/pdf"),
  })
  promises("getInvoice", "an invoice of another order is not there", {
    state: ["a guest session"],
    request: ["GET", `${path}/order/799999999999/invoice/4001`],
    query,
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(InvoiceGateway.use((gateway) => gateway.getInvoice(unknownOrder, "4001"))),
    expect: (error) => expect(error.reason._tag).toBe("NotFound"),
  })
})

promiseTickets(promises)
