import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "csv-parse/sync"
import * as Schema from "effect/Schema"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { ROOT } from "./RuleFile.ts"
import { sourceFiles } from "./sourceFiles.ts"

const read = (path: string) => readFileSync(join(ROOT, path), "utf8")

const Row = Schema.Struct({ operationId: Schema.String, group: Schema.String })
const Backlog = Schema.fromJsonString(Schema.Struct({ until: Schema.String, operations: Schema.Array(Schema.String) }))
const Documents = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Struct({ area: Schema.String })))
const Pact = Schema.fromJsonString(Schema.Struct({ interactions: Schema.Array(Schema.Struct({ description: Schema.String })) }))

/** How long the backlog was when it was last counted. It may only be lowered. */
const BACKLOG_COUNT = 214

const rows = Schema.decodeUnknownSync(Schema.Array(Row))(parse(read("contracts/operations.csv"), { columns: true }))
const operations = rows.map(({ operationId }) => operationId)
const backlog = Schema.decodeUnknownSync(Backlog)(read("tests/architecture/operationBacklog.json"))
const documented = Object.keys(Schema.decodeUnknownSync(Documents)(read("contracts/generated/operations.json")))

/** Operations that are a navigation of the browser: a gateway gives their address, and nothing is called. */
const NAVIGATIONS = new Map([["/integration/oauth2/login", "beginLogin"]])

/** Gateway methods with the operation each calls: `addToCart` in `callOperation(connection, "addToCart", …)`. */
function calledOperations(): readonly { readonly operation: string; readonly method: string }[] {
  return sourceFiles(["adapters/backend"], /\.ts$/).flatMap(({ path, text }) => {
    const found = new Map<string, { readonly operation: string; readonly method: string }>()
    const note = (operation: string | undefined, method: string) => {
      if (operation !== undefined && operations.includes(operation)) found.set(`${operation} ${method}`, { operation, method })
    }
    const visit = (node: ts.Node, method: string): void => {
      const name = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node) ? node.name?.getText() : undefined
      // Inside a factory the outermost member is the method of the port; a factory itself is none.
      const inside = name === undefined || method.includes("#") ? method : ts.isFunctionDeclaration(node) ? `${path}:${name}` : `${path}#${name}`
      if (ts.isCallExpression(node)) node.arguments.filter(ts.isStringLiteralLike).forEach((literal) => note(literal.text, inside))
      if (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isStringLiteralLike(node.initializer)) note(NAVIGATIONS.get(node.initializer.text), path)
      ts.forEachChild(node, (child) => visit(child, inside))
    }
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true), path)
    return [...found.values()]
  })
}

/** The operations of every interaction: each description begins with its operationId and a colon. */
function agreedOperations(): ReadonlySet<string> {
  const folder = join(ROOT, "contracts/pacts")
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : []
  const pacts = files.map((name) => Schema.decodeUnknownSync(Pact)(read(`contracts/pacts/${name}`)))
  return new Set(pacts.flatMap(({ interactions }) => interactions.map(({ description }) => description.split(":", 1)[0] ?? "")))
}

describe("the operation ledger", () => {
  it("names every operation once", () => {
    expect(operations).toHaveLength(new Set(operations).size)
    expect(operations.length).toBeGreaterThan(260)
  })

  it("has no operation in the documents or on the backlog that the catalogue of operations does not know", () => {
    expect([...documented, ...backlog.operations].filter((operation) => !operations.includes(operation))).toEqual([])
  })

  it("finds every operation either in the documents or on the backlog, and none in both", () => {
    expect(operations.filter((operation) => documented.includes(operation) === backlog.operations.includes(operation))).toEqual([])
  })

  it("finds every operation of the documents called by exactly one gateway method", () => {
    const called = calledOperations()
    const times = documented.map((operation) => [operation, called.filter((call) => call.operation === operation).length])
    expect(times.filter(([, count]) => count !== 1)).toEqual([])
  })

  it("finds no operation of the backlog called", () => {
    expect(calledOperations().filter(({ operation }) => backlog.operations.includes(operation))).toEqual([])
  })

  it("finds every operation of the documents in a pact", () => {
    const agreed = agreedOperations()
    expect(documented.filter((operation) => !agreed.has(operation))).toEqual([])
  })

  it("has a backlog that only shrinks: whoever takes an operation off lowers the count with it", () => {
    expect(backlog.operations).toHaveLength(BACKLOG_COUNT)
    expect(new Set(backlog.operations).size).toBe(BACKLOG_COUNT)
  })

  it("has a backlog that is not past its date", () => {
    expect(Date.parse(backlog.until)).toBeGreaterThan(Date.now())
  })
})
