import type { PortBinding, PortKey } from "./PortBinding.ts"

/**
 * A group of adapters: its bindings as data, and its ports as a type. A later binding of a port replaces an earlier
 * one.
 */
export interface AdapterModule<out I> {
  readonly provides: readonly I[]
  readonly bindings: readonly PortBinding<unknown>[]
  /**
   * A binding whose service is a context of several ports, which are created together: a container takes longer to
   * create a service than most gateways themselves. A binding of such a port replaces it in the context.
   */
  readonly together?: PortBinding<unknown>
}

/** `unknown` when the modules provide all ports; otherwise a type that names the missing ports in the compile error. */
export type ProvidesAll<P extends readonly PortKey[], F extends readonly AdapterModule<unknown>[]> = [
  Exclude<P[number]["Identifier"], F[number]["provides"][number]>,
] extends [never]
  ? unknown
  : { readonly missingPorts: Exclude<P[number]["Identifier"], F[number]["provides"][number]> }

/** Returns a module with these bindings. */
export function adapterModule<const B extends readonly PortBinding<unknown>[]>(
  ...bindings: B
): AdapterModule<B[number]["provides"][number]> {
  return { provides: [], bindings }
}
