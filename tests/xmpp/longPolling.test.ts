import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { stropheChatConnection } from "../../adapters/chat/stropheChatConnection.ts"
import { FetchXmlHttpRequest } from "../support/chat/FetchXmlHttpRequest.ts"
import { freePort, startProsody } from "../support/chat/startProsody.ts"
import type { Prosody } from "../support/chat/startProsody.ts"

const CREDENTIALS = { jid: "customer@localhost", password: Redacted.make("secret") }
const ROOM = "polling@rooms.localhost"

describe("long polling", () => {
  let prosody: Prosody
  beforeAll(async () => {
    prosody = await startProsody(["customer"])
    vi.stubGlobal("XMLHttpRequest", FetchXmlHttpRequest)
  })
  afterAll(async () => {
    await prosody.stop()
  })

  it("F145 continues the chat when the WebSocket cannot be opened, and delivers each message once", async () => {
    const connection = stropheChatConnection({
      websocketUrl: `ws://127.0.0.1:${await freePort()}/xmpp-websocket`,
      boshUrl: `http://127.0.0.1:${prosody.port}/http-bind`,
    })
    const bodies = ["one", "two", "three"]
    const program = Effect.gen(function* () {
      expect(yield* connection.connect(CREDENTIALS)).toMatchObject({ isResumed: false })
      yield* connection.joinRoom({ roomJid: ROOM, nickname: "customer" })
      for (const body of bodies)
        yield* connection.sendMessage({ originId: body, roomJid: ROOM, body, writtenAt: 0, tries: 0 })
      while (true) {
        const { messages } = yield* connection.loadHistory(ROOM)
        if (messages.length >= bodies.length) return messages.map(({ body }) => body)
        yield* Effect.sleep(50)
      }
    })
    expect(await Effect.runPromise(Effect.timeout(program, "20 seconds"))).toEqual(bodies)
    await Effect.runPromise(connection.disconnect)
  })
})
