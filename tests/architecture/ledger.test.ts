import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { documentedOperations, operationLedger } from "./operationLedger.ts"
import { reachableOperations } from "./reachableOperations.ts"
import { ROOT } from "./RuleFile.ts"

const Backlog = Schema.fromJsonString(
  Schema.Struct({
    until: Schema.String,
    operations: Schema.Array(Schema.String),
    unreachable: Schema.Array(Schema.String),
  }),
)

/** The expected size of the backlog: every operation is covered, and no operation may lose its coverage. */
const BACKLOG_COUNT = 0

const PLANTED_GATEWAY = `export const httpDemoGateway = gateway(DemoGateway, (backend) => {
  const send = () => callOperation(backend, "postDemo")
  return {
    readDemo: () => callOperation(backend, "getDemo"),
    sendDemo: () => send(),
    typedDemo: () => callOperation(backend, "typeDemo"),
  }
})`

/** The operations in the first column of the list of operations without a page or command. */
function exposedOnly(): readonly string[] {
  const rows = readFileSync(join(ROOT, "docs/operations-without-a-page.md"), "utf8").match(/^\| `[^|]+\|/gmu) ?? []
  return rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name))
}

const backlog = Schema.decodeUnknownSync(Backlog)(
  readFileSync(join(ROOT, "tests/architecture/operationBacklog.json"), "utf8"),
)
const ledger = operationLedger()
const operations = ledger.map(({ operationId }) => operationId)
const documented = ledger.filter((entry) => entry.documented)
const namesOf = (entries: readonly { readonly operationId: string }[]) => entries.map(({ operationId }) => operationId)

describe("the operation ledger", () => {
  it("names every operation once", () => {
    expect(operations).toHaveLength(new Set(operations).size)
    expect(operations.length).toBeGreaterThan(260)
  })

  it("has no operation in the documents or on the backlog that the catalogue of operations does not know", () => {
    expect(
      [...documentedOperations().keys(), ...backlog.operations].filter((operation) => !operations.includes(operation)),
    ).toEqual([])
  })

  it("finds every operation either in the documents or on the backlog, and none in both", () => {
    expect(
      namesOf(ledger.filter((entry) => entry.documented === backlog.operations.includes(entry.operationId))),
    ).toEqual([])
  })

  it("finds every operation of the documents handled once by the sandbox", () => {
    expect(namesOf(documented.filter(({ handlers }) => handlers !== 1))).toEqual([])
  })

  it("finds every operation of the documents called by exactly one gateway method", () => {
    expect(namesOf(documented.filter(({ gatewayMethods }) => gatewayMethods !== 1))).toEqual([])
  })

  it("finds no operation of the backlog handled or called", () => {
    expect(
      namesOf(
        ledger.filter(({ documented: known, handlers, gatewayMethods }) => !known && handlers + gatewayMethods > 0),
      ),
    ).toEqual([])
  })

  it("finds every operation of the documents in a pact, and those that change something refused in one", () => {
    expect(namesOf(documented.filter(({ successes }) => successes === 0))).toEqual([])
    expect(namesOf(documented.filter(({ changes, refusedCases }) => changes && refusedCases === 0))).toEqual([])
  })

  it("has nothing on the backlog any more, and nothing comes back to it", () => {
    expect(backlog.operations).toHaveLength(BACKLOG_COUNT)
    expect(new Set(backlog.operations).size).toBe(BACKLOG_COUNT)
  })

  it("has every operation on a page, in a command, or on the list of those without either, with a reason", () => {
    const unreachable = namesOf(ledger.filter(({ reachable }) => !reachable))
    expect(unreachable.toSorted()).toEqual([...exposedOnly(), ...backlog.unreachable].toSorted())
  })

  it("finds no page or command for an operation that only a test, a comment or a type names", () => {
    const sources = new Map([
      ["ui/app/entryBrowser.tsx", 'import { read } from "../../application/read.ts"\nimport type { T } from "./T.ts"'],
      ["application/read.ts", "yield* DemoGateway.use((gateway) => gateway.readDemo()) // gateway.sendDemo()"],
      ["ui/app/T.ts", "DemoGateway.use((gateway) => gateway.typedDemo())"],
      ["adapters/backend/demo/HttpDemoGateway.ts", PLANTED_GATEWAY],
    ])
    expect([...reachableOperations(["getDemo", "postDemo", "typeDemo"], sources)]).toEqual(["getDemo"])
  })

  it("has a backlog that is not past its date", () => {
    expect(Date.parse(backlog.until)).toBeGreaterThan(Date.now())
  })
})
