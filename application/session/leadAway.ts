import * as Effect from "effect/Effect"
import { buildPageAddress } from "../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { SessionRules } from "../../domain/session/SessionRules.ts"
import { ownPath } from "../../domain/shared/ownPath.ts"
import { sessionRules } from "../../domain/session/SessionRules.ts"
import { storeDefaults } from "../../domain/store/storeDefaults.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { IdentityGateway } from "./IdentityGateway.ts"
import type { SessionWay } from "./SessionDeparture.ts"
import { SessionDeparture } from "./SessionDeparture.ts"

/** The rules of the store's sessions. */
export const storeSessionRules: Effect.Effect<SessionRules, never, StoreScope> = Effect.map(StoreScope, ({ store }) =>
  sessionRules(store.configuration),
)

/**
 * Leads the shopper away from a session that is over: to the login or the guest login, with the way back, or to the
 * page that says that the session has expired (specification, sections 2, 4 and 8).
 */
export const leadAway = Effect.fn("session.leadAway")(function* (way: SessionWay) {
  const departure = yield* SessionDeparture
  yield* departure.leave(way, yield* addressOfWay(way))
})

const addressOfWay = Effect.fnUntraced(function* (way: SessionWay) {
  const gateway = yield* IdentityGateway
  const { store, language } = yield* StoreScope
  const rules = yield* storeSessionRules
  const departure = yield* SessionDeparture
  const addressOf = (page: string, parameters: PageAddress["parameters"]) => {
    const built = buildPageAddress({ page, storeId: store.id, languageId: language.id, parameters }, () =>
      storeDefaults(store),
    )
    return built.ok ? built.address : `/${store.id}/`
  }
  const redirectUri = ownPath(yield* departure.place) ?? addressOf("ItxHomePage", {})
  if (way === "sessionExpired") return addressOf("ItxSessionExpiredPage", { redirectUri })
  const request = { storeId: store.id, languageCode: language.code, languageId: language.id, redirectUri }
  return yield* gateway.loginAddress(
    request,
    way === "login" ? rules.loginPath : (rules.guestLoginPath ?? rules.loginPath),
  )
})
