import type { Socket } from "node:net"
import { connect, createServer } from "node:net"

/**
 * What becomes of a connection: it goes through; or it is reset before its request, but for the request's last byte,
 * after the request was carried out, or in the middle of the answer; or its request arrives a second time, once it was
 * answered or at the same moment.
 */
export type Fate = "whole" | "unsent" | "cutRequest" | "lostAnswer" | "cutAnswer" | "repeated" | "doubled"

export interface FaultProxy {
  readonly url: string
  /** Connections so far, by what became of them. */
  readonly met: Readonly<Record<Fate, number>>
  /** Ends once everything that was sent on has been answered. */
  readonly close: () => Promise<void>
}

export interface FaultProxyOptions {
  /** Says what becomes of a connection, by how its request begins. */
  readonly fate: (request: string) => Fate
  /** How long each request waits before anything of it is sent on. */
  readonly delayMillis?: number
}

/**
 * Stands between a client and the server at `target`. It sees connections, not requests: clients must close each after
 * its answer.
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

/** A socket that breaks is closed, and that is all there is to it. */
const quiet = (socket: Socket): Socket => socket.on("error", () => socket.destroy())

/** What the server says goes to the client, and ends with it. */
const answers = (server: Socket, client: Socket): Socket => {
  server.pipe(client)
  return server.once("close", () => client.destroySoon())
}

type Lead = (client: Socket, begin: Buffer, toServer: () => Socket) => void

/** Sends a request on, as far as it has come and as it comes. */
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
