import { useEffect, useLayoutEffect, useReducer, useRef } from "react"
import type { SavedAddress } from "../../../application/account/listAddresses.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { CheckoutDecision } from "../../../application/checkout/submitCheckout.ts"
import type { PaymentChoice } from "../../../application/checkout/submittedPayments.ts"
import { asksForCaptcha } from "../../../application/shared/asksForCaptcha.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { AddressProblem } from "../../../domain/address/addressProblems.ts"
import { addressProblems } from "../../../domain/address/addressProblems.ts"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import { isRegisteredIn } from "../../runtime/isRegisteredIn.ts"
import { onOtherTab } from "../../runtime/otherTabs.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import type { ChosenDelivery } from "./delivery/ChosenDelivery.ts"
import { askDelivery } from "../../runtime/askDelivery.ts"
import { isShippingGone, shippingChoice } from "./delivery/ChosenDelivery.ts"
import type { CheckoutEvent, CheckoutState, CheckoutStep, PurchaseWish } from "./checkoutState.ts"
import { initialCheckout, nextCheckout } from "./checkoutState.ts"
import type { PaymentAnswer, PaymentRounds } from "./paymentRounds.ts"
import { asksAgain, paymentRounds } from "./paymentRounds.ts"
import { problemsOfError } from "./problemsOfError.ts"
import { keepTypedAddress, typedAddress } from "./typedAddress.ts"
import { useDoubt } from "./useDoubt.ts"
import { useFreshPage } from "./useFreshPage.ts"
import { useLeft } from "./useLeft.ts"

/** Policy type 2 of the specification's section 3: the conditions of purchase, named above the pay button. */
const PURCHASE_CONDITIONS = "2"
const LOCKED_KEY = "_ERR_AUTH_LOCKED"
const REUSED_KEY = "_ERR_IDEMPOTENCY_KEY_REUSED"

type Deliveries = Omit<Extract<CheckoutEvent, { event: "addressSaved" }>, "event">

/** What a checkout shows, and what a shopper can do in it. */
export interface Checkout {
  readonly state: CheckoutState
  readonly begin: () => void
  readonly goTo: (step: CheckoutStep) => void
  readonly giveEmail: (address: Address) => void
  readonly giveAddress: (address: Address) => void
  /** Delivers to an address of the book as it is. */
  readonly deliverTo: (address: SavedAddress) => void
  readonly chooseShipping: (method: ShippingMethod, delivery?: ChosenDelivery) => void
  /** Says what is wanted beside delivery and payment. */
  readonly wish: (wish: PurchaseWish) => void
  readonly pay: (payment: PaymentChoice) => void
  /** What became of a payment that was looked at elsewhere. */
  readonly end: (outcome: CheckoutOutcome) => void
  /** Answers what the payment asked. */
  readonly answer: (answer: PaymentAnswer) => void
  /** Leaves open what the payment asked. */
  readonly otherWay: () => void
  /** Asks at once what became of a payment in doubt. */
  readonly askNow: () => Promise<void>
  readonly setQuantity: (sku: Sku, quantity: number) => void
}

