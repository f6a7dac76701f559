import type { PortBinding, PortKey } from "./PortBinding.ts"

/**
 * Adapters that are chosen together, as data, and to the compiler the ports they fill. Of two bindings of one port the
 * later one counts.
 */
export interface AdapterModule<out I> {
  readonly provides: readonly I[]
  readonly bindings: readonly PortBinding<unknown>[]
}

/** What a list of families must be for these ports: `unknown`, or a complaint that names the ports nobody fills. */
export type ProvidesAll<P extends readonly PortKey[], F extends readonly AdapterModule<unknown>[]> = [
  Exclude<P[number]["Identifier"], F[number]["provides"][number]>,
] extends [never]
  ? unknown
  : { readonly missingPorts: Exclude<P[number]["Identifier"], F[number]["provides"][number]> }

/** A family of these bindings. */
export function adapterModule<const B extends readonly PortBinding<unknown>[]>(
  ...bindings: B
): AdapterModule<B[number]["provides"][number]> {
  return { provides: [], bindings }
}
