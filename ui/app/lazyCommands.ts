import type { Category } from "../../domain/catalog/Category.ts"
import type { AccountCommands } from "../runtime/AccountCommands.ts"
import type { BrowseCommands } from "../runtime/BrowseCommands.ts"
import type { GiftAndCouponCommands } from "../runtime/GiftAndCouponCommands.ts"
import type { CartNoticesCommands } from "../runtime/CartNoticesCommands.ts"
import type { CommandDefect, CommandResult } from "../runtime/CommandResult.ts"
import type { ProductActionCommands } from "../runtime/ProductActionCommands.ts"
import type { CustomizationCommands } from "../runtime/CustomizationCommands.ts"
import type { ShopCommands } from "../runtime/ShopCommands.ts"
import type { WishlistCommands } from "../runtime/WishlistCommands.ts"

/** The command modules, each fetched at its first call. */
export interface CommandModules {
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
    /**
     * Calls `onCategories` with the category tree after each change of the store's sales, as long as the document
     * lives.
     */
    readonly watchSales: (shownSince: number, onCategories: (categories: readonly Category[]) => void) => Promise<void>
  }
  readonly checkout: Pick<
    ShopCommands,
    "startCheckout" | "saveDeliveryAddress" | "chooseShipping" | "submitCheckout" | "resumePayment" | "payments"
  >
  readonly account: AccountCommands
  readonly cartUpdates: CartNoticesCommands
  readonly giftAndCoupon: GiftAndCouponCommands
  readonly customization: CustomizationCommands
  readonly wishlists: WishlistCommands
  readonly productActions: ProductActionCommands
}

/** Fetches one module. Cached, except for failures. */
export type LoadModule = <Part extends keyof CommandModules>(part: Part) => Promise<CommandModules[Part]>

/**
 * Commands that fetch their module at the first call. If it cannot be fetched, they return `CommandDefect` and the next
 * call tries again.
 */
export function lazyCommands(loadModule: LoadModule): ShopCommands {
  const run = async <Part extends keyof CommandModules, A, E>(
    part: Part,
    command: (commands: CommandModules[Part]) => Promise<CommandResult<A, E>>,
  ): Promise<CommandResult<A, E | CommandDefect>> => {
    try {
      return await command(await loadModule(part))
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
    startCheckout: () => run("checkout", (checkout) => checkout.startCheckout()),
    saveDeliveryAddress: (orderId, address, captcha) =>
      run("checkout", (checkout) => checkout.saveDeliveryAddress(orderId, address, captcha)),
    chooseShipping: (orderId, choice) => run("checkout", (checkout) => checkout.chooseShipping(orderId, choice)),
    submitCheckout: (decision, left) => run("checkout", (checkout) => checkout.submitCheckout(decision, left)),
    resumePayment: (orderId, left) => run("checkout", (checkout) => checkout.resumePayment(orderId, left)),
    payments: (ask) => run("checkout", (checkout) => checkout.payments(ask)),
    account: (ask) => run("account", ask),
    cartUpdates: (ask) => run("cartUpdates", ask),
    giftAndCoupon: (ask) => run("giftAndCoupon", ask),
    browse: (ask) => run("pages", async ({ browsing }) => ask(await browsing())),
    customization: (ask) => run("customization", ask),
    wishlists: (ask) => run("wishlists", ask),
    productActions: (ask) => run("productActions", ask),
  }
}
