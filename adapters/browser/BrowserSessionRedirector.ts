import * as Effect from "effect/Effect"
import type { SessionRedirector } from "../../application/session/SessionRedirector.ts"

const SIGN_IN_PATH = /\/(login|register|reset-password)$/

/** Redirects once per page view. A page restored from the back/forward cache can redirect again. */
export function browserSessionRedirector(page: Window = globalThis.window): SessionRedirector["Service"] {
  let isRedirecting = false
  page.addEventListener("pageshow", () => (isRedirecting = false))
  return {
    currentPage: Effect.sync(() => page.location.href.slice(page.location.origin.length)),
    redirect: (loginReason, address) =>
      Effect.sync(() => {
        // On a sign-in page a redirect to sign-in would discard the user's input.
        if (isRedirecting || (loginReason === "login" && SIGN_IN_PATH.test(page.location.pathname))) return
        isRedirecting = true
        page.location.assign(address)
      }),
  }
}
