import type { Socket } from "node:net"
import { connect, createServer } from "node:net"

/**
 * Fate of a connection: it passes; it is reset before its request, before the request's last byte, after the request
 * was processed, or in the middle of the response; or its request is delivered twice, once after the response or at the
 * same moment.
 */
export type Fate = "whole" | "unsent" | "cutRequest" | "lostAnswer" | "cutAnswer" | "repeated" | "doubled"

export interface FaultProxy {
  readonly url: string
  /** Connections so far, by fate. */
  readonly met: Readonly<Record<Fate, number>>
  /** Resolves once every forwarded request has been answered. */
  readonly close: () => Promise<void>
}

export interface FaultProxyOptions {
  /** Returns the fate of a connection from the start of its request. */
  readonly fate: (request: string) => Fate
  /** Delay in milliseconds before a request is forwarded. */
  readonly delayMillis?: number
}

/**
 * A proxy between a client and the server at `target`. It sees connections, not requests: clients must close each
 * connection after its response.
 */
export async function faultProxy(target: string, { fate, delayMillis = 0 }: FaultProxyOptions): Promise<FaultProxy> {
  const { hostname, port } = new URL(target)
  const met = { whole: 0, unsent: 0, cutRequest: 0, lostAnswer: 0, cutAnswer: 0, repeated: 0, doubled: 0 }
  const open = new Set<Promise<void>>()
  const toServer = (): Socket => {
    const socket = quiet(connect(Number(port), hostname))
    const closed: Promise<void> = new Promise<void>((resolve) => socket.once("close", () => resolve())).then(
      () => void open.delete(closed),
    )
    open.add(closed)
    return socket
  }
  const server = createServer((client) => {
    quiet(client).once("data", (begin: Buffer) => {
      client.pause()
      const kind = fate(begin.toString("latin1"))
      met[kind] += 1
      setTimeout(() => LEAD[kind](client, begin, toServer), delayMillis)
    })
  })
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    met,
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await Promise.all(open)
    },
  }
}

/** A broken socket needs no handling beyond closing it. */
const quiet = (socket: Socket): Socket => socket.on("error", () => socket.destroy())

/** Forwards the server's response to the client, and closes with it. */
const answers = (server: Socket, client: Socket): Socket => {
  server.pipe(client)
  return server.once("close", () => client.destroySoon())
}

type Lead = (client: Socket, begin: Buffer, toServer: () => Socket) => void

/** Forwards a request, as much of it as has arrived. */
const passOn = (client: Socket, begin: Buffer, server: Socket): void => {
  server.write(begin)
  client.pipe(server)
}

const LEAD: Readonly<Record<Fate, Lead>> = {
  whole: (client, begin, toServer) => passOn(client, begin, answers(toServer(), client)),
  unsent: (client) => client.resetAndDestroy(),
  cutRequest: (client, begin, toServer) => {
    const server = toServer()
    server.write(begin.subarray(0, -1), () => {
      server.resetAndDestroy()
      client.resetAndDestroy()
    })
  },
  lostAnswer: (client, begin, toServer) => {
    const server = toServer()
    passOn(client, begin, server)
    server.once("data", () => client.resetAndDestroy())
  },
  cutAnswer: (client, begin, toServer) => {
    const server = toServer()
    passOn(client, begin, server)
    server.once("data", (chunk: Buffer) =>
      client.write(chunk.subarray(0, chunk.length >> 1), () => client.resetAndDestroy()),
    )
  },
  repeated: (client, begin, toServer) => {
    const [first, sent] = [toServer().resume(), [begin]]
    passOn(client, begin, first)
    client.on("data", (chunk: Buffer) => void sent.push(chunk))
    first.once("close", () => answers(toServer(), client).write(Buffer.concat(sent)))
  },
  doubled: (client, begin, toServer) => {
    passOn(client, begin, answers(toServer(), client))
    passOn(client, begin, toServer().resume())
  },
}
