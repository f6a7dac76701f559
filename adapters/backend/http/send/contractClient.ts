import type { ParamsOption, RequestBodyOption } from "openapi-fetch"
import { normalizeEmail } from "../../../../domain/shared/normalizeEmail.ts"
import { fillPath } from "../fillPath.ts"
import type { OutgoingRequest } from "./OutgoingRequest.ts"
import { serializeQuery } from "../serializeQuery.ts"
import { storableJson } from "../unstorableFields.ts"

type Method = "GET" | "POST" | "PUT" | "DELETE"

/** Parameters and body of an operation, as the contract declares them. */
type OperationInput<Operation> = ParamsOption<Operation> &
  RequestBodyOption<Operation> & {
    /** Headers that the contract does not declare as parameters. */
    readonly headers?: Readonly<Record<string, string>>
    /** The body as it is sent, when it is not JSON. */
    readonly bytes?: Uint8Array<ArrayBuffer>
  }

/** The paths of a document that have an operation of this method. */
type PathWith<Paths, Name extends PropertyKey> = {
  [Path in keyof Paths]: Paths[Path] extends Readonly<Record<Name, object>> ? Path : never
}[keyof Paths]

type OperationOf<Path, Name> = Name extends keyof Path ? Path[Name] : never

/** The input is optional when the contract requires neither parameters nor a body. */
type InputArgument<Input> = object extends Input ? [input?: Input] : [input: Input]

/** Builds the requests of one contract document; its types check path, parameters and body. */
export type ContractClient<Paths extends object> = {
  readonly [Name in Method]: <Path extends PathWith<Paths, Lowercase<Name>>>(
    path: Path,
    ...input: InputArgument<OperationInput<OperationOf<Paths[Path], Lowercase<Name>>>>
  ) => OutgoingRequest
}

/**
 * Returns the client of a contract document. It builds requests and sends none: Effect policies apply identity,
 * deadline, refresh and replay, and need a request that can be sent twice.
 */
export function contractClient<Paths extends object>(): ContractClient<Paths> {
  return {
    GET: (path, ...[input]) => build("GET", path, input),
    POST: (path, ...[input]) => build("POST", path, input),
    PUT: (path, ...[input]) => build("PUT", path, input),
    DELETE: (path, ...[input]) => build("DELETE", path, input),
  }
}

interface AnyInput {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>
    readonly query?: unknown
    readonly header?: Readonly<Record<string, unknown>>
  }
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly bytes?: Uint8Array<ArrayBuffer>
}

/**
 * Throws `MissingPathParameterError` for a path parameter without a value and `UnstorableBodyError` for texts that the
 * backend would refuse.
 */
function build(
  method: Method,
  template: PropertyKey,
  { params: { path = {}, query, header = {} } = {}, body, headers, bytes }: AnyInput = {},
): OutgoingRequest {
  const search = serializeQuery(query)
  const sent = bytes ?? (body === undefined ? undefined : serializeBody(body))
  const declared = Object.entries(header).filter(([, value]) => value !== undefined && value !== null)
  return {
    method,
    template: String(template),
    path: fillPath(String(template), path) + (search === "" ? "" : `?${search}`),
    // `Headers` checks names and values, and writes the names in lower case.
    headers: Object.fromEntries(
      new Headers({
        ...(sent === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
        ...Object.fromEntries(declared.map(([name, value]) => [name.toLowerCase(), String(value)])),
      }),
    ),
    ...(sent === undefined ? {} : { body: sent }),
  }
}

/** Body members that hold an email address. */
const EMAILS: readonly string[] = [
  "email",
  "email2",
  "emailConfirm",
  "pec",
  "newEmail",
  "newEmailConfirm",
  "notificationEmail",
  "receiverEmail",
  "recipient",
  "mailRecipient",
  "mailSender",
]

/** Returns the body as JSON with normalized email addresses. */
function serializeBody(body: unknown): string {
  return storableJson(body, (name, value: unknown) =>
    typeof value === "string" && EMAILS.includes(name) ? normalizeEmail(value) : value,
  )
}
