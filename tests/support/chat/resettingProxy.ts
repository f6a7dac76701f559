import { connect, createServer } from "node:net"
import type { Socket } from "node:net"

/** A TCP proxy that can reset all its connections. */
export interface ResettingProxy {
  readonly port: number
  readonly reset: () => void
  readonly close: () => Promise<void>
}

/** Opens a proxy in front of a port of this machine. */
export async function resettingProxy(target: number): Promise<ResettingProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1")
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on("error", () => other.resetAndDestroy())
      one.on("close", () => (sockets.delete(one), other.destroy()))
      one.pipe(other)
    }
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      if (typeof address === "object" && address !== null) resolve(address.port)
      else reject(new Error("no port"))
    })
  })
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port,
    reset,
    close: () => {
      reset()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
