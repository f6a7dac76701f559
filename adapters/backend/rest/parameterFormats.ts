import type { RestKind } from "../../../application/rest/RestAction.ts"
import { isApiVersion } from "../../../domain/store/apiVersions.ts"

/** The format of a kind of value, and its description. */
interface ValueFormat {
  readonly accepts: (text: string) => boolean
  readonly description: string
}

const matching = (pattern: RegExp, description: string): ValueFormat => ({
  accepts: (text) => pattern.test(text),
  description,
})

const TEXT = matching(/[^\s]/, "a text that is not empty")

/**
 * The kinds that are sent as one text. The formats of the common parameters come from the rules (S5).
 */
const VALUE_FORMATS: Readonly<Record<Exclude<RestKind, "json">, ValueFormat>> = {
  text: TEXT,
  list: TEXT,
  commaList: matching(/^[0-9]{1,20}$/, "ids of 1 to 20 digits"),
  digits: matching(/^[0-9]{1,20}$/, "1 to 20 digits"),
  integer: matching(/^(?:0|[1-9][0-9]{0,15})$/, "a whole number, 0 or more"),
  boolean: matching(/^(?:true|false)$/, "true or false"),
  flag: matching(/^(?:0|1|true|false)$/, "0, 1, true or false"),
  catalogType: matching(/^[15]$/, "1 for desktop or 5 for mobile"),
  uuid: matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "a UUID"),
  storeId: matching(/^[0-9]{8}$/, "8 digits"),
  languageId: matching(/^-?[0-9]{1,3}$/, "1 to 3 digits, with a minus or without"),
  appId: matching(/^-?[0-9]{1,2}$/, "1 for web or 2 for mobile"),
  operationId: matching(/^[0-9]{1,4}$/, "1 to 4 digits"),
  moment: matching(/^[0-9]{1,16}$/, "milliseconds since 1970"),
  version: { accepts: isApiVersion, description: "1, 2, 4 or 5" },
}

/** Visible ASCII, as allowed in a header. */
const HEADER_TEXT = /^[\x20-\x7e]{1,256}$/

/** Returns a value as the text of a path, a query or a header; `undefined` when it does not match its kind. */
export function textOfKind(kind: RestKind, value: unknown): string | undefined {
  if (kind === "json") return undefined
  const text = typeof value === "number" || typeof value === "boolean" ? String(value) : value
  return typeof text === "string" && VALUE_FORMATS[kind].accepts(text) ? text : undefined
}

/** Returns a value as a member of a JSON body; `undefined` when it does not match its kind. */
export function memberOfKind(kind: RestKind, value: unknown): unknown {
  if (kind === "json") return typeof value === "object" && value !== null ? value : undefined
  const text = textOfKind(kind, value)
  if (text === undefined || kind === "text") return text
  return kind === "boolean" ? text === "true" : kind === "integer" ? Number(text) : text
}

export function isHeaderText(text: string): boolean {
  return HEADER_TEXT.test(text)
}

/** Describes the values that a kind accepts. */
export function describeKind(kind: RestKind): string {
  return kind === "json" ? "a JSON object or list" : VALUE_FORMATS[kind].description
}
