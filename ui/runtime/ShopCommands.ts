import type { Address } from "../../domain/address/Address.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { ShippingChoice, ShippingMethod } from "../../domain/checkout/Shipping.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CheckoutDecision } from "../../application/checkout/submitCheckout.ts"
import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { AccountCommands } from "./AccountCommands.ts"
import type { BrowseCommands } from "./BrowseCommands.ts"
import type { CartNewsCommands } from "./CartNewsCommands.ts"
import type { CommandDefect, CommandResult } from "./CommandResult.ts"
import type { WishlistCommands } from "./WishlistCommands.ts"

/**
 * What a component can ask the shop to do. Behind each stands one use-case; the core that runs them is fetched at the first
 * call, or before it when the shopper's intent shows.
 */
export interface ShopCommands {
  /** Fetches the core now: a sign of intent was seen. */
  readonly warmUp: () => void
  /** `signal` gives up: the calls under way are aborted, and nothing is remembered of them. */
  readonly loadPage: (address: PageAddress, options?: { readonly signal: AbortSignal }) => Promise<CommandResult<PageData>>
  readonly loadCart: () => Promise<CommandResult<Cart>>
  /** `name` is told while the addition waits on the device, where the shop could not be reached. */
  readonly addToCart: (addition: CartAddition & { readonly name?: string }) => Promise<CommandResult<Cart>>
  /** 0 removes the line. */
  readonly changeQuantity: (sku: Sku, quantity: number) => Promise<CommandResult<Cart>>
  readonly removeFromCart: (sku: Sku) => Promise<CommandResult<Cart>>
  readonly changeSku: (orderItemId: string, sku: Sku) => Promise<CommandResult<Cart>>
  readonly addPromoCode: (orderId: OrderId, promoCode: string) => Promise<CommandResult<Cart>>
  readonly deletePromoCode: (orderId: OrderId, promoCode: string) => Promise<CommandResult<Cart>>
  readonly beginCheckout: () => Promise<CommandResult<{ readonly cart: Cart; readonly orderId: OrderId; readonly paymentMethods: readonly PaymentMethod[] }>>
  readonly saveDeliveryAddress: (orderId: OrderId, address: Address) => Promise<CommandResult<{ readonly address: Address & { readonly id: string }; readonly shippingMethods: readonly ShippingMethod[] }>>
  readonly chooseShipping: (orderId: OrderId, choice: ShippingChoice) => Promise<CommandResult<Cart>>
  readonly submitCheckout: (decision: CheckoutDecision) => Promise<CommandResult<CheckoutOutcome>>
  readonly resumePayment: (orderId: OrderId) => Promise<CommandResult<CheckoutOutcome>>
  /** Asks what helps to find something: `browse((core) => core.suggest(typed, { signal }))`. */
  readonly browse: <A, E>(ask: (core: BrowseCommands) => Promise<CommandResult<A, E>>) => Promise<CommandResult<A, E | CommandDefect>>
  /** What the cart has to tell: `cartNews((part) => part.read(cart))`. */
  readonly cartNews: <A>(ask: (part: CartNewsCommands) => Promise<CommandResult<A>>) => Promise<CommandResult<A>>
  /** Asks about lists: `wishlists((core) => core.list())`. */
  readonly wishlists: <A, E>(ask: (core: WishlistCommands) => Promise<CommandResult<A, E>>) => Promise<CommandResult<A, E | CommandDefect>>
  /** Asks the account's part of the core, which is fetched at the first question: `account((core) => core.logIn(credentials))`. */
  readonly account: <A, E>(ask: (core: AccountCommands) => Promise<CommandResult<A, E>>) => Promise<CommandResult<A, E | CommandDefect>>
}
