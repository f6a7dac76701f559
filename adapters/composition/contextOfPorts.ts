import * as Context from "effect/Context"
import { Container, ContainerModule } from "inversify"
import type { ProvidesAll, AdapterModule } from "./AdapterModule.ts"
import type { PortKey } from "./PortBinding.ts"

/** Services and the function that disposes of them. */
export interface Root<R> {
  readonly context: Context.Context<R>
  readonly container: Container
  readonly close: () => Promise<void>
}

/** Returns the bindings of a container as one context. Throws when a port is not bound. */
export function contextOfPorts<const P extends readonly PortKey[]>(
  container: Container,
  ports: P,
): Context.Context<P[number]["Identifier"]> {
  return Context.makeUnsafe(new Map(ports.map(({ key }) => [key, container.get(key)])))
}

/** Converts a module to inversify's format. */
export function containerModule({ bindings }: AdapterModule<unknown>): ContainerModule {
  return new ContainerModule((options) => {
    for (const { key, dependencies, create } of bindings) {
      if (options.isBound(key)) options.unbind(key)
      options
        .bind(key)
        .toResolvedValue<unknown[]>(create, [...dependencies])
        .inSingletonScope()
    }
  })
}

/**
 * Returns a container with these modules and the context of its ports. A port that no module provides does not compile.
 *
 * With a `parent` the modules are loaded into a child container: a store's services are created for that store and
 * never shared with another through the parent's cache.
 */
export function rootOf<const P extends readonly PortKey[], const F extends readonly AdapterModule<unknown>[]>(
  ports: P,
  modules: F & ProvidesAll<P, F>,
  parent?: Pick<Root<never>, "container" | "close">,
): Root<P[number]["Identifier"]> {
  const container = new Container({
    defaultScope: "Singleton",
    ...(parent === undefined ? {} : { parent: parent.container }),
  })
  for (const module of modules) container.load(containerModule(module))
  return {
    container,
    context: contextOfPorts(container, ports),
    close: async () => {
      await container.unbindAllAsync()
      await parent?.close()
    },
  }
}
