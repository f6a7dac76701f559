import * as Effect from "effect/Effect"
import type { SessionRedirector } from "../../application/session/SessionRedirector.ts"

/** Prints once that the session has expired and how to continue, instead of redirecting. */
export function terminalSessionRedirector(print: (line: string) => void): SessionRedirector["Service"] {
  let isPrinted = false
  return {
    currentPage: Effect.undefined,
    redirect: (loginReason) =>
      Effect.sync(() => {
        if (!isPrinted)
          print(
            loginReason === "sessionExpired"
              ? "Your session has expired. You continue as a guest."
              : "Your session has expired. Sign in again with `selvedge auth login`.",
          )
        isPrinted = true
      }),
  }
}
