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

/**
 * Returns the bindings of a container as one context; ports without one are taken from `together`. Throws when a port
 * is in neither.
 */
function contextOfPorts<const P extends readonly PortKey[]>(
  container: Container,
  ports: P,
  together: readonly Context.Context<never>[],
): Context.Context<P[number]["Identifier"]> {
  const services = new Map(together.flatMap(({ mapUnsafe }) => [...mapUnsafe]))
  for (const { key } of ports) if (!services.has(key) || container.isBound(key)) services.set(key, container.get(key))
  return Context.makeUnsafe(services)
}

/** Converts a module to inversify's format. */
function containerModule({ bindings, together }: AdapterModule<unknown>): ContainerModule {
  return new ContainerModule((options) => {
    for (const { key, dependencies, create } of together === undefined ? bindings : [...bindings, together]) {
      if (options.isBound(key)) options.unbind(key)
      const bind = options.bind(key)
      if (dependencies.length === 0) bind.toConstantValue(create())
      else bind.toResolvedValue<unknown[]>(create, [...dependencies]).inSingletonScope()
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
  const together = modules.flatMap((module) =>
    module.together === undefined ? [] : [container.get<Context.Context<never>>(module.together.key)],
  )
  return {
    container,
    context: contextOfPorts(container, ports, together),
    close: async () => {
      await container.unbindAllAsync()
      await parent?.close()
    },
  }
}