export function useCheckout(address: PageAddress): Checkout {
  const commands = useCommands()
  const { replaceAddress } = useNavigation()
  const shownCart = useCart()
  const { id: storeId, countryCode } = useFrame().store
  const inDoubt = address.parameters["inDoubt"]
  const [state, dispatch] = useReducer(nextCheckout, undefined, () =>
    initialCheckout(countryCode, inDoubt !== undefined && isOrderId(inDoubt) ? inDoubt : undefined),
  )
  /** The order once the shop has opened the checkout; nothing when it could not. */
  const opening = useRef<Promise<OrderId | undefined>>(undefined)

  const open = async () => {
    const result = await commands.beginCheckout()
    if (!result.ok) {
      dispatch({ event: "notOpened", error: result.error })
      return undefined
    }
    dispatch({ event: "opened", ...result.value })
    shownCart.set(result.value.cart)
    return result.value.orderId
  }
  const begin = () => {
    opening.current = open()
  }
  // What another tab did to the cart while this one is filled in (F196). An attempt that is under way is not disturbed.
  const renew = async () => {
    const opened = commands.beginCheckout()
    opening.current = opened.then((result) => (result.ok ? result.value.orderId : undefined))
    const result = await opened
    if (!result.ok) return dispatch({ event: "notOpened", error: result.error })
    dispatch({ event: "cartRenewed", ...result.value })
    shownCart.set(result.value.cart)
  }
  const { phase } = state
  useEffect(() => {
    if (phase === "filling" || phase === "closed") return onOtherTab("cart", () => void renew())
    return undefined
    // `renew` is another function at every drawing and does the same.
  }, [phase])
  // The address remembers an attempt that is under way: after a reload the shop is asked for it before anything else.
  const mark = (orderId: OrderId | undefined) => {
    const { inDoubt: _, ...parameters } = address.parameters
    replaceAddress({ ...address, parameters: orderId === undefined ? parameters : { ...parameters, inDoubt: orderId } })
  }
  useEffect(() => {
    if (state.phase === "opening") begin()
    if (state.phase === "filling" || state.phase === "opening") mark(undefined)
  }, [state.phase])
  const isGuest = () => !isRegisteredIn(storeId)
  // Before anybody can go into a field between the look at where they are and the texts.
  useLayoutEffect(() => {
    // Whoever has an account has a book of addresses, and the tab may be somebody else's next.
    if (!isGuest()) return keepTypedAddress(undefined)
    // A field that somebody or the browser has filled in meanwhile keeps what is in it.
    const address = typedAddress(countryCode, document.activeElement?.getAttribute("name"))
    if (address !== undefined) dispatch({ event: "edited", address })
  }, [])
  useEffect(() => {
    if (state.phase === "confirmed") keepTypedAddress(undefined)
  }, [state.phase])
  const edit = (given: Address) => {
    dispatch({ event: "edited", address: given })
    if (isGuest()) keepTypedAddress(given)
  }
  useFreshPage()
  const isAtBank = state.phase === "asked" && state.question?.outcome === "leave"
  const askNow = useDoubt(
    state.phase === "inDoubt" || isAtBank ? state.orderId : undefined,
    commands.resumePayment,
    (outcome) => dispatch({ event: "ended", outcome }),
    isAtBank,
  )
  const left = useLeft()
  const rounds = useRef<PaymentRounds<CheckoutDecision>>(undefined)
  /** Saves the address that a captcha was asked for, with one. */
  const saving = useRef<(captcha: SolvedCaptcha | undefined) => Promise<void>>(undefined)

  const fail = (error: ShopError) => dispatch({ event: "failed", error })
  const refreshCart = async () => {
    const result = await commands.loadCart()
    if (!result.ok) return
    dispatch({ event: "cartChanged", cart: result.value })
    shownCart.set(result.value)
  }
  const giveEmail = (given: Address) => {
    const problems = addressProblems(given).filter((problem) => problem.field === "email")
    edit(given)
    dispatch(problems.length > 0 ? { event: "problems", problems } : { event: "wentTo", step: "where" })
  }
  const giveAddress = async (given: Address, captcha?: SolvedCaptcha) => {
    edit(given)
    const problems: readonly AddressProblem[] = addressProblems(given)
    if (problems.length > 0) return dispatch({ event: "problems", problems })
    dispatch({ event: "began" })
    // Whoever types faster than the shop opens the checkout waits for it; the page says so when it can't be opened.
    const orderId = state.orderId ?? (await opening.current)
    if (orderId === undefined) return dispatch({ event: "problems", problems })
    const result = await commands.saveDeliveryAddress(orderId, given, captcha)
    if (result.ok) return goOnTo(orderId, result.value)
    if (asksForCaptcha(result.error)) {
      saving.current = (solved) => giveAddress(given, solved)
      return dispatch({ event: "ended", outcome: { outcome: "captcha" }, again: captcha !== undefined })
    }
    fail(result.error)
    dispatch({ event: "problems", problems: problemsOfError(result.error) })
  }
  const deliverTo = async (own: SavedAddress) => {
    dispatch({ event: "began" })
    const orderId = state.orderId ?? (await opening.current)
    if (orderId === undefined) return dispatch({ event: "problems", problems: [] })
    const result = await askDelivery(commands, (delivery) => delivery.deliverTo(orderId, own))
    if (result.ok) return goOnTo(orderId, result.value)
    if (result.error._tag !== "PlaceSearchRefused") fail(result.error)
  }
  const goOnTo = async (orderId: OrderId, found: Deliveries) => {
    dispatch({ event: "addressSaved", ...found })
    const {
      address: { id },
      shippingMethods: [first, ...others],
      collectionMethods = [],
    } = found
    // What goes by e-mail alone is brought nowhere: there is nothing to choose.
    if (first?.kind === "email" && others.length + collectionMethods.length === 0) await setShipping(orderId, id, first)
  }
  const setShipping = async (
    orderId: OrderId,
    addressId: string,
    shipping: ShippingMethod,
    delivery: ChosenDelivery = {},
  ) => {
    dispatch({ event: "began" })
    const result = await commands.chooseShipping(orderId, shippingChoice(shipping, addressId, delivery))
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
      rounds.current?.isUnderWay() === true ||
      orderId === undefined ||
      addressId === undefined ||
      shipping === undefined ||
      cart === undefined
    )
      return
    dispatch({ event: "paid" })
    mark(orderId)
    rounds.current = paymentRounds((decision) => commands.submitCheckout(decision, left()))
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
  const answer = async (given: PaymentAnswer) => {
    const { orderId } = state
    const save = saving.current
    if (save !== undefined) {
      otherWay()
      return save(given.captcha)
    }
    const submitting = rounds.current?.answer(given)
    if (orderId === undefined || submitting === undefined) return
    dispatch({ event: "paid" })
    await ended(orderId, submitting, given)
  }
  const otherWay = () => {
    saving.current = undefined
    rounds.current?.forget()
    dispatch({ event: "otherWay" })
  }
  const ended = async (
    orderId: OrderId,
    submitting: ReturnType<typeof commands.submitCheckout>,
    given?: PaymentAnswer,
  ) => {
    const result = await submitting
    if (result.ok) return dispatch({ event: "ended", outcome: result.value, again: asksAgain(result.value, given) })
    // The same attempt was sent before with other words: what became of that one has to be known first.
    if (hasKey(result.error, REUSED_KEY)) return dispatch({ event: "inDoubt", orderId })
    if (hasKey(result.error, LOCKED_KEY)) return dispatch({ event: "locked" })
    if (isShippingGone(result.error)) return dispatch({ event: "shippingGone", error: result.error })
    fail(result.error)
    if (result.error._tag === "TotalChanged" || result.error._tag === "NotEnoughStock") await refreshCart()
  }
  const setQuantity = async (sku: Sku, quantity: number) => {
    dispatch({ event: "began" })
    const result = await commands.changeQuantity(sku, quantity)
    if (!result.ok) return fail(result.error)
    dispatch({ event: "cartChanged", cart: result.value })
    dispatch({ event: "wentTo", step: "how" })
    shownCart.set(result.value)
  }
  return {
    state,
    giveEmail,
    begin,
    askNow,
    goTo: (step) => dispatch({ event: "wentTo", step }),
    giveAddress: (given) => void giveAddress(given),
    deliverTo: (own) => void deliverTo(own),
    chooseShipping: (method, delivery) => void chooseShipping(method, delivery),
    wish: (wish) => dispatch({ event: "wished", wish }),
    end: (outcome) => dispatch({ event: "ended", outcome }),
    pay: (payment) => void pay(payment),
    answer: (given) => void answer(given),
    otherWay,
    setQuantity: (sku, quantity) => void setQuantity(sku, quantity),
  }
}

function hasKey(error: ShopError, key: string): boolean {
  return error._tag === "BackendError" && error.reason._tag === "Rejected" && error.reason.key === key
}
