import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import type { BackendErrorReason } from "../../../../application/shared/BackendError.ts"

/** Decodes a body, or fails with the path at which it violates the contract. */
export type Decode<A> = (body: unknown) => Effect.Effect<A, BackendErrorReason>

const formatIssue = SchemaIssue.makeFormatterStandardSchemaV1()

/**
 * Returns a decoder for a wire schema. Create it once per module: the parser is built here, not per call.
 *
 * Unknown fields are allowed. A missing or mistyped field becomes `ContractMismatch` with the path of the first such
 * field, never with its value.
 */
export function bodyDecoder<A, I>(schema: Schema.Codec<A, I>): Decode<A> {
  const decode = Schema.decodeUnknownEffect(schema)
  return (body) => Effect.mapError(decode(body), (error): BackendErrorReason => mismatch(error.issue))
}

/** For operations without a response body. Ignores any body. */
export const ignoreBody: Decode<void> = () => Effect.void

function mismatch(issue: SchemaIssue.Issue): BackendErrorReason {
  const [first] = formatIssue(issue).issues
  const path = (first?.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".")
  // The formatter states the expected type and never the value.
  const expected = (first?.message ?? "another value").replace(/^Expected /, "").slice(0, 200)
  return { _tag: "ContractMismatch", path, expected }
}
