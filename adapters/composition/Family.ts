import { ContainerModule } from "inversify"
import type { PortBinding } from "./bindPort.ts"

/** Adapters that are chosen together: one container module, and to the compiler the ports it fills. */
export interface Family<out I> {
  readonly provides: readonly I[]
  readonly module: ContainerModule
}

/** A family of these bindings. Of two bindings of one port the later one counts. */
export function family<const B extends readonly PortBinding<unknown>[]>(...bindings: B): Family<B[number]["provides"][number]> {
  return {
    provides: [],
    module: new ContainerModule((options) => {
      for (const { key, load } of bindings) {
        if (options.isBound(key)) options.unbind(key)
        load(options)
      }
    }),
  }
}
