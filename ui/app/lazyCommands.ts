import type { Category } from "../../domain/catalog/Category.ts"
import type { AccountCommands } from "../runtime/AccountCommands.ts"
import type { BrowseCommands } from "../runtime/BrowseCommands.ts"
import type { CartExtraCommands } from "../runtime/CartExtraCommands.ts"
import type { CartNewsCommands } from "../runtime/CartNewsCommands.ts"
import type { CommandDefect, CommandResult } from "../runtime/CommandResult.ts"
import type { NearbyCommands } from "../runtime/NearbyCommands.ts"
import type { MakingCommands } from "../runtime/MakingCommands.ts"
import type { ShopCommands } from "../runtime/ShopCommands.ts"
import type { WishlistCommands } from "../runtime/WishlistCommands.ts"

/** The parts of the core, each fetched when its first command is given. */
export interface CoreParts {
  readonly cart: Pick<
    ShopCommands,
    | "loadCart"
    | "addToCart"
    | "addBundle"
    | "changeQuantity"
    | "removeFromCart"
    | "changeSku"
    | "addPromoCode"
    | "deletePromoCode"
  >
  readonly pages: Pick<ShopCommands, "loadPage"> & {
    readonly browsing: () => Promise<BrowseCommands>
    /** Gives the category tree each time the store's sales have changed; ends with the document. */
    readonly followSales: (shownSince: number, onCategories: (categories: readonly Category[]) => void) => Promise<void>
  }
  readonly checkout: Pick<
    ShopCommands,
    "beginCheckout" | "saveDeliveryAddress" | "chooseShipping" | "submitCheckout" | "resumePayment" | "paying"
  >
  readonly account: AccountCommands
  readonly cartNews: CartNewsCommands
  readonly cartExtras: CartExtraCommands
  readonly making: MakingCommands
  readonly wishlists: WishlistCommands
  readonly nearby: NearbyCommands
}

/** Fetches one part; asked again only after a failure. */
export type FetchPart = <Part extends keyof CoreParts>(part: Part) => Promise<CoreParts[Part]>

/**
 * Commands that fetch their part of the core at its first call. One that cannot be fetched is answered as
 * `CommandDefect`, and asked for again at the next call.
 */
export function lazyCommands(fetchPart: FetchPart): ShopCommands {
  const run = async <Part extends keyof CoreParts, A, E>(
    part: Part,
    command: (core: CoreParts[Part]) => Promise<CommandResult<A, E>>,
  ): Promise<CommandResult<A, E | CommandDefect>> => {
    try {
      return await command(await fetchPart(part))
    } catch (error) {
      return { ok: false, error: { _tag: "CommandDefect", detail: error instanceof Error ? error.message : "unknown" } }
    }
  }
  return {
    loadPage: (address, options) => run("pages", (pages) => pages.loadPage(address, options)),
    loadCart: () => run("cart", (cart) => cart.loadCart()),
    addToCart: (addition) => run("cart", (cart) => cart.addToCart(addition)),
    addBundle: (additions) => run("cart", (cart) => cart.addBundle(additions)),
    changeQuantity: (sku, quantity, lineId) => run("cart", (cart) => cart.changeQuantity(sku, quantity, lineId)),
    removeFromCart: (sku, lineId) => run("cart", (cart) => cart.removeFromCart(sku, lineId)),
    changeSku: (orderItemId, sku) => run("cart", (cart) => cart.changeSku(orderItemId, sku)),
    addPromoCode: (orderId, code) => run("cart", (cart) => cart.addPromoCode(orderId, code)),
    deletePromoCode: (orderId, code) => run("cart", (cart) => cart.deletePromoCode(orderId, code)),
    beginCheckout: () => run("checkout", (checkout) => checkout.beginCheckout()),
    saveDeliveryAddress: (orderId, address, captcha) =>
      run("checkout", (checkout) => checkout.saveDeliveryAddress(orderId, address, captcha)),
    chooseShipping: (orderId, choice) => run("checkout", (checkout) => checkout.chooseShipping(orderId, choice)),
    submitCheckout: (decision, left) => run("checkout", (checkout) => checkout.submitCheckout(decision, left)),
    resumePayment: (orderId, left) => run("checkout", (checkout) => checkout.resumePayment(orderId, left)),
    paying: (ask) => run("checkout", (checkout) => checkout.paying(ask)),
    account: (ask) => run("account", ask),
    cartNews: (ask) => run("cartNews", ask),
    cartExtras: (ask) => run("cartExtras", ask),
    browse: (ask) => run("pages", async ({ browsing }) => ask(await browsing())),
    making: (ask) => run("making", ask),
    wishlists: (ask) => run("wishlists", ask),
    nearby: (ask) => run("nearby", ask),
  }
}
