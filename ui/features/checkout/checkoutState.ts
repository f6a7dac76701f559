import type { Address } from "../../../domain/address/Address.ts"
import { blankAddress } from "../../../domain/address/addressDraft.ts"
import type { AddressRefusedReason } from "../../../domain/address/validateAddress.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { ParcelOffer } from "../../../domain/checkout/ParcelOffer.ts"
import { updateParcels } from "../../../domain/checkout/updateParcels.ts"
import type { PaymentMethod } from "../../../domain/checkout/PaymentMethod.ts"
import type { PurchaseOptions } from "../../../domain/checkout/PurchaseOptions.ts"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { PaymentQr } from "../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { ShopError } from "../../runtime/CommandResult.ts"
import type { PaymentAction } from "./after-payment/PaymentActionPanel.tsx"
import type { ChosenDelivery } from "./delivery/ChosenDelivery.ts"

/** The steps of a checkout, in order. */
export const CHECKOUT_STEPS = ["contact", "address", "delivery", "payment"] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** The message above the open step. */
export type CheckoutAlert =
  | { readonly alert: "error"; readonly error: ShopError }
  /** Another tab changed the cart. */
  | { readonly alert: "changedElsewhere" }
  | {
      readonly alert: "outcome"
      readonly outcome: Extract<
        CheckoutOutcome,
        { outcome: "declined" | "challengeRequired" | "passwordRequired" | "failed" | "notSubmitted" }
      >
    }

/**
 * The phases of a checkout.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> loading
 *   [*] --> pending: with a pending payment
 *   loading --> editing: opened
 *   loading --> closed: notOpened
 *   editing --> editing: cartRenewed by another tab
 *   closed --> editing: cartRenewed by another tab
 *   editing --> submitting: submitted
 *   submitting --> paid: paid
 *   submitting --> redirecting: redirecting
 *   submitting --> scanRequired: scanRequired
 *   scanRequired --> paid: paid
 *   scanRequired --> editing: refused, with an alert
 *   submitting --> pending: unknown
 *   submitting --> actionRequired: challenge, password, captcha or redirect required, passwordLocked
 *   submitting --> repaymentRequired: repaymentRequired, failed with an order
 *   actionRequired --> submitting: submitted
 *   actionRequired --> editing: chooseOtherMethod
 *   actionRequired --> repaymentRequired: chooseOtherMethod at a redirect
 *   actionRequired --> paid: paid in the meantime
 *   submitting --> editing: all other outcomes, with an alert
 *   pending --> paid: paid
 *   pending --> pending: unknown
 *   pending --> actionRequired: redirectRequired
 *   pending --> repaymentRequired: repaymentRequired, failed with an order
 *   pending --> editing: all other outcomes, with an alert
 *   pending --> loading: all other outcomes after a reload, with an alert
 * ```
 */
export type CheckoutPhase =
  | "loading"
  | "closed"
  | "editing"
  | "submitting"
  | "pending"
  | "actionRequired"
  | "repaymentRequired"
  | "redirecting"
  | "scanRequired"
  | "paid"

export interface CheckoutState {
  readonly phase: CheckoutPhase
  readonly step: CheckoutStep
  readonly cart?: Cart
  readonly orderId?: OrderId
  readonly paymentMethods: readonly PaymentMethod[]
  readonly address: Address
  readonly addressId?: string
  readonly reasons: readonly AddressRefusedReason[]
  readonly shippingMethods: readonly ShippingMethod[]
  /** Pickup methods; the pickup point is still to be chosen. */
  readonly pickupMethods: readonly ShippingMethod[]
  /** The parcels of a split delivery; empty for a single one. */
  readonly parcels: readonly ParcelOffer[]
  readonly shipping?: ShippingMethod
  /** Pickup point or time slot, beyond the method. */
  readonly delivery?: ChosenDelivery
  /** The billing address, if it differs from the shipping address. */
  readonly billing?: Address & { readonly id: string }
  /** Invoice and packaging options. */
  readonly wishes?: PurchaseOptions
  /** A business customer must still complete the invoice details. */
  readonly isInvoiceMissing?: boolean
  /** A request of the open step is pending. */
  readonly busy: boolean
  readonly alert?: CheckoutAlert
  readonly guestToken?: string
  /** The code of a payment that awaits scanning. */
  readonly qr?: PaymentQr
  /** The action the payment requires, if any. */
  readonly action?: PaymentAction
  /** In phase `repaymentRequired`: the payment failed, rather than continuing elsewhere. */
  readonly hasFailed?: boolean
}

