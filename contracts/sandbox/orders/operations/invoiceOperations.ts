import { checkCaptcha } from "../../captcha/checkCaptcha.ts"
import { cartScope } from "../../cart/CartScope.ts"
import { operation, type Operation, customerOperation } from "../../platform/http/Operation.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { changeInvoice, invoiceNotFound } from "../../order-documents/invoices/changeInvoice.ts"
import { electronicInvoice } from "../../order-documents/invoices/electronicInvoice.ts"
import { fileName } from "../../order-documents/invoices/fileName.ts"
import { invoicePdf } from "../../order-documents/invoices/invoicePdf.ts"
import {
  invoiceNumber,
  invoicesOf,
  invoiceLinksOf,
  presentInvoice,
} from "../../order-documents/invoices/presentInvoice.ts"
import { requestInvoice } from "../requestInvoice.ts"
import { requireAnyClaim, requireOrder } from "../../order-records/orderAccess.ts"

export const invoiceOperations = (services: SandboxServices): readonly Operation[] => {
  const { db } = services.storage
  return [
    operation("getInvoice", async ({ path, query, principal }) => {
      const store = await services.stores.require(path.storeId)
      const language = store.language(query.languageId)
      const claim = { ...path, principal, guestToken: query.guestToken }
      requireAnyClaim(claim)
      const { order_id } = await requireOrder(db, claim)
      const row = await db
        .selectFrom("invoice")
        .selectAll()
        .where("invoice_id", "=", Number(path.invoiceId))
        .where("order_id", "=", order_id)
        .executeTakeFirst()
      if (row === undefined) throw invoiceNotFound(path.invoiceId)
      const bytes = await invoicePdf(store, language, row, await invoiceLinksOf(db, row))
      return {
        status: 200,
        file: { mediaType: "application/pdf", bytes, name: fileName(query.fileName, invoiceNumber(row), ".pdf") },
      }
    }),
    operation("listGuestInvoices", async ({ path, query }) => {
      await services.stores.require(path.storeId)
      const { order_id } = await requireOrder(db, { ...path, guestToken: query.guestToken })
      return { status: 200, body: { invoices: [...(await invoicesOf(db, order_id))] } }
    }),
    operation("requestInvoice", async ({ path, body, principal }) => {
      const store = await services.stores.require(path.storeId)
      return { status: 201, body: await presentInvoice(db, await requestInvoice(services, store, principal, body)) }
    }),
    operation("updateInvoice", async ({ path, query, body, principal }) => {
      const store = await services.stores.require(path.storeId)
      const claim = { principal, guestToken: query.guestToken }
      requireAnyClaim(claim)
      return {
        status: 200,
        body: await presentInvoice(db, await changeInvoice(services, store, claim, path.invoiceId, body.customerData)),
      }
    }),
    customerOperation("requestElectronicInvoice", async ({ path, query, body, principal }) => {
      const { store } = await cartScope(services, principal, path.storeId, query.languageId)
      await checkCaptcha(services, store.id, body)
      return {
        status: 201,
        body: await presentInvoice(db, await electronicInvoice(services, store, { ...path, principal }, body.usoCFDI)),
      }
    }),
  ]
}
