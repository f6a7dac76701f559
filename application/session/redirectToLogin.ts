import * as Effect from "effect/Effect"
import { buildPageAddress } from "../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { SessionRules } from "../../domain/session/SessionRules.ts"
import { sameSitePath } from "../../domain/shared/sameSitePath.ts"
import { sessionRules } from "../../domain/session/SessionRules.ts"
import { storeDefaults } from "../../domain/store/storeDefaults.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { IdentityGateway } from "./IdentityGateway.ts"
import type { LoginReason } from "./SessionRedirector.ts"
import { SessionRedirector } from "./SessionRedirector.ts"

/** Returns the session rules of the store. */
export const storeSessionRules: Effect.Effect<SessionRules, never, StoreScope> = Effect.map(StoreScope, ({ store }) =>
  sessionRules(store.configuration),
)

/**
 * Redirects a customer whose session is over: to the login or the guest login, with the return address, or to the
 * session expired page (S2, S4 and S8).
 */
export const redirectToLogin = Effect.fn("session.redirectToLogin")(function* (loginReason: LoginReason) {
  const redirector = yield* SessionRedirector
  yield* redirector.redirect(loginReason, yield* loginRedirectAddress(loginReason))
})

const loginRedirectAddress = Effect.fnUntraced(function* (loginReason: LoginReason) {
  const gateway = yield* IdentityGateway
  const { store, language } = yield* StoreScope
  const rules = yield* storeSessionRules
  const redirector = yield* SessionRedirector
  const addressOf = (page: string, parameters: PageAddress["parameters"]) => {
    const built = buildPageAddress({ page, storeId: store.id, languageId: language.id, parameters }, () =>
      storeDefaults(store),
    )
    return built.ok ? built.address : `/${store.id}/`
  }
  const redirectUri = sameSitePath(yield* redirector.currentPage) ?? addressOf("ItxHomePage", {})
  if (loginReason === "sessionExpired") return addressOf("ItxSessionExpiredPage", { redirectUri })
  const request = { storeId: store.id, languageCode: language.code, languageId: language.id, redirectUri }
  return yield* gateway.loginAddress(
    request,
    loginReason === "login" ? rules.loginPath : (rules.guestLoginPath ?? rules.loginPath),
  )
})
