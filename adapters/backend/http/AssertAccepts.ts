import type * as Schema from "effect/Schema"

/**
 * Compiles only while the wire schema accepts every value that the contract may send. A regenerated document that no
 * longer fits its decoder is a compile error.
 */
export type AssertAccepts<S extends Schema.Top, Contract extends S["Encoded"]> = [S, Contract]
