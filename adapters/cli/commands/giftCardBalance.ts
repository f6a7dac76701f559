import type { Command } from "commander"
import * as Redacted from "effect/Redacted"
import { GiftCardBalanceGateway } from "../../../application/gift-card/GiftCardBalanceGateway.ts"
import { GiftCardGateway } from "../../../application/gift-card/GiftCardGateway.ts"
import type { GiftCardBalance } from "../../../domain/gift-card/GiftCardBalance.ts"
import { toGiftCard } from "../../../domain/gift-card/GiftCardEntry.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import type { CliContext } from "../CliContext.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { orderIdOf } from "../input/orderIdOf.ts"
import { readPasswords } from "../input/readPassword.ts"
import { table } from "../output/Output.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { withCaptchaRetry } from "../withCaptchaRetry.ts"

interface BalanceOptions extends GlobalOptions {
  readonly codesStdin?: boolean
  readonly wallet?: boolean
}

const SECRET_HELP =
  "\nThe number and the codes are asked for without echo, or read from standard input, one per line, with\n" +
  "--codes-stdin: other users of the computer can see the command line."

/** `gift-card balance|activate|types`. */
export function addGiftCardBalanceCommands(giftCard: Command): void {
  addSecretOption(giftCard.command("balance").description("Show the balance of a gift card"))
    .option("--wallet", "Also save the card in the wallet of the account")
    .action((_options: unknown, command: Command) => {
      const options: BalanceOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const { card } = await readGiftCard(options, [])
        await showBalance(
          shop,
          await withCaptchaRetry(shop, (captcha) =>
            GiftCardBalanceGateway.use((gateway) =>
              gateway.getGiftCardBalance(card, {
                keep: options.wallet === true,
                ...(captcha === undefined ? {} : { captcha }),
              }),
            ),
          ),
        )
      })
    })
  addSecretOption(giftCard.command("activate").description("Activate a gift card with its activation code")).action(
    (_options: unknown, command: Command) => {
      const options: BalanceOptions = command.optsWithGlobals()
      return withCliContext(options, async (shop) => {
        const { card, more } = await readGiftCard(options, ["Activation code: "])
        await showBalance(
          shop,
          await withCaptchaRetry(shop, (captcha) =>
            GiftCardBalanceGateway.use((gateway) =>
              gateway.activateGiftCard(card, Redacted.make(more[0] ?? ""), captcha),
            ),
          ),
        )
      })
    },
  )
  giftCard
    .command("types [order-id]")
    .description("List designs and amounts of gift cards by email, also those of a gift card in an order")
    .action((id: string | undefined, _options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output, store }) => {
        const orderId = id === undefined ? undefined : orderIdOf(id)
        const choice = await run(GiftCardGateway.use((gateway) => gateway.listVirtualGiftCardTypes(orderId)))
        output.result(choice, [
          ...table(choice.amounts.map(({ sku, price }) => [sku, formatMoney(price, store.currency)])),
          ...table(choice.styles.map(({ id: styleId, name }) => [styleId, name])),
        ])
      }),
    )
}

function addSecretOption(command: Command): Command {
  return command
    .option("--codes-stdin", "Read number, security code and activation code from standard input")
    .addHelpText("after", SECRET_HELP)
}

async function readGiftCard({ codesStdin = false }: BalanceOptions, questions: readonly string[]) {
  const [number = "", securityCode = "", ...more] = await readPasswords(codesStdin, [
    "Gift card number: ",
    "Security code: ",
    ...questions,
  ])
  const card = toGiftCard({ number, securityCode })
  if (card === undefined)
    throw new CliUsageError({
      message: "This is no gift card: use its 8 to 19 digits, and the 3 to 8 digits of the security code.",
    })
  return { card, more }
}

function showBalance({ output, store }: CliContext, balance: GiftCardBalance): void {
  output.result(balance, [
    `${balance.maskedNumber}  ${formatMoney(balance.balance, store.currency)}` +
      `${balance.isActivated ? "" : "  not activated"}${balance.inWallet ? "  in the wallet" : ""}`,
  ])
}
