import type { RestCall } from "../../../application/rest/RestGateway.ts"

/** What was given under one name. */
export interface ParameterValue {
  readonly value: unknown
  /** Whether it was given in several places, or twice in one, and not always the same. */
  readonly isConflicting: boolean
}

/**
 * Every parameter that a call gives, by name; absent and null values are not given. A name stands for one value (F49).
 */
export function parameterValues({ parameters, path, query, ts }: RestCall): ReadonlyMap<string, ParameterValue> {
  const found = new Map<string, ParameterValue>()
  for (const source of [parameters, path, query, ts === undefined ? undefined : { ts }]) {
    for (const [name, value] of Object.entries(source ?? {})) {
      if (value === undefined || value === null) continue
      const before = found.get(name)
      found.set(name, {
        value,
        isConflicting: before?.isConflicting === true || (before !== undefined && !isSameValue(before.value, value)),
      })
    }
  }
  return found
}

/** Whether two values are the same in a request: 7 and "7" are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value))
  const isPlain = (value: unknown) => typeof value !== "object"
  return isPlain(first) && isPlain(second)
    ? String(first) === String(second)
    : JSON.stringify(first) === JSON.stringify(second)
}
