import { useEffect, useLayoutEffect, useReducer, useRef } from "react"
import type { SavedAddress } from "../../../application/account/listAddresses.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { CheckoutDecision } from "../../../application/checkout/submitCheckout.ts"
import type { PaymentChoice } from "../../../application/checkout/tracking/submittedPayments.ts"
import { requiresCaptcha } from "../../../application/shared/requiresCaptcha.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { AddressRefusedReason } from "../../../domain/address/validateAddress.ts"
import { validateAddress } from "../../../domain/address/validateAddress.ts"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import type { CommandResult, ShopError } from "../../runtime/CommandResult.ts"
import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import { onOtherTab } from "../../runtime/otherTabs.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import type { ChosenDelivery } from "./delivery/ChosenDelivery.ts"
import { isShippingUnavailable, shippingChoice } from "./delivery/ChosenDelivery.ts"
import type { CheckoutEvent, CheckoutState, CheckoutStep, PurchaseOptionsUpdate } from "./checkoutState.ts"
import { initialCheckout, nextCheckout } from "./checkoutState.ts"
import type { PaymentAnswer, PaymentRounds } from "./after-payment/paymentRounds.ts"
import { isAnswerRejected, paymentRounds } from "./after-payment/paymentRounds.ts"
import { addressReasonsOf } from "./address/addressReasonsOf.ts"
import { storeTypedAddress, readTypedAddress } from "./address/readTypedAddress.ts"
import { usePendingPayment } from "./after-payment/usePendingPayment.ts"
import { useReloadOnRestore } from "./after-payment/useReloadOnRestore.ts"
import { useUnmountSignal } from "./useUnmountSignal.ts"

/** Policy type 2 of S3.5: the conditions of purchase, named above the pay button. */
const PURCHASE_CONDITIONS = "2"
const LOCKED_KEY = "_ERR_AUTH_LOCKED"
const REUSED_KEY = "_ERR_IDEMPOTENCY_KEY_REUSED"

type SavedDelivery = Omit<Extract<CheckoutEvent, { event: "addressSaved" }>, "event">

/** The state of a checkout and its actions. */
export interface Checkout {
  readonly state: CheckoutState
  readonly begin: () => void
  readonly goTo: (step: CheckoutStep) => void
  readonly submitEmail: (address: Address) => void
  readonly submitAddress: (address: Address) => void
  /** Selects an address of the address book for delivery. */
  readonly listDeliveryOptions: (address: SavedAddress) => void
  readonly chooseShipping: (method: ShippingMethod, delivery?: ChosenDelivery) => void
  /** Changes the options beyond delivery and payment. */
  readonly wish: (wish: PurchaseOptionsUpdate) => void
  readonly pay: (payment: PaymentChoice) => void
  /** Applies the outcome of a payment that was checked elsewhere. */
  readonly end: (outcome: CheckoutOutcome) => void
  /** Submits the result of the required action. */
  readonly answer: (answer: PaymentAnswer) => void
  /** Cancels the required action. */
  readonly chooseOtherMethod: () => void
  /** Checks at once the status of a pending payment. */
  readonly checkNow: () => Promise<void>
  readonly setQuantity: (sku: Sku, quantity: number) => void
}

