/** Who may call an operation (`x-session` in the documents). */
export type SessionDemand = "none" | "guest" | "registered"

/** How a query parameter is read from text. */
export interface QueryParameter {
  readonly name: string
  readonly type: "string" | "integer" | "number" | "boolean"
  readonly many: boolean
}

/** The parts of a request that the documents speak about. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, string>>
  readonly requestBody?: unknown
}

/** One field that a document refuses, as Ajv names it. */
export interface ContractViolation {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string | undefined
  readonly params: Readonly<Record<string, unknown>>
  /** The schema whose rule is broken. */
  readonly parentSchema?: object | undefined
}

/** One operation of the documents, ready to be matched and checked. Validators are compiled at their first use. */
export interface ContractRoute {
  readonly operationId: string
  readonly area: string
  readonly method: string
  readonly pattern: RegExp
  readonly pathNames: readonly string[]
  readonly query: ReadonlyMap<string, QueryParameter>
  readonly headers: readonly string[]
  readonly takesBody: boolean
  /** The body is lines of text, packed by gzip, and no JSON. */
  readonly acceptsLines: boolean
  /** Largest body in bytes (`x-max-body-bytes` in the documents). */
  readonly maxBodyBytes: number
  readonly session: SessionDemand
  /** Whether a session is looked at although none is demanded. */
  readonly acceptsBearer: boolean
  readonly requestViolations: (parts: RequestParts) => readonly ContractViolation[]
  /** Problems of an answer; undefined when the document does not know the status. */
  readonly responseViolations: (status: number, body: unknown) => readonly ContractViolation[] | undefined
}
