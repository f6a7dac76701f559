import {
  type DocumentedOperation,
  listOf,
  type Members,
  membersOf,
  textsOf,
} from "../../../contracts/verification/resolvedDocument.ts"

/** One text field of a request in a document. */
export interface TextField {
  readonly place: "path" | "query" | "body"
  /** Its path, as in `items.0.note`; one name for `path` and `query`. */
  readonly path: readonly string[]
}

/** Maximum depth of a recursive schema. */
const MAX_DEPTH = 7

/**
 * Returns every text field of an operation, except headers: neither HTTP nor `Headers` can contain NUL or half of a
 * surrogate pair. A member of a map, and the items of a list, represent all of them.
 */
export function textFieldsOf({ operation, follow }: DocumentedOperation): readonly TextField[] {
  const parameters = listOf(operation["parameters"]).map(follow)
  const inAddress = parameters.flatMap((parameter): readonly TextField[] => {
    const place = parameter["in"]
    if (place !== "path" && place !== "query") return []
    return isText(follow(parameter["schema"]), follow) ? [{ place, path: [String(parameter["name"])] }] : []
  })
  const schema = membersOf(membersOf(follow(operation["requestBody"])["content"])["application/json"])["schema"]
  const paths = schema === undefined ? [] : textsBelow(follow(schema), follow, [], 0)
  const distinct = new Map(paths.map((path) => [path.join("."), path]))
  return [...inAddress, ...[...distinct.values()].map((path): TextField => ({ place: "body", path }))]
}

const typesOf = (schema: Members): readonly string[] =>
  typeof schema["type"] === "string" ? [schema["type"]] : textsOf(schema["type"])

const isText = (schema: Members, follow: DocumentedOperation["follow"]): boolean =>
  typesOf(schema).includes("string") ||
  (typesOf(schema).includes("array") && typesOf(follow(schema["items"])).includes("string"))

function textsBelow(
  schema: Members,
  follow: DocumentedOperation["follow"],
  path: readonly string[],
  depth: number,
): readonly (readonly string[])[] {
  if (depth > MAX_DEPTH) return []
  const below = (value: unknown, ...names: readonly string[]) =>
    textsBelow(follow(value), follow, [...path, ...names], depth + 1)
  return [
    ...(path.length > 0 && typesOf(schema).includes("string") ? [path] : []),
    ...["oneOf", "anyOf", "allOf"].flatMap((word) => listOf(schema[word]).flatMap((one) => below(one))),
    ...Object.entries(membersOf(schema["properties"])).flatMap(([name, inner]) => below(inner, name)),
    ...(schema["items"] === undefined ? [] : below(schema["items"], "0")),
    ...(typeof schema["additionalProperties"] === "object" ? below(schema["additionalProperties"], "any") : []),
  ]
}

/** A body with only this value at this path. */
export function bodyWith(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, name) => (name === "0" ? [inner] : { [name]: inner }), value)
}
