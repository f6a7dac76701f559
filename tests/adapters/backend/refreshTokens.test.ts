import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { describe, expect, it, onTestFinished } from "vitest"
import { httpIdentityGateway } from "../../../adapters/backend/session/HttpIdentityGateway.ts"
import { parseRefreshToken } from "../../../adapters/backend/session/RefreshTokens.ts"
import { sendRequest } from "../../../adapters/backend/http/send/sendRequest.ts"
import { storeId } from "../../support/backend/scopes.ts"
import { openTestShop } from "../../support/sandbox/onBothDatabases.ts"

const spain = storeId("10000034")
const tokenOf = (...lines: readonly string[]) =>
  parseRefreshToken(new Headers(lines.map((line): [string, string] => ["set-cookie", line])))

describe("a refresh token that a program stores itself", () => {
  it.each([
    ["by its plain name", "refresh_token=r1; HttpOnly", "browser"],
    ["by the store's name", "refresh_token@10000034=r1; Max-Age=3600; HttpOnly", 3600],
    ["with the prefix of secure sites", "__Host-refresh_token@10000034=r1; Secure; HttpOnly; Path=/", "browser"],
  ])("is read %s, with the lifetime of the session", (_, line, lifetime) => {
    expect(tokenOf("user_type@10000034=guest; Max-Age=60", line)).toEqual({ token: "r1", lifetime })
  })

  it("is removed when the backend removes it, and unchanged when the backend does not mention it", () => {
    expect(tokenOf("refresh_token@10000034=; Max-Age=0")).toEqual({ token: undefined })
    expect(tokenOf("my_refresh_token=r1", "refresh_token2=r1")).toBeUndefined()
  })

  it("renews the session of a guest at the sandbox repeatedly", async () => {
    const { sandbox } = await openTestShop()
    onTestFinished(() => sandbox.close())
    const stored = new Map<string, string>()
    const gateway = httpIdentityGateway(
      { send: sendRequest((request) => sandbox.handle(request), "http://localhost:4173") },
      {
        read: (store) => Effect.sync(() => stored.get(store)),
        save: (store, token) =>
          Effect.sync(() => void (token === undefined ? stored.delete(store) : stored.set(store, token))),
      },
    )
    const { accessToken } = await Effect.runPromise(gateway.createGuest(spain, "es"))
    const tokens = [Redacted.value(accessToken)]
    for (let round = 0; round < 3; round += 1)
      tokens.push(Redacted.value((await Effect.runPromise(gateway.refreshSession(spain))).accessToken))
    expect(new Set(tokens).size).toBe(4)
  }, 60_000)
})
