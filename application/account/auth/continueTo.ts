import * as Effect from "effect/Effect"
import { redirectTarget } from "../../../domain/navigation/redirectTarget.ts"
import { PageNavigator } from "../../platform/PageNavigator.ts"
import { StoreScope } from "../../store/StoreScope.ts"

/**
 * Redirects to the page the customer was on before they signed in or out: a page of the store, or of a host in the
 * store's `LOGIN_REDIRECT_HOSTS` (R11). Falls back to `home` for any other address.
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
