import { Agent, createServer, request } from "node:http"

/** The result of a load on an address. */
export interface Load {
  readonly perSecond: number
  readonly p99Millis: number
}

/** One request of a load. */
export interface Asked {
  readonly address: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Repeats a request over some connections for a while and reads the responses whole. For this machine only. */
export async function httpLoad(
  next: string | ((connection: number) => Asked),
  connections: number,
  millis: number,
): Promise<Load> {
  const asked = typeof next === "string" ? () => ({ address: next }) : next
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const endsAt = performance.now() + millis
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < endsAt) {
        const askedAt = performance.now()
        await ask(asked(connection), agent)
        times.push(performance.now() - askedAt)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return { perSecond: times.length / seconds, p99Millis: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

/** A bare `node:http` server that answers every request with these bytes: the upper bound of the machine. */
export async function bareServer(
  bytes: Uint8Array,
  type: string,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": type, "content-length": bytes.length })
    response.end(bytes)
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const bound = server.address()
      resolve(typeof bound === "object" && bound !== null ? bound.port : 0)
    }),
  )
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

function ask({ address, method = "GET", headers = {}, body }: Asked, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(
      address,
      {
        agent,
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }) },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
        answer.resume()
        answer.once("end", resolve)
        answer.once("error", reject)
      },
    )
      .once("error", reject)
      .end(body)
  })
}
