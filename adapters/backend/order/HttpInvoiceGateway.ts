import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { InvoiceGateway } from "../../../application/order/InvoiceGateway.ts"
import type { paths } from "../../../contracts/generated/orders.d.ts"
import { gateway } from "../gateway.ts"
import { callForFile } from "../http/callForFile.ts"
import { callOperation } from "../http/callOperation.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { WRITE_LIMITS } from "../http/OperationLimits.ts"
import { contractClient } from "../http/send/contractClient.ts"
import { fromCaptcha } from "../http/wire/fromCaptcha.ts"
import { fromCustomer, fromTicket, decodeInvoice, decodeInvoiceList, toInvoice } from "./invoiceWire.ts"

const client = contractClient<paths>()
const call = { decode: decodeInvoice, limits: WRITE_LIMITS }

/** Invoices of one store over the contract's `orders` document. */
export const httpInvoiceGateway = gateway(InvoiceGateway, (backend, { store }) => {
  const path = { version: "2", storeId: store.id } as const
  const invoiceOf = toInvoice(store.currency.currencyCode)
  return {
    getInvoice: (orderId, invoiceId, ask) =>
      callForFile(
        backend,
        "getInvoice",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order/{orderId}/invoice/{invoiceId}", {
            params: {
              path: { ...path, orderId, invoiceId },
              query: {
                ...whenDefined(ask?.fileName, (fileName) => ({ fileName })),
                ...whenDefined(ask?.guestToken, (token) => ({ guestToken: Redacted.value(token) })),
              },
            },
          }),
        ["application/pdf"],
      ),
    listGuestInvoices: (orderId, guestToken) =>
      callOperation(
        backend,
        "listGuestInvoices",
        () =>
          client.GET("/itxrest/{version}/order/store/{storeId}/order-guest/{orderId}/invoice", {
            params: { path: { ...path, orderId }, query: { guestToken: Redacted.value(guestToken) } },
          }),
        { decode: decodeInvoiceList },
      ).pipe(Effect.map(({ invoices }) => invoices.map(invoiceOf))),
    requestInvoice: (ticket, customer, captcha) =>
      callOperation(
        backend,
        "requestInvoice",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/invoice", {
            params: { path },
            body: {
              ticketData: fromTicket(ticket, store.id),
              customerData: fromCustomer(customer),
              ...fromCaptcha(captcha),
            },
          }),
        call,
      ).pipe(Effect.map(invoiceOf)),
    updateInvoice: (invoiceId, customer, guestToken) =>
      callOperation(
        backend,
        "updateInvoice",
        () =>
          client.PUT("/itxrest/{version}/order/store/{storeId}/invoice/{invoiceId}", {
            params: {
              path: { ...path, invoiceId },
              query: whenDefined(guestToken, (token) => ({ guestToken: Redacted.value(token) })),
            },
            body: { customerData: fromCustomer(customer) },
          }),
        call,
      ).pipe(Effect.map(invoiceOf)),
    requestElectronicInvoice: (orderId, use) =>
      callOperation(
        backend,
        "requestElectronicInvoice",
        () =>
          client.POST("/itxrest/{version}/order/store/{storeId}/order/{orderId}/electronic-invoice", {
            params: { path: { ...path, orderId } },
            body: { orderId, usoCFDI: use },
          }),
        call,
      ).pipe(Effect.map(invoiceOf)),
  }
})
