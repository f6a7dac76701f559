// Prints the coverage of the contract: operations with documents, handlers, gateway methods, pacts, and a page or
// command, out of the total. docs/operations-without-a-page.md lists those that have neither.
import { loadSource } from "./lifecycle/loadSource.mjs"
import { ROOT } from "./lifecycle/root.mjs"

const source = await loadSource(ROOT)
const { operationLedger } = await source("/tests/architecture/operationLedger.ts")
const entries = operationLedger()
await source.close()

const COLUMNS = {
  documents: ({ documented }) => documented,
  handlers: ({ handlers }) => handlers === 1,
  "gateway methods": ({ gatewayMethods }) => gatewayMethods === 1,
  pacts: ({ successes }) => successes > 0,
  reachable: ({ reachable }) => reachable,
  refusedCases: ({ changes, documented, refusedCases }) => documented && (!changes || refusedCases > 0),
}
const groups = [...new Set(entries.map(({ group }) => group))]
const row = (name, those) =>
  `${name.padEnd(12)}${Object.values(COLUMNS)
    .map((has) => `${those.filter(has).length} of ${those.length}`.padStart(17))
    .join("")}`
console.log(
  `${"".padEnd(12)}${Object.keys(COLUMNS)
    .map((name) => name.padStart(17))
    .join("")}`,
)
for (const group of groups)
  console.log(
    row(
      group,
      entries.filter((entry) => entry.group === group),
    ),
  )
console.log(row("all", entries))
const missing = entries.filter((entry) => Object.values(COLUMNS).some((has) => !has(entry)))
if (process.argv.includes("--missing"))
  for (const entry of missing)
    console.log(
      `${entry.operationId}: ${Object.entries(COLUMNS)
        .filter(([, has]) => !has(entry))
        .map(([name]) => name)
        .join(", ")}`,
    )
// The table of docs/operations-without-a-page.md is compared by a test.
const incomplete = missing.filter((entry) =>
  Object.values({ ...COLUMNS, reachable: () => true }).some((has) => !has(entry)),
)
process.exitCode = incomplete.length === 0 ? 0 : 1
