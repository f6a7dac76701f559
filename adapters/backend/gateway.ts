import type * as Context from "effect/Context"
import type { IdGenerator } from "../../application/platform/IdGenerator.ts"
import type { StoreScope } from "../../application/store/StoreScope.ts"
import type { BackendConnection } from "./http/callOperation.ts"

/** How to create the gateway of a port, as data: a row of `composition/gateways.ts`. `I` is the type of the port. */
export interface Gateway<out I, out S = unknown> {
  readonly provides: readonly I[]
  readonly key: string
  readonly create: (backend: BackendConnection, scope: StoreScope["Service"], ids: IdGenerator["Service"]) => S
}

/** A gateway of one store, created from the store's connection, the store, and ids. */
export function gateway<I, S>(
  port: Context.Key<I, S>,
  create: (backend: BackendConnection, scope: StoreScope["Service"], ids: IdGenerator["Service"]) => NoInfer<S>,
): Gateway<I, S> {
  return { provides: [], key: port.key, create }
}
