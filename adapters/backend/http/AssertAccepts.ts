import type * as Schema from "effect/Schema"

/**
 * Compiles only while everything the contract may send is something the wire schema takes: a regenerated document that
 * no longer fits its decoder is a compile error.
 */
export type AssertAccepts<S extends Schema.Top, Contract extends S["Encoded"]> = [S, Contract]
