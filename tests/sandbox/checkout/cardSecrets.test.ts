import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { describe, expect, it } from "vitest"
import { TEST_NUMBERS } from "../../../contracts/sandbox/purchase/payments/paymentPlan.ts"
import type { SandboxOptions } from "../../../contracts/sandbox/createSandbox.ts"
import { openTestShop, prepareDataDir, runsOnPgliteToday } from "../../support/sandbox/onBothDatabases.ts"
import { startPrivatePostgres } from "../../support/sandbox/privatePostgres.ts"
import { orderPath, pay, paymentStatus, readyToPay, worldWithUnits } from "./customer.ts"

/** Times of files are at most this coarse. */
const CLOCK_STEP_MS = 1_000

/** Buys with every test card in a backend, closes it, and returns its responses and logs. */
async function useEveryCard(place: SandboxOptions): Promise<string> {
  const shop = await openTestShop({ ...place, world: worldWithUnits({ "8201-800-3": 900 }) })
  const answers: unknown[] = []
  for (const number of TEST_NUMBERS.keys()) {
    const buyer = await readyToPay(shop, { "8201-800-3": 1 })
    answers.push((await pay(buyer, { number })).body, (await paymentStatus(buyer)).body)
    answers.push(
      (await buyer.guest.call("GET", orderPath(buyer.orderId))).body,
      (await buyer.guest.call("GET", `${orderPath(buyer.orderId)}/confirmation`)).body,
    )
  }
  await shop.sandbox.close()
  return JSON.stringify([answers, shop.logged])
}

/** Returns the content of every file under a folder that was written after a time: others cannot have a card. */
async function filesWrittenIn(folder: string, after: number): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const contents = names
    .filter((one) => one.isFile())
    .map(async (one) => {
      const path = join(one.parentPath, one.name)
      return (await stat(path)).mtimeMs < after ? [] : [await readFile(path, "latin1")]
    })
  return (await Promise.all(contents)).flat().join("\n")
}

/** Returns every row of every table of a PostgreSQL as text, because its files are compressed in part. */
async function rowsIn(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ readonly name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    const texts: string[] = []
    for (const { name } of tables)
      texts.push(
        ...(await client.query<{ readonly text: string }>(`select t::text as text from "${name}" t`)).rows.map(
          ({ text }) => text,
        ),
      )
    // Earlier versions are also in the files and the write-ahead log, once flushed.
    await client.query("checkpoint")
    return texts.join("\n")
  } finally {
    await client.end()
  }
}

function expectNoSecret(everything: string) {
  expect(everything).toContain("**** 4242")
  for (const number of TEST_NUMBERS.keys())
    expect([everything.includes(number), everything.includes(Buffer.from(number).toString("hex"))]).toEqual([
      false,
      false,
    ])
  expect(/"?cvv2?"?\s*[:=]\s*"?123/iu.test(everything)).toBe(false)
  expect(everything.includes("ANA PRUEBA")).toBe(false)
}

describe("card secrets", () => {
  if (runsOnPgliteToday("cards of buyers"))
    it("F104 are absent from database files, logs and responses after every test card, on PGlite", async () => {
      const dataDir = await mkdtemp(join(tmpdir(), "selvedge-cards-"))
      try {
        await prepareDataDir(dataDir)
        const start = Date.now() - CLOCK_STEP_MS
        const output = await useEveryCard({ dataDir })
        const files = await filesWrittenIn(join(dataDir, "database"), start)
        // The orders are in the files that were looked through.
        expect(files).toContain("**** 4242")
        expectNoSecret([output, files].join("\n"))
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    }, 60_000)

  it("F104 are absent from database rows, files, logs and responses after every test card, on PostgreSQL", async () => {
    const postgres = await startPrivatePostgres()
    if (postgres === undefined) throw new Error("Install PostgreSQL.")
    try {
      const databaseUrl = await postgres.newDatabase()
      const start = Date.now() - CLOCK_STEP_MS
      const output = await useEveryCard({ databaseUrl })
      const rows = await rowsIn(databaseUrl)
      expect(rows).toContain("**** 4242")
      const files = await filesWrittenIn(join(postgres.folder, "data"), start)
      expect(files).toContain("**** 4242")
      expectNoSecret([output, rows, files].join("\n"))
    } finally {
      await postgres.stop()
    }
  }, 60_000)
})
