import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "vite"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { prepareDataDir, runsOnPgliteToday } from "../../support/sandbox/onBothDatabases.ts"
import { DAILY_SEED } from "../../support/DAILY_SEED.ts"
import { startPrivatePostgres } from "../../support/sandbox/privatePostgres.ts"
import { anAddress, SPAIN, textAt } from "../checkout/customer.ts"

const WRITES = 400
/** Concurrent calls at any moment. */
const WRITERS = 100
/** Acknowledged writes before the process is killed, in turn; the first one changes with the day. */
const KILLED_AFTER = [1, 170]
/** Number of kills; `KILLS=200 npx vitest run --project sandbox kill` does so on each database. */
const KILLS = Number(process.env["KILLS"] ?? 1)

const root = fileURLToPath(new URL("../../..", import.meta.url))
const FOLDER = join(root, "tests", ".artifacts", "served-sandbox")
/** Built once, because a process that compiles the source first takes four times as long to start. */
beforeAll(async () => {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: { ssr: "tests/support/sandbox/servedSandbox.ts", outDir: FOLDER, emptyOutDir: true, target: "node20" },
  })
}, 60_000)

interface Running {
  readonly url: string
  readonly kill: () => Promise<void>
}

async function start(environment: Readonly<Record<string, string>>): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [join(FOLDER, "servedSandbox.js")], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once("data", (line: Buffer) => resolve(line.toString().trim()))
    child.once("exit", (code) => reject(new Error(`The sandbox ended with ${code} before it answered.`)))
  })
  return { url, kill: () => (child.kill("SIGKILL"), ended) }
}

async function call(url: string, token: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
  return answer.json()
}

const addressPath = `/itxrest/2/user/store/${SPAIN}/address`

/** Saves addresses concurrently until the process has ended; returns the acknowledged ids by street. */
async function writeUntilKilled(
  sandbox: Running,
  token: string,
  round: number,
  killedAfter: number,
): Promise<ReadonlyMap<string, string>> {
  const acknowledged = new Map<string, string>()
  let next = 0
  let killed: Promise<void> | undefined
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (killed === undefined && next < WRITES) {
        const street = `Calle del Ejemplo ${round}-${(next += 1)}`
        const saved = await call(sandbox.url, token, "POST", addressPath, {
          ...anAddress(),
          addressLines: [street],
        }).catch(() => undefined)
        // Unacknowledged writes may or may not exist.
        if (saved !== undefined) acknowledged.set(street, textAt(saved, "id"))
        if (acknowledged.size >= killedAfter) killed ??= sandbox.kill()
      }
    }),
  )
  await killed
  return acknowledged
}

async function survivesKilling(environment: Readonly<Record<string, string>>): Promise<void> {
  let [sandbox, acknowledgedCount, slowest] = [await start(environment), 0, 0]
  onTestFinished(() => sandbox.kill())
  const token = textAt(
    await call(sandbox.url, "", "POST", `/api/storefront/1/stores/${SPAIN}/users/guests`),
    "access_token",
  )
  for (let round = 0; round < KILLS; round += 1) {
    const killedAfter = KILLED_AFTER[(DAILY_SEED + round) % KILLED_AFTER.length] ?? 1
    const acknowledged = await writeUntilKilled(sandbox, token, round, killedAfter)
    expect(acknowledged.size).toBeGreaterThanOrEqual(killedAfter)
    expect(acknowledged.size).toBeLessThan(WRITES)
    const killedAt = Date.now()
    sandbox = await start(environment)
    slowest = Math.max(slowest, Date.now() - killedAt)
    acknowledgedCount += acknowledged.size
    for (const [street, id] of acknowledged) {
      expect(await call(sandbox.url, token, "GET", `${addressPath}/${id}`)).toMatchObject({ addressLines: [street] })
    }
  }
  process.stdout.write(
    `killed ${KILLS} times with ${WRITERS} calls under way: ` +
      `${acknowledgedCount} acknowledged writes, all there; back after ${slowest} ms at most\n`,
  )
}

describe("F52 a sandbox killed repeatedly with a hundred writes in progress keeps every acknowledged one", () => {
  if (runsOnPgliteToday("kills"))
    it("in its own folder", async () => {
      const folder = mkdtempSync(join(tmpdir(), "selvedge-kill-"))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      await prepareDataDir(folder)
      await survivesKilling({ DATA_DIR: folder })
    }, 3_600_000)

  it("on PostgreSQL", async () => {
    const postgres = await startPrivatePostgres()
    if (postgres === undefined) throw new Error("Install PostgreSQL to run this test.")
    onTestFinished(() => postgres.stop())
    await survivesKilling({ DATABASE_URL: await postgres.newDatabase() })
  }, 3_600_000)
})
