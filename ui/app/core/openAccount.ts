import { browserAccount } from "../../../adapters/composition/browserAccount.ts"
import type { AccountCommands } from "../../runtime/AccountCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import { retryable } from "../retryable.ts"
import { announcingSession } from "./announcingSession.ts"
import { entryCommands } from "./entryCommands.ts"
import type { CoreScope } from "./CoreScope.ts"
import type { CoreSurroundings } from "./openCart.ts"
import { openCart } from "./openCart.ts"

/** The part of the core that knows accounts: the ways in, and what is kept about the shopper. */
export function openAccount(scope: CoreScope, surroundings: CoreSurroundings): AccountCommands {
  const core = openCart(scope, surroundings)
  const { root } = core
  const account = browserAccount(root)
  const run = announcingSession(scope.store.id, programRunner(account.context))
  return {
    settings: retryable(async () => (await import("./openSettings.ts")).openSettings(account, scope.store.id)),
    openCaptcha: async (wish) => (await import("./captchasOf.ts")).captchasOf(core.root)(wish),
    ...entryCommands(run),
  }
}
