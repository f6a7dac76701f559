import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { memorySessionHolder } from "../../../adapters/memory/MemorySessionHolder.ts"
import { logIn } from "../../../application/account/logIn.ts"
import { LogonGateway } from "../../../application/account/LogonGateway.ts"
import { registerShopper } from "../../../application/account/registerShopper.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import type { Registration } from "../../../domain/account/Registration.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { exampleBackend } from "../../support/backend/exampleBackend.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const registration: Registration = { logon: "ana.prueba@example.org", password: Redacted.make("Selvedge2026"), acceptedPolicies: [1, 2] }

function shop() {
  const backend = exampleBackend()
  const holder = memorySessionHolder({ accessToken: Redacted.make("g.guest"), userType: "guest" })
  const { context } = testRoot(inSpain, { fetch: backend.fetch, store: [constant(SessionHolder, holder)] })
  const run = <A, E>(program: Effect.Effect<A, E, LogonGateway | SessionHolder>) => Effect.runPromise(Effect.provideContext(program, context))
  return { backend, holder, run }
}

describe("Coming in", () => {
  it("by registering keeps the registered session in place of the guest's", async () => {
    const { holder, run } = shop()
    expect(await run(registerShopper(registration))).toMatchObject({ userId: "55501" })
    expect(await Effect.runPromise(holder.current)).toEqual({ state: "registered" })
  })

  it("by logging in does so too", async () => {
    const { holder, run } = shop()
    expect(await run(logIn({ logon: registration.logon, password: registration.password }))).toMatchObject({ userId: "55501" })
    expect(await Effect.runPromise(holder.current)).toEqual({ state: "registered" })
  })

  it("with what the shop would refuse asks the shop nothing, and names every problem", async () => {
    const { backend, holder, run } = shop()
    const refused = await run(Effect.flip(registerShopper({ logon: "ana", password: Redacted.make("selvedge"), nickname: "Drop Table", acceptedPolicies: [2] })))
    expect(refused).toMatchObject({
      _tag: "RegistrationRefused",
      problems: [
        { field: "logon", rule: "pattern" }, { field: "password", rule: "uppercase" }, { field: "password", rule: "digit" },
        { field: "nickname", rule: "forbiddenWord" }, { field: "acceptedPolicies", rule: "privacy" },
      ],
    })
    expect(backend.calls).toEqual([])
    expect(await Effect.runPromise(holder.current)).toEqual({ state: "guest" })
  })
})
