import type { Address } from "../../domain/address/Address.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { ParcelOffer } from "../../domain/checkout/ParcelOffer.ts"
import type { ShippingChoice, ShippingMethod } from "../../domain/checkout/Shipping.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { RepayDecision } from "../../application/checkout/repayOrder.ts"
import type { CheckoutDecision } from "../../application/checkout/submitCheckout.ts"
import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { AccountCommands } from "./AccountCommands.ts"
import type { BrowseCommands } from "./BrowseCommands.ts"
import type { GiftAndCouponCommands } from "./GiftAndCouponCommands.ts"
import type { CartNoticesCommands } from "./CartNoticesCommands.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { ProductActionCommands } from "./ProductActionCommands.ts"
import type { CustomizationCommands } from "./CustomizationCommands.ts"
import type { OpenPayment } from "./OpenPayment.ts"
import type { PaymentCommands } from "./PaymentCommands.ts"
import type { WishlistCommands } from "./WishlistCommands.ts"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"

/**
 * What a component can ask the shop to do. Behind each stands one use-case; the core that runs them is fetched at the
 * first call.
 */
export interface ShopCommands {
  /** `signal` gives up: the calls under way are aborted, and nothing is remembered of them. */
  readonly loadPage: (
    address: PageAddress,
    options?: { readonly signal: AbortSignal },
  ) => Promise<CommandResult<PageData>>
  readonly loadCart: () => Promise<CommandResult<Cart>>
  /** `name` is told while the addition waits on the device, where the shop could not be reached. */
  readonly addToCart: (addition: CartAddition & { readonly name?: string }) => Promise<CommandResult<Cart>>
  /** Puts the pieces of a bundle in: all of them or none. */
  readonly addBundle: (additions: readonly CartAddition[]) => Promise<CommandResult<Cart>>
  /** 0 removes the line; `lineId` names it where the sku does not. */
  readonly changeQuantity: (sku: Sku, quantity: number, lineId?: string) => Promise<CommandResult<Cart>>
  readonly removeFromCart: (sku: Sku, lineId?: string) => Promise<CommandResult<Cart>>
  readonly changeSku: (orderItemId: string, sku: Sku) => Promise<CommandResult<Cart>>
  readonly addPromoCode: (orderId: OrderId, promoCode: string) => Promise<CommandResult<Cart>>
  readonly deletePromoCode: (orderId: OrderId, promoCode: string) => Promise<CommandResult<Cart>>
  readonly startCheckout: () => Promise<
    CommandResult<{ readonly cart: Cart; readonly orderId: OrderId; readonly paymentMethods: readonly PaymentMethod[] }>
  >
  readonly saveDeliveryAddress: (
    orderId: OrderId,
    address: Address,
    captcha?: SolvedCaptcha,
  ) => Promise<
    CommandResult<{
      readonly address: Address & { readonly id: string }
      readonly shippingMethods: readonly ShippingMethod[]
      readonly pickupMethods?: readonly ShippingMethod[]
      readonly parcels?: readonly ParcelOffer[]
    }>
  >
  readonly chooseShipping: (orderId: OrderId, choice: ShippingChoice) => Promise<CommandResult<Cart>>
  /**
   * Buys a cart, or pays an order again, and asks what became of it while somebody looks; `left` says that they left
   * the page. What is submitted stays submitted.
   */
  readonly submitCheckout: (
    decision: CheckoutDecision | RepayDecision,
    left?: AbortSignal,
  ) => Promise<CommandResult<CheckoutOutcome>>
  readonly resumePayment: (
    payment: OrderId | OpenPayment,
    left?: AbortSignal,
  ) => Promise<CommandResult<CheckoutOutcome>>
  /** Asks about the ways to pay: `payments((core) => core.savedCards())`. */
  readonly payments: <A, E>(
    ask: (commands: PaymentCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** Asks what helps to find something: `browse((core) => core.suggest(typed, { signal }))`. */
  readonly browse: <A, E>(
    ask: (commands: BrowseCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** What the cart has to tell: `cartUpdates((part) => part.read(cart))`. */
  readonly cartUpdates: <A>(ask: (part: CartNoticesCommands) => Promise<CommandResult<A>>) => Promise<CommandResult<A>>
  /** Gifts and coupons: `giftAndCoupon((part) => part.applyCoupon(orderId, code, ""))`. */
  readonly giftAndCoupon: <A, E>(
    ask: (part: GiftAndCouponCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** Asks what can be made for a shopper: `customization((core) => core.properties(productId))`. */
  readonly customization: <A>(
    ask: (commands: CustomizationCommands) => Promise<CommandResult<A>>,
  ) => Promise<CommandResult<A>>
  /** Asks about lists: `wishlists((core) => core.list())`. */
  readonly wishlists: <A, E>(
    ask: (commands: WishlistCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** Asks what is done around a product: `productActions((core) => core.subscribeToRestock(wish))`. */
  readonly productActions: <A, E>(
    ask: (commands: ProductActionCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /**
   * Asks the account's part of the core, which is fetched at the first question: `account((core) =>
   * core.signIn(credentials))`.
   */
  readonly account: <A, E>(
    ask: (commands: AccountCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
}
