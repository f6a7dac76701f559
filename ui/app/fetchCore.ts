import type { CoreScope } from "./core/CoreScope.ts"
import type { CoreSurroundings } from "./core/openCart.ts"
import type { CoreParts, FetchPart } from "./lazyCommands.ts"
import { retryable } from "./retryable.ts"

/**
 * The core of a page of this store, part by part as they are asked for; `alongside` is fetched with the first of them.
 */
export function fetchCore(
  scope: CoreScope | undefined,
  surroundings: CoreSurroundings,
  alongside: () => Promise<void>,
): FetchPart {
  const part = <Commands>(load: () => Promise<(scope: CoreScope, surroundings: CoreSurroundings) => Commands>) =>
    retryable(async () => {
      if (scope === undefined) throw new Error("outside a store there is nothing to ask for")
      const [open] = await Promise.all([load(), alongside()])
      return open(scope, surroundings)
    })
  const parts: { readonly [Part in keyof CoreParts]: () => Promise<CoreParts[Part]> } = {
    cart: part(async () => (await import("./core/openCart.ts")).openCart),
    pages: part(async () => (await import("./core/openPages.ts")).openPages),
    checkout: part(async () => (await import("./core/openCheckout.ts")).openCheckout),
    cartNews: part(async () => (await import("./core/openCartNews.ts")).openCartNews),
    cartExtras: part(async () => (await import("./core/openCartExtras.ts")).openCartExtras),
    making: part(async () => (await import("./core/openMaking.ts")).openMaking),
    wishlists: part(async () => (await import("./core/openWishlists.ts")).openWishlists),
    nearby: part(async () => (await import("./core/openNearby.ts")).openNearby),
    account: part(async () => (await import("./core/openAccount.ts")).openAccount),
  }
  return (name) => parts[name]()
}
