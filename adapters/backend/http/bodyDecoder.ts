import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as SchemaIssue from "effect/SchemaIssue"
import type { BackendErrorReason } from "../../../application/shared/BackendError.ts"

/** Reads a body, or says where it is not as the contract has it. */
export type Decode<A> = (body: unknown) => Effect.Effect<A, BackendErrorReason>

const formatIssue = SchemaIssue.makeFormatterStandardSchemaV1()

/**
 * Reads bodies by a wire schema. Make it once per module: the parser is built here, not per call.
 *
 * Tolerant: fields the schema does not name pass. What is missing or of another kind becomes `ContractMismatch` with
 * the path of the first such place, never with the value found there.
 */
export function bodyDecoder<A, I>(schema: Schema.Codec<A, I>): Decode<A> {
  const decode = Schema.decodeUnknownEffect(schema)
  return (body) => Effect.mapError(decode(body), (error): BackendErrorReason => mismatch(error.issue))
}

/** For operations that answer nothing; whatever a body says is not looked at. */
export const ignoreBody: Decode<void> = () => Effect.void

function mismatch(issue: SchemaIssue.Issue): BackendErrorReason {
  const [first] = formatIssue(issue).issues
  const path = (first?.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".")
  // The formatter names what was expected and never the value.
  const expected = (first?.message ?? "another value").replace(/^Expected /, "").slice(0, 200)
  return { _tag: "ContractMismatch", path, expected }
}
