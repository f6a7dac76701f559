// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { browserSessionRedirector } from "../../../adapters/browser/BrowserSessionRedirector.ts"

const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined)
afterEach(() => assign.mockClear())

const at = (path: string) => {
  window.history.replaceState(null, "", path)
  return browserSessionRedirector(window)
}
const went = () => assign.mock.calls.map(([address]) => String(address))

describe("A page whose session has ended", () => {
  it("is left once, for any number of calls that detect it", async () => {
    const redirector = at("/10000034/account?a=1")
    expect(await Effect.runPromise(redirector.currentPage)).toBe("/10000034/account?a=1")
    for (const address of ["/integration/oauth2/login?1", "/integration/oauth2/login?2"])
      await Effect.runPromise(redirector.redirect("login", address))
    expect(went()).toEqual(["/integration/oauth2/login?1"])
    window.dispatchEvent(new Event("pageshow"))
    await Effect.runPromise(redirector.redirect("login", "/integration/oauth2/login?3"))
    expect(went()).toHaveLength(2)
  })

  it.each(["/10000034/login", "/10000034/-1/register", "/10000034/-1/reset-password"])(
    "is not redirected while a sign-in is in progress: %s",
    async (path) => {
      const redirector = at(path)
      await Effect.runPromise(redirector.redirect("login", "/integration/oauth2/login"))
      expect(went()).toEqual([])
      await Effect.runPromise(redirector.redirect("sessionExpired", "/10000034/session-expired"))
      expect(went()).toEqual(["/10000034/session-expired"])
    },
  )
})
