import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { type PrivatePostgres, startPrivatePostgres } from "../support/sandbox/privatePostgres.ts"
import { benchStarts } from "./benchStarts.ts"
import { treeCpuMillis } from "./ServerProcess.ts"

const WARM_UP_CALLS = 1_000
const ROUND_CALLS = 400
const ROUNDS = 6
const CALLS = { list: "product list of 24, not stored", add: "add to cart" } as const

/**
 * Prints the CPU time of product lists and of additions to the cart, in this checkout and in another one, on both
 * databases: the sandbox's and, on PostgreSQL, that of the database's processes. The rounds alternate. When both are
 * built, also the CPU time of their starts.
 */
export async function benchAgainst(print: (line: string) => void, folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error("Name the folder of the other checkout: npm run bench -- against ../before")
  const postgres = await startPrivatePostgres()
  try {
    await onDatabase(print, folder, undefined)
    if (postgres === undefined) print("PostgreSQL is not installed: its figures are left out")
    else await onDatabase(print, folder, postgres)
  } finally {
    await postgres?.stop()
  }
  if ([folder, "."].every((root) => existsSync(join(root, "dist", "server", "web.js"))))
    await benchStarts(print, folder)
  else print("One of the checkouts is not built: their starts are left out")
}

async function onDatabase(
  print: (line: string) => void,
  folder: string,
  postgres: PrivatePostgres | undefined,
): Promise<void> {
  const [other, own] = [
    await startCalls(resolve(folder), await postgres?.newDatabase()),
    await startCalls(process.cwd(), await postgres?.newDatabase()),
  ]
  const databaseCpu = () => (postgres === undefined ? 0 : treeCpuMillis(postgres.processId()))
  try {
    for (const [name, what] of Object.entries(CALLS)) {
      const measure = async (calls: ChildProcess, count: number) => {
        await ask(calls, { prepare: name, count })
        const before = databaseCpu()
        const { cpuMillis } = await ask(calls, { name, count })
        return Number(cpuMillis) + databaseCpu() - before
      }
      for (const calls of [other, own]) await measure(calls, WARM_UP_CALLS)
      const sums = { other: 0, own: 0 }
      for (let round = 0; round < ROUNDS; round += 1) {
        sums.other += await measure(other, ROUND_CALLS)
        sums.own += await measure(own, ROUND_CALLS)
      }
      const each = (sum: number) => (sum / (ROUNDS * ROUND_CALLS)).toFixed(2)
      print(
        `${what} on ${postgres === undefined ? "PGlite" : "PostgreSQL"}: ${each(sums.other)} ms of CPU there, ` +
          `${each(sums.own)} ms here: ${(sums.other / sums.own).toFixed(2)} × the rate (≥ 2)`,
      )
    }
  } finally {
    for (const calls of [other, own]) {
      calls.disconnect()
      await once(calls, "exit")
    }
  }
}

async function startCalls(root: string, databaseUrl: string | undefined): Promise<ChildProcess> {
  const calls = fork("tests/bench/sandboxCalls.mjs", [root, ...(databaseUrl === undefined ? [] : [databaseUrl])])
  await once(calls, "message")
  return calls
}

async function ask(calls: ChildProcess, message: object): Promise<{ readonly cpuMillis?: unknown }> {
  calls.send(message)
  const [answer]: unknown[] = await once(calls, "message")
  return typeof answer === "object" && answer !== null ? answer : {}
}
