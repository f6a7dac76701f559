import { retryable } from "../runtime/retryable.ts"
import type { CommandConfig, StoreContext } from "./CommandBase.ts"

/** The command modules of the shop by feature, each fetched at its first command. */
const COMMAND_MODULES = {
  auth: async () => (await import("./auth.ts")).authCommands,
  browse: async () => (await import("./browse.ts")).browseCommands,
  captcha: async () => (await import("./captcha.ts")).captchaCommands,
  cart: async () => (await import("./cart.ts")).cartCommands,
  cartNotices: async () => (await import("./cartNotices.ts")).cartNoticesCommands,
  chat: async () => (await import("./chat/chatCommands.ts")).chatCommands,
  checkout: async () => (await import("./checkout.ts")).checkoutCommands,
  customization: async () => (await import("./customization.ts")).customizationCommands,
  delivery: async () => (await import("./delivery.ts")).deliveryCommands,
  giftAndCoupon: async () => (await import("./giftAndCoupon.ts")).giftAndCouponCommands,
  giftCards: async () => (await import("./giftCards.ts")).giftCardCommands,
  orders: async () => (await import("./orders.ts")).orderCommands,
  pages: async () => (await import("./pages.ts")).pageCommands,
  payments: async () => (await import("./payments.ts")).paymentCommands,
  productActions: async () => (await import("./productActions.ts")).productActionCommands,
  settings: async () => (await import("./settings.ts")).settingsCommands,
  wishlists: async () => (await import("./wishlists.ts")).wishlistCommands,
} as const

/** The commands of each feature. */
export type CommandModules = {
  readonly [Feature in keyof typeof COMMAND_MODULES]: ReturnType<Awaited<ReturnType<(typeof COMMAND_MODULES)[Feature]>>>
}

/** Loads the commands of a feature by its name. */
export type LoadCommands = (feature: string) => Promise<Readonly<Record<string, unknown>>>

/**
 * Returns a function that loads the commands of a feature on demand, each once, except for failures.
 * `loadTextsMeanwhile` is called with the first one. `scope` is undefined outside every store, where there are none.
 */
export function commandModules(
  scope: StoreContext | undefined,
  config: CommandConfig,
  loadTextsMeanwhile: () => Promise<void>,
): LoadCommands {
  const base = retryable(async () => {
    if (scope === undefined) throw new Error("commands need a page inside a store")
    const [{ createCommandBase }] = await Promise.all([import("./createCommandBase.ts"), loadTextsMeanwhile()])
    return createCommandBase(scope, config)
  })
  const features = new Map<string, () => ReturnType<LoadCommands>>(
    Object.entries(COMMAND_MODULES).map(([feature, fetchModule]) => [
      feature,
      retryable(async () => {
        const [shared, create] = await Promise.all([base(), fetchModule()])
        return create(shared)
      }),
    ]),
  )
  return async (feature) => {
    const load = features.get(feature)
    if (load === undefined) throw new Error(`there are no commands of ${feature}`)
    return load()
  }
}
