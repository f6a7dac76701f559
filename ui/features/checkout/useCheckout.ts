import { useEffect, useReducer, useRef } from "react"
import type { Address } from "../../../domain/address/Address.ts"
import type { AddressProblem } from "../../../domain/address/addressProblems.ts"
import { addressProblems } from "../../../domain/address/addressProblems.ts"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { CardEntry } from "../../../domain/payment/Card.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import type { CheckoutState, CheckoutStep } from "./checkoutState.ts"
import { initialCheckout, nextCheckout } from "./checkoutState.ts"
import { problemsOfError } from "./problemsOfError.ts"
import { useDoubt } from "./useDoubt.ts"

/** Policy type 2 of the specification's section 3: the conditions of purchase, named above the pay button. */
const PURCHASE_CONDITIONS = "2"
const REUSED_KEY = "_ERR_IDEMPOTENCY_KEY_REUSED"

/** What a checkout shows, and what a shopper can do in it. */
export interface Checkout {
  readonly state: CheckoutState
  readonly begin: () => void
  readonly goTo: (step: CheckoutStep) => void
  readonly giveEmail: (address: Address) => void
  readonly giveAddress: (address: Address) => void
  readonly chooseShipping: (method: ShippingMethod) => void
  readonly pay: (card: CardEntry) => void
  readonly setQuantity: (sku: Sku, quantity: number) => void
}

export function useCheckout(address: PageAddress): Checkout {
  const commands = useCommands()
  const { addressOf } = useNavigation()
  const shownCart = useCart()
  const { countryCode } = useFrame().store
  const inDoubt = address.parameters["inDoubt"]
  const [state, dispatch] = useReducer(nextCheckout, undefined, () => initialCheckout(countryCode, inDoubt !== undefined && isOrderId(inDoubt) ? inDoubt : undefined))
  const paying = useRef(false)
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
  // The address remembers an attempt that is under way: after a reload the shop is asked for it before anything else.
  const mark = (orderId: OrderId | undefined) => {
    const { inDoubt: _, ...parameters } = address.parameters
    const built = addressOf({ ...address, parameters: orderId === undefined ? parameters : { ...parameters, inDoubt: orderId } })
    if (built.ok) window.history.replaceState(window.history.state, "", built.address)
  }
  useEffect(() => {
    if (state.phase === "opening") begin()
    if (state.phase === "filling" || state.phase === "opening") mark(undefined)
  }, [state.phase])
  useEffect(() => {
    // A page brought back from memory shows a past that may be paid for by now.
    const refresh = (event: PageTransitionEvent) => (event.persisted ? window.location.reload() : undefined)
    window.addEventListener("pageshow", refresh)
    return () => window.removeEventListener("pageshow", refresh)
  }, [])
  useDoubt(state.phase === "inDoubt" ? state.orderId : undefined, commands.resumePayment, (outcome) => dispatch({ event: "ended", outcome }))

  const fail = (error: ShopError) => dispatch({ event: "failed", error })
  const refreshCart = async () => {
    const result = await commands.loadCart()
    if (!result.ok) return
    dispatch({ event: "cartChanged", cart: result.value })
    shownCart.set(result.value)
  }
  const giveEmail = (given: Address) => {
    const problems = addressProblems(given).filter((problem) => problem.field === "email")
    dispatch({ event: "edited", address: given })
    dispatch(problems.length > 0 ? { event: "problems", problems } : { event: "wentTo", step: "where" })
  }
  const giveAddress = async (given: Address) => {
    dispatch({ event: "edited", address: given })
    const problems: readonly AddressProblem[] = addressProblems(given)
    if (problems.length > 0) return dispatch({ event: "problems", problems })
    dispatch({ event: "began" })
    // Whoever types faster than the shop opens the checkout waits for it; the page says so when it can't be opened.
    const orderId = state.orderId ?? (await opening.current)
    if (orderId === undefined) return dispatch({ event: "problems", problems })
    const result = await commands.saveDeliveryAddress(orderId, given)
    if (result.ok) return dispatch({ event: "addressSaved", ...result.value })
    fail(result.error)
    dispatch({ event: "problems", problems: problemsOfError(result.error) })
  }
  const chooseShipping = async (shipping: ShippingMethod) => {
    if (state.orderId === undefined || state.addressId === undefined) return
    dispatch({ event: "began" })
    const result = await commands.chooseShipping(state.orderId, { shippingMethodId: shipping.id, kind: shipping.kind, addressId: state.addressId })
    if (!result.ok) return fail(result.error)
    dispatch({ event: "shippingChosen", shipping, cart: result.value })
    shownCart.set(result.value)
  }
  const pay = async (card: CardEntry) => {
    const { orderId, addressId, shipping, cart, paymentMethods: [method] } = state
    if (paying.current || orderId === undefined || addressId === undefined || shipping === undefined || cart === undefined || method === undefined) return
    paying.current = true
    dispatch({ event: "paid" })
    mark(orderId)
    const result = await commands.submitCheckout({
      orderId,
      shipping: { shippingMethodId: shipping.id, kind: shipping.kind, addressId },
      paymentMethod: { id: method.id, kind: method.kind },
      card,
      expectedTotal: cart.totalOrder,
      acceptedPolicies: [PURCHASE_CONDITIONS],
    })
    paying.current = false
    if (result.ok) return dispatch({ event: "ended", outcome: result.value })
    // The same attempt was sent before with other words: what became of that one has to be known first.
    if (hasKey(result.error, REUSED_KEY)) return dispatch({ event: "inDoubt", orderId })
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
    state, giveEmail, begin,
    goTo: (step) => dispatch({ event: "wentTo", step }),
    giveAddress: (given) => void giveAddress(given),
    chooseShipping: (method) => void chooseShipping(method),
    pay: (card) => void pay(card),
    setQuantity: (sku, quantity) => void setQuantity(sku, quantity),
  }
}

function hasKey(error: ShopError, key: string): boolean {
  return error._tag === "BackendError" && error.reason._tag === "Rejected" && error.reason.key === key
}
