import * as Effect from "effect/Effect"
import type { SessionRedirector, LoginReason } from "../../application/session/SessionRedirector.ts"

/** The requested redirect and its reason. */
export interface Redirect {
  readonly loginReason: LoginReason
  readonly address: string
}

/** Records the first redirect instead of performing it, for a web server's response or a test. */
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
