import type { ContractRoute, QueryParameter } from "./ContractRoute.ts"
import { type FieldProblem, invalidInput } from "./Refused.ts"

const INTEGER = /^-?(0|[1-9][0-9]{0,15})$/u
const NUMBER = /^-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,15})?$/u

/**
 * Returns the query with the types of the document. A repeated single-value parameter is a conflict (F49), even with
 * equal values. Unknown parameters are ignored (tolerant reader).
 */
export const readQuery = (route: ContractRoute, search: URLSearchParams): Readonly<Record<string, unknown>> => {
  const problems: FieldProblem[] = []
  const query: Record<string, unknown> = {}
  for (const parameter of route.query.values()) {
    const texts = search.getAll(parameter.name)
    if (texts.length === 0) continue
    if (texts.length > 1 && !parameter.many) {
      problems.push({
        field: parameter.name,
        rule: "conflict",
        message: `${parameter.name} is given ${texts.length} times.`,
      })
      continue
    }
    const values = texts.map((text) => valueOf(parameter, text))
    if (values.includes(undefined))
      problems.push({ field: parameter.name, rule: "type", message: `${parameter.name} must be ${parameter.type}.` })
    else query[parameter.name] = parameter.many ? values : values[0]
  }
  if (problems.length > 0) throw invalidInput(problems)
  return query
}

const valueOf = (parameter: QueryParameter, text: string): unknown => {
  if (parameter.type === "integer") return INTEGER.test(text) ? Number(text) : undefined
  if (parameter.type === "number") return NUMBER.test(text) ? Number(text) : undefined
  if (parameter.type === "boolean") return text === "true" ? true : text === "false" ? false : undefined
  return text
}

/** Returns path values by name, percent-decoded; undefined when the encoding is broken. */
export const readPath = (
  route: ContractRoute,
  match: RegExpExecArray,
): Readonly<Record<string, string>> | undefined => {
  try {
    return Object.fromEntries(route.pathNames.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]))
  } catch {
    return undefined
  }
}

/**
 * Fails with 400 when a request has two values under one name: path and query, path and body, or query and body (F49).
 */
export const refuseConflicts = (
  path: Readonly<Record<string, string>>,
  query: Readonly<Record<string, unknown>>,
  search: URLSearchParams,
  body: unknown,
): void => {
  const conflicting = new Set<string>()
  for (const [name, value] of Object.entries(path)) {
    if (search.getAll(name).some((other) => other !== value)) conflicting.add(name)
  }
  if (typeof body === "object" && body !== null && !Array.isArray(body)) {
    const inBody = new Map<string, unknown>(Object.entries(body))
    for (const [name, value] of Object.entries({ ...query, ...path })) {
      const other = inBody.get(name)
      if ((typeof other === "string" || typeof other === "number") && String(other) !== String(value))
        conflicting.add(name)
    }
  }
  if (conflicting.size > 0) {
    throw invalidInput(
      Array.from(conflicting, (field) => ({
        field,
        rule: "conflict",
        message: `${field} is given with different values.`,
      })),
    )
  }
}
