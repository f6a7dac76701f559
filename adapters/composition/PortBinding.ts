import * as Context from "effect/Context"

/** A port or another service key. Its string is also the container's identifier, so each port has one token. */
export type PortKey<I = unknown, S = unknown> = Context.Key<I, S>

/**
 * How to create a port's service, as data. The container creates the dependencies first, each once. `I` is the type of
 * the port.
 */
export interface PortBinding<out I> {
  readonly provides: readonly I[]
  readonly key: string
  /** The keys of its dependencies. */
  readonly dependencies: readonly string[]
  /** Creates the service from its dependencies, in their order. */
  readonly create: (...values: readonly unknown[]) => unknown
}

/** Binds a port to an existing value. */
export function constant<I, S>(port: PortKey<I, S>, value: NoInfer<S>): PortBinding<I> {
  return { provides: [], key: port.key, dependencies: [], create: () => value }
}

/** Binds a port to the result of `create`, called once per root with the services of the named ports. */
export function factory<I, S, const D extends readonly PortKey[]>(
  port: PortKey<I, S>,
  dependencies: D,
  create: (services: Context.Context<D[number]["Identifier"]>) => NoInfer<S>,
): PortBinding<I> {
  return { ...binding(port.key, dependencies, create), provides: [] }
}

/** As `factory`, for the key of a port whose type is declared elsewhere. */
export function binding<const D extends readonly PortKey[]>(
  key: string,
  dependencies: D,
  create: (services: Context.Context<D[number]["Identifier"]>) => unknown,
): PortBinding<unknown> {
  const keys = dependencies.map((dependency) => dependency.key)
  return {
    provides: [],
    key,
    dependencies: keys,
    create: (...values) => create(Context.makeUnsafe(new Map(keys.map((name, index) => [name, values[index]])))),
  }
}
