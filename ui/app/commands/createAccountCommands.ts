import { browserAccount } from "../../../adapters/composition/browserAccount.ts"
import type { AccountCommands } from "../../runtime/AccountCommands.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import { retryable } from "../retryable.ts"
import { withSessionAnnouncement } from "./withSessionAnnouncement.ts"
import { createAuthCommands } from "./createAuthCommands.ts"
import type { StoreContext } from "./StoreContext.ts"
import type { CoreConfig } from "./createCartModule.ts"
import { createCartModule } from "./createCartModule.ts"

/** Commands for signing in and for account data. */
export function createAccountCommands(scope: StoreContext, config: CoreConfig): AccountCommands {
  const commands = createCartModule(scope, config)
  const { root } = commands
  const account = browserAccount(root)
  const run = withSessionAnnouncement(scope.store.id, programRunner(account.context))
  return {
    settings: retryable(async () =>
      (await import("./createSettingsCommands.ts")).createSettingsCommands(account, scope.store.id),
    ),
    openCaptcha: async (wish) => (await import("./captchaOpener.ts")).captchaOpener(commands.root)(wish),
    ...createAuthCommands(run),
  }
}
