import operations from "../../../contracts/generated/operations.json" with { type: "json" }

/** An operation of the contract, as labels of logs, metrics and traces name it. */
export interface OperationRoute {
  /** The operationId. */
  readonly operation: string
  /** The path with parameters in braces. */
  readonly template: string
}

interface RouteEntry extends OperationRoute {
  /** Fixed segments; `undefined` for a parameter. */
  readonly segments: readonly (string | undefined)[]
}

/** Operations by method and number of segments: few candidates remain for each path. */
const ROUTES = new Map<string, RouteEntry[]>()
for (const [operation, { method, path }] of Object.entries(operations)) {
  const segments = path.split("/").map((segment) => (segment.includes("{") ? undefined : segment))
  const key = routeKey(method, segments.length)
  const entry = { operation, template: path, segments }
  ROUTES.set(key, [...(ROUTES.get(key) ?? []), entry])
}
// More fixed segments first: `/orders/last` is not an order with the ID "last".
for (const entries of ROUTES.values()) entries.sort((left, right) => fixedSegments(right) - fixedSegments(left))

/** Returns the operation of a request by method and path; `undefined` when the contract has none. */
export function operationOfPath(method: string, path: string): OperationRoute | undefined {
  const parts = path.split("/")
  const wanted = method === "HEAD" ? "GET" : method
  return ROUTES.get(routeKey(wanted, parts.length))?.find(({ segments }) =>
    segments.every((segment, index) => segment === undefined || segment === parts[index]),
  )
}

function routeKey(method: string, length: number): string {
  return `${method} ${length}`
}

function fixedSegments({ segments }: RouteEntry): number {
  return segments.filter((segment) => segment !== undefined).length
}