/** A change of the options beyond delivery and payment. */
export interface PurchaseOptionsUpdate {
  readonly wishes: PurchaseOptions
  /** The billing address; `undefined` for the shipping address. */
  readonly billing: (Address & { readonly id: string }) | undefined
  readonly isInvoiceMissing?: boolean
}

export type CheckoutEvent =
  | {
      readonly event: "opened"
      readonly cart: Cart
      readonly orderId: OrderId
      readonly paymentMethods: readonly PaymentMethod[]
    }
  | { readonly event: "notOpened"; readonly error: ShopError }
  | { readonly event: "edited"; readonly address: Address }
  | { readonly event: "reasons"; readonly reasons: readonly AddressRefusedReason[] }
  | { readonly event: "wentTo"; readonly step: CheckoutStep }
  | { readonly event: "began" }
  | { readonly event: "failed"; readonly error: ShopError }
  | {
      readonly event: "addressSaved"
      readonly address: Address & { readonly id: string }
      readonly shippingMethods: readonly ShippingMethod[]
      readonly pickupMethods?: readonly ShippingMethod[]
      readonly parcels?: readonly ParcelOffer[]
    }
  | {
      readonly event: "shippingChosen"
      readonly shipping: ShippingMethod
      readonly delivery?: ChosenDelivery
      readonly cart: Cart
    }
  /** The chosen delivery is no longer available and must be chosen again. */
  | { readonly event: "shippingGone"; readonly error: ShopError }
  | { readonly event: "wished"; readonly wish: PurchaseOptionsUpdate }
  | { readonly event: "cartChanged"; readonly cart: Cart }
  /** Another tab changed or ordered the cart: the affected steps must be completed again. */
  | {
      readonly event: "cartRenewed"
      readonly cart: Cart
      readonly orderId: OrderId
      readonly paymentMethods: readonly PaymentMethod[]
    }
  | { readonly event: "submitted" }
  /** Too many wrong passwords. */
  | { readonly event: "passwordLocked" }
  /** The required action is cancelled: the customer chooses another payment method or reviews the address. */
  | { readonly event: "chooseOtherMethod" }
  | { readonly event: "pending"; readonly orderId: OrderId }
  /** `again` if the outcome requires the same action as the one just completed. */
  | { readonly event: "ended"; readonly outcome: CheckoutOutcome; readonly again?: boolean }

/** The initial state. With a pending payment it starts by checking its status. */
export function initialCheckout(countryCode: string, pending: OrderId | undefined): CheckoutState {
  return {
    phase: pending === undefined ? "loading" : "pending",
    step: "contact",
    paymentMethods: [],
    address: blankAddress(countryCode),
    reasons: [],
    shippingMethods: [],
    pickupMethods: [],
    parcels: [],
    busy: false,
    ...(pending === undefined ? {} : { orderId: pending }),
  }
}

