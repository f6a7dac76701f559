import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import {
  endAssistedPurchase,
  startAssistedPurchase,
  startTemporaryPurchase,
} from "../../../../application/agent/assistedPurchase.ts"
import type { AssistedShopping } from "../../../../domain/agent/AssistedShopping.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { readAddress } from "../../input/readAddress.ts"
import { readPassword } from "../../input/readPassword.ts"
import { table } from "../../output/Output.ts"
import { currentAssistance, storedAssistance } from "../../storedAssistance.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"

interface ShopForOptions extends GlobalOptions {
  readonly as: string
  readonly name: string
  readonly forcePurchase?: boolean
  readonly deviceSerial?: string
  readonly keyStdin?: boolean
}

interface NewClientOptions extends GlobalOptions {
  readonly name: string
  readonly physicalStore: string
  readonly code: string
  readonly phone: string
  readonly address: string
  readonly deviceSerial?: string
}

const SHOP_FOR_HELP = `
The key is read from SELVEDGE_AGENT_KEY, from standard input, or from a prompt. It signs a token that is valid once for
five minutes. Afterwards each command acts for the client, until \`selvedge agent end\` or four hours later.

Example:
  $ selvedge --store ES agent shop-for ana@example.com --as agent-1 --name "Berta" --force-purchase`

/** `agent shop-for|new-client|status|end`: staff of a physical store act for a client. */
export function addAssistedPurchaseCommands(agent: Command): void {
  agent
    .command("shop-for <email-or-customer-number>")
    .description("Shop for a client with an account")
    .requiredOption("--as <staff-id>", "Your staff ID")
    .requiredOption("--name <name>", "Your name, as the client sees it")
    .option("--force-purchase", "Also place the order")
    .option("--device-serial <number>", "Serial number of the till")
    .option("--key-stdin", "Read the key from standard input")
    .addHelpText("after", SHOP_FOR_HELP)
    .action(async (clientId: string, _options: unknown, command: Command) => {
      const options: ShopForOptions = command.optsWithGlobals()
      await withCliContext(options, async (shop) => {
        const key = await readKey(options)
        const shopping = await shop.run(
          startAssistedPurchase({
            agentId: options.as,
            agentName: options.name,
            clientId,
            key,
            forcePurchase: options.forcePurchase === true,
            ...(options.deviceSerial === undefined ? {} : { deviceSerial: options.deviceSerial }),
          }),
        )
        await shop.run(storedAssistance.write(shopping))
        printAssistance(shop, shopping)
      })
    })
  agent
    .command("new-client")
    .description("Shop for a client without an account, at a till")
    .requiredOption("--name <name>", "Your name, as the client sees it")
    .requiredOption("--physical-store <physical-store-id>", "Number of the physical store")
    .requiredOption("--code <code>", "Six-digit code on the till")
    .requiredOption("--phone <phone>", "The client's phone, with country code")
    .requiredOption("--address <file>", "JSON file with the client's address")
    .option("--device-serial <number>", "Serial number of the till")
    .action(async (_options: unknown, command: Command) => {
      const options: NewClientOptions = command.optsWithGlobals()
      const address = readAddress(options.address)
      await withCliContext(options, async (shop) => {
        const { shopping, addressId } = await shop.run(
          startTemporaryPurchase({
            agentName: options.name,
            physicalStoreId: options.physicalStore,
            code: options.code,
            phone: options.phone,
            address,
            ...(options.deviceSerial === undefined ? {} : { deviceSerial: options.deviceSerial }),
          }),
        )
        await shop.run(storedAssistance.write(shopping))
        printAssistance(shop, shopping, addressId)
      })
    })
  agent
    .command("status")
    .description("Show for whom you are shopping, with the log")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async (shop) => {
        printAssistance(shop, await shop.run(currentAssistance))
      }),
    )
  agent
    .command("end")
    .description("Stop shopping for the client")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async (shop) => {
        const shopping = await shop.run(currentAssistance)
        if (shopping === undefined) return printAssistance(shop, undefined)
        const ended = await shop.run(endAssistedPurchase(shopping))
        await shop.run(storedAssistance.remove)
        shop.output.result({ assisted: null, log: ended.log }, [`You no longer shop for ${ended.clientName}.`])
      }),
    )
}

async function readKey({ keyStdin = false }: ShopForOptions): Promise<Redacted.Redacted<string>> {
  const key = process.env["SELVEDGE_AGENT_KEY"]
  if (!keyStdin && key !== undefined) return Redacted.make(key)
  return readPassword(keyStdin, "Key: ").catch((error: unknown) => {
    if (!(error instanceof CliUsageError)) throw error
    throw new CliUsageError({ message: "Give your key in SELVEDGE_AGENT_KEY or with --key-stdin." })
  })
}

function printAssistance({ output }: CliContext, shopping: AssistedShopping | undefined, addressId?: string): void {
  if (shopping === undefined)
    return output.result({ assisted: null }, ["You are not shopping for a client. Start with `agent shop-for`."])
  const { agentName, clientName, clientId, forcePurchase, expiresAt, log } = shopping
  output.result(
    { assisted: { ...shopping, ...(addressId === undefined ? {} : { addressId }) } },
    table([
      ["Staff", agentName],
      ["Client", `${clientName} (${clientId})`],
      ["May place the order", forcePurchase ? "yes" : "no"],
      ["Until", expiresAt],
      ...(addressId === undefined ? [] : [["Shipping address ID", addressId]]),
      ...log.map(({ event, at }) => [event, at]),
    ]),
  )
}
