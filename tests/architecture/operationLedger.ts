import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "csv-parse/sync"
import * as Schema from "effect/Schema"
import ts from "typescript"
import { NAVIGATIONS } from "./navigations.ts"
import { reachableOperations } from "./reachableOperations.ts"
import { ROOT } from "./RuleFile.ts"
import { sourceFiles } from "./source/sourceFiles.ts"

/** Coverage of one operation. */
export interface LedgerEntry {
  readonly operationId: string
  readonly group: string
  /** Whether a document describes it. */
  readonly documented: boolean
  /** Whether it changes something, in which case a refusal must be promised too. */
  readonly changes: boolean
  /** Handlers of the sandbox. */
  readonly handlers: number
  /** Methods of gateways that call it. */
  readonly gatewayMethods: number
  /** Interactions that succeed, and those that are refused. */
  readonly successes: number
  readonly refusedCases: number
  /** Whether a page or a command can call it. */
  readonly reachable: boolean
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf8")
const Rows = Schema.Array(Schema.Struct({ operationId: Schema.String, group: Schema.String }))
const Documents = Schema.fromJsonString(
  Schema.Record(Schema.String, Schema.Struct({ area: Schema.String, changes: Schema.Boolean })),
)
const Pact = Schema.fromJsonString(
  Schema.Struct({
    interactions: Schema.Array(
      Schema.Struct({ description: Schema.String, response: Schema.Struct({ status: Schema.Number }) }),
    ),
  }),
)

/** Every operation of the catalogue, with its coverage in documents, sandbox, gateways and pacts. */
export function operationLedger(): readonly LedgerEntry[] {
  const rows = Schema.decodeUnknownSync(Rows)(parse(read("contracts/operations.csv"), { columns: true }))
  const documents = documentedOperations()
  const names = new Set(rows.map(({ operationId }) => operationId))
  const [handled, called, agreed] = [handledOperations(names), calledOperations(names), agreedOperations()]
  const reachable = reachableOperations([...names])
  return rows.map(({ operationId, group }) => ({
    operationId,
    group,
    documented: documents.has(operationId),
    changes: documents.get(operationId) ?? false,
    handlers: handled.filter((one) => one === operationId).length,
    gatewayMethods: called.filter((one) => one === operationId).length,
    successes: agreed.filter((one) => one.operation === operationId && one.status < 400).length,
    refusedCases: agreed.filter((one) => one.operation === operationId && one.status >= 400).length,
    reachable: reachable.has(operationId),
  }))
}

/** Operations of the documents, with whether they change something. */
export function documentedOperations(): ReadonlyMap<string, boolean> {
  const documents = Schema.decodeUnknownSync(Documents)(read("contracts/generated/operations.json"))
  return new Map(Object.entries(documents).map(([operationId, { changes }]) => [operationId, changes]))
}

/** The table of named actions also names operations, and calls none. */
const ACTIONS = "adapters/backend/rest/actions/"

/**
 * Operations that gateway methods call, once per method: `addToCart` in `callOperation(connection, "addToCart", …)`.
 */
function calledOperations(names: ReadonlySet<string>): readonly string[] {
  return sourceFiles(["adapters/backend"], /\.ts$/)
    .filter(({ path }) => !path.startsWith(ACTIONS))
    .flatMap(({ path, text }) => {
      const found = new Map<string, string>()
      const note = (operation: string | undefined, method: string) => {
        if (operation !== undefined && names.has(operation)) found.set(`${operation} ${method}`, operation)
      }
      const visit = (node: ts.Node, method: string): void => {
        const name =
          ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)
            ? node.name?.getText()
            : undefined
        // Inside a factory the outermost member is the method of the port; a factory itself is none.
        const inside =
          name === undefined || method.includes("#")
            ? method
            : ts.isFunctionDeclaration(node)
              ? `${path}:${name}`
              : `${path}#${name}`
        literalArguments(node).forEach((literal) => note(literal, inside))
        if (
          ts.isVariableDeclaration(node) &&
          node.initializer !== undefined &&
          ts.isStringLiteralLike(node.initializer)
        )
          note(NAVIGATIONS.get(node.initializer.text), path)
        ts.forEachChild(node, (child) => visit(child, inside))
      }
      visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true), path)
      return [...found.values()]
    })
}

/** Operations with a handler in the sandbox: `operation("listStores", …)`. */
function handledOperations(names: ReadonlySet<string>): readonly string[] {
  return sourceFiles(["contracts/sandbox"], /\.ts$/).flatMap(({ path, text }) => {
    const found: string[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /^(operation|\w+Operation)$/.test(node.expression.getText()))
        found.push(...literalArguments(node).filter((literal) => names.has(literal)))
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true))
    return found
  })
}

function literalArguments(node: ts.Node): readonly string[] {
  return ts.isCallExpression(node) ? node.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text) : []
}

/** The operation and status of every interaction: each description starts with its operationId and a colon. */
function agreedOperations(): readonly { readonly operation: string; readonly status: number }[] {
  const files = readdirSync(join(ROOT, "contracts/pacts")).filter((name) => name.endsWith(".json"))
  return files
    .flatMap((name) => Schema.decodeUnknownSync(Pact)(read(`contracts/pacts/${name}`)).interactions)
    .map(({ description, response }) => ({ operation: description.split(":", 1)[0] ?? "", status: response.status }))
}
