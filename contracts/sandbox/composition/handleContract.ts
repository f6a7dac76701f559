import type { WaitingRooms } from "../platform/waiting-room/createWaitingRooms.ts"
import { applyFault } from "../platform/faults/applyFault.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { authenticate } from "../customers/session/authenticate.ts"
import { withCookieSession } from "../customers/session/withCookieSession.ts"
import type { Principal } from "../platform/http/Principal.ts"
import { type ResponseCache, responseCacheKey } from "./ResponseCache.ts"
import { checkRequest } from "../platform/http/checkRequest.ts"
import type { ContractRoute } from "../platform/http/ContractRoute.ts"
import type { AnyOperationResponse, Operation } from "../platform/http/Operation.ts"
import { readJsonBody } from "../platform/http/readBody.ts"
import { readGzipLines } from "../platform/http/readGzipLines.ts"
import { readPath, readQuery, refuseConflicts } from "../platform/http/readParameters.ts"
import { notFound, Refused } from "../platform/http/Refused.ts"
import { toResponse, jsonResponse, NO_CACHE, PUBLIC_CACHE } from "../platform/http/responses.ts"

export interface ContractHandling {
  /** By number of path segments. */
  readonly routes: ReadonlyMap<number, readonly ContractRoute[]>
  readonly operations: ReadonlyMap<string, Operation>
  readonly services: SandboxServices
  readonly cache: ResponseCache
  readonly waitingRooms: WaitingRooms
}

/** Returns the response to a request that the documents declare; fails with a `Refused` otherwise. */
export const handleContract = async (
  contractHandling: ContractHandling,
  request: Request,
  url: URL,
): Promise<Response> => {
  const { route, match } = findRoute(contractHandling.routes, request.method, url.pathname)
  const operation = contractHandling.operations.get(route.operationId)
  if (operation === undefined)
    throw new Refused(501, {
      code: 501,
      key: "_ERR_NOT_IMPLEMENTED",
      message: `The sandbox does not answer ${route.operationId} yet.`,
    })
  const path = readPath(route, match)
  if (path === undefined) throw notFound("The address is not encoded properly.")
  const proceed = () => runOperation(contractHandling, route, operation, path, request, url)
  const pendingFault = contractHandling.services.adminConsole.consumeFault(route.operationId)
  const fault = pendingFault === undefined ? undefined : await pendingFault
  return fault === undefined ? proceed() : applyFault(fault, proceed)
}

const runOperation = async (
  contractHandling: ContractHandling,
  route: ContractRoute,
  operation: Operation,
  path: Readonly<Record<string, string>>,
  request: Request,
  url: URL,
): Promise<Response> => {
  const stored = operation.caching === "catalogue" && route.method === "GET"
  if (!stored) return respondUncached(contractHandling, route, operation, path, request, url)

  const storeId = path["storeId"] ?? ""
  const key = responseCacheKey(route, url)
  const known = await contractHandling.cache.get(storeId, key)
  if (known !== undefined) return jsonResponse(200, known, PUBLIC_CACHE)
  const version = await contractHandling.services.versions.of(storeId)
  const answer = await operationResponse(contractHandling, route, operation, path, request, url)
  const json = new TextEncoder().encode(JSON.stringify(answer.body))
  contractHandling.cache.keep(key, json, version)
  return jsonResponse(answer.status, json, PUBLIC_CACHE)
}

const respondUncached = async (
  contractHandling: ContractHandling,
  route: ContractRoute,
  operation: Operation,
  path: Readonly<Record<string, string>>,
  request: Request,
  url: URL,
): Promise<Response> => {
  const answer = await operationResponse(contractHandling, route, operation, path, request, url)
  return toResponse(answer, answer.body === undefined ? undefined : JSON.stringify(answer.body), NO_CACHE)
}

/** Groups routes by the number of their path segments: a parameter never contains a slash. */
export const routesBySegments = (routes: readonly ContractRoute[]): ContractHandling["routes"] => {
  const groups = new Map<number, ContractRoute[]>()
  for (const route of routes) {
    const segments = route.pattern.source.split("\\/").length
    groups.set(segments, [...(groups.get(segments) ?? []), route])
  }
  return groups
}

const findRoute = (routes: ContractHandling["routes"], method: string, pathname: string) => {
  const wanted = method === "HEAD" ? "GET" : method
  const allowed = new Set<string>()
  for (const route of routes.get(pathname.split("/").length) ?? []) {
    const match = route.pattern.exec(pathname)
    if (match === null) continue
    if (route.method === wanted) return { route, match }
    allowed.add(route.method)
  }
  if (allowed.size === 0) throw notFound("There is nothing at this address.")
  const allow = [...allowed].sort().join(", ")
  throw new Refused(
    405,
    { code: 405, key: "_ERR_METHOD_NOT_ALLOWED", message: `This address answers ${allow}.` },
    { allow },
  )
}

const operationResponse = async (
  { services, waitingRooms }: ContractHandling,
  route: ContractRoute,
  operation: Operation,
  path: Readonly<Record<string, string>>,
  incoming: Request,
  url: URL,
): Promise<AnyOperationResponse> => {
  const request = await withCookieSession(services, incoming, path["storeId"] ?? "")
  const query = readQuery(route, url.searchParams)
  const header = Object.fromEntries(
    route.headers.flatMap((name) => {
      const value = request.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const body = await bodyOf(route, request)
  refuseConflicts(path, query, url.searchParams, body)
  checkRequest(route, { path, query, header, ...(body === undefined ? {} : { requestBody: body }) })
  const isGuarded = waitingRooms.guards(route.operationId, path["storeId"] ?? "")
  const principal =
    operation.resolvesCaller === true && !isGuarded
      ? undefined
      : await principalOf(services, route, request, path, query)
  if (isGuarded && principal !== undefined) await waitingRooms.pass(principal)
  const call = {
    operationId: route.operationId,
    path,
    query,
    header,
    body,
    request,
    url,
    ...(principal === undefined ? {} : { principal }),
  }
  const answer = await operation.run(call)
  validateResponse(services, route, answer)
  return answer
}

const bodyOf = async (route: ContractRoute, request: Request): Promise<unknown> => {
  if (!route.hasBody) return undefined
  return route.acceptsLines ? readGzipLines(request) : readJsonBody(request, route.maxBodyBytes)
}

const principalOf = async (
  services: SandboxServices,
  route: ContractRoute,
  request: Request,
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, unknown>>,
): Promise<Principal | undefined> => {
  const storeId = path["storeId"] ?? String(query["storeId"] ?? "")
  if (route.session !== "none") return authenticate(services, route.session, request, storeId)
  if (!route.acceptsBearer || request.headers.get("authorization") === null) return undefined
  return authenticate(services, "guest", request, storeId).catch((error: unknown) => {
    if (error instanceof Refused) return undefined
    throw error
  })
}

/** A response that violates its own document is a bug of the sandbox and fails with 500. */
const validateResponse = (services: SandboxServices, route: ContractRoute, answer: AnyOperationResponse): void => {
  const problems =
    answer.html === undefined && answer.file === undefined ? route.responseViolations(answer.status, answer.body) : []
  if (problems?.length === 0) return
  services.ports.log({
    level: "error",
    message: `${route.operationId} made an answer that its document does not allow.`,
    detail: { status: answer.status, problems: problems?.slice(0, 5) ?? "status not in the document" },
  })
  throw new Refused(500, {
    code: 500,
    key: "_ERR_INVALID_ANSWER",
    message: "The backend made an answer that its contract does not allow.",
  })
}
