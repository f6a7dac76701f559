import { createInterface } from "node:readline/promises"
import type { Command } from "commander"
import { deleteAccount } from "../../../../application/account/deleteAccount.ts"
import { exportPersonalData } from "../../../../application/account/exportPersonalData.ts"
import { deletionConfirmation } from "../../../../domain/account/deletionConfirmation.ts"
import type { PersonalData, UnreadSection } from "../../../../domain/account/PersonalData.ts"
import { createFile } from "../../output/writeWholeFile.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"
import { requireRegisteredUser } from "../requireRegisteredUser.ts"

interface DataOptions extends GlobalOptions {
  readonly out?: string
  readonly yes?: boolean
  readonly keepNewsletter?: boolean
}

/** `account export`, `account delete`. */
export function addAccountDataCommands(account: Command): void {
  account
    .command("export")
    .description("Export your personal data as JSON")
    .option("--out <file>", "Write to a new file instead of standard output")
    .action((_options: unknown, command: Command) => {
      const options: DataOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        await requireRegisteredUser(shop)
        const personal = await shop.run(exportPersonalData())
        const text = JSON.stringify(personal, undefined, 2)
        if (options.out === undefined) {
          for (const line of unreadableLines(personal)) shop.output.note(line)
          return shop.output.result(personal, [text])
        }
        await writeNew(options.out, `${text}\n`)
        return shop.output.result({ file: options.out, unread: personal.unread }, [
          `Saved to ${options.out}.`,
          ...unreadableLines(personal),
        ])
      })
    })
  account
    .command("delete")
    .description("Delete the account and its personal data")
    .option("--yes", "Skip the confirmation prompt")
    .option("--keep-newsletter", "Stay subscribed to the newsletter")
    .addHelpText(
      "after",
      "\nOrders are kept without personal data, as the law requires. To keep a copy of your data, first run:\n" +
        "  $ selvedge account export --out data.json",
    )
    .action((_options: unknown, command: Command) => {
      const options: DataOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const user = await requireRegisteredUser(shop)
        const typed =
          options.yes === true
            ? deletionConfirmation(user)
            : await ask(`Type ${deletionConfirmation(user)} to permanently delete this account: `)
        await shop.run(deleteAccount({ typed, continueNewsletter: options.keepNewsletter === true }, user))
        shop.output.result({ deleted: user.id }, ["Account and personal data deleted. You continue as a guest."])
      })
    })
}

function unreadableLines({ unread }: PersonalData): readonly string[] {
  return unread.length === 0
    ? []
    : [
        "Not included:",
        ...unread.map(
          ({ section, item, reason }: UnreadSection) =>
            `  ${section}${item === undefined ? "" : ` ${item}`}: ${reason}`,
        ),
      ]
}

async function writeNew(file: string, text: string): Promise<void> {
  try {
    await createFile(file, text)
  } catch (error) {
    const doesExist = error instanceof Error && "code" in error && error.code === "EEXIST"
    throw new CliUsageError({
      message: doesExist
        ? `${file} already exists. Choose another file name.`
        : `Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`,
    })
  }
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CliUsageError({
      message: "Cannot ask for confirmation without a terminal. Add --yes to delete the account.",
    })
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await reader.question(question)
  } finally {
    reader.close()
  }
}
