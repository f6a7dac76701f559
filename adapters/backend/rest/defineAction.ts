import type {
  RestAction,
  RestKind,
  RestParameter,
  RestPlace,
  RestResult,
} from "../../../application/rest/RestAction.ts"

const parameter =
  (place: RestPlace, kind: RestKind) =>
  (...names: readonly string[]): readonly RestParameter[] =>
    names.map((name) => ({ name, place, kind, isRequired: false }))

/** Marks parameters as required. */
export const required = (parameters: readonly RestParameter[]): readonly RestParameter[] =>
  parameters.map((one) => ({ ...one, isRequired: true }))

/** Path parameters; each is required. */
export const pathParameters = (kind: RestKind, ...names: readonly string[]): readonly RestParameter[] =>
  required(parameter("path", kind)(...names))

/** Parameters of the query. */
export const queryParameters = (kind: RestKind, ...names: readonly string[]): readonly RestParameter[] =>
  parameter("query", kind)(...names)

/** Members of the JSON body. */
export const bodyParameters = (kind: RestKind, ...names: readonly string[]): readonly RestParameter[] =>
  parameter("body", kind)(...names)

/** Headers. */
export const headerParameters = (kind: RestKind, ...names: readonly string[]): readonly RestParameter[] =>
  parameter("header", kind)(...names)

/** An order, or the open cart by its id. */
export const ORDER = pathParameters("digits", "orderId")

/** The captcha members that the rules allow on most POST calls (S5.26). */
export const CAPTCHA = bodyParameters("text", "captchaId", "captchaValue", "captchaResponse")

/** The captcha members where the contract has no third-party captcha. */
export const OWN_CAPTCHA = bodyParameters("text", "captchaId", "captchaValue")

/** Generated when absent, so that a call with a lost response can be repeated (R6). */
export const IDEMPOTENCY_KEY: readonly RestParameter[] = headerParameters("uuid", "Idempotency-Key").map((one) => ({
  ...one,
  fallback: "a new UUID",
}))

/** Defaults to the store's catalogue of the requested type. */
export const CATALOG: readonly RestParameter[] = [
  {
    name: "catalogId",
    place: "path",
    kind: "digits",
    isRequired: false,
    fallback: "the catalog of `typeCatalog`, else the one shown",
  },
]

/**
 * Headers that describe the customer's device to the issuing bank (S7.11: async checkout headers).
 */
export const DEVICE_HEADERS: readonly RestParameter[] = [
  ...headerParameters(
    "text",
    "browser-java-enabled",
    "browser-color-depth",
    "browser-screen-height",
    "browser-screen-width",
    "browser-language",
    "browser-javascript-enabled",
    "browser-timezone",
    "device-channel-3ds2",
  ).map((one) => ({ ...one, fallback: "of this device" })),
  ...headerParameters("text", "flow-profile"),
]

/** A JSON result with a schema of the contract. */
export const json = (schema: string): RestResult => ({ kind: "json", schema })

/** A result that is a file. */
export const file = (...mediaTypes: readonly string[]): RestResult => ({ kind: "file", mediaTypes })

/** A result without a body. */
export const NOTHING: RestResult = { kind: "nothing" }

/** One action; `route` is method and path template. */
export function defineAction(
  name: string,
  operation: string,
  route: `${RestAction["method"]} /itxrest/${string}`,
  result: RestResult,
  ...parameters: readonly (readonly RestParameter[])[]
): RestAction {
  const [method, path = ""] = route.split(" ", 2)
  if (method !== "GET" && method !== "POST" && method !== "PUT" && method !== "DELETE")
    throw new Error(`${name} has no method`)
  return { name, operation, method, path, parameters: parameters.flat(), result }
}
