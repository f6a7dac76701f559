import type { Command } from "commander"
import type { CliContext } from "../CliContext.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { requireRegisteredUser } from "./requireRegisteredUser.ts"

/** Runs a command of a signed-in customer with its options. Fails for a guest, who has no account. */
export function withRegisteredUser<Options extends GlobalOptions = GlobalOptions>(
  command: Command,
  use: (shop: CliContext, options: Options) => Promise<void>,
): Promise<void> {
  const options: Options = command.optsWithGlobals()
  return withCliContext(options, async (shop) => {
    await requireRegisteredUser(shop)
    await use(shop, options)
  })
}
