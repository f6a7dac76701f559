import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline, Readable } from "node:stream"
import { createGzip } from "node:zlib"
import { createShop } from "../../adapters/web/createShop.ts"
import { startServer } from "../../adapters/web/startServer.ts"
import { createSandbox } from "../../contracts/sandbox/createSandbox.ts"
import { bareServer, httpLoad } from "./httpLoad.ts"

const STORE = "10000001"
const CONNECTIONS = 10
const ROUNDS = 5
const ROUND_MILLIS = 1_000
const WARM_UP_MILLIS = 1_000
const BROTLI = { "accept-encoding": "br" }

/**
 * Prints the rate of a stored category page beside a bare `node:http` server with the same bytes, beside the page
 * without the stored response and beside its text compressed for each response, which is how the shop served it before
 * it stored pages; and the CPU time of first renderings.
 */
export async function benchStoredPage(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  mkdirSync(join(folder, ".vite"))
  writeFileSync(join(folder, ".vite", "manifest.json"), JSON.stringify({ boot: { file: "boot.js", isEntry: true } }))
  const sandbox = await createSandbox({ dataDir: join(folder, "data"), log: () => undefined })
  await sandbox.prepareStore(STORE)
  const shop = await createShop({
    backend: {
      url: "http://sandbox.invalid",
      fetch: sandbox.handle,
      proxy: sandbox.handle,
      proxiedPaths: [],
      catalogueVersion: sandbox.catalogueVersion,
      close: sandbox.close,
    },
    clientFolder: folder,
    publicOrigin: undefined,
  })
  let storesPages = true
  const server = await startServer(
    (incoming) => shop.fetch(incoming),
    0,
    "127.0.0.1",
    "PORT",
    0,
    () => undefined,
    async (incoming) => (storesPages ? shop.respondReady(incoming) : undefined),
  )
  try {
    const home = await read(`${server.address}/${STORE}/`)
    const categories = [...new Set(home.toString().match(/\/10000001\/[^"?#]*-n[0-9]+/g) ?? [])]
    const page = `${server.address}${categories[3] ?? ""}`
    const cpu: number[] = []
    for (const path of categories) {
      const before = process.cpuUsage()
      await read(`${server.address}${path}`)
      const { user, system } = process.cpuUsage(before)
      cpu.push((user + system) / 1000)
    }
    print(`first rendering of a category page: ${median(cpu).toFixed(1)} ms of CPU (≤ 40), client included`)
    const bytes = await read(page, BROTLI)
    const bare = await bareServer(bytes, "text/html")
    const compressing = await compressingServer((await read(page)).toString())
    const millisOf = async (address: string) => {
      const before = process.cpuUsage()
      const { perSecond } = await httpLoad(() => ({ address, headers: BROTLI }), CONNECTIONS, ROUND_MILLIS)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 / ((perSecond * ROUND_MILLIS) / 1000)
    }
    await httpLoad(page, CONNECTIONS, WARM_UP_MILLIS)
    const cpuMillis: Readonly<Record<"bare" | "stored" | "compressed" | "whole", number[]>> = {
      bare: [],
      stored: [],
      compressed: [],
      whole: [],
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      cpuMillis.bare.push(await millisOf(bare.address))
      cpuMillis.stored.push(await millisOf(page))
      cpuMillis.compressed.push(await millisOf(compressing.address))
      storesPages = false
      cpuMillis.whole.push(await millisOf(page))
      storesPages = true
    }
    bare.close()
    compressing.close()
    const stored = median(cpuMillis.stored)
    const times = (name: keyof typeof cpuMillis) =>
      `${(median(cpuMillis[name]) / stored).toFixed(name === "bare" ? 2 : 1)} ×`
    print(
      `stored category page with br: ${stored.toFixed(2)} ms of CPU with the client's, rate ${times("bare")} a bare ` +
        `server's (≥ 0.5), ${times("compressed")} its text compressed for each response (≥ 3.5), ` +
        `${times("whole")} the same through the whole shop`,
    )
  } finally {
    await server.close(0)
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A `node:http` server that compresses a page with gzip for each response. */
async function compressingServer(html: string): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
    pipeline(Readable.from([Buffer.from(html)]), createGzip(), response, () => undefined)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const bound = server.address()
  const port = typeof bound === "object" && bound !== null ? bound.port : 0
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

async function read(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const sent = request(address, { headers }).end()
  const [response] = await once(sent, "response")
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
