import type { Address } from "../../../domain/address/Address.ts"
import { emptyAddress } from "../../../domain/address/addressDraft.ts"
import type { AddressProblem } from "../../../domain/address/addressProblems.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { PaymentMethod } from "../../../domain/checkout/PaymentMethod.ts"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { ShopError } from "../../runtime/CommandResult.ts"

/** The four questions of a checkout, in their order. */
export const CHECKOUT_STEPS = ["who", "where", "how", "pay"] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** What is to be said above the open step. */
export type CheckoutNotice =
  | { readonly notice: "error"; readonly error: ShopError }
  | { readonly notice: "outcome"; readonly outcome: Extract<CheckoutOutcome, { outcome: "refused" | "repay" | "challenge" | "authenticate" | "failed" | "unsubmitted" }> }

/**
 * Where a checkout stands.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> opening
 *   opening --> filling: opened
 *   opening --> closed: not opened
 *   filling --> paying: paid
 *   paying --> confirmed: confirmed
 *   paying --> leaving: leaving
 *   paying --> inDoubt: unknown
 *   paying --> filling: anything else, with a notice
 *   inDoubt --> confirmed: confirmed
 *   inDoubt --> inDoubt: unknown
 *   inDoubt --> filling: refused, unsubmitted and the like, with a notice
 * ```
 */
export type CheckoutPhase = "opening" | "closed" | "filling" | "paying" | "inDoubt" | "leaving" | "confirmed"

export interface CheckoutState {
  readonly phase: CheckoutPhase
  readonly step: CheckoutStep
  readonly cart?: Cart
  readonly orderId?: OrderId
  readonly paymentMethods: readonly PaymentMethod[]
  readonly address: Address
  readonly addressId?: string
  readonly problems: readonly AddressProblem[]
  readonly shippingMethods: readonly ShippingMethod[]
  readonly shipping?: ShippingMethod
  /** A call of the open step is under way. */
  readonly busy: boolean
  readonly notice?: CheckoutNotice
  readonly guestToken?: string
}

export type CheckoutEvent =
  | { readonly event: "opened"; readonly cart: Cart; readonly orderId: OrderId; readonly paymentMethods: readonly PaymentMethod[] }
  | { readonly event: "notOpened"; readonly error: ShopError }
  | { readonly event: "edited"; readonly address: Address }
  | { readonly event: "problems"; readonly problems: readonly AddressProblem[] }
  | { readonly event: "wentTo"; readonly step: CheckoutStep }
  | { readonly event: "began" }
  | { readonly event: "failed"; readonly error: ShopError }
  | { readonly event: "addressSaved"; readonly address: Address & { readonly id: string }; readonly shippingMethods: readonly ShippingMethod[] }
  | { readonly event: "shippingChosen"; readonly shipping: ShippingMethod; readonly cart: Cart }
  | { readonly event: "cartChanged"; readonly cart: Cart }
  | { readonly event: "paid" }
  | { readonly event: "inDoubt"; readonly orderId: OrderId }
  | { readonly event: "ended"; readonly outcome: CheckoutOutcome }

/** A checkout that has not begun; with an order in doubt it begins by asking after that. */
export function initialCheckout(countryCode: string, inDoubt: OrderId | undefined): CheckoutState {
  return {
    phase: inDoubt === undefined ? "opening" : "inDoubt",
    step: "who", paymentMethods: [], address: emptyAddress(countryCode), problems: [], shippingMethods: [], busy: false,
    ...(inDoubt === undefined ? {} : { orderId: inDoubt }),
  }
}

/** The checkout after an event. Nothing that was typed is ever lost by one. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { notice: _, ...quiet } = state
  switch (event.event) {
    case "opened":
      return { ...state, phase: "filling", cart: event.cart, orderId: event.orderId, paymentMethods: event.paymentMethods }
    case "notOpened":
      return { ...quiet, phase: "closed", notice: { notice: "error", error: event.error } }
    case "edited":
      return { ...state, address: event.address }
    case "problems":
      return { ...state, busy: false, problems: event.problems }
    case "wentTo":
      return { ...quiet, step: event.step, busy: false, problems: [] }
    case "began":
      return { ...quiet, busy: true, problems: [] }
    case "failed":
      return { ...state, phase: state.phase === "paying" ? "filling" : state.phase, busy: false, notice: { notice: "error", error: event.error } }
    case "addressSaved":
      return withoutShipping({ ...quiet, busy: false, step: "how", address: event.address, addressId: event.address.id, problems: [], shippingMethods: event.shippingMethods })
    case "shippingChosen":
      return { ...quiet, busy: false, step: "pay", shipping: event.shipping, cart: event.cart }
    case "cartChanged":
      return { ...state, cart: event.cart }
    case "paid":
      return { ...quiet, phase: "paying" }
    case "inDoubt":
      return { ...quiet, phase: "inDoubt", orderId: event.orderId }
    case "ended":
      return afterPayment(quiet, event.outcome)
  }
}

function withoutShipping(state: CheckoutState): CheckoutState {
  const { shipping: _, ...rest } = state
  return rest
}

function afterPayment(state: CheckoutState, outcome: CheckoutOutcome): CheckoutState {
  switch (outcome.outcome) {
    case "confirmed":
      return { ...state, phase: "confirmed", orderId: outcome.orderId, ...(outcome.guestToken === undefined ? {} : { guestToken: outcome.guestToken }) }
    case "leaving":
      return { ...state, phase: "leaving" }
    case "unknown":
      return { ...state, phase: "inDoubt", orderId: outcome.orderId }
    default:
      // After a reload the checkout is still to be opened; otherwise the shopper is back where the card is asked for.
      return { ...state, phase: state.cart === undefined ? "opening" : "filling", notice: { notice: "outcome", outcome } }
  }
}
