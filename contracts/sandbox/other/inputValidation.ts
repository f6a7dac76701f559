import type { components } from "../../generated/other.d.ts"
import { documents } from "../platform/http/documents.ts"
import { operation } from "../platform/http/Operation.ts"
import { notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"

type FieldValidation = components["schemas"]["FieldValidation"]
type Members = Readonly<Record<string, unknown>>

const METHODS = new Set(["get", "put", "post", "delete", "patch"])
/** Maximum depth for recursive schemas. */
const MAX_DEPTH = 6

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const membersOf = (value: unknown): Members => (isMembers(value) ? value : {})
const place = (value: unknown): FieldValidation["in"] | undefined =>
  value === "path" || value === "query" || value === "header" ? value : undefined

/** Resolves a `$ref`; returns any other value unchanged. */
const resolved = (document: unknown, value: unknown): Members => {
  const reference = membersOf(value)["$ref"]
  if (typeof reference !== "string") return membersOf(value)
  return membersOf(
    reference
      .replace("#/", "")
      .split("/")
      .reduce<unknown>((part, name) => membersOf(part)[name], document),
  )
}

const numberIn = (schema: Members, name: string) => (typeof schema[name] === "number" ? { [name]: schema[name] } : {})
const textIn = (schema: Members, name: string) => (typeof schema[name] === "string" ? { [name]: schema[name] } : {})

const rulesOf = (schema: Members): Omit<FieldValidation, "field" | "in" | "required"> => {
  const values = listOf(schema["enum"]).map(String)
  const types = [schema["type"], ...listOf(schema["type"])].filter((one) => typeof one === "string")
  return {
    ...(types.length === 0 ? {} : { type: types.join(" or ") }),
    ...textIn(schema, "pattern"),
    ...textIn(schema, "format"),
    ...numberIn(schema, "minLength"),
    ...numberIn(schema, "maxLength"),
    ...numberIn(schema, "minimum"),
    ...numberIn(schema, "maximum"),
    ...numberIn(schema, "minItems"),
    ...numberIn(schema, "maxItems"),
    ...(values.length === 0 ? {} : { values }),
  }
}

/** Returns the fields below a schema: `allOf` merged, array items as an asterisk. */
const fieldsBelow = (document: unknown, value: unknown, path: string, depth: number): readonly FieldValidation[] => {
  if (depth > MAX_DEPTH) return []
  const schema = resolved(document, value)
  const required = new Set(listOf(schema["required"]))
  const own = Object.entries(membersOf(schema["properties"])).flatMap(([name, member]): readonly FieldValidation[] => {
    const field = path === "" ? name : `${path}.${name}`
    const rules = resolved(document, member)
    return [
      { field, in: "body", required: required.has(name), ...rulesOf(rules) },
      ...fieldsBelow(document, rules, field, depth + 1),
    ]
  })
  const parts = listOf(schema["allOf"]).flatMap((part) => fieldsBelow(document, part, path, depth + 1))
  const members = schema["items"] === undefined ? [] : memberFields(document, schema["items"], `${path}.*`, depth + 1)
  const all = new Map<string, FieldValidation>()
  for (const one of [...parts, ...own, ...members]) all.set(one.field, { ...all.get(one.field), ...one })
  // `required` next to `allOf` applies to the fields of its parts.
  return [...all.values()].map((one) =>
    required.has(path === "" ? one.field : one.field.slice(path.length + 1)) ? { ...one, required: true } : one,
  )
}

const memberFields = (document: unknown, items: unknown, field: string, depth: number): readonly FieldValidation[] => {
  const below = fieldsBelow(document, items, field, depth)
  return below.length > 0 ? below : [{ field, in: "body", required: true, ...rulesOf(resolved(document, items)) }]
}

const validationsOf = (document: unknown, described: Members): readonly FieldValidation[] => {
  const parameters = listOf(described["parameters"]).flatMap((one): readonly FieldValidation[] => {
    const parameter = resolved(document, one)
    const where = place(parameter["in"])
    return where === undefined
      ? []
      : [
          {
            field: String(parameter["name"]),
            in: where,
            required: parameter["required"] === true,
            ...rulesOf(resolved(document, parameter["schema"])),
          },
        ]
  })
  const content = membersOf(membersOf(membersOf(described["requestBody"])["content"])["application/json"])
  return [...parameters, ...fieldsBelow(document, content["schema"], "", 0)]
}

/** Returns every operation of the contract with the validations of its fields, read from the documents. */
const allValidations = (): ReadonlyMap<string, readonly FieldValidation[]> =>
  new Map(
    documents.flatMap((document) =>
      Object.values(membersOf(document.paths)).flatMap((item) =>
        Object.entries(membersOf(item)).flatMap(
          ([method, described]): readonly [string, readonly FieldValidation[]][] =>
            METHODS.has(method) && isMembers(described)
              ? [[String(described["operationId"]), validationsOf(document, described)]]
              : [],
        ),
      ),
    ),
  )

export const readInputValidation = ({ stores }: SandboxServices) => {
  let known: ReadonlyMap<string, readonly FieldValidation[]> | undefined
  return operation("readInputValidation", async ({ path, query }) => {
    await stores.require(path.storeId)
    known ??= allValidations()
    const fields = known.get(query.operationId)
    if (fields === undefined) throw notFound("There is no such operation.", query.operationId)
    return { status: 200, body: { operationId: query.operationId, fields } }
  })
}
