import * as Context from "effect/Context"
import { Container } from "inversify"
import type { PortKey } from "./bindPort.ts"
import type { Family } from "./Family.ts"

/** What a list of families must be for these ports: `unknown`, or a complaint that names the ports nobody fills. */
export type Covers<P extends readonly PortKey[], F extends readonly Family<unknown>[]> =
  [Exclude<P[number]["Identifier"], F[number]["provides"][number]>] extends [never] ? unknown
    : { readonly portsThatNobodyFills: Exclude<P[number]["Identifier"], F[number]["provides"][number]> }

/** Services that are ready, and what ends them. */
export interface Root<R> {
  readonly context: Context.Context<R>
  readonly container: Container
  readonly close: () => Promise<void>
}

/** The bindings of a container as one context. Fails at once when a port is not bound. */
export function contextFrom<const P extends readonly PortKey[]>(container: Container, ports: P): Context.Context<P[number]["Identifier"]> {
  return Context.makeUnsafe(new Map(ports.map(({ key }) => [key, container.get(key)])))
}

/**
 * A container with these families, and the context of its ports. A port that no family fills does not compile.
 *
 * With a `parent` the families are loaded into a child of it: a store's services are made for that store and never shared
 * with another through the parent's cache.
 */
export function rootOf<const P extends readonly PortKey[], const F extends readonly Family<unknown>[]>(
  ports: P,
  families: F & Covers<P, F>,
  parent?: Pick<Root<never>, "container" | "close">,
): Root<P[number]["Identifier"]> {
  const container = new Container({ defaultScope: "Singleton", ...(parent === undefined ? {} : { parent: parent.container }) })
  for (const { module } of families) container.load(module)
  return {
    container,
    context: contextFrom(container, ports),
    close: async () => {
      await container.unbindAllAsync()
      await parent?.close()
    },
  }
}
