// Lists the changes of the documents since a git ref, and marks breaking ones: npm run contracts:diff -- v1.0.0
// [--json]
import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { loadSource } from "./lifecycle/loadSource.mjs"
import { ROOT } from "./lifecycle/root.mjs"

const USAGE =
  "npm run contracts:diff -- <git ref> [--json]; ends with 1 when something breaks, with 2 when the ref cannot be read"
const ref = process.argv.slice(2).find((argument) => !argument.startsWith("-"))
const folder = "contracts/generated"

const git = (...args) =>
  execFileSync("git", args, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  })
const fail = (sentence) => {
  process.stderr.write(`${sentence}\n${USAGE}\n`)
  process.exit(2)
}
if (ref === undefined) fail("Which version is to be compared with? Name a git ref.")
const before = (() => {
  try {
    const names = git("ls-tree", "--name-only", `${ref}`, `${folder}/`)
      .split("\n")
      .filter((name) => name.endsWith(".json") && !name.endsWith("/operations.json"))
    return new Map(
      names.map((name) => [name.slice(folder.length + 1, -".json".length), JSON.parse(git("show", `${ref}:${name}`))]),
    )
  } catch (error) {
    return fail(`The documents of ${ref} cannot be read: ${String(error.stderr ?? error.message).trim()}`)
  }
})()
const now = readdirSync(`${ROOT}${folder}`)
  .filter((name) => name.endsWith(".json") && name !== "operations.json")
  .map((name) => name.slice(0, -".json".length))

const source = await loadSource(ROOT)
const { diffDocuments } = await source("/contracts/verification/diffDocuments.ts")
const areas = [...new Set([...before.keys(), ...now])]
  .sort()
  .map((area) => {
    const file = `${ROOT}${folder}/${area}.json`
    return {
      area,
      changes: diffDocuments(before.get(area), existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined),
    }
  })
  .filter(({ changes }) => changes.length > 0)
await source.close()

const breaking = areas.flatMap(({ changes }) => changes).filter((change) => change.breaking).length
if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify({ ref, breaking, areas }, null, 2)}\n`)
else {
  for (const { area, changes } of areas) {
    process.stdout.write(`\n${area}\n`)
    for (const { operationId, place, change, breaking: breaks } of changes)
      process.stdout.write(
        `  ${breaks ? "BREAKING" : "        "} ${operationId}${place === "" ? "" : ` ${place}`} ${change}\n`,
      )
  }
  process.stdout.write(
    `\n${areas.flatMap(({ changes }) => changes).length} changes since ${ref}, ${breaking} of them breaking\n`,
  )
}
process.exitCode = breaking > 0 ? 1 : 0