/** Returns the state after an event. No event discards typed values. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { alert: _, action: __, ...cleared } = state
  switch (event.event) {
    case "opened":
      return {
        ...state,
        phase: "editing",
        cart: event.cart,
        orderId: event.orderId,
        paymentMethods: event.paymentMethods,
      }
    case "notOpened":
      return { ...cleared, phase: "closed", alert: { alert: "error", error: event.error } }
    case "edited":
      return { ...state, address: event.address }
    case "reasons":
      return { ...state, busy: false, reasons: event.reasons }
    case "wentTo":
      return { ...cleared, step: event.step, busy: false, reasons: [] }
    case "began":
      return { ...cleared, busy: true, reasons: [] }
    case "failed":
      return {
        ...state,
        phase: state.phase === "submitting" ? "editing" : state.phase,
        busy: false,
        alert: { alert: "error", error: event.error },
      }
    case "addressSaved":
      return withoutShipping({
        ...cleared,
        busy: false,
        step: "delivery",
        address: event.address,
        addressId: event.address.id,
        reasons: [],
        shippingMethods: event.shippingMethods,
        pickupMethods: event.pickupMethods ?? [],
        parcels: event.parcels ?? [],
      })
    case "shippingChosen":
      return {
        ...withoutShipping(cleared),
        busy: false,
        step: "payment",
        shipping: event.shipping,
        cart: event.cart,
        ...(event.delivery === undefined ? {} : { delivery: event.delivery }),
      }
    case "shippingGone":
      return withoutShipping({
        ...cleared,
        phase: "editing",
        busy: false,
        step: "delivery",
        alert: { alert: "error", error: event.error },
      })
    case "wished":
      return withOptions(cleared, event.wish)
    case "cartChanged":
      return { ...state, cart: event.cart, parcels: updateParcels(state.parcels, event.cart.items) }
    case "cartRenewed":
      return renewed(cleared, event)
    case "submitted":
      return { ...cleared, phase: "submitting" }
    case "passwordLocked":
      return { ...cleared, phase: "actionRequired", action: { outcome: "passwordLocked" } }
    case "chooseOtherMethod":
      // A customer who does not continue to the bank leaves an unpaid order behind.
      return {
        ...cleared,
        busy: false,
        phase: state.action?.outcome === "redirectRequired" ? "repaymentRequired" : "editing",
      }
    case "pending":
      return { ...cleared, phase: "pending", orderId: event.orderId }
    case "ended":
      return afterPayment(cleared, event.outcome, event.again)
  }
}

/** An address belongs to its order; a delivery method and its price depend on the cart's contents. */
function renewed(
  state: CheckoutState,
  { cart, orderId, paymentMethods }: Extract<CheckoutEvent, { event: "cartRenewed" }>,
): CheckoutState {
  const { addressId, ...rest } = state
  const isSameOrder = state.orderId === orderId
  const step = state.step === "contact" || (isSameOrder && addressId !== undefined) ? state.step : "address"
  return withoutShipping({
    ...rest,
    phase: "editing",
    busy: false,
    cart,
    orderId,
    paymentMethods,
    parcels: updateParcels(state.parcels, cart.items),
    alert: { alert: "changedElsewhere" },
    ...(isSameOrder && addressId !== undefined ? { addressId } : {}),
    step: step === "payment" ? "delivery" : step,
  })
}

function withoutShipping(state: CheckoutState): CheckoutState {
  const { shipping: _, delivery: _delivery, ...rest } = state
  return rest
}

function withOptions(
  { billing: _, ...state }: CheckoutState,
  { billing, wishes, isInvoiceMissing = false }: PurchaseOptionsUpdate,
): CheckoutState {
  return { ...state, wishes, isInvoiceMissing, ...(billing === undefined ? {} : { billing }) }
}

function afterPayment(state: CheckoutState, outcome: CheckoutOutcome, again = false): CheckoutState {
  const isPaying = state.phase === "submitting"
  switch (outcome.outcome) {
    case "redirectRequired":
      return { ...state, phase: "actionRequired", orderId: outcome.orderId, action: outcome }
    case "repaymentRequired":
      return { ...state, phase: "repaymentRequired", orderId: outcome.orderId }
    case "failed":
      return outcome.orderId === undefined
        ? withAlert(state, { outcome: "failed" })
        : { ...state, phase: "repaymentRequired", orderId: outcome.orderId, hasFailed: true }
    case "challengeRequired":
      return isPaying ? { ...state, phase: "actionRequired", action: outcome } : withAlert(state, outcome)
    case "passwordRequired":
      return isPaying ? { ...state, phase: "actionRequired", action: { ...outcome, again } } : withAlert(state, outcome)
    case "captchaRequired":
      return { ...state, phase: "actionRequired", action: { ...outcome, again } }
    case "paid":
      return {
        ...state,
        phase: "paid",
        orderId: outcome.orderId,
        ...(outcome.guestToken === undefined ? {} : { guestToken: outcome.guestToken }),
      }
    case "redirecting":
      return { ...state, phase: "redirecting" }
    case "scanRequired":
      return {
        ...state,
        phase: "scanRequired",
        orderId: outcome.orderId,
        qr: outcome.qr,
        ...(outcome.guestToken === undefined ? {} : { guestToken: outcome.guestToken }),
      }
    case "unknown":
      return { ...state, phase: "pending", orderId: outcome.orderId }
    default:
      return withAlert(state, outcome)
  }
}

/**
 * After a reload the checkout must be opened again and the payment details are gone; otherwise the customer returns to
 * the payment step.
 */
function withAlert(
  state: CheckoutState,
  outcome: Extract<CheckoutAlert, { alert: "outcome" }>["outcome"],
): CheckoutState {
  return { ...state, phase: state.cart === undefined ? "loading" : "editing", alert: { alert: "outcome", outcome } }
}
