import type { Server } from "node:http"
import { createServer } from "node:http"
import type { Socket } from "node:net"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { fetchWithReconnect } from "../../../adapters/web/fetchWithReconnect.ts"

let server: Server
let address: string
/** Calls whose connection is closed in place of a response. */
let unanswered: number
let calls: { readonly method: string | undefined; readonly socket: Socket }[]
beforeEach(async () => {
  calls = []
  unanswered = 0
  server = createServer((request, response) => {
    calls.push({ method: request.method, socket: request.socket })
    if (unanswered <= 0) return void response.end("cart")
    unanswered -= 1
    request.socket.destroy()
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const bound = server.address()
      resolve(typeof bound === "object" && bound !== null ? bound.port : 0)
    }),
  )
  address = `http://127.0.0.1:${port}/`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe("A call to a backend", () => {
  it("that only reads is retried on another connection when its keep-alive one was closed", async () => {
    await (await fetchWithReconnect(new Request(address))).text()
    unanswered = 1
    expect(await (await fetchWithReconnect(new Request(address))).text()).toBe("cart")
    expect([calls.length, calls[2]?.socket === calls[1]?.socket]).toEqual([3, false])
  })

  it("that reads from a server that closes every connection is sent twice at most", async () => {
    unanswered = Infinity
    await expect(fetchWithReconnect(new Request(address))).rejects.toThrow()
    expect(calls).toHaveLength(2)
  })

  it("that changes something is never sent again (R6)", async () => {
    unanswered = 1
    await expect(fetchWithReconnect(new Request(address, { method: "DELETE" }))).rejects.toThrow()
    expect(calls).toHaveLength(1)
  })

  it("to an unreachable server is not retried", async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await expect(fetchWithReconnect(new Request(address))).rejects.toThrow()
    expect(calls).toEqual([])
  })
})
