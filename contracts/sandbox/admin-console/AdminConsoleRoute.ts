import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { invalidField } from "../platform/http/Refused.ts"
import type { Html } from "../platform/http/html.ts"
import type { ConfirmationKey } from "./confirmations.ts"

/** A request to the admin console from its pages or from a program. */
export interface AdminConsoleRequest {
  readonly services: SandboxServices
  readonly request: Request
  readonly url: URL
  /** The path segments captured by the route's pattern. */
  readonly at: readonly string[]
  /** A field of the form or JSON body, or a query parameter of a page. Numbers and booleans are strings. */
  readonly field: (name: string) => string | undefined
}

/** A page, and its data as JSON for programs. */
export interface AdminConsolePage {
  readonly kind: "page"
  readonly title: string
  readonly data: unknown
  readonly body: Html
  /** Path of the page's script; most pages have none. */
  readonly script?: string
}

/**
 * The result of a change: browsers are redirected to `back`, where `confirmation` selects the confirmation; programs
 * get `data`.
 */
export interface AdminConsoleResult {
  readonly kind: "done"
  readonly data: unknown
  readonly back: string
  readonly confirmation: ConfirmationKey
}

export interface AdminConsoleFile {
  readonly kind: "file"
  readonly mediaType: string
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Server-sent events. */
export interface AdminConsoleStream {
  readonly kind: "stream"
  readonly response: Response
}

export type AdminConsoleResponse = AdminConsolePage | AdminConsoleResult | AdminConsoleFile | AdminConsoleStream

export interface AdminConsoleRoute {
  readonly method: "GET" | "POST"
  readonly pattern: RegExp
  readonly run: (call: AdminConsoleRequest) => Promise<AdminConsoleResponse>
}

/** A required text. Fails with 400. */
export const requiredField = (call: AdminConsoleRequest, name: string): string => {
  const value = call.field(name)?.trim() ?? ""
  if (value === "") throw invalidField(name, "required", `${name} is required.`)
  return value
}

export interface Bounds {
  readonly least: number
  readonly most: number
}

/** A required whole number within bounds. Fails with 400. */
export const numberField = (call: AdminConsoleRequest, name: string, bounds: Bounds): number => {
  const number = optionalNumber(call, name, bounds)
  if (number === undefined) throw invalidField(name, "required", `${name} is required.`)
  return number
}

/** An optional whole number within bounds. Fails with 400. */
export const optionalNumber = (
  call: AdminConsoleRequest,
  name: string,
  { least, most }: Bounds,
): number | undefined => {
  const text = call.field(name)?.trim() ?? ""
  if (text === "") return undefined
  const number = /^-?[0-9]{1,15}$/u.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw invalidField(name, "range", `${name} must be a whole number from ${least} to ${most}.`)
  return number
}

/** One of the allowed values. Fails with 400. */
export const choiceField = <Choice extends string>(
  call: AdminConsoleRequest,
  name: string,
  choices: readonly Choice[],
): Choice => {
  const text = requiredField(call, name)
  const choice = choices.find((one) => one === text)
  if (choice === undefined) throw invalidField(name, "enum", `${name} must be one of ${choices.join(", ")}.`)
  return choice
}
