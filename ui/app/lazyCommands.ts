import type { CommandResult, ShopCommands } from "../runtime/ShopCommands.ts"

/** Everything a core can do; warming up is the business of whoever fetches it. */
export type CoreCommands = Omit<ShopCommands, "warmUp">

/**
 * Commands that fetch their core at the first call. A core that cannot be fetched is answered as `CommandDefect`, and asked
 * for again at the next call.
 */
export function lazyCommands(fetchCore: () => Promise<CoreCommands>): ShopCommands {
  let core: Promise<CoreCommands> | undefined
  const getCore = () => {
    core ??= fetchCore().catch((error: unknown) => {
      core = undefined
      throw error
    })
    return core
  }
  const run = async <A>(command: (core: CoreCommands) => Promise<CommandResult<A>>): Promise<CommandResult<A>> => {
    try {
      return await command(await getCore())
    } catch (error) {
      return { ok: false, error: { _tag: "CommandDefect", detail: error instanceof Error ? error.message : "unknown" } }
    }
  }
  return {
    warmUp: () => void getCore().catch(() => undefined /* the next command asks again, and says so if that fails too */),
    loadPage: (address) => run((commands) => commands.loadPage(address)),
    loadCart: () => run((commands) => commands.loadCart()),
    addToCart: (addition) => run((commands) => commands.addToCart(addition)),
    changeQuantity: (sku, quantity) => run((commands) => commands.changeQuantity(sku, quantity)),
    removeFromCart: (sku) => run((commands) => commands.removeFromCart(sku)),
    changeSku: (orderItemId, sku) => run((commands) => commands.changeSku(orderItemId, sku)),
    addPromoCode: (orderId, code) => run((commands) => commands.addPromoCode(orderId, code)),
    deletePromoCode: (orderId, code) => run((commands) => commands.deletePromoCode(orderId, code)),
    beginCheckout: () => run((commands) => commands.beginCheckout()),
    saveDeliveryAddress: (orderId, address) => run((commands) => commands.saveDeliveryAddress(orderId, address)),
    chooseShipping: (orderId, choice) => run((commands) => commands.chooseShipping(orderId, choice)),
    submitCheckout: (decision) => run((commands) => commands.submitCheckout(decision)),
    resumePayment: (orderId) => run((commands) => commands.resumePayment(orderId)),
  }
}