export function useCheckout(address: PageAddress): Checkout {
  const commands = useCommands()
  const { replaceAddress } = useNavigation()
  const shownCart = useCart()
  const { id: storeId, countryCode } = useFrame().store
  const pending = address.parameters["pending"]
  const [state, dispatch] = useReducer(nextCheckout, undefined, () =>
    initialCheckout(countryCode, pending !== undefined && isOrderId(pending) ? pending : undefined),
  )
  /** The order once the checkout is open; `undefined` if opening failed. */
  const loading = useRef<Promise<OrderId | undefined>>(undefined)

  const open = async () => {
    const result = await commands.checkout.startCheckout()
    if (!result.ok) {
      dispatch({ event: "notOpened", error: result.error })
      return undefined
    }
    dispatch({ event: "opened", ...result.value })
    shownCart.set(result.value.cart)
    return result.value.orderId
  }
  const begin = () => {
    loading.current = open()
  }
  // Applies cart changes of another tab while this checkout is being filled in (F196). A pending payment is not
  // disturbed.
  const renew = async () => {
    const opened = commands.checkout.startCheckout()
    loading.current = opened.then((result) => (result.ok ? result.value.orderId : undefined))
    const result = await opened
    if (!result.ok) return dispatch({ event: "notOpened", error: result.error })
    dispatch({ event: "cartRenewed", ...result.value })
    shownCart.set(result.value.cart)
  }
  const { phase } = state
  useEffect(() => {
    if (phase === "editing" || phase === "closed") return onOtherTab("cart", () => void renew())
    return undefined
    // `renew` changes with every render but behaves the same.
  }, [phase])
  // Stores the pending order in the address: after a reload its status is checked first.
  const mark = (orderId: OrderId | undefined) => {
    const { pending: _, ...parameters } = address.parameters
    replaceAddress({ ...address, parameters: orderId === undefined ? parameters : { ...parameters, pending: orderId } })
  }
  useEffect(() => {
    if (state.phase === "loading") begin()
    if (state.phase === "editing" || state.phase === "loading") mark(undefined)
  }, [state.phase])
  const isGuest = () => !isRegisteredIn(storeId)
  // A layout effect, so that no field can receive the focus between reading the active element and filling in values.
  useLayoutEffect(() => {
    // Registered customers have an address book, and the tab may be used by another customer next.
    if (!isGuest()) return storeTypedAddress(undefined)
    // The focused field keeps its value.
    const address = readTypedAddress(countryCode, document.activeElement?.getAttribute("name"))
    if (address !== undefined) dispatch({ event: "edited", address })
  }, [])
  useEffect(() => {
    if (state.phase === "paid") storeTypedAddress(undefined)
  }, [state.phase])
  const edit = (submitted: Address) => {
    dispatch({ event: "edited", address: submitted })
    if (isGuest()) storeTypedAddress(submitted)
  }
  useReloadOnRestore()
  const isAtBank = state.phase === "actionRequired" && state.action?.outcome === "redirectRequired"
  const checkNow = usePendingPayment(
    state.phase === "pending" || isAtBank ? state.orderId : undefined,
    commands.checkout.resumePayment,
    (outcome) => dispatch({ event: "ended", outcome }),
    isAtBank,
  )
  const left = useUnmountSignal()
  const rounds = useRef<PaymentRounds<CheckoutDecision>>(undefined)
  /** Repeats the address request with the captcha it required. */
  const saving = useRef<(captcha: SolvedCaptcha | undefined) => Promise<void>>(undefined)

  const fail = (error: ShopError) => dispatch({ event: "failed", error })
  const refreshCart = async () => {
    const result = await commands.cart.loadCart()
    if (!result.ok) return
    dispatch({ event: "cartChanged", cart: result.value })
    shownCart.set(result.value)
  }
  const submitEmail = (submitted: Address) => {
    const reasons = validateAddress(submitted).filter((problem) => problem.field === "email")
    edit(submitted)
    dispatch(reasons.length > 0 ? { event: "reasons", reasons } : { event: "wentTo", step: "address" })
  }
  const submitAddress = async (submitted: Address, captcha?: SolvedCaptcha) => {
    edit(submitted)
    const reasons: readonly AddressRefusedReason[] = validateAddress(submitted)
    if (reasons.length > 0) return dispatch({ event: "reasons", reasons })
    dispatch({ event: "began" })
    // Customers who type faster than the checkout opens wait for it; the page shows an error if it cannot be opened.
    const orderId = state.orderId ?? (await loading.current)
    if (orderId === undefined) return dispatch({ event: "reasons", reasons })
    const result = await commands.checkout.saveDeliveryAddress(orderId, submitted, captcha)
    if (result.ok) return continueToDelivery(orderId, result.value)
    if (requiresCaptcha(result.error)) {
      saving.current = (solved) => submitAddress(submitted, solved)
      return dispatch({ event: "ended", outcome: { outcome: "captchaRequired" }, again: captcha !== undefined })
    }
    fail(result.error)
    dispatch({ event: "reasons", reasons: addressReasonsOf(result.error) })
  }
  const listDeliveryOptions = async (own: SavedAddress) => {
    dispatch({ event: "began" })
    const orderId = state.orderId ?? (await loading.current)
    if (orderId === undefined) return dispatch({ event: "reasons", reasons: [] })
    const result = await commands.delivery.listDeliveryOptions(orderId, own)
    if (result.ok) return continueToDelivery(orderId, result.value)
    fail(result.error)
  }
  const continueToDelivery = async (orderId: OrderId, found: SavedDelivery) => {
    dispatch({ event: "addressSaved", ...found })
    const {
      address: { id },
      shippingMethods: [first, ...others],
      pickupMethods = [],
    } = found
    // Virtual gift cards need no delivery, so there is no method to choose.
    if (first?.kind === "email" && others.length + pickupMethods.length === 0) await setShipping(orderId, id, first)
  }
  const setShipping = async (
    orderId: OrderId,
    addressId: string,
    shipping: ShippingMethod,
    delivery: ChosenDelivery = {},
  ) => {
    dispatch({ event: "began" })
    const result = await commands.checkout.chooseShipping(orderId, shippingChoice(shipping, addressId, delivery))
    if (!result.ok) return fail(result.error)
    dispatch({ event: "shippingChosen", shipping, delivery, cart: result.value })
    shownCart.set(result.value)
  }
  const chooseShipping = async (shipping: ShippingMethod, delivery?: ChosenDelivery) => {
    if (state.orderId !== undefined && state.addressId !== undefined)
      await setShipping(state.orderId, state.addressId, shipping, delivery)
  }
  const pay = async (payment: PaymentChoice) => {
    const { orderId, addressId, shipping, cart } = state
    if (
      rounds.current?.isInFlight() === true ||
      orderId === undefined ||
      addressId === undefined ||
      shipping === undefined ||
      cart === undefined
    )
      return
    dispatch({ event: "submitted" })
    mark(orderId)
    rounds.current = paymentRounds((decision) => commands.checkout.submitCheckout(decision, left()))
    await ended(
      orderId,
      rounds.current.send({
        orderId,
        shipping: shippingChoice(shipping, addressId, state.delivery),
        ...(state.billing === undefined ? {} : { billingAddressId: state.billing.id }),
        ...(state.wishes === undefined ? {} : { wishes: state.wishes }),
        ...payment,
        expectedTotal: cart.totalOrder,
        acceptedPolicies: [PURCHASE_CONDITIONS],
      }),
    )
  }
  const answer = async (submitted: PaymentAnswer) => {
    const { orderId } = state
    const save = saving.current
    if (save !== undefined) {
      chooseOtherMethod()
      return save(submitted.captcha)
    }
    const submitting = rounds.current?.answer(submitted)
    if (orderId === undefined || submitting === undefined) return
    dispatch({ event: "submitted" })
    await ended(orderId, submitting, submitted)
  }
  const chooseOtherMethod = () => {
    saving.current = undefined
    rounds.current?.forget()
    dispatch({ event: "chooseOtherMethod" })
  }
  const ended = async (
    orderId: OrderId,
    submitting: Promise<CommandResult<CheckoutOutcome>>,
    submitted?: PaymentAnswer,
  ) => {
    const result = await submitting
    if (result.ok)
      return dispatch({ event: "ended", outcome: result.value, again: isAnswerRejected(result.value, submitted) })
    // The idempotency key was used with other data: the outcome of that attempt must be known first.
    if (hasErrorKey(result.error, REUSED_KEY)) return dispatch({ event: "pending", orderId })
    if (hasErrorKey(result.error, LOCKED_KEY)) return dispatch({ event: "passwordLocked" })
    if (isShippingUnavailable(result.error)) return dispatch({ event: "shippingGone", error: result.error })
    fail(result.error)
    if (result.error._tag === "TotalChanged" || result.error._tag === "NotEnoughStock") await refreshCart()
  }
  const setQuantity = async (sku: Sku, quantity: number) => {
    dispatch({ event: "began" })
    const result = await commands.cart.changeQuantity(sku, quantity)
    if (!result.ok) return fail(result.error)
    dispatch({ event: "cartChanged", cart: result.value })
    dispatch({ event: "wentTo", step: "delivery" })
    shownCart.set(result.value)
  }
  return {
    state,
    submitEmail,
    begin,
    checkNow,
    goTo: (step) => dispatch({ event: "wentTo", step }),
    submitAddress: (submitted) => void submitAddress(submitted),
    listDeliveryOptions: (own) => void listDeliveryOptions(own),
    chooseShipping: (method, delivery) => void chooseShipping(method, delivery),
    wish: (wish) => dispatch({ event: "wished", wish }),
    end: (outcome) => dispatch({ event: "ended", outcome }),
    pay: (payment) => void pay(payment),
    answer: (submitted) => void answer(submitted),
    chooseOtherMethod,
    setQuantity: (sku, quantity) => void setQuantity(sku, quantity),
  }
}

function hasErrorKey(error: ShopError, key: string): boolean {
  return error._tag === "BackendError" && error.reason._tag === "Rejected" && error.reason.key === key
}
