import type { Address } from "../../domain/address/Address.ts"
import type { AddressRefused } from "../../domain/address/AddressRefusal.ts"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartAddition } from "../../domain/cart/CartAddition.ts"
import type { CartRefusal } from "../../domain/cart/CartRefusal.ts"
import type { CardRefused, CartEmpty, TotalChanged } from "../../domain/checkout/CheckoutRefusal.ts"
import type { PaymentMethod } from "../../domain/checkout/PaymentMethod.ts"
import type { ShippingChoice, ShippingMethod } from "../../domain/checkout/Shipping.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { CheckoutDecision } from "../../application/checkout/submitCheckout.ts"
import type { CheckoutOutcome } from "../../application/checkout/CheckoutOutcome.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import type { BackendError } from "../../application/shared/BackendError.ts"

/** A bug below the surface, or a core that could not be fetched: nothing the shopper did. */
export interface CommandDefect {
  readonly _tag: "CommandDefect"
  readonly detail: string
}

/** Every error a component may have to put into words. */
export type ShopError = AddressRefused | BackendError | CardRefused | CartEmpty | CartRefusal | CommandDefect | TotalChanged

/** What became of a command. A command never throws. */
export type CommandResult<A> = { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: ShopError }

/**
 * What a component can ask the shop to do. Behind each stands one use-case; the core that runs them is fetched at the first
 * call, or before it when the shopper's intent shows.
 */
export interface ShopCommands {
  /** Fetches the core now: a sign of intent was seen. */
  readonly warmUp: () => void
  readonly loadPage: (address: PageAddress) => Promise<CommandResult<PageData>>
  readonly loadCart: () => Promise<CommandResult<Cart>>
  readonly addToCart: (addition: CartAddition) => Promise<CommandResult<Cart>>
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
}
