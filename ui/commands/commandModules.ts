import { retryable } from "../runtime/retryable.ts"
import { createCommandBase } from "./base/createCommandBase.ts"
import type { CommandConfig, StoreContext } from "./CommandBase.ts"

/** The command modules of the shop by feature, each fetched at its first command. */
const COMMAND_MODULES = {
  addresses: () => import("./account/addresses.ts").then((module) => module.addressesCommands),
  auth: () => import("./auth.ts").then((module) => module.authCommands),
  bookings: () => import("./bookings.ts").then((module) => module.bookingCommands),
  browse: () => import("./browse.ts").then((module) => module.browseCommands),
  captcha: () => import("./captcha.ts").then((module) => module.captchaCommands),
  cart: () => import("./cart.ts").then((module) => module.cartCommands),
  cartNotices: () => import("./cartNotices.ts").then((module) => module.cartNoticesCommands),
  chat: () => import("./chat/chatCommands.ts").then((module) => module.chatCommands),
  checkout: () => import("./checkout.ts").then((module) => module.checkoutCommands),
  customization: () => import("./customization.ts").then((module) => module.customizationCommands),
  delivery: () => import("./places/delivery.ts").then((module) => module.deliveryCommands),
  giftAndCoupon: () => import("./giftAndCoupon.ts").then((module) => module.giftAndCouponCommands),
  giftCards: () => import("./giftCards.ts").then((module) => module.giftCardCommands),
  family: () => import("./account/family.ts").then((module) => module.familyCommands),
  maps: () => import("./places/maps.ts").then((module) => module.mapCommands),
  myStore: () => import("./places/myStore.ts").then((module) => module.myStoreCommands),
  newsletter: () => import("./account/newsletter.ts").then((module) => module.newsletterCommands),
  orders: () => import("./orders.ts").then((module) => module.orderCommands),
  pages: () => import("./pages.ts").then((module) => module.pageCommands),
  passkeys: () => import("./account/passkeys.ts").then((module) => module.passkeysCommands),
  payments: () => import("./payments.ts").then((module) => module.paymentCommands),
  productActions: () => import("./productActions.ts").then((module) => module.productActionCommands),
  purchase: () => import("./purchase.ts").then((module) => module.purchaseCommands),
  returns: () => import("./returns.ts").then((module) => module.returnCommands),
  telemetry: () => import("./base/telemetry.ts").then((module) => module.telemetryCommands),
  sessions: () => import("./account/sessions.ts").then((module) => module.sessionsCommands),
  settings: () => import("./settings.ts").then((module) => module.settingsCommands),
  wallet: () => import("./account/wallet.ts").then((module) => module.walletCommands),
  wishlists: () => import("./wishlists.ts").then((module) => module.wishlistCommands),
} as const

/** The commands of each feature. */
export type CommandModules = {
  readonly [Feature in keyof typeof COMMAND_MODULES]: ReturnType<Awaited<ReturnType<(typeof COMMAND_MODULES)[Feature]>>>
}

/** Loads the commands of a feature by its name. */
export type LoadCommands = (feature: string) => Promise<Readonly<Record<string, unknown>>>

/**
 * Returns a function that loads the commands of a feature on demand, each once, except for failures. `scope` is
 * undefined outside every store, where there are none.
 */
export function commandModules(scope: StoreContext | undefined, config: CommandConfig): LoadCommands {
  const base = scope === undefined ? undefined : createCommandBase(scope, config)
  const features = new Map<string, () => ReturnType<LoadCommands>>(
    Object.entries(COMMAND_MODULES).map(([feature, fetchModule]) => [
      feature,
      retryable(async () => {
        if (base === undefined) throw new Error("commands need a page inside a store")
        return (await fetchModule())(base)
      }),
    ]),
  )
  return async (feature) => {
    const load = features.get(feature)
    if (load === undefined) throw new Error(`there are no commands of ${feature}`)
    return load()
  }
}
