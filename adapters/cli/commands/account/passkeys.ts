import type { Command } from "commander"
import { deletePasskey, listPasskeys, renamePasskey } from "../../../../application/account/passkeys/passkeys.ts"
import type { PasskeyList } from "../../../../domain/account/Passkey.ts"
import type { CliContext } from "../../CliContext.ts"
import { table } from "../../output/Output.ts"
import { withRegisteredUser } from "../withRegisteredUser.ts"

/** `account passkeys list|rename|delete`. Passkeys are added in a browser, which has the device's authenticator. */
export function addPasskeyCommands(account: Command): void {
  const passkeys = account
    .command("passkeys")
    .description("List, rename and delete passkeys; add them on the account page")
  passkeys
    .command("list")
    .description("List passkeys, the newest first: ID, name, date, last use")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printPasskeys(shop, await shop.run(listPasskeys()))),
    )
  passkeys
    .command("rename <passkey-id> <name>")
    .description("Rename a passkey")
    .action((passkeyId: string, name: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printPasskeys(shop, await shop.run(renamePasskey(passkeyId, name)))),
    )
  passkeys
    .command("delete <passkey-id>")
    .description("Delete a passkey, so that it no longer signs in")
    .action((passkeyId: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printPasskeys(shop, await shop.run(deletePasskey(passkeyId)))),
    )
}

function printPasskeys({ output }: CliContext, { passkeys }: PasskeyList): void {
  output.result(
    { passkeys },
    passkeys.length === 0
      ? ["No passkeys. Add one on the account page of the shop."]
      : table(
          passkeys.map(({ id, name, createdAt, lastUsedAt, isSynced }) => [
            id,
            name,
            `added ${createdAt.slice(0, 10)}`,
            lastUsedAt === undefined ? "never used" : `last used ${lastUsedAt.slice(0, 10)}`,
            isSynced ? "synced" : "",
          ]),
        ),
  )
}
