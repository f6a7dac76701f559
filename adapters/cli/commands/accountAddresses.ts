import type { Command } from "commander"
import { listAddresses } from "../../../application/account/listAddresses.ts"
import { addressLabel } from "../../../domain/address/addressLabel.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"
import { requireRegisteredUser } from "./requireRegisteredUser.ts"

/** `account addresses`. */
export function addAccountAddresses(account: Command): Command {
  account
    .command("addresses")
    .description("List saved addresses, the default one first")
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async (shop) => {
        await requireRegisteredUser(shop)
        const { run, output } = shop
        const addresses = await run(listAddresses())
        const rows = addresses.map((address) => [
          address.id,
          addressLabel(address).join(", "),
          address.company?.vatin ?? "",
          address.use === "billing" ? "billing" : "",
        ])
        output.result({ addresses }, rows.length === 0 ? ["No saved addresses."] : table(rows))
      })
    })
  return account
}
