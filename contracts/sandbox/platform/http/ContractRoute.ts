/** Which session an operation requires (`x-session` in the documents). */
export type SessionDemand = "none" | "guest" | "registered"

/** Type of a query parameter, for parsing its text. */
export interface QueryParameter {
  readonly name: string
  readonly type: "string" | "integer" | "number" | "boolean"
  readonly many: boolean
}

/** The parts of a request that the documents describe. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, string>>
  readonly requestBody?: unknown
}

/** A field that violates a document, as Ajv reports it. */
export interface ContractViolation {
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string | undefined
  readonly params: Readonly<Record<string, unknown>>
  /** The schema of the violated rule. */
  readonly parentSchema?: object | undefined
}

/** An operation of the documents with its matcher and validators. Validators are compiled at their first use. */
export interface ContractRoute {
  readonly operationId: string
  readonly area: string
  readonly method: string
  readonly pattern: RegExp
  readonly pathNames: readonly string[]
  readonly query: ReadonlyMap<string, QueryParameter>
  readonly headers: readonly string[]
  readonly hasBody: boolean
  /** The body is gzip-compressed lines of text instead of JSON. */
  readonly acceptsLines: boolean
  /** Largest body in bytes (`x-max-body-bytes` in the documents). */
  readonly maxBodyBytes: number
  readonly session: SessionDemand
  /** Whether a bearer token is read although no session is required. */
  readonly acceptsBearer: boolean
  readonly requestViolations: (parts: RequestParts) => readonly ContractViolation[]
  /** Violations of a response; undefined when the document does not declare the status. */
  readonly responseViolations: (status: number, body: unknown) => readonly ContractViolation[] | undefined
}
