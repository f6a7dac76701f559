import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { Session } from "../../../domain/session/Session.ts"
import { toSession } from "../../../domain/session/Session.ts"

/** A session in memory: the token and the user type that two cookies would hold. */
export class FakeSession {
  token: string | undefined
  userType: "guest" | "registered" | undefined
  cleared = 0
  readonly layer: Layer.Layer<SessionHolder>

  constructor(state: Session["state"], token = "token-1", refreshes = true) {
    this.token = state === "guest" || state === "registered" ? token : undefined
    this.userType = state === "none" ? undefined : state === "guest" ? "guest" : "registered"
    this.layer = Layer.succeed(SessionHolder, {
      current: Effect.sync(() => toSession(this.token !== undefined, this.userType)),
      accessToken: Effect.sync(() => Option.map(Option.fromUndefinedOr(this.token), (value) => Redacted.make(value))),
      refreshes,
      save: ({ accessToken }, userType) =>
        Effect.sync(() => {
          this.token = Redacted.value(accessToken)
          this.userType = userType
        }),
      clear: Effect.sync(() => {
        this.token = undefined
        this.userType = undefined
        this.cleared += 1
      }),
    })
  }
}
