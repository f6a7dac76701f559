import type { Command } from "commander"
import * as Schema from "effect/Schema"
import { addTicket, createQrPayment, saveWalletData } from "../../../../application/wallet/changeWallet.ts"
import {
  addWalletCard,
  deleteWalletCard,
  renameWalletCard,
  setDefaultCard,
} from "../../../../application/wallet/changeWalletCards.ts"
import { loadWallet, showMovement } from "../../../../application/wallet/loadWallet.ts"
import { WalletCardGateway } from "../../../../application/wallet/WalletCardGateway.ts"
import { WalletGateway } from "../../../../application/wallet/WalletGateway.ts"
import type { WalletChange, WalletContent } from "../../../../application/wallet/WalletPage.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { parseAmount } from "../../../../domain/store/parseAmount.ts"
import { WALLET_POLICY } from "../../../../domain/wallet/Wallet.ts"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import type { WalletMovement } from "../../../../domain/wallet/WalletMovement.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { ExitCode } from "../../ExitCode.ts"
import { CardFile } from "../../input/choosePayment.ts"
import { orderIdOf } from "../../input/orderIdOf.ts"
import { readJson } from "../../input/readJson.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withRegisteredUser } from "../withRegisteredUser.ts"

interface CardOptions extends GlobalOptions {
  readonly card: string
  readonly name?: string
  readonly default?: boolean
}

interface ListOptions extends GlobalOptions {
  readonly active?: boolean
  readonly device?: string
}

interface MovementOptions extends GlobalOptions {
  readonly card?: string
  readonly order?: string
}

interface SaveOptions extends GlobalOptions {
  readonly acceptPolicy?: boolean
  readonly renameCard?: boolean
  readonly cartAddress?: boolean
}

/** A receipt, read from a file, because its purchase code can pay. */
const TicketFile = Schema.Struct({
  date: Schema.String,
  amount: Schema.String,
  tuid: Schema.String,
  hashCode: Schema.String,
  purchaseToken: Schema.String,
  isWallet: Schema.optionalKey(Schema.Boolean),
})

/** `wallet show|cards|add|rename|default|delete|movements|movement|add-receipt|qr-cards|qr|save`. */
export function addWalletCommands(program: Command): void {
  const wallet = program.command("wallet").description("Manage saved cards, payment codes, receipts and payments")
  addCardCommands(wallet)
  wallet
    .command("show")
    .description("Show the wallet: its name, default card, policies and gift cards")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printWallet(shop, await shop.run(loadWallet()))),
    )
  wallet
    .command("save <name>")
    .description("Save the wallet's name, its address and the accepted policy")
    .option("--accept-policy", "Accept the saved cards privacy policy; without it, an earlier acceptance ends")
    .option("--rename-card", "Also give the name to the default card")
    .option("--cart-address", "Save the delivery address of the cart in the wallet")
    .action((name: string, _options: unknown, command: Command) =>
      withRegisteredUser<SaveOptions>(command, async (shop, { acceptPolicy, renameCard, cartAddress }) =>
        printWallet(
          shop,
          await shop.run(
            saveWalletData({
              walletCardName: name,
              acceptedPolicies: acceptPolicy === true ? [WALLET_POLICY] : [],
              updatePayment: renameCard === true,
              updateShipping: cartAddress === true,
            }),
          ),
        ),
      ),
    )
  addMovementCommands(wallet)
  addQrCommands(wallet)
}

function addCardCommands(wallet: Command): void {
  wallet
    .command("cards")
    .description("List saved cards: ID, hash, card, expiry, default")
    .option("--active", "Only cards that can pay")
    .option("--device <id>", "Register this device with the wallet, for `wallet movement --device`")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser<ListOptions>(command, async (shop, { active, device }) => {
        if (active !== true && device === undefined) return printCards(shop, (await shop.run(loadWallet())).cards)
        const { cards } = await shop.run(WalletCardGateway.use((gateway) => gateway.listActiveCards(undefined, device)))
        printCards(shop, cards)
      }),
    )
  wallet
    .command("add")
    .description("Save a card")
    .requiredOption("--card <file>", "JSON file (- for standard input) with number, holder, expiry, securityCode")
    .option("--name <name>", "The name of the card")
    .option("--default", "Make it the default card")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser<CardOptions>(command, async (shop, { card: file, name = "", default: isDefault = false }) => {
        const card = readJson(file, CardFile, "a card with number, holder, expiry and securityCode")
        printChange(shop, await shop.run(addWalletCard(card, { tag: name, becomesDefault: isDefault })))
      }),
    )
  wallet
    .command("rename <card-id> <name>")
    .description("Rename a saved card; an empty name removes it")
    .action((cardId: string, name: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printChange(shop, await shop.run(renameWalletCard(cardId, name)))),
    )
  wallet
    .command("default <hash>")
    .description("Make a saved card the default one")
    .action((hash: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => printChange(shop, await shop.run(setDefaultCard(hash)))),
    )
  wallet
    .command("delete <card-id>")
    .description("Delete a saved card")
    .option("--hash", "Read <card-id> as the hash of the card")
    .addHelpText("after", "\nExit codes: 0 deleted, 3 the card was no longer saved.")
    .action((cardId: string, { hash }: { readonly hash?: boolean }, command: Command) =>
      withRegisteredUser(command, async (shop) =>
        printChange(shop, await shop.run(deleteWalletCard(hash === true ? { hash: cardId } : { id: cardId }))),
      ),
    )
}

