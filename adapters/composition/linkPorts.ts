import * as Context from "effect/Context"
import type { ProvidesAll, AdapterModule } from "./AdapterModule.ts"
import type { PortKey } from "./PortBinding.ts"

/** Services, and a lookup of those that are not ports, for modules that are linked later. */
export interface LinkedPorts<R> {
  readonly context: Context.Context<R>
  readonly resolve: (key: string) => unknown
}

/**
 * Links modules in the browser, where the container would be larger than all modules (decision 007): each service is
 * created once, on first use, from its dependencies. A port that no module provides does not compile; a missing
 * dependency that is not a port, and a cycle, throw an error that names them.
 *
 * With a `parent` these modules are added to it: its existing services are used, and its ports are in the context too.
 */
export function linkPorts<
  const P extends readonly PortKey[],
  const F extends readonly AdapterModule<unknown>[],
  Base = never,
>(ports: P, modules: F & ProvidesAll<P, F>, parent?: LinkedPorts<Base>): LinkedPorts<Base | P[number]["Identifier"]> {
  const bindings = new Map(modules.flatMap((module) => module.bindings).map((binding) => [binding.key, binding]))
  const ready = new Map<string, unknown>()
  const resolving: string[] = []
  const resolve = (key: string): unknown => {
    if (ready.has(key)) return ready.get(key)
    const binding = bindings.get(key)
    if (binding === undefined && parent !== undefined) return parent.resolve(key)
    if (binding === undefined)
      throw new Error(`Nobody fills ${[key, ...resolving.toReversed()].join(", which is needed by ")}`)
    if (resolving.includes(key)) throw new Error(`These need each other: ${[...resolving, key].join(" → ")}`)
    resolving.push(key)
    const service = binding.create(...binding.dependencies.map(resolve))
    resolving.pop()
    ready.set(key, service)
    return service
  }
  const own = Context.makeUnsafe<P[number]["Identifier"]>(new Map(ports.map(({ key }) => [key, resolve(key)])))
  return { resolve, context: parent === undefined ? own : Context.merge(parent.context, own) }
}
