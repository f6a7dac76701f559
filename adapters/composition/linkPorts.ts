import * as Context from "effect/Context"
import type { Covers, Family } from "./Family.ts"
import type { PortKey } from "./PortBinding.ts"

/** Services that are ready, and the way to those that are not ports, for families that are linked later. */
export interface Linked<R> {
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
  const F extends readonly Family<unknown>[],
  Before = never,
>(ports: P, families: F & Covers<P, F>, parent?: Linked<Before>): Linked<Before | P[number]["Identifier"]> {
  const bindings = new Map(families.flatMap((given) => given.bindings).map((binding) => [binding.key, binding]))
  const ready = new Map<string, unknown>()
  const underWay: string[] = []
  const resolve = (key: string): unknown => {
    if (ready.has(key)) return ready.get(key)
    const binding = bindings.get(key)
    if (binding === undefined && parent !== undefined) return parent.resolve(key)
    if (binding === undefined)
      throw new Error(`Nobody fills ${[key, ...underWay.toReversed()].join(", which is needed by ")}`)
    if (underWay.includes(key)) throw new Error(`These need each other: ${[...underWay, key].join(" → ")}`)
    underWay.push(key)
    const service = binding.make(...binding.dependencies.map(resolve))
    underWay.pop()
    ready.set(key, service)
    return service
  }
  const own = Context.makeUnsafe<P[number]["Identifier"]>(new Map(ports.map(({ key }) => [key, resolve(key)])))
  return { resolve, context: parent === undefined ? own : Context.merge(parent.context, own) }
}
