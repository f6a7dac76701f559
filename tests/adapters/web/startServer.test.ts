import { once } from "node:events"
import { connect } from "node:net"
import { networkInterfaces } from "node:os"
import { describe, expect, it } from "vitest"
import { startServer } from "../../../adapters/web/startServer.ts"

const GRACE = 50

describe("a server", () => {
  it("responds at the address it reports", async () => {
    const server = await startServer(async (request) => new Response(new URL(request.url).pathname), 0, "127.0.0.1")
    expect(await (await fetch(`${server.address}/shirts`)).text()).toBe("/shirts")
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9][0-9]*$/)
    await server.close(GRACE)
    await expect(fetch(server.address)).rejects.toThrow()
  })

  it("without a host listens on the loopback address only, and reports the name that passkeys need", async () => {
    const server = await startServer(async () => new Response("open"), 0, undefined)
    const { port } = new URL(server.address)
    expect(server.address).toBe(`http://localhost:${port}`)
    for (const name of ["localhost", "127.0.0.1"])
      expect(await (await fetch(`http://${name}:${port}`)).text()).toBe("open")
    const outside = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ internal, family }) => !internal && family === "IPv4")
    if (outside !== undefined) await expect(fetch(`http://${outside.address}:${port}`)).rejects.toThrow()
    await server.close(GRACE)
  })

  it("on all addresses reports one that can be opened", async () => {
    const server = await startServer(async () => new Response(), 0, "0.0.0.0")
    await server.close(GRACE)
    expect(server.address).toMatch(/^http:\/\/localhost:/)
  })

  it("that is closed finishes a request in progress", async () => {
    const reached = deferred()
    const answer = deferred()
    const server = await startServer(
      async () => {
        reached.resolve()
        await answer.promise
        return new Response("whole")
      },
      0,
      "127.0.0.1",
    )
    const asked = fetch(server.address, { headers: { connection: "close" } })
    await reached.promise
    const closed = server.close(20_000)
    answer.resolve()
    expect(await (await asked).text()).toBe("whole")
    await closed
  })

  it("that is closed cuts a request that does not end, after its grace period", async () => {
    const reached = deferred()
    const server = await startServer(
      () => {
        reached.resolve()
        return new Promise<Response>(() => undefined)
      },
      0,
      "127.0.0.1",
    )
    const cut = expect(fetch(server.address)).rejects.toThrow()
    await reached.promise
    await server.close(GRACE)
    await cut
  })

  it("F190 that is closed does not wait for a connection without a request", async () => {
    const server = await startServer(async () => new Response(), 0, "127.0.0.1")
    const { hostname, port } = new URL(server.address)
    const idle = connect(Number(port), hostname)
    await once(idle, "connect")
    const startedAt = performance.now()
    await server.close(20_000)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    idle.destroy()
  })

  it("F190 that is closed responds to a request in progress, and announces that the connection ends", async () => {
    const server = await startServer(async () => new Response("whole"), 0, "127.0.0.1")
    const { hostname, port } = new URL(server.address)
    const socket = connect(Number(port), hostname)
    await once(socket, "connect")
    socket.write("GET / HTTP/1.1\r\nhost: shop\r\n\r\n")
    await once(socket, "data")
    const closed = server.close(20_000)
    socket.write("GET / HTTP/1.1\r\nhost: shop\r\n\r\n")
    const [answer] = await once(socket, "data")
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close/is)
    await closed
  })

  it("prints a hint when its port or host is unavailable", async () => {
    const first = await startServer(async () => new Response(), 0, "127.0.0.1")
    const port = Number(new URL(first.address).port)
    await expect(startServer(async () => new Response(), port, "127.0.0.1")).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use by another program: stop that one, or choose another with PORT=`,
    )
    await first.close(GRACE)
    await expect(startServer(async () => new Response(), 0, "192.0.2.1")).rejects.toThrow(
      'HOST is "192.0.2.1", which is not an address of this machine',
    )
  })
})

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
