import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { ReceiptRefused } from "../../domain/order/ReceiptRefused.ts"
import { isOrderId } from "../../domain/shared/OrderId.ts"
import { normalizeTyping } from "../../domain/shared/normalizeTyping.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { requiresCaptcha } from "../shared/requiresCaptcha.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { TicketGateway } from "./TicketGateway.ts"

/** The numbers on a receipt of a physical store, as typed or scanned. */
export interface ReceiptInput {
  readonly storeNumber: string
  readonly barcode: string
}

const STORE_NUMBER = /^[0-9]{1,20}$/
const BARCODE = /^[A-Za-z0-9._-]{1,128}$/

/**
 * Finds a purchase in a physical store by its receipt; the backend saves it to the receipts of a registered customer.
 * Fails with `ReceiptRefused` for invalid numbers and for numbers that do not match a receipt: which of them is wrong
 * is not revealed.
 */
export const findReceipt = Effect.fn("order.findReceipt")(function* (input: ReceiptInput, captcha?: SolvedCaptcha) {
  const storeNumber = normalizeTyping(input.storeNumber).replace(/\s/g, "")
  const barcode = normalizeTyping(input.barcode).replace(/\s/g, "")
  const reasons: ReceiptRefused["reasons"] = [
    ...(STORE_NUMBER.test(storeNumber) ? [] : [{ field: "storeNumber" as const, rule: ruleOf(storeNumber) }]),
    ...(BARCODE.test(barcode) ? [] : [{ field: "barcode" as const, rule: ruleOf(barcode) }]),
  ]
  if (reasons.length > 0) return yield* new ReceiptRefused({ reasons })
  const gateway = yield* TicketGateway
  return yield* Effect.mapError(
    gateway.fetchOrderById({ source: "STORE", storeNumber, barcode: Redacted.make(barcode) }, captcha),
    toReceiptRefused,
  )
})

/** The numbers on the documents of an online order. */
export interface OrderCodeInput {
  readonly orderId: string
  /** May be absent for an order of the session's own customer. */
  readonly barcode?: string
}

/**
 * Finds an online order by its number and the text of its barcode, without personal data. Fails with `ReceiptRefused`
 * for invalid numbers and for numbers that do not belong together: which of them is wrong is not revealed (F117).
 */
export const findOrderByBarcode = Effect.fn("order.findByBarcode")(function* (
  input: OrderCodeInput,
  captcha?: SolvedCaptcha,
) {
  const orderId = normalizeTyping(input.orderId).replace(/\s/g, "")
  const barcode = normalizeTyping(input.barcode ?? "").replace(/\s/g, "")
  const reasons: ReceiptRefused["reasons"] = [
    ...(isOrderId(orderId) ? [] : [{ field: "orderId" as const, rule: ruleOf(orderId) }]),
    ...(barcode === "" || BARCODE.test(barcode) ? [] : [{ field: "barcode" as const, rule: "pattern" }]),
  ]
  if (reasons.length > 0) return yield* new ReceiptRefused({ reasons })
  const gateway = yield* TicketGateway
  return yield* Effect.mapError(
    gateway.fetchOrderById(
      { source: "ONLINE", orderId, ...(barcode === "" ? {} : { orderBarcode: Redacted.make(barcode) }) },
      captcha,
    ),
    toReceiptRefused,
  )
})

function ruleOf(text: string): string {
  return text === "" ? "required" : "pattern"
}

function toReceiptRefused(error: BackendError): BackendError | ReceiptRefused {
  if (requiresCaptcha(error)) return new ReceiptRefused({ reasons: [{ field: "captcha", rule: "required" }] })
  return error.reason._tag === "NotFound"
    ? new ReceiptRefused({ reasons: [{ field: "barcode", rule: "unknown" }] })
    : error
}
