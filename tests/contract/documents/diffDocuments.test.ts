import { describe, expect, it } from "vitest"
import { diffDocuments } from "../../../contracts/verification/diffDocuments.ts"
import { documents } from "../../../contracts/sandbox/platform/http/documents.ts"

const parameter = (name: string, rest: object) => ({ name, in: "query", ...rest })
const ORDER = {
  required: ["id", "lines"],
  properties: {
    id: { type: "string" },
    note: { type: "string", maxLength: 20 },
    state: { type: "string", enum: ["OPEN", "PAID"] },
    lines: { type: "array", items: { $ref: "#/components/schemas/Line" } },
  },
}
const LINE = {
  type: "object",
  required: ["sku"],
  properties: { sku: { type: "string" }, units: { type: "integer", minimum: 1 } },
}

interface Changes {
  readonly operation?: object
  readonly path?: string
  readonly parameters?: readonly object[]
  readonly sent?: object
  readonly answered?: object
  readonly line?: object
}

/** A document of one operation, with the changes of a test. */
const document = ({
  operation = {},
  path = "/order",
  parameters = [parameter("howMany", { schema: { type: "integer", maximum: 100 } })],
  sent = ORDER,
  answered = ORDER,
  line = LINE,
}: Changes = {}) => ({
  paths: {
    [path]: {
      post: {
        operationId: "changeOrder",
        "x-session": "guest",
        parameters,
        requestBody: { content: { "application/json": { schema: { type: "object", ...sent } } } },
        responses: {
          200: { content: { "application/json": { schema: { allOf: [{ type: "object", ...answered }] } } } },
          404: {},
        },
        ...operation,
      },
    },
  },
  components: { schemas: { Line: line } },
})

const between = (changes: Changes) =>
  diffDocuments(document(), document(changes)).map(
    ({ breaking, place, change }) => `${breaking ? "breaking" : "fine"} ${place} ${change}`,
  )

const withProperty = (name: string, property: object, required = ORDER.required) => ({
  ...ORDER,
  required,
  properties: { ...ORDER.properties, [name]: property },
})
const without = (name: string) => ({
  ...ORDER,
  properties: Object.fromEntries(Object.entries(ORDER.properties).filter(([other]) => other !== name)),
})

describe("contract changes", () => {
  it.each(documents)("are empty between a document and itself: $info.title", (one) => {
    expect(diffDocuments(one, structuredClone(one))).toEqual([])
  })

  it.each<[string, Changes, readonly string[]]>([
    ["an operation that moves", { path: "/orders" }, ["breaking  was POST /order and is POST /orders"]],
    [
      "a call that needs an account now",
      { operation: { "x-session": "registered" } },
      ["breaking  session was guest and is registered"],
    ],
    ["a call that is open now", { operation: { "x-session": "none" } }, ["fine  session was guest and is none"]],
    [
      "a new parameter",
      {
        parameters: [
          parameter("howMany", { schema: { type: "integer", maximum: 100 } }),
          parameter("index", { schema: {} }),
        ],
      },
      ["fine query.index is new"],
    ],
    [
      "a new parameter that is required",
      {
        parameters: [
          parameter("howMany", { schema: { type: "integer", maximum: 100 } }),
          parameter("index", { required: true, schema: {} }),
        ],
      },
      ["breaking query.index is new and required"],
    ],
    [
      "a lower bound of what may be asked",
      { parameters: [parameter("howMany", { schema: { type: "integer", maximum: 50 } })] },
      ["breaking query.howMany maximum was 100 and is 50"],
    ],
    [
      "a higher bound of what may be asked",
      { parameters: [parameter("howMany", { schema: { type: "integer", maximum: 200 } })] },
      ["fine query.howMany maximum was 100 and is 200"],
    ],
    [
      "a field that must be sent",
      { sent: withProperty("voucher", { type: "string" }, [...ORDER.required, "voucher"]) },
      ["breaking body.voucher is new and required"],
    ],
    ["a field that may be sent", { sent: withProperty("voucher", { type: "string" }) }, ["fine body.voucher is new"]],
    [
      "a shorter text",
      { sent: withProperty("note", { type: "string", maxLength: 10 }) },
      ["breaking body.note maxLength was 20 and is 10"],
    ],
    [
      "a value that is no longer taken",
      { sent: withProperty("state", { type: "string", enum: ["OPEN"] }) },
      ['breaking body.state no longer ["PAID"]'],
    ],
    ["a field that is no longer answered", { answered: without("note") }, ["breaking 200.note is gone"]],
    [
      "a field that is answered besides",
      { answered: withProperty("total", { type: "integer" }) },
      ["fine 200.total is new"],
    ],
    [
      "a field that is not always answered now",
      { answered: { ...ORDER, required: ["lines"] } },
      ["breaking 200.id is optional now"],
    ],
    [
      "another value that is answered",
      { answered: withProperty("state", { type: "string", enum: ["OPEN", "PAID", "LOST"] }) },
      ['breaking 200.state also ["LOST"]'],
    ],
    [
      "an answered value of another type",
      { answered: withProperty("id", { type: "integer" }) },
      ["breaking 200.id type was string and is integer"],
    ],
    ["an answer that is gone", { operation: { responses: { 404: {} } } }, ["breaking 200 is no longer answered"]],
    [
      "another refusal",
      { operation: { responses: { ...document().paths["/order"]?.post.responses, 409: {} } } },
      ["fine 409 may be answered now"],
    ],
    [
      "a part that both directions share",
      { line: { ...LINE, properties: { sku: { type: "string" } } } },
      ["fine body.lines[].units is gone", "breaking 200.lines[].units is gone"],
    ],
  ])("include %s", (_, changes, expected) => {
    expect(between(changes)).toEqual(expected)
  })

  it("include added and removed operations", () => {
    expect(diffDocuments(document(), {})).toEqual([
      { operationId: "changeOrder", breaking: true, place: "", change: "is gone" },
    ])
    expect(diffDocuments({}, document())).toEqual([
      { operationId: "changeOrder", breaking: false, place: "", change: "is new" },
    ])
  })
})
