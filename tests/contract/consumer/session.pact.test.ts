import { MatchersV3 } from "@pact-foundation/pact"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Redacted from "effect/Redacted"
import { describe, expect } from "vitest"
import { IdentityGateway } from "../../../application/session/IdentityGateway.ts"
import { STATE_VALUES, pactArea } from "../../support/backend/pactArea.ts"
import { anyRefusedShape, FROM_ANOTHER_SITE } from "../../support/backend/pactShapes.ts"
import { inSpain, storeId } from "../../support/backend/scopes.ts"

const promises = pactArea("session")
const spain = inSpain.store.id
const tokens = { access_token: MatchersV3.string("g.7H2mQv1Yw0c3kq9s"), expires_in: MatchersV3.integer(86400) }
const session = { storeId: spain, channel: "web" }

describe("the pact about sessions", () => {
  promises("createGuest", "a visitor becomes a guest", {
    state: ["a store"],
    by: "nobody",
    request: ["POST", `/api/storefront/1/stores/${spain}/users/guests`],
    query: { language: "es" },
    status: 200,
    answer: tokens,
    call: IdentityGateway.use((gateway) => gateway.createGuest(spain, "es")),
    expect: (guest) => expect(guest).toEqual({ accessToken: Redacted.make("g.7H2mQv1Yw0c3kq9s"), expiresIn: 86400 }),
  })

  promises("createGuest", "there are no guests in a store that does not exist", {
    state: ["no such store", { storeId: "19999999" }],
    by: "nobody",
    request: ["POST", "/api/storefront/1/stores/19999999/users/guests"],
    query: { language: "es" },
    status: 404,
    answer: anyRefusedShape,
    call: Effect.flip(IdentityGateway.use((gateway) => gateway.createGuest(storeId("19999999"), "es"))),
    expect: (error) => expect(error.message).toBe("Error 404: Not Found"),
  })

  promises("beginLogin", "the login page answers a navigation", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", "/integration/oauth2/login"],
    query: { langCode: "es", storeId: spain, redirectUri: `/${spain}/`, channel: "web", guest_flow: "true" },
    status: 200,
    call: IdentityGateway.use((gateway) =>
      gateway.loginAddress({ storeId: spain, languageCode: "es", redirectUri: `/${spain}/`, guestFlow: true }),
    ),
    navigates: true,
    expect: (address) => expect(address).toContain("redirectUri=%2F10000034%2F"),
  })

  promises("beginLogin", "an address of another site to return to is refused", {
    state: ["a store"],
    by: "nobody",
    request: ["GET", "/integration/oauth2/login"],
    query: { langCode: "es", storeId: spain, redirectUri: "https://elsewhere.example/", channel: "web" },
    status: 400,
    answer: anyRefusedShape,
    call: IdentityGateway.use((gateway) =>
      gateway.loginAddress({ storeId: spain, languageCode: "es", redirectUri: "https://elsewhere.example/" }),
    ),
    navigates: true,
    expect: (address) => expect(address).toContain("redirectUri=https%3A%2F%2Felsewhere.example%2F"),
  })

  promises("refreshSession", "a refresh token is exchanged for a new session", {
    state: ["a guest session"],
    by: "nobody",
    request: ["POST", "/integration/oauth2/refresh"],
    query: session,
    headers: { cookie: "refresh_token=${refreshToken}" },
    status: 200,
    answer: { ...tokens, user_type: MatchersV3.string("guest") },
    refreshToken: STATE_VALUES.refreshToken,
    call: IdentityGateway.use((gateway) => gateway.refreshSession(spain)),
    expect: (refreshed) => expect(refreshed.userType).toBe("guest"),
  })

  promises("refreshSession", "a refresh token works once", {
    state: ["a used refresh token"],
    by: "nobody",
    request: ["POST", "/integration/oauth2/refresh"],
    query: session,
    headers: { cookie: "refresh_token=${refreshToken}" },
    status: 401,
    answer: anyRefusedShape,
    refreshToken: STATE_VALUES.refreshToken,
    call: Effect.exit(IdentityGateway.use((gateway) => gateway.refreshSession(spain))),
    expect: (exit) => expect(Exit.isFailure(exit)).toBe(true),
  })

  promises("endSession", "a session ends", {
    state: ["a guest session"],
    by: "nobody",
    request: ["POST", "/integration/oauth2/logout"],
    query: session,
    headers: { cookie: "refresh_token=${refreshToken}" },
    status: 204,
    refreshToken: STATE_VALUES.refreshToken,
    call: IdentityGateway.use((gateway) => gateway.endSession(spain)),
    expect: (nothing) => expect(nothing).toBeUndefined(),
  })

  promises("endSession", "another site ends no session", {
    state: ["a guest session"],
    by: "nobody",
    browserHeaders: FROM_ANOTHER_SITE,
    request: ["POST", "/integration/oauth2/logout"],
    query: session,
    headers: { cookie: "refresh_token=${refreshToken}" },
    status: 403,
    answer: anyRefusedShape,
    refreshToken: STATE_VALUES.refreshToken,
    call: Effect.flip(IdentityGateway.use((gateway) => gateway.endSession(spain))),
    expect: (error) => expect(error.reason._tag).toBe("Forbidden"),
  })
})
