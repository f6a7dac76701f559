import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { InvoiceGateway } from "../../../application/order/InvoiceGateway.ts"
import {
  updateInvoiceCustomer,
  guestInvoices,
  requestOrderInvoice,
  requestTicketInvoice,
  downloadInvoice,
} from "../../../application/order/orderInvoices.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { Invoice } from "../../../domain/order/Invoice.ts"
import { anInvoiceCustomer, anInvoiceTicket } from "../../support/backend/invoiceBuilders.ts"
import { orderId } from "../../support/backend/scopes.ts"
import { euros } from "../../support/builders/euros.ts"
import { itEffect } from "../../support/itEffect.ts"

const ORDER = orderId("700000000001")
const invoice: Invoice = {
  id: "41",
  number: "10000034-2026-000001",
  orderIds: [ORDER],
  isReplaced: false,
  total: euros(12985),
  tax: euros(2254),
  net: euros(10731),
  fileName: "1.pdf",
  issuedAt: "2026-01-05T09:00:00Z",
}

function invoices(answers: Partial<InvoiceGateway["Service"]> = {}) {
  const asked: unknown[] = []
  const noted =
    <A>(answer: A) =>
    (...what: readonly unknown[]) => {
      asked.push(what)
      return Effect.succeed(answer)
    }
  const layer = Layer.succeed(InvoiceGateway, {
    getInvoice: noted({ mediaType: "application/pdf", bytes: new Uint8Array() }),
    listGuestInvoices: noted([invoice]),
    requestInvoice: noted(invoice),
    updateInvoice: noted(invoice),
    requestElectronicInvoice: noted(invoice),
    ...answers,
  })
  return { layer, asked }
}

describe("the invoice of an order", () => {
  itEffect("is requested with its use, and refused before any call without one", () =>
    Effect.gen(function* () {
      const { layer, asked } = invoices()
      expect(yield* Effect.provide(requestOrderInvoice(ORDER, "G03"), layer)).toEqual(invoice)
      const refused = yield* Effect.flip(Effect.provide(requestOrderInvoice(ORDER, "g3"), layer))
      expect(refused).toMatchObject({ _tag: "InvoiceRefused", reasons: [{ field: "use", rule: "use" }] })
      expect(asked).toEqual([[ORDER, "G03"]])
    }),
  )

  itEffect("is reissued for another customer, with errors per field before any call", () =>
    Effect.gen(function* () {
      const { layer, asked } = invoices()
      const refused = yield* Effect.flip(
        Effect.provide(updateInvoiceCustomer("41", { ...anInvoiceCustomer(), vat: "12345678A", email: "ana" }), layer),
      )
      expect(refused).toMatchObject({
        _tag: "InvoiceRefused",
        reasons: [
          { field: "vat", rule: "taxNumber" },
          { field: "email", rule: "email" },
        ],
      })
      expect(asked).toEqual([])
      yield* Effect.provide(updateInvoiceCustomer("41", anInvoiceCustomer(), "a-token"), layer)
      expect(asked).toEqual([["41", anInvoiceCustomer(), Redacted.make("a-token")]])
    }),
  )

  itEffect("maps errors of the backend to the fields of its form", () =>
    Effect.gen(function* () {
      const fields = [
        { field: "customerData.vat", rule: "pattern" },
        { field: "customerData.countryISO", rule: "pattern" },
        { field: "customerData.constructor", rule: "pattern" },
      ]
      const { layer } = invoices({
        updateInvoice: () =>
          Effect.fail(
            new BackendError({
              operation: "updateInvoice",
              reason: { _tag: "Rejected", key: "_ERR_INVOICE_CUSTOMER", parameters: [], causes: [], fields },
            }),
          ),
      })
      const refused = yield* Effect.flip(Effect.provide(updateInvoiceCustomer("41", anInvoiceCustomer()), layer))
      expect(refused).toMatchObject({
        _tag: "InvoiceRefused",
        reasons: [
          { field: "vat", rule: "taxNumber" },
          { field: "countryCode", rule: "countryCode" },
          { field: "constructor", rule: "pattern" },
        ],
      })
    }),
  )

  itEffect("is issued for a receipt, and read and listed with a guest's token", () =>
    Effect.gen(function* () {
      const { layer, asked } = invoices()
      yield* Effect.provide(requestTicketInvoice(anInvoiceTicket(), anInvoiceCustomer()), layer)
      yield* Effect.provide(downloadInvoice(ORDER, invoice, "a-token"), layer)
      expect(yield* Effect.provide(guestInvoices(ORDER, "a-token"), layer)).toEqual([invoice])
      expect(asked.slice(1)).toEqual([
        [ORDER, "41", { fileName: "1.pdf", guestToken: Redacted.make("a-token") }],
        [ORDER, Redacted.make("a-token")],
      ])
    }),
  )
})
