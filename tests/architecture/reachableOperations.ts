import { dirname, join } from "node:path"
import ts from "typescript"
import { NAVIGATIONS } from "./navigations.ts"
import { sourceFiles } from "./source/sourceFiles.ts"

/** Where shoppers, staff and integrators enter: the pages in the browser, the web server, and the command line. */
const ENTRIES = ["ui/app/entryBrowser.tsx", "ui/app/entryServer.tsx", "adapters/web/main.ts", "adapters/cli/main.ts"]

/** Operations of the session are called by every page and command, below the ports. */
const SESSION_FOLDER = "adapters/backend/session/"

/** A method of a gateway's port with the operation that it calls. */
interface GatewayMethod {
  readonly operation: string
  readonly port: string
  readonly method: string
}

/**
 * The operations, of those given, that a page or a command can call: a file that the entries import, at once or on
 * demand, names the port of their gateway and its method. Operations that only the table of named actions sends
 * (`selvedge api`) are not reachable in this sense.
 */
export function reachableOperations(
  operations: readonly string[],
  files: ReadonlyMap<string, string> = productFiles(),
): ReadonlySet<string> {
  const reached = [...importedFiles(files)].filter((path) => !path.startsWith("adapters/backend/"))
  const callers = reached.map((path) => withoutComments(files.get(path) ?? ""))
  const called = gatewayMethods(files, new Set(operations))
    .filter(({ port, method }) => {
      const [names, calls] = [new RegExp(`\\b${port}\\b`, "u"), new RegExp(`\\b${method}\\b`, "u")]
      // The port itself declares the method and calls nothing.
      return callers.some((text) => names.test(text) && calls.test(text) && !text.includes(`class ${port} `))
    })
    .map(({ operation }) => operation)
  const session = [...files].filter(([path]) => path.startsWith(SESSION_FOLDER)).map(([, text]) => text)
  const names = [...operations, ...NAVIGATIONS.keys()].filter((name) =>
    session.some((text) => text.includes(`"${name}"`)),
  )
  return new Set([...called, ...names.map((name) => NAVIGATIONS.get(name) ?? name)])
}

/** The text of each source file of the product, by path. */
function productFiles(): ReadonlyMap<string, string> {
  const files = sourceFiles(["domain", "application", "adapters", "ui"], /\.tsx?$/)
  return new Map(files.filter(({ path }) => !path.endsWith(".d.ts")).map(({ path, text }) => [path, text]))
}

/** The files that the entries import as values, at once or on demand. */
function importedFiles(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const reached = new Set(ENTRIES)
  for (const file of reached)
    for (const [, path = ""] of (files.get(file) ?? "").matchAll(
      /(?:^(?:import|export) (?!type\b)[^"]*?from |^import |import\()"(\.[^"]+)"/gmu,
    )) {
      const next = join(dirname(file), path)
      if (files.has(next)) reached.add(next)
    }
  return reached
}

/** The methods of all gateways whose code, or a function of the same file that it uses, names an operation. */
function gatewayMethods(files: ReadonlyMap<string, string>, operations: ReadonlySet<string>): readonly GatewayMethod[] {
  return [...files]
    .filter(([path]) => path.startsWith("adapters/backend/") && !path.startsWith("adapters/backend/rest/"))
    .flatMap(([path, text]) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)
      const functions = localFunctions(file)
      return factories(file).flatMap(({ port, body }) =>
        returnedMembers(body).flatMap((member) => {
          const method = member.name?.getText() ?? ""
          return operationsOf(member, operations, functions).map((operation) => ({ operation, port, method }))
        }),
      )
    })
}

/** The functions that create the gateway of a port: `gateway(Port, …)`, or a function with the port's type. */
function factories(file: ts.SourceFile): readonly { readonly port: string; readonly body: ts.ConciseBody }[] {
  return descendants(file).flatMap((node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === "gateway") {
      const [port, create] = node.arguments
      return port !== undefined && create !== undefined && ts.isArrowFunction(create)
        ? [{ port: port.getText(), body: create.body }]
        : []
    }
    const port = ts.isFunctionDeclaration(node)
      ? /^(\w+)\["Service"\]$/u.exec(node.type?.getText() ?? "")?.[1]
      : undefined
    return ts.isFunctionDeclaration(node) && node.body !== undefined && port !== undefined
      ? [{ port, body: node.body }]
      : []
  })
}

/** The members of the object that a factory returns. */
function returnedMembers(creation: ts.ConciseBody): readonly ts.ObjectLiteralElementLike[] {
  const body = ts.isParenthesizedExpression(creation) ? creation.expression : creation
  if (ts.isObjectLiteralExpression(body)) return body.properties
  if (!ts.isBlock(body)) return []
  const returned = body.statements.find(ts.isReturnStatement)?.expression
  return returned !== undefined && ts.isObjectLiteralExpression(returned) ? returned.properties : []
}

/** Named functions and constants of a file, which members of a gateway share. */
function localFunctions(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  return new Map(
    descendants(file).flatMap((node): readonly (readonly [string, ts.Node])[] =>
      (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name !== undefined
        ? [[node.name.getText(), node]]
        : [],
    ),
  )
}

/** The operations that a node names as text, itself or through functions of its file. */
function operationsOf(
  node: ts.Node,
  operations: ReadonlySet<string>,
  functions: ReadonlyMap<string, ts.Node>,
): readonly string[] {
  const visited = new Set<ts.Node>([node])
  const found = new Set<string>()
  for (const part of visited)
    for (const inner of [part, ...descendants(part)]) {
      if (ts.isStringLiteralLike(inner) && operations.has(inner.text)) found.add(inner.text)
      const named = ts.isIdentifier(inner) ? functions.get(inner.text) : undefined
      // The gateway's own constant contains all methods.
      if (named !== undefined && !descendants(named).includes(node)) visited.add(named)
    }
  return [...found]
}

function descendants(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = []
  const visit = (child: ts.Node) => {
    found.push(child)
    ts.forEachChild(child, visit)
  }
  ts.forEachChild(node, visit)
  return found
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, "")
}
