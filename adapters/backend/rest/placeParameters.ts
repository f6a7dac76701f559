import type { RestAction, RestParameter } from "../../../application/rest/RestAction.ts"
import type { RestCall } from "../../../application/rest/RestGateway.ts"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"
import type { ParameterValue } from "./parameterValues.ts"
import { parameterValues, isSameValue } from "./parameterValues.ts"
import { isHeaderText, memberOfKind, textOfKind, describeKind } from "./parameterFormats.ts"
import { commonParameters } from "./restActions.ts"

/** The parameters of a call by place. */
export interface PlacedParameters {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | readonly string[]>>
  readonly headers: Readonly<Record<string, string>>
  /** Absent when the action has no body, or none is given. */
  readonly body?: Readonly<Record<string, unknown>>
}

/** Defaults of parameters. */
export interface ParameterDefaults {
  readonly storeId: string
  readonly version: string
  /** The catalogue of a type, `1` or `5`, or the one shown; `undefined` when the store has none of that type. */
  readonly catalogId: (type: string | undefined) => string | undefined
}

type Field = Extract<BackendErrorReason, { readonly _tag: "Rejected" }>["fields"][number]

/**
 * Assigns each parameter of a call to its place in the request, or returns the reason why the call cannot be sent.
 *
 * Path parameters without a value are status 404 with their names (S5.11; F46). Other errors are
 * code 400 with the parameter's name: an unknown, missing or mistyped parameter, or one with conflicting values (F49).
 * In both cases no request is sent.
 */
export function placeParameters(
  action: RestAction,
  call: RestCall,
  defaults: ParameterDefaults,
): PlacedParameters | BackendErrorReason {
  const problems: Field[] = []
  const known = [...action.parameters, ...commonParameters(action)]
  const values = parameterValues(call)
  const body = bodyOf(action, call.body, problems)
  const placed = {
    path: new Map<string, string>(),
    query: new Map<string, string | readonly string[]>(),
    headers: new Map<string, string>(),
    body: new Map(body),
  }
  for (const name of values.keys()) {
    if (!known.some((parameter) => parameter.name === name))
      problems.push(
        problem(
          name,
          "unknown",
          `${name} is no parameter of ${action.name}, which takes ${known.map((one) => one.name).join(", ")}.`,
        ),
      )
  }
  for (const parameter of known) {
    const parameterValue = withBody(parameter, values.get(parameter.name), body)
    if (parameterValue?.isConflicting === true)
      problems.push(problem(parameter.name, "conflict", `${parameter.name} is given with different values.`))
    else if (
      parameterValue === undefined ||
      isBlank(parameter, parameterValue.value) ||
      (parameter.place === "path" && isDotSegment(parameterValue.value))
    ) {
      if (parameter.isRequired && parameter.place !== "path")
        problems.push(
          problem(parameter.name, "required", `${parameter.name} is missing: give ${describeKind(parameter.kind)}.`),
        )
    } else if (parameter.place === "body") placeMember(parameter, parameterValue.value, placed.body, problems)
    else if (parameter.kind === "list" || parameter.kind === "commaList")
      placeList(parameter, parameterValue.value, placed.query, problems)
    else {
      const value = single(parameter, parameterValue.value, problems)
      if (value !== undefined)
        placed[parameter.place === "header" ? "headers" : parameter.place].set(
          parameter.sentAs ?? parameter.name,
          value,
        )
    }
  }
  fillDefaults(action, placed, defaults, problems)
  const missing = missingNames(action, placed.path, problems)
  if (missing.length > 0) return { _tag: "MissingPathParameters", status: 404, names: missing }
  if (problems.length > 0) return rejected(action, problems)
  return {
    path: Object.fromEntries(placed.path),
    query: Object.fromEntries(placed.query),
    headers: Object.fromEntries(placed.headers),
    ...(takesBody(action) && (placed.body.size > 0 || call.body !== undefined)
      ? { body: Object.fromEntries(placed.body) }
      : {}),
  }
}

/** Returns the reason in the form of the backend's own 400. */
export function rejected(action: Pick<RestAction, "name">, fields: readonly Field[]): BackendErrorReason {
  const description = `${action.name} cannot be sent: ${fields.map(({ message, field }) => message ?? field).join(" ")}`
  return { _tag: "Rejected", code: "400", key: "_ERR_INVALID_INPUT", description, parameters: [], causes: [], fields }
}

function problem(field: string, rule: string, message: string): Field {
  return { field, rule, message }
}

function takesBody({ method }: RestAction): boolean {
  return method === "POST" || method === "PUT"
}

