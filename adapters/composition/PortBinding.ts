import * as Context from "effect/Context"

/** A port, or another service key: its string is also the container's identifier, so there is one token per port. */
export type PortKey<I = unknown, S = unknown> = Context.Key<I, S>

/**
 * How one port is filled, as data: whoever wires makes the dependencies first, each once. `I` tells the compiler which
 * port it is.
 */
export interface PortBinding<out I> {
  readonly provides: readonly I[]
  readonly key: string
  /** The keys of what it is made from. */
  readonly dependencies: readonly string[]
  /** Makes the service from the values of its dependencies, in their order. */
  readonly create: (...values: readonly unknown[]) => unknown
}

/** Fills a port with a value that is there already. */
export function constant<I, S>(port: PortKey<I, S>, value: NoInfer<S>): PortBinding<I> {
  return { provides: [], key: port.key, dependencies: [], create: () => value }
}

/** Fills a port, once per root, with what `create` makes of the ports it names. */
export function factory<I, S, const D extends readonly PortKey[]>(
  port: PortKey<I, S>,
  dependencies: D,
  create: (services: Context.Context<D[number]["Identifier"]>) => NoInfer<S>,
): PortBinding<I> {
  const keys = dependencies.map(({ key }) => key)
  return {
    provides: [],
    key: port.key,
    dependencies: keys,
    create: (...values) => create(Context.makeUnsafe(new Map(keys.map((key, index) => [key, values[index]])))),
  }
}
