import type { Address } from "../../../domain/address/Address.ts"
import { emptyAddress } from "../../../domain/address/addressDraft.ts"
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
import type { PaymentAction } from "./PaymentActionPanel.tsx"
import type { ChosenDelivery } from "./delivery/ChosenDelivery.ts"

/** The four questions of a checkout, in their order. */
export const CHECKOUT_STEPS = ["who", "where", "how", "pay"] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** What is to be said above the open step. */
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
 * Where a checkout stands.
 *
 * ```mermaid
 * stateDiagram-v2
 *   [*] --> opening
 *   opening --> filling: opened
 *   opening --> closed: not opened
 *   filling --> filling: cart renewed by another tab
 *   closed --> filling: cart renewed by another tab
 *   filling --> paying: paid
 *   paying --> confirmed: confirmed
 *   paying --> leaving: leaving
 *   paying --> scanning: scan
 *   scanning --> confirmed: confirmed
 *   scanning --> filling: refused, with a notice
 *   paying --> pending: unknown
 *   paying --> asked: challenge, authenticate, captcha, leave, locked
 *   paying --> repay: repay, failed where the order stands
 *   asked --> paying: answered
 *   asked --> filling: another way
 *   asked --> confirmed: confirmed meanwhile
 *   paying --> filling: anything else, with a notice
 *   pending --> confirmed: confirmed
 *   pending --> pending: unknown
 *   pending --> asked: leave
 *   pending --> repay: repay, failed where the order stands
 *   pending --> filling: refused, unsubmitted and the like, with a notice
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
  /** Ways to collect it, each at a place that is still to be chosen. */
  readonly pickupMethods: readonly ShippingMethod[]
  /** What it is sent in; none for what comes in one. */
  readonly parcels: readonly ParcelOffer[]
  readonly shipping?: ShippingMethod
  /** Where and when, beyond the method. */
  readonly delivery?: ChosenDelivery
  /** Where the bill goes, where that is not where the order goes. */
  readonly billing?: Address & { readonly id: string }
  /** An invoice, and how it is packed. */
  readonly wishes?: PurchaseOptions
  /** A business client has still to say who the invoice is for. */
  readonly isInvoiceMissing?: boolean
  /** A call of the open step is under way. */
  readonly busy: boolean
  readonly alert?: CheckoutAlert
  readonly guestToken?: string
  /** The code of a payment that waits to be scanned. */
  readonly qr?: PaymentQr
  /** What the payment asks, while it does. */
  readonly action?: PaymentAction
  /** In phase `repay`: the payment failed, and is not just to be made elsewhere. */
  readonly hasFailed?: boolean
}

/** What is wanted beside delivery and payment, as it is now. */
export interface PurchaseOptionsUpdate {
  readonly wishes: PurchaseOptions
  /** Where the bill goes; nothing for where the order goes. */
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
  /** What was chosen is not possible any more: it is asked for again. */
  | { readonly event: "shippingGone"; readonly error: ShopError }
  | { readonly event: "wished"; readonly wish: PurchaseOptionsUpdate }
  | { readonly event: "cartChanged"; readonly cart: Cart }
  /** Another tab changed the cart, or ordered it: what stood on it is asked for again. */
  | {
      readonly event: "cartRenewed"
      readonly cart: Cart
      readonly orderId: OrderId
      readonly paymentMethods: readonly PaymentMethod[]
    }
  | { readonly event: "submitted" }
  /** The password was wrong too often. */
  | { readonly event: "passwordLocked" }
  /** What was asked is left open: another way to pay is chosen, or the address is looked at once more. */
  | { readonly event: "chooseOtherMethod" }
  | { readonly event: "pending"; readonly orderId: OrderId }
  /** `again` where it asks once more for what it was just given. */
  | { readonly event: "ended"; readonly outcome: CheckoutOutcome; readonly again?: boolean }

/** A checkout that has not begun; with an order in doubt it begins by asking after that. */
export function initialCheckout(countryCode: string, pending: OrderId | undefined): CheckoutState {
  return {
    phase: pending === undefined ? "loading" : "pending",
    step: "who",
    paymentMethods: [],
    address: emptyAddress(countryCode),
    reasons: [],
    shippingMethods: [],
    pickupMethods: [],
    parcels: [],
    busy: false,
    ...(pending === undefined ? {} : { orderId: pending }),
  }
}

/** The checkout after an event. Nothing that was typed is ever lost by one. */
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
        step: "how",
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
        step: "pay",
        shipping: event.shipping,
        cart: event.cart,
        ...(event.delivery === undefined ? {} : { delivery: event.delivery }),
      }
    case "shippingGone":
      return withoutShipping({
        ...cleared,
        phase: "editing",
        busy: false,
        step: "how",
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
      // Who does not go to the bank leaves an order behind that stands unpaid.
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

/** An address belongs to its order; a way of delivery and its price belong to what is in it. */
function renewed(
  state: CheckoutState,
  { cart, orderId, paymentMethods }: Extract<CheckoutEvent, { event: "cartRenewed" }>,
): CheckoutState {
  const { addressId, ...rest } = state
  const isSameOrder = state.orderId === orderId
  const step = state.step === "who" || (isSameOrder && addressId !== undefined) ? state.step : "where"
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
    step: step === "pay" ? "how" : step,
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
 * After a reload the checkout is still to be opened, and what was to be paid with is gone; otherwise the shopper is
 * back where the card is asked for.
 */
function withAlert(
  state: CheckoutState,
  outcome: Extract<CheckoutAlert, { alert: "outcome" }>["outcome"],
): CheckoutState {
  return { ...state, phase: state.cart === undefined ? "loading" : "editing", alert: { alert: "outcome", outcome } }
}
