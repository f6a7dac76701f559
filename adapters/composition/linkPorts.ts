import * as Context from "effect/Context"
import type { ProvidesAll, AdapterModule } from "./AdapterModule.ts"
import type { PortKey } from "./PortBinding.ts"

/** Services that are ready, and the way to those that are not ports, for families that are linked later. */
export interface LinkedPorts<R> {
  readonly context: Context.Context<R>
  readonly resolve: (key: string) => unknown
}

/**
 * Reads families as the container does, in the browser, where the container would cost more than all they wire
 * (decision 007): each service is made once, when it is first needed, from the services it names. A port that no family
 * fills does not compile; what is missing below the ports, and what needs itself, is an error that says so.
 *
 * With a `parent` these families are added to it: what the parent has made is used, and its ports are in the context
 * too.
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
