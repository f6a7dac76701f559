import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { RefreshError, SessionEffect, SessionEvent } from "../../../domain/session/sessionMachine.ts"
import { stepSessionMachine } from "../../../domain/session/sessionMachine.ts"
import type { Session } from "../../../domain/session/Session.ts"
import { sessionRules } from "../../../domain/session/SessionRules.ts"

type State = Session["state"]
type Row = readonly [State, SessionEvent, State, SessionEffect]

const refused = (changes: Partial<Extract<SessionEvent, { type: "refused" }>> = {}): SessionEvent => ({
  type: "refused",
  isReplay: false,
  hasNewToken: false,
  ...changes,
})
const failed = (
  configuration: Readonly<Record<string, string>>,
  changes: Partial<RefreshError> = {},
): SessionEvent => ({
  type: "refreshFailed",
  failure: { sessionEnded: false, isOnGuestLogin: false, rules: sessionRules(configuration), ...changes },
})
const AVOIDING = { SESSION_AVOID_REDIRECTS: "true" }
const STRICT = { SESSION_RENEWS_GUESTS: "false" }
const GUEST_LOGIN = { GUEST_LOGIN_PATH: "/guest" }

/** One row per transition. */
const ARROWS: readonly Row[] = [
  ["none", { type: "cookiesRead", hasAccessToken: false, userType: undefined }, "none", "stay"],
  ["none", { type: "cookiesRead", hasAccessToken: true, userType: undefined }, "guest", "stay"],
  ["none", { type: "cookiesRead", hasAccessToken: true, userType: "registered" }, "registered", "stay"],
  ["none", { type: "cookiesRead", hasAccessToken: false, userType: "registered" }, "registered-expired", "stay"],
  ["none", { type: "called" }, "none", "createGuestSession"],
  ["none", { type: "guestCreated" }, "guest", "send"],
  ["none", { type: "guestFailed" }, "none", "send"],
  ["none", { type: "loggedIn" }, "registered", "stay"],
  ["none", refused(), "none", "answer"],
  ["none", { type: "refreshed", userType: "registered" }, "none", "discard"],
  ["none", failed({}), "none", "answer"],
  ["none", { type: "expired" }, "none", "answer"],
  ["none", { type: "loggedOut" }, "none", "leave"],
  ["guest", { type: "called" }, "guest", "send"],
  ["guest", { type: "loggedIn" }, "registered", "stay"],
  ["guest", { type: "tokenRemoved" }, "none", "stay"],
  ["guest", refused(), "guest", "refresh"],
  ["guest", refused({ hasNewToken: true }), "guest", "replay"],
  ["guest", refused({ isReplay: true }), "guest", "answer"],
  ["guest", { type: "refreshed", userType: "guest" }, "guest", "replay"],
  ["guest", failed({}), "guest", "answer"],
  ["guest", failed({}, { sessionEnded: true }), "none", "renewGuest"],
  ["guest", failed(AVOIDING, { sessionEnded: true }), "none", "renewGuest"],
  ["guest", failed(STRICT), "none", "login"],
  ["guest", failed({ ...STRICT, ...AVOIDING }), "guest", "answer"],
  ["guest", failed({ ...STRICT, ...AVOIDING }, { sessionEnded: true }), "none", "clear"],
  ["guest", failed(GUEST_LOGIN), "none", "guestLogin"],
  ["guest", failed(GUEST_LOGIN, { isOnGuestLogin: true }), "none", "clear"],
  ["guest", failed({ ...GUEST_LOGIN, ...AVOIDING }), "guest", "answer"],
  ["guest", { type: "loggedOut" }, "none", "leave"],
  ["guest", { type: "expired" }, "none", "showExpired"],
  ["registered", { type: "called" }, "registered", "send"],
  ["registered", { type: "tokenRemoved" }, "registered-expired", "stay"],
  ["registered", refused(), "registered", "refresh"],
  ["registered", refused({ hasNewToken: true }), "registered", "replay"],
  ["registered", refused({ isReplay: true }), "registered", "answer"],
  ["registered", { type: "refreshed", userType: "registered" }, "registered", "replay"],
  ["registered", { type: "refreshed", userType: "guest" }, "guest", "replay"],
  ["registered", failed({}), "none", "login"],
  ["registered", failed(GUEST_LOGIN), "none", "login"],
  ["registered", failed(GUEST_LOGIN, { isOnGuestLogin: true }), "none", "clear"],
  ["registered", failed(AVOIDING), "registered", "answer"],
  ["registered", failed(AVOIDING, { sessionEnded: true }), "none", "clear"],
  ["registered", { type: "loggedOut" }, "none", "leave"],
  ["registered", { type: "expired" }, "none", "showExpired"],
  ["registered-expired", { type: "called" }, "registered-expired", "refresh"],
  ["registered-expired", refused(), "registered-expired", "refresh"],
  ["registered-expired", { type: "refreshed", userType: "registered" }, "registered", "replay"],
  ["registered-expired", failed({}), "none", "login"],
  ["registered-expired", failed(AVOIDING), "registered-expired", "answer"],
  ["registered-expired", { type: "loggedIn" }, "registered", "stay"],
  ["registered-expired", { type: "loggedOut" }, "none", "leave"],
  ["registered-expired", { type: "expired" }, "none", "showExpired"],
]

describe("the session machine", () => {
  it.each(ARROWS)("goes from %s by %j to %s: %s", (state, event, next, effect) => {
    expect(stepSessionMachine(state, event)).toEqual({ next, effect })
  })

  const anyState = fc.constantFrom<State>("none", "guest", "registered", "registered-expired")
  const anyFailure = fc.record({
    sessionEnded: fc.boolean(),
    isOnGuestLogin: fc.boolean(),
    rules: fc
      .record({
        SESSION_AVOID_REDIRECTS: fc.constantFrom("true", "false"),
        SESSION_RENEWS_GUESTS: fc.constantFrom("true", "false"),
        GUEST_LOGIN_PATH: fc.constantFrom("/guest", ""),
      })
      .map(sessionRules),
  })
  const redirects: readonly SessionEffect[] = ["login", "guestLogin"]

  it("does not redirect from the guest login, nor when redirects are avoided", () => {
    fc.assert(
      fc.property(anyState, anyFailure, (state, failure) => {
        const { effect } = stepSessionMachine(state, { type: "refreshFailed", failure })
        if (failure.isOnGuestLogin || failure.rules.avoidRedirects) expect(redirects).not.toContain(effect)
      }),
    )
  })

  it("stores no token when it redirects, and accepts none when the response is final", () => {
    fc.assert(
      fc.property(anyState, anyFailure, (state, failure) => {
        const { next, effect } = stepSessionMachine(state, { type: "refreshFailed", failure })
        expect(next).toBe(effect === "answer" ? state : "none")
      }),
    )
  })

  it("never refreshes a replay, nor after signing out (F7, F11)", () => {
    fc.assert(
      fc.property(anyState, fc.boolean(), (state, hasNewToken) => {
        expect(stepSessionMachine(state, refused({ isReplay: true, hasNewToken })).effect).toBe("answer")
        expect(stepSessionMachine("none", refused({ hasNewToken })).effect).toBe("answer")
      }),
    )
  })
})