/** Returns the members of a body that is given as a whole. */
function bodyOf(action: RestAction, body: unknown, problems: Field[]): ReadonlyMap<string, unknown> {
  if (body === undefined) return new Map()
  if (!takesBody(action))
    problems.push(problem("body", "unknown", `${action.name} takes no body: give what it needs as parameters.`))
  else if (typeof body !== "object" || body === null || Array.isArray(body))
    problems.push(problem("body", "type", "body must be a JSON object."))
  else return new Map(Object.entries(body))
  return new Map()
}

/** Returns a parameter's value, the whole body included: the two must not differ (F49). */
function withBody(
  { name, place }: RestParameter,
  parameterValue: ParameterValue | undefined,
  body: ReadonlyMap<string, unknown>,
): ParameterValue | undefined {
  const bodyValue = body.get(name)
  if (bodyValue === undefined || bodyValue === null) return parameterValue
  if (parameterValue === undefined) return place === "body" ? { value: bodyValue, isConflicting: false } : undefined
  return {
    value: parameterValue.value,
    isConflicting: parameterValue.isConflicting || !isSameValue(parameterValue.value, bodyValue),
  }
}

/** True for a value that counts as absent. An empty list in a body is a value: it empties the list it replaces. */
function isBlank({ kind }: RestParameter, value: unknown): boolean {
  if (kind === "json") return value === ""
  return value === "" || (Array.isArray(value) && (value.length === 0 || (value.length === 1 && value[0] === "")))
}

/** `.` and `..`, which a URL parser removes from a path, encoded or not (F46). */
function isDotSegment(value: unknown): boolean {
  return value === "." || value === ".." || (Array.isArray(value) && value.length === 1 && isDotSegment(value[0]))
}

function placeMember(
  { name, kind }: RestParameter,
  value: unknown,
  body: Map<string, unknown>,
  problems: Field[],
): void {
  const one: unknown = kind !== "json" && Array.isArray(value) && value.length === 1 ? value[0] : value
  const member = memberOfKind(kind, one)
  if (member === undefined) problems.push(problem(name, "type", `${name} must be ${describeKind(kind)}.`))
  else body.set(name, member)
}

function placeList(
  { name, kind }: RestParameter,
  value: unknown,
  query: Map<string, string | readonly string[]>,
  problems: Field[],
): void {
  const entries: readonly unknown[] = Array.isArray(value)
    ? value
    : kind === "commaList" && typeof value === "string"
      ? value.split(",")
      : [value]
  const texts = entries.map((entry) => textOfKind(kind, typeof entry === "string" ? entry.trim() : entry))
  const known = texts.flatMap((text) => text ?? [])
  if (known.length < texts.length) problems.push(problem(name, "type", `${name} must be ${describeKind(kind)}.`))
  else query.set(name, kind === "commaList" ? known.join(",") : known)
}

/** Returns a parameter's single value as text. A list with more values is a conflict (F49). */
function single({ name, kind, place }: RestParameter, value: unknown, problems: Field[]): string | undefined {
  if (Array.isArray(value) && value.length > 1) {
    problems.push(problem(name, "conflict", `${name} is given ${value.length} times.`))
    return undefined
  }
  const text = textOfKind(kind, Array.isArray(value) ? value[0] : value)
  if (text !== undefined && (place !== "header" || isHeaderText(text))) return text
  problems.push(problem(name, "type", `${name} must be ${describeKind(kind)}${place === "header" ? " in ASCII" : ""}.`))
  return undefined
}

/** Fills in the store, the version and the catalogue. Refuses any store other than this gateway's (F49). */
function fillDefaults(
  { path: template }: RestAction,
  { path, query }: { readonly path: Map<string, string>; readonly query: ReadonlyMap<string, unknown> },
  defaults: ParameterDefaults,
  problems: Field[],
): void {
  const storeId = path.get("storeId")
  if (storeId !== undefined && storeId !== defaults.storeId)
    problems.push(
      problem("storeId", "conflict", `storeId is ${storeId}, and this session is in store ${defaults.storeId}.`),
    )
  path.set("storeId", defaults.storeId)
  if (!path.has("version")) path.set("version", defaults.version)
  if (!template.includes("{catalogId}") || path.has("catalogId")) return
  const type = query.get("typeCatalog")
  const catalogId = defaults.catalogId(typeof type === "string" ? type : undefined)
  if (catalogId !== undefined) path.set("catalogId", catalogId)
}

/** Path parameters without a value. */
function missingNames(
  { path: template }: RestAction,
  path: Map<string, string>,
  problems: readonly Field[],
): readonly string[] {
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? [])
  return names.filter((name) => !path.has(name) && !problems.some(({ field }) => field === name))
}
