import * as Effect from "effect/Effect"
import { browserRoot } from "../../../adapters/composition/browserRoot.ts"
import { createCartSession } from "../../../application/cart/createCartSession.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { announceChange } from "../../runtime/otherTabs.ts"
import { retryable } from "../../runtime/retryable.ts"
import type { CommandBase, CommandConfig, StoreContext } from "../CommandBase.ts"

/** Creates the services and state of a document's commands. */
export function createCommandBase(scope: StoreContext, config: CommandConfig): CommandBase {
  const services: CommandBase["services"] = browserRoot(
    {
      backendUrl: "",
      sessionHolder: config.sessionHolder,
      sendPolicy: async () => (await import("./sendPolicy.ts")).createSendPolicy(base, config),
      ...(config.telemetry === undefined ? {} : { telemetry: config.telemetry }),
      announce: (change) => announceChange(scope.store.id, change),
    },
    scope,
  )
  // Without its script the work is done with the next cart.
  const background = retryable(async () => (await import("./cartBackground.ts")).cartBackground(services))
  const base: CommandBase = {
    scope,
    services,
    cart: createCartSession(loadCart(), (cart, isChange) =>
      Effect.promise(() =>
        background().then(
          (work) => work(cart, isChange),
          () => undefined,
        ),
      ),
    ),
  }
  return base
}
