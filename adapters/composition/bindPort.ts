import * as Context from "effect/Context"
import type { BindToFluentSyntax, ContainerModuleLoadOptions } from "inversify"

/** A port, or another service key: its string is also the container's identifier, so there is one token per port. */
export type PortKey<I = unknown, S = unknown> = Context.Key<I, S>

/** How one port is filled. `I` tells the compiler which. */
export interface PortBinding<out I> {
  readonly provides: readonly I[]
  readonly key: string
  readonly load: (options: ContainerModuleLoadOptions) => void
}

/** Starts a binding whose value must be what the port asks for. */
export function bindPort<I, S>({ bind }: Pick<ContainerModuleLoadOptions, "bind">, port: PortKey<I, S>): BindToFluentSyntax<S> {
  return bind<S>(port.key)
}

/** Fills a port with a value that is there already. */
export function constant<I, S>(port: PortKey<I, S>, value: NoInfer<S>): PortBinding<I> {
  return { provides: [], key: port.key, load: (options) => void bindPort(options, port).toConstantValue(value) }
}

/** Fills a port, once per container, with what `make` makes of the ports it names. */
export function made<I, S, const D extends readonly PortKey[]>(
  port: PortKey<I, S>,
  dependencies: D,
  make: (services: Context.Context<D[number]["Identifier"]>) => NoInfer<S>,
): PortBinding<I> {
  const keys = dependencies.map(({ key }) => key)
  return {
    provides: [],
    key: port.key,
    load: (options) =>
      void bindPort(options, port)
        .toResolvedValue<unknown[]>((...values) => make(Context.makeUnsafe(new Map(keys.map((key, index) => [key, values[index]])))), keys)
        .inSingletonScope(),
  }
}
