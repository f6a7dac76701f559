import * as Context from "effect/Context"
import { Container, ContainerModule } from "inversify"
import type { Covers, Family } from "./Family.ts"
import type { PortKey } from "./PortBinding.ts"

/** Services that are ready, and what ends them. */
export interface Root<R> {
  readonly context: Context.Context<R>
  readonly container: Container
  readonly close: () => Promise<void>
}

/** The bindings of a container as one context. Fails at once when a port is not bound. */
export function contextFrom<const P extends readonly PortKey[]>(
  container: Container,
  ports: P,
): Context.Context<P[number]["Identifier"]> {
  return Context.makeUnsafe(new Map(ports.map(({ key }) => [key, container.get(key)])))
}

/** A family as inversify reads it. */
export function containerModule({ bindings }: Family<unknown>): ContainerModule {
  return new ContainerModule((options) => {
    for (const { key, dependencies, make } of bindings) {
      if (options.isBound(key)) options.unbind(key)
      options
        .bind(key)
        .toResolvedValue<unknown[]>(make, [...dependencies])
        .inSingletonScope()
    }
  })
}

/**
 * A container with these families, and the context of its ports. A port that no family fills does not compile.
 *
 * With a `parent` the families are loaded into a child of it: a store's services are made for that store and never
 * shared with another through the parent's cache.
 */
export function rootOf<const P extends readonly PortKey[], const F extends readonly Family<unknown>[]>(
  ports: P,
  families: F & Covers<P, F>,
  parent?: Pick<Root<never>, "container" | "close">,
): Root<P[number]["Identifier"]> {
  const container = new Container({
    defaultScope: "Singleton",
    ...(parent === undefined ? {} : { parent: parent.container }),
  })
  for (const given of families) container.load(containerModule(given))
  return {
    container,
    context: contextFrom(container, ports),
    close: async () => {
      await container.unbindAllAsync()
      await parent?.close()
    },
  }
}
