import type { Command } from "commander"
import { listAddresses } from "../../../../application/account/listAddresses.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { printAddresses } from "./addressBook.ts"
import { requireRegisteredUser } from "../requireRegisteredUser.ts"

/** `account addresses`. */
export function addAccountAddresses(account: Command): Command {
  account
    .command("addresses")
    .description("List saved addresses, the default one first")
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async (shop) => {
        await requireRegisteredUser(shop)
        printAddresses(shop, await shop.run(listAddresses()))
      })
    })
  return account
}
