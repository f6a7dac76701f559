import { createInterface } from "node:readline/promises"
import type { Command } from "commander"
import { deleteAccount } from "../../../application/account/deleteAccount.ts"
import { exportPersonalData } from "../../../application/account/exportPersonalData.ts"
import { deletionConfirmation } from "../../../domain/account/deletionConfirmation.ts"
import type { PersonalData, UnreadSection } from "../../../domain/account/PersonalData.ts"
import { createFile } from "../writeWholeFile.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { requireRegisteredUser } from "./requireRegisteredUser.ts"

interface DataOptions extends GlobalOptions {
  readonly out?: string
  readonly yes?: boolean
  readonly keepNewsletter?: boolean
}

/** `account export`, `account delete`. */
export function addAccountDataCommands(account: Command): void {
  account
    .command("export")
    .description("everything the shop keeps about you, as one JSON document")
    .option("--out <file>", "write it to a new file instead of standard output")
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
          `Written to ${options.out}.`,
          ...unreadableLines(personal),
        ])
      })
    })
  account
    .command("delete")
    .description("delete the account and everything personal; asks first")
    .option("--yes", "do not ask")
    .option("--keep-newsletter", "go on sending the newsletter")
    .addHelpText(
      "after",
      "\nOrders stay, since the law asks for it, without the person. Save a copy of your data " +
        "before with `selvedge account export --out FILE`.",
    )
    .action((_options: unknown, command: Command) => {
      const options: DataOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const user = await requireRegisteredUser(shop)
        const typed =
          options.yes === true
            ? deletionConfirmation(user)
            : await ask(`Type ${deletionConfirmation(user)} to delete this account for ever: `)
        await shop.run(deleteAccount({ typed, continueNewsletter: options.keepNewsletter === true }, user))
        shop.output.result({ deleted: user.id }, [
          "The account is deleted, and what was personal is gone. You are a guest again.",
        ])
      })
    })
}

function unreadableLines({ unread }: PersonalData): readonly string[] {
  return unread.length === 0
    ? []
    : [
        "Not in it:",
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
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST"
    throw new CliUsageError({
      message: isThere
        ? `${file} is there already: name a new file.`
        : `${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    })
  }
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CliUsageError({
      message: "There is no terminal to ask at: add --yes to delete the account without being asked.",
    })
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await reader.question(question)
  } finally {
    reader.close()
  }
}
