import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { commonParameters, REST_ACTIONS } from "../../../../adapters/backend/rest/restActions.ts"
import operations from "../../../../contracts/generated/operations.json" with { type: "json" }
import { restActionsDocument } from "../../../support/rest/restActionsDocument.ts"

type Json = { readonly [name: string]: Json } & { readonly [index: number]: Json }

const GENERATED = new URL("../../../../contracts/generated/", import.meta.url)
const DOCUMENTS: readonly Json[] = readdirSync(GENERATED)
  .filter((name) => name.endsWith(".json") && name !== "operations.json")
  .map((name) => JSON.parse(readFileSync(new URL(name, GENERATED), "utf8")))

const resolved = (document: Json, part: Json | undefined): Json | undefined => {
  const reference: unknown = part?.["$ref"]
  return typeof reference !== "string"
    ? part
    : resolved(
        document,
        reference
          .slice(2)
          .split("/")
          .reduce<Json | undefined>((inner, key) => inner?.[key], document),
      )
}
const textOf = (part: Json | undefined): string => String(part)
const listOf = (part: Json | undefined): readonly Json[] => (Array.isArray(part) ? part : [])

/** A schema's own members and those of its parts. */
function membersOf(
  document: Json,
  part: Json | undefined,
): { readonly names: readonly string[]; readonly required: readonly string[] } {
  const schema = resolved(document, part)
  const parts = listOf(schema?.["allOf"]).map((one) => membersOf(document, one))
  return {
    names: [...Object.keys(schema?.["properties"] ?? {}), ...parts.flatMap(({ names }) => names)],
    required: [...listOf(schema?.["required"]).map(textOf), ...parts.flatMap(({ required }) => required)],
  }
}

/** Documentation of one operation: its parameters as `place name`, required ones with an asterisk, and its result. */
function documented(operation: string) {
  for (const document of DOCUMENTS) {
    for (const item of Object.values(document["paths"] ?? {})) {
      const found = Object.values(item).find((one) => textOf(one["operationId"]) === operation)
      if (found === undefined) continue
      const parameters = listOf(found["parameters"])
        .map((one) => resolved(document, one))
        .map(
          (one) => `${textOf(one?.["in"])} ${textOf(one?.["name"])}${textOf(one?.["required"]) === "true" ? "*" : ""}`,
        )
      const body = membersOf(
        document,
        Object.values(resolved(document, found["requestBody"])?.["content"] ?? {})[0]?.["schema"],
      )
      const [, answer] = Object.entries(found["responses"] ?? {}).find(([status]) => status.startsWith("2")) ?? []
      const [mediaType, content] = Object.entries(resolved(document, answer)?.["content"] ?? {})[0] ?? []
      const schema = content?.["schema"]
      const named = (one: Json | undefined) => textOf(one?.["$ref"]).split("/").at(-1)
      return {
        parameters: [
          ...parameters,
          ...body.names.map((name) => `body ${name}${body.required.includes(name) ? "*" : ""}`),
        ],
        result:
          mediaType === undefined
            ? "nothing"
            : mediaType !== "application/json"
              ? mediaType
              : textOf(schema?.["type"]) === "array"
                ? `${named(schema?.["items"])}[]`
                : named(schema),
      }
    }
  }
  throw new Error(`No document has ${operation}`)
}

/** Sent by the layer itself, or never by a caller. */
const OF_THE_LAYER = [
  "query retry",
  "query languageId",
  "query operationId",
  "query ts",
  "query appId",
  "path version*",
  "path storeId*",
]

describe("the named actions", () => {
  it("are the rules', with the documents' addresses", () => {
    const known = new Map(
      Object.entries(operations).map(([operation, { method, path }]) => [operation, { operation, method, path }]),
    )
    expect(REST_ACTIONS.size).toBe(52)
    for (const [name, { operation, method, path }] of REST_ACTIONS)
      expect([name, { operation, method, path }]).toEqual([name, known.get(operation)])
  })

  it.each([...REST_ACTIONS])("%s has the parameters and the result of its operation", (_, action) => {
    const { parameters, result } = documented(action.operation)
    const own = action.parameters.map(({ name, place, isRequired, sentAs, fallback }) => {
      const isGenerated = fallback === "a new UUID" && parameters.includes(`header ${name}*`)
      const isMarked = isRequired || (place === "path" && fallback !== undefined) || isGenerated
      return `${place} ${sentAs ?? name}${isMarked ? "*" : ""}`
    })
    const isOwn = (one: string) => !OF_THE_LAYER.includes(one) || own.includes(one)
    expect(own.toSorted()).toEqual(
      parameters
        .filter(
          (one) => isOwn(one) && !(action.operation !== "readInputValidation" && one.startsWith("query operationId")),
        )
        .toSorted(),
    )
    const shown =
      action.result.kind === "json"
        ? action.result.schema
        : action.result.kind === "file"
          ? action.result.mediaTypes.join()
          : "nothing"
    expect(shown).toBe(result)
  })

  it("take the common parameters of their operations", () => {
    for (const action of REST_ACTIONS.values()) {
      const { parameters } = documented(action.operation)
      for (const { name, place } of commonParameters(action))
        expect([action.name, parameters.some((one) => one.replace("*", "") === `${place} ${name}`)]).toEqual([
          action.name,
          true,
        ])
    }
  })

  it("match their documentation: docs/rest-actions.md", async () => {
    await expect(restActionsDocument([...REST_ACTIONS.values()])).toMatchFileSnapshot(
      "../../../../docs/rest-actions.md",
    )
  })
})
