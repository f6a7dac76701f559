export type Members = Readonly<Record<string, unknown>>

export const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value)
export const membersOf = (value: unknown): Members => (isMembers(value) ? value : {})
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).flatMap((one) => (typeof one === "string" ? [one] : []))

const METHODS = ["get", "put", "post", "delete", "patch"]

/** One operation of a document with a function to resolve its references. */
export interface DocumentedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly operation: Members
  /** Resolves a reference; returns any other value itself. */
  readonly follow: (value: unknown) => Members
}

/** Returns every operation of a self-contained document, by its operationId. */
export const operationsOf = (document: unknown): ReadonlyMap<string, DocumentedOperation> => {
  const whole = membersOf(document)
  const follow = (value: unknown): Members => {
    const reference = membersOf(value)["$ref"]
    if (typeof reference !== "string") return membersOf(value)
    return follow(
      reference
        .replace("#/", "")
        .split("/")
        .reduce<unknown>((part, name) => membersOf(part)[name.replaceAll("~1", "/").replaceAll("~0", "~")], whole),
    )
  }
  const found = Object.entries(membersOf(whole["paths"])).flatMap(([path, item]) =>
    METHODS.flatMap((method): readonly DocumentedOperation[] => {
      const operation = membersOf(item)[method]
      return isMembers(operation) && typeof operation["operationId"] === "string"
        ? [{ operationId: operation["operationId"], method: method.toUpperCase(), path, operation, follow }]
        : []
    }),
  )
  return new Map(found.map((one) => [one.operationId, one]))
}
