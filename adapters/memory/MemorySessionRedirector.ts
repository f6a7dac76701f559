import * as Effect from "effect/Effect"
import type { SessionRedirector, LoginReason } from "../../application/session/SessionRedirector.ts"

/** Where a program wanted its shopper to be led, and why. */
export interface Redirect {
  readonly loginReason: LoginReason
  readonly address: string
}

/**
 * Leads nowhere and remembers where to, for whoever answers the shopper: a web server, a test. Only the first counts.
 */
export function memorySessionRedirector(
  sessionRedirects: Redirect[] = [],
  currentPage?: string,
): SessionRedirector["Service"] {
  return {
    currentPage: Effect.succeed(currentPage),
    redirect: (loginReason, address) =>
      Effect.sync(() => {
        if (sessionRedirects.length === 0) sessionRedirects.push({ loginReason, address })
      }),
  }
}
