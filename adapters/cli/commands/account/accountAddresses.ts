import type { Command } from "commander"
import { listAddresses } from "../../../../application/account/listAddresses.ts"
import { withRegisteredUser } from "../withRegisteredUser.ts"
import { printAddresses } from "./addressBook.ts"

/** `account addresses`. */
export function addAccountAddresses(account: Command): Command {
  account
    .command("addresses")
    .description("List saved addresses, the default one first")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printAddresses(shop, await shop.run(listAddresses()))),
    )
  return account
}
