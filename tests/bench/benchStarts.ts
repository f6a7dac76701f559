import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPrivatePostgres } from "../support/sandbox/privatePostgres.ts"
import { SPAIN } from "../sandbox/checkout/customer.ts"
import { startServerProcess } from "./ServerProcess.ts"

type Print = (line: string) => void

const ROUNDS = 3

/** CPU time in milliseconds until the server is ready, and until it has sent its first page. */
interface Start {
  readonly ready: number
  readonly firstPage: number
}

/** Starts of one build. */
class Starts {
  readonly newFolder: Start[] = []
  readonly folderWithData: Start[] = []
  readonly postgres: Start[] = []
}

const PLACES = {
  newFolder: { name: "start in a new folder", bound: "≤ 0.5 ×" },
  folderWithData: { name: "start in a folder with data", bound: "≤ 0.7 ×" },
  postgres: { name: "start on PostgreSQL with data, as tests start a shop", bound: "first page ≤ 1,200 ms" },
} as const

/**
 * Prints the CPU time of starts of the built shop: in a new folder, in that folder again, and on PostgreSQL; with
 * another checkout that is built, also its figures and the ratios. The rounds alternate.
 */
export async function benchStarts(print: Print, otherFolder?: string): Promise<void> {
  const postgres = await startPrivatePostgres()
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  const builds = [
    { root: ".", starts: new Starts(), databaseUrl: await postgres?.newDatabase() },
    ...(otherFolder === undefined
      ? []
      : [{ root: otherFolder, starts: new Starts(), databaseUrl: await postgres?.newDatabase() }]),
  ]
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, { root, starts, databaseUrl }] of builds.entries()) {
        const DATA_DIR = join(folder, `${index}-${round}`)
        starts.newFolder.push(await start(root, { DATA_DIR }))
        starts.folderWithData.push(await start(root, { DATA_DIR }))
        rmSync(DATA_DIR, { recursive: true })
        if (databaseUrl === undefined) continue
        const onPostgres = { DATA_DIR, DATABASE_URL: databaseUrl }
        if (round === 0) await start(root, onPostgres)
        starts.postgres.push(await start(root, onPostgres))
      }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const [own, other] = builds
  for (const place of ["newFolder", "folderWithData", "postgres"] as const) {
    const here = median(own?.starts[place] ?? [])
    const there = other === undefined ? undefined : median(other.starts[place])
    if (here !== undefined)
      print(`${PLACES[place].name}: ${described(here)}${compared(here, there)} (${PLACES[place].bound})`)
  }
}

async function start(root: string, environment: Readonly<Record<string, string>>): Promise<Start> {
  const server = await startServerProcess("web", environment, root)
  try {
    await (await fetch(`${server.address}/readyz`)).text()
    const ready = server.cpuMillis()
    const page = await fetch(`${server.address}/${SPAIN}/`)
    if (page.status !== 200) throw new Error(`The first page answered ${page.status}`)
    await page.text()
    return { ready, firstPage: server.cpuMillis() }
  } finally {
    await server.end()
  }
}

const described = ({ ready, firstPage }: Start): string => `${ready} ms CPU, ${firstPage} until the first page`

const compared = (here: Start, there: Start | undefined): string =>
  there === undefined
    ? ""
    : `; there ${described(there)}: ${(here.ready / there.ready).toFixed(2)} ×, ` +
      `${(here.firstPage / there.firstPage).toFixed(2)} ×`

/** The start with the median time until the server was ready. */
function median(starts: readonly Start[]): Start | undefined {
  return starts.toSorted((one, another) => one.ready - another.ready)[Math.floor(starts.length / 2)]
}
