import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { EMBEDDED_DOMAIN } from "../../support/chat/startEmbeddedChat.ts"
import { startProsody } from "../../support/chat/startProsody.ts"
import { startPrivatePostgres } from "../../support/sandbox/privatePostgres.ts"
import type { LoadAccount } from "./ChatLoadClient.ts"
import { ChatLoadClient } from "./ChatLoadClient.ts"

const CONVERSATIONS = 200
/** Each conversation has a message in this time, from the two sides in turn: people take longer. */
const PAUSE_MILLIS = 2_000
/** Rounds of the servers alternate, so that a machine that slows down slows all. */
const ROUNDS = 3
const ROUND_MILLIS = 10_000
const WARM_UP_MILLIS = 3_000
/** Sign-ins at a time. */
const OPENING = 20
const GUESTS = "/api/storefront/1/stores/10000034/users/guests"
const ROOT = resolve(import.meta.dirname, "../../..")
const SERVE =
  "const [root, loader, place] = process.argv.slice(1); " +
  "const { loadSource } = await import(loader); " +
  "const source = await loadSource(root); " +
  'const { serveChat } = await source("/tests/bench/chat/serveChat.ts"); ' +
  "console.log(await serveChat(JSON.parse(place)))"

type Print = (line: string) => void

/** A server under load. */
interface LoadedServer {
  readonly name: string
  readonly rooms: string
  readonly agent: LoadAccount
  readonly customer: () => Promise<LoadAccount>
  readonly stop: () => Promise<void>
}

/**
 * Prints the median and the 99th percentile of the delivery time of messages in 200 concurrent conversations, on the
 * embedded service with each database and on Prosody, and their ratios to Prosody's.
 */
export async function benchChat(print: Print): Promise<void> {
  const servers: LoadedServer[] = []
  const postgres = await startPrivatePostgres()
  try {
    if (await isInstalled("prosody")) servers.push(await prosody())
    else print("Prosody is not installed (Debian: apt-get install prosody): its figures and the ratios are left out")
    servers.push(await embedded("PGlite"))
    if (postgres === undefined) print("PostgreSQL is not installed: its figures are left out")
    else servers.push(await embedded("PostgreSQL", await postgres.newDatabase()))
    await measure(servers, print)
  } finally {
    for (const server of servers) await server.stop()
    await postgres?.stop()
  }
}

async function measure(servers: readonly LoadedServer[], print: Print): Promise<void> {
  const loads = []
  for (const server of servers) loads.push({ server, ...(await converse(server)) })
  for (const { run } of loads) await run(WARM_UP_MILLIS)
  for (const { times } of loads) times.length = 0
  for (let round = 0; round < ROUNDS; round += 1) for (const { run } of loads) await run(ROUND_MILLIS)
  const [baseline] = loads.filter(({ server }) => server.name === "Prosody").map(({ times }) => figures(times))
  for (const { server, times, sent } of loads) {
    const { median, p99 } = figures(times)
    const ratios =
      baseline === undefined
        ? ""
        : `   ratio ${(median / baseline.median).toFixed(2)}, ${(p99 / baseline.p99).toFixed(2)}`
    print(
      `chat, ${CONVERSATIONS} conversations, ${server.name}`.padEnd(52) +
        `median ${median.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${times.length} of ${sent()} delivered${ratios}`,
    )
  }
  for (const { close } of loads) close()
}

/** Opens the conversations of a server; `run` writes in all of them for a time, and `times` are the delivery times. */
async function converse(server: LoadedServer) {
  const times: number[] = []
  const pairs: (readonly [ChatLoadClient, ChatLoadClient])[] = []
  const open = async (index: number): Promise<void> => {
    const deliver = (millis: number) => void times.push(millis)
    const agent = await ChatLoadClient.open(server.agent, deliver)
    const customer = await ChatLoadClient.open(await server.customer(), deliver)
    const room = `load${index}@${server.rooms}`
    await agent.join(room, "agent")
    await agent.admit(customer.jid)
    await customer.join(room, "customer")
    pairs.push([agent, customer])
  }
  for (let index = 0; index < CONVERSATIONS; index += OPENING)
    await Promise.all(Array.from({ length: OPENING }, (_, offset) => open(index + offset)))
  for (const client of pairs.flat()) client.read()
  let sent = 0
  let written = 0
  const run = async (millis: number): Promise<void> => {
    const started = performance.now()
    const first = written
    while (performance.now() - started < millis) {
      const due = Math.floor(((performance.now() - started) / PAUSE_MILLIS) * CONVERSATIONS)
      for (; written - first < due; written += 1) {
        const turn = Math.floor(written / CONVERSATIONS) % 2
        pairs[written % CONVERSATIONS]?.[turn === 0 ? 0 : 1].write()
        sent += 1
      }
      await sleep(1)
    }
    // The last messages arrive before another server is measured.
    await sleep(500)
    if (first === 0) sent = 0
  }
  return { run, times, sent: () => sent, close: () => pairs.flat().forEach((client) => client.close()) }
}

async function prosody(): Promise<LoadedServer> {
  const customers = Array.from({ length: CONVERSATIONS }, (_, index) => `customer${index}`)
  const { port, websocketPath, stop } = await startProsody([...customers, "agent"])
  const account = (name: string) => ({
    url: `ws://127.0.0.1:${port}/${websocketPath}`,
    domain: "localhost",
    name,
    password: "secret",
  })
  return {
    name: "Prosody",
    rooms: "rooms.localhost",
    agent: account("agent"),
    customer: async () => account(customers.pop() ?? ""),
    stop,
  }
}

async function embedded(database: string, databaseUrl?: string): Promise<LoadedServer> {
  const folder = await mkdtemp(join(tmpdir(), "selvedge-bench-"))
  const place = databaseUrl === undefined ? { dataDir: folder } : { databaseUrl }
  const loader = pathToFileURL(join(ROOT, "scripts/lifecycle/loadSource.mjs")).href
  const child = spawn(process.execPath, ["--input-type=module", "--eval", SERVE, ROOT, loader, JSON.stringify(place)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  })
  const ended = once(child, "exit")
  const [printed] = await Promise.race([once(child.stdout, "data"), ended])
  if (child.exitCode !== null) throw new Error("The embedded service did not start.")
  const origin = String(printed).trim()
  const url = `${origin.replace("http", "ws")}/chat/websocket`
  return {
    name: `embedded on ${database}`,
    rooms: `rooms.${EMBEDDED_DOMAIN}`,
    agent: { url, domain: EMBEDDED_DOMAIN, name: "agent-1", password: "demo-agent-key-1" },
    customer: async () => {
      const response = await fetch(`${origin}${GUESTS}`, { method: "POST" })
      const { access_token }: { readonly access_token: string } = await response.json()
      return { url, domain: EMBEDDED_DOMAIN, name: "session", password: access_token }
    },
    stop: async () => {
      child.kill("SIGKILL")
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isInstalled(command: string): Promise<boolean> {
  return promisify(execFile)("which", [command]).then(
    () => true,
    () => false,
  )
}

function figures(times: readonly number[]): { readonly median: number; readonly p99: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p99: at(0.99) }
}
