import * as Effect from "effect/Effect"
import type { SessionRedirector } from "../../application/session/SessionRedirector.ts"

const SIGN_IN_PATH = /\/(login|register|reset-password)$/

/** Leaves the page once; a page that comes back from the browser's memory can be left again. */
export function browserSessionRedirector(page: Window = globalThis.window): SessionRedirector["Service"] {
  let isRedirecting = false
  page.addEventListener("pageshow", () => (isRedirecting = false))
  return {
    currentPage: Effect.sync(() => page.location.href.slice(page.location.origin.length)),
    redirect: (loginReason, address) =>
      Effect.sync(() => {
        // Whoever is coming in already is not led to another way in: what they typed would be lost.
        if (isRedirecting || (loginReason === "login" && SIGN_IN_PATH.test(page.location.pathname))) return
        isRedirecting = true
        page.location.assign(address)
      }),
  }
}
