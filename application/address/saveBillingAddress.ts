import * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import { addressBodyProblems } from "../../domain/address/addressBodyProblems.ts"
import { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import { invoiceProblems } from "../../domain/address/invoiceForm.ts"
import { normalizedBody } from "../../domain/address/normalizedBody.ts"
import type { EguiData } from "../../domain/checkout/EguiData.ts"
import { eguiProblems } from "../../domain/checkout/EguiData.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { AddressGateway } from "./AddressGateway.ts"

/**
 * Saves where the bill of an order goes and who it is for, apart from the address of its delivery. How a Taiwanese
 * invoice is kept is looked at with it, and goes with the purchase.
 *
 * Fails with `AddressRefused` before any call when a rule of the address or of its country's invoices is broken; with a
 * `BackendError` that `asksForCaptcha` where the shop wants one first.
 */
export const saveBillingAddress = Effect.fn("address.saveBilling")(function* (
  address: Address,
  egui?: EguiData,
  captcha?: SolvedCaptcha,
) {
  const invoice = invoiceProblems(address)
  const named = invoice.map(({ field }) => field)
  const kept =
    egui === undefined ? [] : eguiProblems(egui).filter(({ field }) => field !== "vatin" || !named.includes(field))
  const problems = [
    ...addressBodyProblems(address).filter(({ field }) => named.every((other) => other !== field)),
    ...invoice,
    ...kept,
  ]
  if (problems.length > 0) return yield* new AddressRefused({ problems })
  return yield* (yield* AddressGateway).saveAddress({ ...normalizedBody(address), use: "billing" }, captcha)
})
