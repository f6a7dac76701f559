/**
 * Location of a parameter in the request: the rules put bodies in JSON and every other parameter in the query.
 */
export type RestPlace = "path" | "query" | "header" | "body"

/**
 * Accepted values of a parameter.
 *
 * | kind | value |
 * |---|---|
 * | `text` | any non-empty text |
 * | `digits` | 1 to 20 digits, the form of ids |
 * | `integer` | a whole number, 0 or more |
 * | `boolean` | `true` or `false` |
 * | `flag` | `0`, `1`, `true` or `false` |
 * | `list` | one value or several, repeated in the query |
 * | `commaList` | one value or several, joined by commas in the query |
 * | `json` | an object or a list, in the body |
 * | `catalogType` | `1` for desktop, `5` for mobile |
 * | the others | the common parameters of the S5 |
 */
export type RestKind =
  | "text"
  | "digits"
  | "integer"
  | "boolean"
  | "flag"
  | "list"
  | "commaList"
  | "json"
  | "catalogType"
  | "uuid"
  | "storeId"
  | "languageId"
  | "appId"
  | "operationId"
  | "moment"
  | "version"

/** A parameter of a named action. */
export interface RestParameter {
  /** The documented name. */
  readonly name: string
  readonly place: RestPlace
  readonly kind: RestKind
  /** Whether a call without it is refused; a parameter with a default is not required. */
  readonly isRequired: boolean
  /** Its name in the request, if that differs from the rules'. */
  readonly sentAs?: string
  /** Source of its default value. */
  readonly fallback?: string
}

/** Type of a successful response. */
export type RestResult =
  /** JSON of a schema of the contract. */
  | { readonly kind: "json"; readonly schema: string }
  /** A file of one of these media types. */
  | { readonly kind: "file"; readonly mediaTypes: readonly string[] }
  | { readonly kind: "nothing" }

/** A named action of the REST layer (S7.4). */
export interface RestAction {
  /** `group:name`. */
  readonly name: string
  /** The operationId of the contract. */
  readonly operation: string
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** Template; each `{name}` is a parameter. */
  readonly path: string
  /** Its own parameters, in addition to `commonParameters`. */
  readonly parameters: readonly RestParameter[]
  readonly result: RestResult
}
