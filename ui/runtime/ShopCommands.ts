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

/** The commands available to components, one use-case each. The core that runs them is fetched at the first call. */
export interface ShopCommands {
  /** `signal` cancels the load: pending requests are aborted and their results are not cached. */
  readonly loadPage: (
    address: PageAddress,
    options?: { readonly signal: AbortSignal },
  ) => Promise<CommandResult<PageData>>
  readonly loadCart: () => Promise<CommandResult<Cart>>
  /** `name` is shown while the addition is queued on the device because the server is unreachable. */
  readonly addToCart: (addition: CartAddition & { readonly name?: string }) => Promise<CommandResult<Cart>>
  /** Adds the items of a bundle: all or none. */
  readonly addBundle: (additions: readonly CartAddition[]) => Promise<CommandResult<Cart>>
  /** 0 removes the line; `lineId` identifies it where the sku is ambiguous. */
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
   * Submits a purchase or a repayment and waits for its status while the page is visible; `left` aborts the wait when
   * the customer leaves the page. A submitted payment stays submitted.
   */
  readonly submitCheckout: (
    decision: CheckoutDecision | RepayDecision,
    left?: AbortSignal,
  ) => Promise<CommandResult<CheckoutOutcome>>
  readonly resumePayment: (
    payment: OrderId | OpenPayment,
    left?: AbortSignal,
  ) => Promise<CommandResult<CheckoutOutcome>>
  /** Payment commands: `payments((core) => core.savedCards())`. */
  readonly payments: <A, E>(
    ask: (commands: PaymentCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** Browse commands: `browse((core) => core.suggest(typed, { signal }))`. */
  readonly browse: <A, E>(
    ask: (commands: BrowseCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** Cart notices: `cartUpdates((part) => part.read(cart))`. */
  readonly cartUpdates: <A>(ask: (part: CartNoticesCommands) => Promise<CommandResult<A>>) => Promise<CommandResult<A>>
  /** Gifts and coupons: `giftAndCoupon((part) => part.applyCoupon(orderId, code, ""))`. */
  readonly giftAndCoupon: <A, E>(
    ask: (part: GiftAndCouponCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** Customization: `customization((core) => core.properties(productId))`. */
  readonly customization: <A>(
    ask: (commands: CustomizationCommands) => Promise<CommandResult<A>>,
  ) => Promise<CommandResult<A>>
  /** Wishlists: `wishlists((core) => core.list())`. */
  readonly wishlists: <A, E>(
    ask: (commands: WishlistCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** Product actions: `productActions((core) => core.subscribeToRestock(wish))`. */
  readonly productActions: <A, E>(
    ask: (commands: ProductActionCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
  /** Account commands, loaded at the first call: `account((core) => core.signIn(credentials))`. */
  readonly account: <A, E>(
    ask: (commands: AccountCommands) => Promise<CommandResult<A, E>>,
  ) => Promise<CommandResult<A, E | CommandDefect>>
}
