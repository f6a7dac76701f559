import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { BackendFetch } from "../../../adapters/backend/http/send/sendRequest.ts"

/** A call that the test backend received. */
export interface ReceivedCall {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: unknown
}

interface Operation {
  readonly operation: string
  readonly method: string
  readonly pattern: RegExp
  readonly status: number
  readonly example: unknown
  /** Media type of a response that is a file instead of JSON. */
  readonly fileType: string | undefined
  /** Response headers that the document shows. */
  readonly headers: Readonly<Record<string, string>>
}

const GENERATED = join(import.meta.dirname, "../../../contracts/generated")
const METHODS = ["get", "put", "post", "delete"]

type Members = Readonly<Record<string, unknown>>
const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {})

/** Every operation of the contract with its first successful response, as the documents show it. */
export const contractOperations: readonly Operation[] = readdirSync(GENERATED)
  .filter((file) => file.endsWith(".json") && file !== "operations.json")
  .flatMap((file) => {
    const document: unknown = JSON.parse(readFileSync(join(GENERATED, file), "utf8"))
    return Object.entries(membersOf(membersOf(document)["paths"])).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = membersOf(item)[method]
        return isMembers(operation) ? [describe(membersOf(document), path, method, operation)] : []
      }),
    )
  })

/** A backend that returns the example of its document for every call, and the calls it received. */
export function exampleBackend(): { readonly fetch: BackendFetch; readonly calls: ReceivedCall[] } {
  const calls: ReceivedCall[] = []
  return {
    calls,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const found = contractOperations.find(
        ({ method, pattern }) => method === request.method && pattern.test(pathname),
      )
      if (found === undefined)
        return Response.json({ code: 404, key: "_ERR_NOT_FOUND", message: pathname }, { status: 404 })
      const text = request.headers.get("content-type") === "application/gzip" ? "" : await request.text()
      const body: unknown = text === "" ? undefined : JSON.parse(text)
      calls.push({
        operation: found.operation,
        method: request.method,
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
      })
      if (found.fileType !== undefined)
        return new Response("a file", {
          status: found.status,
          headers: { ...found.headers, "content-type": found.fileType },
        })
      return found.example === undefined
        ? new Response(null, { status: found.status })
        : Response.json(found.example, { status: found.status })
    },
  }
}

function describe(document: Members, path: string, method: string, operation: Members): Operation {
  const [status = "200", answer] =
    Object.entries(membersOf(operation["responses"])).find(([code]) => code.startsWith("2")) ?? []
  const contents = membersOf(membersOf(answer)["content"])
  const content = membersOf(contents["application/json"])
  const [example] = Object.values(membersOf(content["examples"]))
  const source = path
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[^/]+")
  return {
    operation: String(operation["operationId"]),
    method: method.toUpperCase(),
    pattern: new RegExp(`^${source}$`),
    status: Number(status),
    example: membersOf(resolved(document, example))["value"],
    headers: Object.fromEntries(
      Object.entries(membersOf(membersOf(answer)["headers"])).flatMap(([name, header]) => {
        const shown = membersOf(header)["example"]
        return typeof shown === "string" ? [[name, shown]] : []
      }),
    ),
    fileType: Object.keys(contents).find((type) => type !== "application/json" && type !== "text/html"),
  }
}

function resolved(document: Members, value: unknown): unknown {
  const reference = membersOf(value)["$ref"]
  if (typeof reference !== "string") return value
  return reference
    .replace("#/", "")
    .split("/")
    .reduce<unknown>((part, name) => membersOf(part)[name], document)
}
