import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { validateAddressBody } from "../../domain/address/validateAddressBody.ts"
import { AddressRefused } from "../../domain/address/AddressRefused.ts"
import { validateInvoice } from "../../domain/address/invoiceForm.ts"
import { normalizeAddressBody } from "../../domain/address/normalizeAddressBody.ts"
import type { EguiData } from "../../domain/checkout/EguiData.ts"
import { validateEgui } from "../../domain/checkout/EguiData.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { AddressGateway } from "./AddressGateway.ts"

/**
 * Saves the billing address of an order, separate from its delivery address. Also validates the carrier of a Taiwanese
 * invoice, which is sent with the purchase.
 *
 * Fails with `AddressRefused` before any call when the address or its country's invoice data breaks a rule; with a
 * `BackendError` that `requiresCaptcha` when the backend asks for a captcha.
 */
export const saveBillingAddress = Effect.fn("address.saveBilling")(function* (
  address: Address,
  egui?: EguiData,
  captcha?: SolvedCaptcha,
) {
  const invoice = validateInvoice(address)
  const named = invoice.map(({ field }) => field)
  const saved =
    egui === undefined ? [] : validateEgui(egui).filter(({ field }) => field !== "vatin" || !named.includes(field))
  const reasons = [
    ...validateAddressBody(address).filter(({ field }) => named.every((other) => other !== field)),
    ...invoice,
    ...saved,
  ]
  if (reasons.length > 0) return yield* new AddressRefused({ reasons })
  return yield* (yield* AddressGateway).saveAddress({ ...normalizeAddressBody(address), use: "billing" }, captcha)
})
