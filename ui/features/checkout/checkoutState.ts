import type { Address } from "../../../domain/address/Address.ts"
import { emptyAddress } from "../../../domain/address/addressDraft.ts"
import type { AddressProblem } from "../../../domain/address/addressProblems.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { ParcelOffer } from "../../../domain/checkout/ParcelOffer.ts"
import { parcelsOfCart } from "../../../domain/checkout/parcelsOfCart.ts"
import type { PaymentMethod } from "../../../domain/checkout/PaymentMethod.ts"
import type { PurchaseWishes } from "../../../domain/checkout/PurchaseWishes.ts"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { PaymentQr } from "../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { ShopError } from "../../runtime/CommandResult.ts"
import type { AskedQuestion } from "./PaymentQuestion.tsx"
import type { ChosenDelivery } from "./delivery/ChosenDelivery.ts"

/** The four questions of a checkout, in their order. */
export const CHECKOUT_STEPS = ["who", "where", "how", "pay"] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** What is to be said above the open step. */
export type CheckoutNotice =
  | { readonly notice: "error"; readonly error: ShopError }
  /** Another tab changed the cart. */
  | { readonly notice: "changedElsewhere" }
  | {
      readonly notice: "outcome"
      readonly outcome: Extract<
        CheckoutOutcome,
        { outcome: "refused" | "challenge" | "authenticate" | "failed" | "unsubmitted" }
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
 *   paying --> inDoubt: unknown
 *   paying --> asked: challenge, authenticate, captcha, leave, locked
 *   paying --> repay: repay, failed where the order stands
 *   asked --> paying: answered
 *   asked --> filling: another way
 *   asked --> confirmed: confirmed meanwhile
 *   paying --> filling: anything else, with a notice
 *   inDoubt --> confirmed: confirmed
 *   inDoubt --> inDoubt: unknown
 *   inDoubt --> asked: leave
 *   inDoubt --> repay: repay, failed where the order stands
 *   inDoubt --> filling: refused, unsubmitted and the like, with a notice
 * ```
 */
export type CheckoutPhase =
  "opening" | "closed" | "filling" | "paying" | "inDoubt" | "asked" | "repay" | "leaving" | "scanning" | "confirmed"

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
  /** Ways to collect it, each at a place that is still to be chosen. */
  readonly collectionMethods: readonly ShippingMethod[]
  /** What it is sent in; none for what comes in one. */
  readonly parcels: readonly ParcelOffer[]
  readonly shipping?: ShippingMethod
  /** Where and when, beyond the method. */
  readonly delivery?: ChosenDelivery
  /** Where the bill goes, where that is not where the order goes. */
  readonly billing?: Address & { readonly id: string }
  /** An invoice, and how it is packed. */
  readonly wishes?: PurchaseWishes
  /** A business client has still to say who the invoice is for. */
  readonly lacksInvoice?: boolean
  /** A call of the open step is under way. */
  readonly busy: boolean
  readonly notice?: CheckoutNotice
  readonly guestToken?: string
  /** The code of a payment that waits to be scanned. */
  readonly qr?: PaymentQr
  /** What the payment asks, while it does. */
  readonly question?: AskedQuestion
  /** In phase `repay`: the payment failed, and is not just to be made elsewhere. */
  readonly hasFailed?: boolean
}

/** What is wanted beside delivery and payment, as it is now. */
export interface PurchaseWish {
  readonly wishes: PurchaseWishes
  /** Where the bill goes; nothing for where the order goes. */
  readonly billing: (Address & { readonly id: string }) | undefined
  readonly lacksInvoice?: boolean
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
  | { readonly event: "problems"; readonly problems: readonly AddressProblem[] }
  | { readonly event: "wentTo"; readonly step: CheckoutStep }
  | { readonly event: "began" }
  | { readonly event: "failed"; readonly error: ShopError }
  | {
      readonly event: "addressSaved"
      readonly address: Address & { readonly id: string }
      readonly shippingMethods: readonly ShippingMethod[]
      readonly collectionMethods?: readonly ShippingMethod[]
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
  | { readonly event: "wished"; readonly wish: PurchaseWish }
  | { readonly event: "cartChanged"; readonly cart: Cart }
  /** Another tab changed the cart, or ordered it: what stood on it is asked for again. */
  | {
      readonly event: "cartRenewed"
      readonly cart: Cart
      readonly orderId: OrderId
      readonly paymentMethods: readonly PaymentMethod[]
    }
  | { readonly event: "paid" }
  /** The password was wrong too often. */
  | { readonly event: "locked" }
  /** What was asked is left open: another way to pay is chosen, or the address is looked at once more. */
  | { readonly event: "otherWay" }
  | { readonly event: "inDoubt"; readonly orderId: OrderId }
  /** `again` where it asks once more for what it was just given. */
  | { readonly event: "ended"; readonly outcome: CheckoutOutcome; readonly again?: boolean }

/** A checkout that has not begun; with an order in doubt it begins by asking after that. */
export function initialCheckout(countryCode: string, inDoubt: OrderId | undefined): CheckoutState {
  return {
    phase: inDoubt === undefined ? "opening" : "inDoubt",
    step: "who",
    paymentMethods: [],
    address: emptyAddress(countryCode),
    problems: [],
    shippingMethods: [],
    collectionMethods: [],
    parcels: [],
    busy: false,
    ...(inDoubt === undefined ? {} : { orderId: inDoubt }),
  }
}

/** The checkout after an event. Nothing that was typed is ever lost by one. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { notice: _, question: __, ...quiet } = state
  switch (event.event) {
    case "opened":
      return {
        ...state,
        phase: "filling",
        cart: event.cart,
        orderId: event.orderId,
        paymentMethods: event.paymentMethods,
      }
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
      return {
        ...state,
        phase: state.phase === "paying" ? "filling" : state.phase,
        busy: false,
        notice: { notice: "error", error: event.error },
      }
    case "addressSaved":
      return withoutShipping({
        ...quiet,
        busy: false,
        step: "how",
        address: event.address,
        addressId: event.address.id,
        problems: [],
        shippingMethods: event.shippingMethods,
        collectionMethods: event.collectionMethods ?? [],
        parcels: event.parcels ?? [],
      })
    case "shippingChosen":
      return {
        ...withoutShipping(quiet),
        busy: false,
        step: "pay",
        shipping: event.shipping,
        cart: event.cart,
        ...(event.delivery === undefined ? {} : { delivery: event.delivery }),
      }
    case "shippingGone":
      return withoutShipping({
        ...quiet,
        phase: "filling",
        busy: false,
        step: "how",
        notice: { notice: "error", error: event.error },
      })
    case "wished":
      return withWish(quiet, event.wish)
    case "cartChanged":
      return { ...state, cart: event.cart, parcels: parcelsOfCart(state.parcels, event.cart.items) }
    case "cartRenewed":
      return renewed(quiet, event)
    case "paid":
      return { ...quiet, phase: "paying" }
    case "locked":
      return { ...quiet, phase: "asked", question: { outcome: "locked" } }
    case "otherWay":
      // Who does not go to the bank leaves an order behind that stands unpaid.
      return { ...quiet, busy: false, phase: state.question?.outcome === "leave" ? "repay" : "filling" }
    case "inDoubt":
      return { ...quiet, phase: "inDoubt", orderId: event.orderId }
    case "ended":
      return afterPayment(quiet, event.outcome, event.again)
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
    phase: "filling",
    busy: false,
    cart,
    orderId,
    paymentMethods,
    parcels: parcelsOfCart(state.parcels, cart.items),
    notice: { notice: "changedElsewhere" },
    ...(isSameOrder && addressId !== undefined ? { addressId } : {}),
    step: step === "pay" ? "how" : step,
  })
}

function withoutShipping(state: CheckoutState): CheckoutState {
  const { shipping: _, delivery: _delivery, ...rest } = state
  return rest
}

function withWish(
  { billing: _, ...state }: CheckoutState,
  { billing, wishes, lacksInvoice = false }: PurchaseWish,
): CheckoutState {
  return { ...state, wishes, lacksInvoice, ...(billing === undefined ? {} : { billing }) }
}

function afterPayment(state: CheckoutState, outcome: CheckoutOutcome, again = false): CheckoutState {
  const isPaying = state.phase === "paying"
  switch (outcome.outcome) {
    case "leave":
      return { ...state, phase: "asked", orderId: outcome.orderId, question: outcome }
    case "repay":
      return { ...state, phase: "repay", orderId: outcome.orderId }
    case "failed":
      return outcome.orderId === undefined
        ? withNotice(state, { outcome: "failed" })
        : { ...state, phase: "repay", orderId: outcome.orderId, hasFailed: true }
    case "challenge":
      return isPaying ? { ...state, phase: "asked", question: outcome } : withNotice(state, outcome)
    case "authenticate":
      return isPaying ? { ...state, phase: "asked", question: { ...outcome, again } } : withNotice(state, outcome)
    case "captcha":
      return { ...state, phase: "asked", question: { ...outcome, again } }
    case "confirmed":
      return {
        ...state,
        phase: "confirmed",
        orderId: outcome.orderId,
        ...(outcome.guestToken === undefined ? {} : { guestToken: outcome.guestToken }),
      }
    case "leaving":
      return { ...state, phase: "leaving" }
    case "scan":
      return {
        ...state,
        phase: "scanning",
        orderId: outcome.orderId,
        qr: outcome.qr,
        ...(outcome.guestToken === undefined ? {} : { guestToken: outcome.guestToken }),
      }
    case "unknown":
      return { ...state, phase: "inDoubt", orderId: outcome.orderId }
    default:
      return withNotice(state, outcome)
  }
}

/**
 * After a reload the checkout is still to be opened, and what was to be paid with is gone; otherwise the shopper is
 * back where the card is asked for.
 */
function withNotice(
  state: CheckoutState,
  outcome: Extract<CheckoutNotice, { notice: "outcome" }>["outcome"],
): CheckoutState {
  return { ...state, phase: state.cart === undefined ? "opening" : "filling", notice: { notice: "outcome", outcome } }
}
