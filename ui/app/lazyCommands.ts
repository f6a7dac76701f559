import type { CommandResult, ShopCommands } from "../runtime/ShopCommands.ts"

/** The parts of the core, each fetched when its first command is given. */
export interface CoreParts {
  readonly cart: Pick<ShopCommands, "loadCart" | "addToCart" | "changeQuantity" | "removeFromCart" | "changeSku" | "addPromoCode" | "deletePromoCode">
  readonly pages: Pick<ShopCommands, "loadPage">
  readonly checkout: Pick<ShopCommands, "beginCheckout" | "saveDeliveryAddress" | "chooseShipping" | "submitCheckout" | "resumePayment">
}

/** Fetches one part; asked again only after a failure. */
export type FetchPart = <Part extends keyof CoreParts>(part: Part) => Promise<CoreParts[Part]>

/** Commands that fetch their part of the core at its first call. One that cannot be fetched is answered as `CommandDefect`, and asked for again at the next call. */
export function lazyCommands(fetchPart: FetchPart): ShopCommands {
  const run = async <Part extends keyof CoreParts, A>(part: Part, command: (core: CoreParts[Part]) => Promise<CommandResult<A>>): Promise<CommandResult<A>> => {
    try {
      return await command(await fetchPart(part))
    } catch (error) {
      return { ok: false, error: { _tag: "CommandDefect", detail: error instanceof Error ? error.message : "unknown" } }
    }
  }
  return {
    warmUp: () => void fetchPart("cart").catch(() => undefined /* the next command asks again, and says so if that fails too */),
    loadPage: (address) => run("pages", (pages) => pages.loadPage(address)),
    loadCart: () => run("cart", (cart) => cart.loadCart()),
    addToCart: (addition) => run("cart", (cart) => cart.addToCart(addition)),
    changeQuantity: (sku, quantity) => run("cart", (cart) => cart.changeQuantity(sku, quantity)),
    removeFromCart: (sku) => run("cart", (cart) => cart.removeFromCart(sku)),
    changeSku: (orderItemId, sku) => run("cart", (cart) => cart.changeSku(orderItemId, sku)),
    addPromoCode: (orderId, code) => run("cart", (cart) => cart.addPromoCode(orderId, code)),
    deletePromoCode: (orderId, code) => run("cart", (cart) => cart.deletePromoCode(orderId, code)),
    beginCheckout: () => run("checkout", (checkout) => checkout.beginCheckout()),
    saveDeliveryAddress: (orderId, address) => run("checkout", (checkout) => checkout.saveDeliveryAddress(orderId, address)),
    chooseShipping: (orderId, choice) => run("checkout", (checkout) => checkout.chooseShipping(orderId, choice)),
    submitCheckout: (decision) => run("checkout", (checkout) => checkout.submitCheckout(decision)),
    resumePayment: (orderId) => run("checkout", (checkout) => checkout.resumePayment(orderId)),
  }
}
