import type { StoreContext } from "./commands/StoreContext.ts"
import type { CoreConfig } from "./commands/createCartModule.ts"
import type { CommandModules, LoadModule } from "./lazyCommands.ts"
import { retryable } from "./retryable.ts"

/**
 * Returns a function that loads the command modules of a store page on demand. `loadTextsMeanwhile` is called with the
 * first one.
 */
export function createModuleLoader(
  scope: StoreContext | undefined,
  config: CoreConfig,
  loadTextsMeanwhile: () => Promise<void>,
): LoadModule {
  const part = <Commands>(load: () => Promise<(scope: StoreContext, config: CoreConfig) => Commands>) =>
    retryable(async () => {
      if (scope === undefined) throw new Error("commands need a page inside a store")
      const [open] = await Promise.all([load(), loadTextsMeanwhile()])
      return open(scope, config)
    })
  const parts: { readonly [Part in keyof CommandModules]: () => Promise<CommandModules[Part]> } = {
    cart: part(async () => (await import("./commands/createCartModule.ts")).createCartModule),
    pages: part(async () => (await import("./commands/createPageCommands.ts")).createPageCommands),
    checkout: part(async () => (await import("./commands/createCheckoutCommands.ts")).createCheckoutCommands),
    cartUpdates: part(async () => (await import("./commands/createCartNoticesCommands.ts")).createCartNoticesCommands),
    giftAndCoupon: part(
      async () => (await import("./commands/createGiftAndCouponCommands.ts")).createGiftAndCouponCommands,
    ),
    customization: part(
      async () => (await import("./commands/createCustomizationCommands.ts")).createCustomizationCommands,
    ),
    wishlists: part(async () => (await import("./commands/createWishlistCommands.ts")).createWishlistCommands),
    productActions: part(
      async () => (await import("./commands/createProductActionCommands.ts")).createProductActionCommands,
    ),
    account: part(async () => (await import("./commands/createAccountCommands.ts")).createAccountCommands),
  }
  return (name) => parts[name]()
}
