import type { PortBinding, PortKey } from "./PortBinding.ts"

/**
 * Adapters that are chosen together, as data, and to the compiler the ports they fill. Of two bindings of one port the
 * later one counts.
 */
export interface Family<out I> {
  readonly provides: readonly I[]
  readonly bindings: readonly PortBinding<unknown>[]
}

/** What a list of families must be for these ports: `unknown`, or a complaint that names the ports nobody fills. */
export type Covers<P extends readonly PortKey[], F extends readonly Family<unknown>[]> = [
  Exclude<P[number]["Identifier"], F[number]["provides"][number]>,
] extends [never]
  ? unknown
  : { readonly portsThatNobodyFills: Exclude<P[number]["Identifier"], F[number]["provides"][number]> }

/** A family of these bindings. */
export function family<const B extends readonly PortBinding<unknown>[]>(
  ...bindings: B
): Family<B[number]["provides"][number]> {
  return { provides: [], bindings }
}
