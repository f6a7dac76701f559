import type { RestCall } from "../../../application/rest/RestGateway.ts"

/** The values given under one name. */
export interface ParameterValue {
  readonly value: unknown
  /** True when several different values are given. */
  readonly isConflicting: boolean
}

/** Returns the parameters of a call by name; absent and null values are left out. A name has one value (F49). */
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

/** True when two values are the same in a request: 7 and "7" are. */
export function isSameValue(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) => (Array.isArray(value) && value.length === 1 ? value[0] : value))
  const isPlain = (value: unknown) => typeof value !== "object"
  return isPlain(first) && isPlain(second)
    ? String(first) === String(second)
    : JSON.stringify(first) === JSON.stringify(second)
}
