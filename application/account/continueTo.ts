import * as Effect from "effect/Effect"
import { redirectTarget } from "../../domain/navigation/redirectTarget.ts"
import { PageNavigator } from "../platform/PageNavigator.ts"
import { StoreScope } from "../store/StoreScope.ts"

/**
 * Leads on to where the shopper was before they came in or left: a page of the shop, or of a host that the store's
 * `LOGIN_REDIRECT_HOSTS` allows (ruling R11); `home` instead of anything else.
 */
export const continueTo = Effect.fn("account.continueTo")(function* (redirectUri: string | undefined, home: string) {
  const navigator = yield* PageNavigator
  const { store } = yield* StoreScope
  const allowedHosts = (store.configuration["LOGIN_REDIRECT_HOSTS"] ?? "")
    .split(",")
    .map((host) => host.trim())
    .filter((host) => host !== "")
  yield* navigator.go(redirectTarget(redirectUri, { allowedHosts, parse: navigator.parse, home }))
})
