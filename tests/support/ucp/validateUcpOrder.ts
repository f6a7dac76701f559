import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { UCP_VERSION } from "./projectOrder.ts"

const FOLDER = join(import.meta.dirname, "../../fixtures", `ucp-${UCP_VERSION}`)
const ORDER = "https://ucp.dev/schemas/shopping/order.json"
/** RFC 3339. */
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/

/** Validates an order against the protocol's schema; returns what is invalid, empty for a valid one. */
export function openUcpValidator(): (order: unknown) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addFormat("uri", (text: string) => URL.canParse(text))
  ajv.addFormat("date-time", DATE_TIME)
  for (const name of readdirSync(FOLDER, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".json")) ajv.addSchema(JSON.parse(readFileSync(join(FOLDER, name), "utf8")))
  const validate = ajv.getSchema(ORDER)
  if (validate === undefined) throw new Error(`There is no schema ${ORDER}.`)
  return (order) =>
    validate(order) === true
      ? []
      : (validate.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath} ${message}`)
}
