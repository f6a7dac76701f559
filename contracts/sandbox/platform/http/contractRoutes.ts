import { OpenAPIBackend, type Document, type Operation } from "openapi-backend"
import type { ContractViolation, ContractRoute, QueryParameter, SessionDemand } from "./ContractRoute.ts"
import { documents } from "./documents.ts"
import { MAX_BODY_BYTES } from "./readBody.ts"

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

const isCalendarDate = (text: string): boolean => {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const isMoment = (text: string): boolean => isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))

/** The `format` values of the documents, as Ajv expects them. 31 February is not a date. */
const formats = { date: isCalendarDate, "date-time": isMoment, uuid: UUID }

let routes: Promise<readonly ContractRoute[]> | undefined

/**
 * Reads the documents, once for all sandboxes of a process.
 *
 * openapi-backend resolves them and compiles one validator per operation with Ajv, each at its first use. Matching and
 * parameter parsing are our own, because the library compiles every path pattern again for every request.
 */
export const contractRoutes = (): Promise<readonly ContractRoute[]> =>
  (routes ??= Promise.all(documents.map(routesOf)).then((areas) => areas.flat()))

/**
 * The documents are already linted: validating their schemas again, and optimizing the generated code, takes most of
 * the compilation time.
 */
const AJV = { formats, logger: false, verbose: true, validateSchema: false, code: { optimize: false } } as const

const routesOf = async (definition: Document): Promise<readonly ContractRoute[]> => {
  const backend = new OpenAPIBackend({ definition: structuredClone(definition), quick: true, ajvOpts: AJV })
  await backend.init()
  return backend.router.getOperations().map((operation) => routeOf(backend, operation))
}

const routeOf = (backend: OpenAPIBackend, operation: Operation): ContractRoute => {
  const operationId = operation.operationId ?? ""
  const parameters = parametersOf(operation)
  const validatorOf = responseValidators(backend, operation)
  return {
    operationId,
    area: operation.tags?.[0] ?? "",
    method: operation.method.toUpperCase(),
    pattern: patternOf(operation.path),
    pathNames: Array.from(operation.path.matchAll(/\{([^{}]+)\}/gu), (match) => match[1] ?? ""),
    query: new Map(parameters.filter((one) => one.in === "query").map((one) => [one.name, queryParameter(one)])),
    headers: parameters.filter((one) => one.in === "header").map((one) => one.name.toLowerCase()),
    hasBody: operation.requestBody !== undefined,
    acceptsLines: isLines(operation.requestBody),
    maxBodyBytes: maxBodyBytes(operation),
    session: sessionDemand(operation),
    acceptsBearer: (operation.security ?? []).some((alternative) => "bearer" in alternative),
    requestViolations: (parts) =>
      backend.validator
        .getRequestValidatorsForOperation(operationId)
        .flatMap((validate) => (validate(parts) ? [] : problems(validate.errors))),
    responseViolations: (status, body) => {
      const validate = validatorOf(String(status))
      if (validate === undefined) return operation.responses?.[String(status)] === undefined ? undefined : []
      return validate(body ?? null) ? [] : problems(validate.errors)
    },
  }
}

/** The library compiles the validators of all statuses at once, of which most operations need one. */
const responseValidators = (backend: OpenAPIBackend, operation: Operation) => {
  type Validators = NonNullable<ReturnType<typeof backend.validator.buildStatusBasedResponseValidatorForOperation>>
  const known = new Map<string, Validators[string] | undefined>()
  return (status: string) => {
    const response = operation.responses?.[status]
    if (!known.has(status) && response !== undefined) {
      const alone = Object.assign({}, operation, { responses: { [status]: response } })
      known.set(status, backend.validator.buildStatusBasedResponseValidatorForOperation(alone)?.[status])
    }
    return known.get(status)
  }
}

const problems = (errors: readonly ContractViolation[] | null | undefined): readonly ContractViolation[] => errors ?? []

const patternOf = (path: string): RegExp => {
  const literal = path.replace(/[.*+?^$()|[\]\\]/gu, "\\$&")
  return new RegExp(`^${literal.replace(/\{[^{}]+\}/gu, "([^/]+)")}$`, "u")
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Readonly<Record<string, unknown>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

const isLines = (body: unknown): boolean =>
  isRecord(body) && isRecord(body["content"]) && "application/gzip" in body["content"]

const parametersOf = (operation: Operation): readonly Parameter[] =>
  (operation.parameters ?? []).flatMap((one: object) =>
    "name" in one && "in" in one
      ? [
          {
            name: String(one.name),
            in: String(one.in),
            schema: "schema" in one && isRecord(one.schema) ? one.schema : {},
          },
        ]
      : [],
  )

const queryParameter = ({ name, schema }: Parameter): QueryParameter => {
  const many = schema["type"] === "array"
  const type = many && isRecord(schema["items"]) ? schema["items"]["type"] : schema["type"]
  return { name, many, type: type === "integer" || type === "number" || type === "boolean" ? type : "string" }
}

// Where the document offers an alternative to the access token (a cookie, a guest's order token), the handler decides.
const sessionDemand = (operation: Operation): SessionDemand => {
  const security = operation.security ?? []
  if (security.length === 0 || security.some((alternative) => !("bearer" in alternative))) return "none"
  const demand = "x-session" in operation ? operation["x-session"] : "none"
  return demand === "guest" || demand === "registered" ? demand : "none"
}

const maxBodyBytes = (operation: Operation): number => {
  const declared: unknown = "x-max-body-bytes" in operation ? operation["x-max-body-bytes"] : undefined
  return typeof declared === "number" ? declared : MAX_BODY_BYTES
}