function addMovementCommands(wallet: Command): void {
  wallet
    .command("movements")
    .description("List payments, refunds and receipts, the newest first")
    .option("--card <card-id>", "Only those of a saved card")
    .option("--order <order-id>", "Only those of an order")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser<MovementOptions>(command, async (shop, { card, order }) => {
        const movements = await shop.run(
          WalletGateway.use((gateway) =>
            gateway.listWalletMovements({
              ...(card === undefined ? {} : { cardId: card }),
              ...(order === undefined ? {} : { orderId: orderIdOf(order) }),
            }),
          ),
        )
        shop.output.result(
          { movements },
          movements.length === 0 ? ["No payments."] : table(movements.map((movement) => movementRow(shop, movement))),
        )
      }),
    )
  wallet
    .command("movement <code>")
    .description("Show a payment with its order or receipt")
    .option("--device <id>", "ID of this device, if it was registered with `wallet cards --device`")
    .action((code: string, { device }: { readonly device?: string }, command: Command) =>
      withRegisteredUser(command, async (shop) => {
        const detail = await shop.run(showMovement(code, device))
        const { movement, order, ticket } = detail
        shop.output.result(detail, [
          ...table([movementRow(shop, movement)]),
          ...(order === undefined ? [] : [`Order ${order.orderId}: ${order.status}`]),
          ...(ticket === undefined ? [] : [`Receipt ${ticket.tuid}`]),
        ])
      }),
    )
  wallet
    .command("add-receipt")
    .description("Add the receipt of a purchase in a physical store")
    .requiredOption("--receipt <file>", "JSON file with the receipt; - reads standard input")
    .addHelpText(
      "after",
      "\nThe file has date, amount, tuid, hashCode, purchaseToken; isWallet if a payment code of the wallet paid.",
    )
    .action((_options: unknown, command: Command) =>
      withRegisteredUser<GlobalOptions & { readonly receipt: string }>(command, async (shop, { receipt }) => {
        const typed = readJson(receipt, TicketFile, "a receipt with date, amount, tuid, hashCode and purchaseToken")
        const { currencyCode, currencyDecimals } = shop.store.currency
        const minorUnits = parseAmount(typed.amount, currencyDecimals)
        if (minorUnits === undefined)
          throw new CliUsageError({ message: `"${typed.amount}" is not an amount. Use digits, such as "49.90".` })
        const content = await shop.run(
          addTicket({ ...typed, isWallet: typed.isWallet === true, amount: { minorUnits, currencyCode } }),
        )
        const { movements } = content
        shop.output.result({ movements }, table(movements.map((movement) => movementRow(shop, movement))))
      }),
    )
}

function addQrCommands(wallet: Command): void {
  wallet
    .command("qr-cards")
    .description("List cards that can pay at a till with a code")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) =>
        printCards(shop, (await shop.run(WalletCardGateway.use((gateway) => gateway.listQrCards))).cards),
      ),
    )
  wallet
    .command("qr <card-id>")
    .description("Create a code for one payment at a till; earlier codes become invalid")
    .action((cardId: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async (shop) => {
        const payment = await shop.run(createQrPayment(cardId))
        shop.output.result(payment, [
          payment.payload,
          `Valid for ${Math.floor(payment.validMillis / 1000)} seconds, for one payment.`,
        ])
      }),
    )
}

function printChange({ output }: CliContext, { outcome, content: { cards } }: WalletChange): void {
  output.result({ outcome, cards }, [
    ...(outcome === "gone" ? ["This card was no longer saved. Nothing was changed."] : []),
    ...(cards.length === 0 ? ["No saved cards."] : table(cards.map(cardRow))),
  ])
  if (outcome === "gone") process.exitCode = ExitCode.refused
}

function printCards({ output }: CliContext, cards: readonly WalletCard[]): void {
  output.result({ cards }, cards.length === 0 ? ["No saved cards."] : table(cards.map(cardRow)))
}

function cardRow({ id, hash, network, lastDigits, month, year, tag = "", isDefault, isExpired }: WalletCard) {
  const expiry = `${String(month).padStart(2, "0")}/${year}`
  return [id, hash, `${network} ${lastDigits}`, expiry, isExpired ? "expired" : isDefault ? "default" : "", tag]
}

function movementRow({ store }: CliContext, { code, date, kind, amount, name, maskedNumber = "" }: WalletMovement) {
  return [code, date.slice(0, 10), kind, name, maskedNumber, formatMoney(amount, store.currency)]
}

function printWallet({ output, store }: CliContext, content: WalletContent): void {
  const { name = "", defaultCard, acceptedPolicies, giftCards, cardCount, maximumCards } = content.wallet
  output.result({ wallet: content.wallet }, [
    ...table([
      ["Name", name],
      ["Cards", `${cardCount} of ${maximumCards}`],
      ["Default card", defaultCard === undefined ? "" : `${defaultCard.network} ${defaultCard.lastDigits}`],
      ["Accepted policies", acceptedPolicies.join(", ")],
    ]),
    ...giftCards.map(
      ({ maskedNumber, balance, isActivated }) =>
        `Gift card ${maskedNumber}: ${formatMoney(balance, store.currency)}${isActivated ? "" : ", not activated"}`,
    ),
  ])
}
