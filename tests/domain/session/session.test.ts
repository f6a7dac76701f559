import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cookieLifetimeSeconds } from "../../../domain/session/GuestIdentity.ts"
import { toSession } from "../../../domain/session/Session.ts"

describe("the session of two cookies", () => {
  it.each([
    [false, undefined, "none"],
    [false, "guest", "none"],
    [false, "", "none"],
    [false, "REGISTERED", "none"],
    [true, undefined, "guest"],
    [true, "guest", "guest"],
    [true, "admin", "guest"],
    [true, "registered", "registered"],
    [false, "registered", "registered-expired"],
  ])("with a token: %o, and user type %o, is %s", (hasAccessToken, userType, state) => {
    expect(toSession(hasAccessToken, userType)).toEqual({ state })
  })
})

describe("the lifetime of a guest's cookie", () => {
  it.each([
    [3600, 3600],
    [3600.9, 3600],
    [400 * 86_400, 400 * 86_400],
    [1e12, 400 * 86_400],
  ])("of %d seconds is %d", (expiresIn, lifetime) => {
    expect(cookieLifetimeSeconds(expiresIn)).toBe(lifetime)
  })

  it("F14 is in whole seconds and never over 400 days", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, noNaN: true, noDefaultInfinity: true }), (expiresIn) => {
        const lifetime = cookieLifetimeSeconds(expiresIn)
        expect(Number.isInteger(lifetime) && lifetime >= 1 && lifetime <= 400 * 86_400).toBe(true)
      }),
    )
  })
})
