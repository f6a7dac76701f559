import type { Command } from "commander"
import * as Duration from "effect/Duration"
import * as Schema from "effect/Schema"
import { beginCheckout } from "../../../application/checkout/beginCheckout.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import { chooseShipping, saveDeliveryAddress } from "../../../application/checkout/chooseDelivery.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import { Address } from "../../../domain/address/Address.ts"
import type { CollectionPlace } from "../../../domain/shared/CollectionPlace.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CliProblem } from "../CliProblem.ts"
import { ExitCode } from "../ExitCode.ts"
import { keepGuestToken } from "../guestTokens.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"
import { table } from "../Output.ts"
import { readJson } from "../readJson.ts"
import type { Shop } from "../Shop.ts"

interface CheckoutOptions extends GlobalOptions {
  readonly address: string
  readonly card: string
  readonly shipping?: string
  readonly collectIn?: string
  readonly dropPoint?: string
  readonly acceptTerms?: boolean
}

/** The card as a script gives it; it is read from a file or standard input, never from the command line. */
const CardFile = Schema.Struct({ number: Schema.String, holder: Schema.String, expiry: Schema.String, securityCode: Schema.String })

/** A payment is asked after for about a minute. */
const POLLING = { tries: 30, interval: Duration.seconds(2) }

/** `checkout`. */
export function addCheckoutCommand(program: Command): void {
  program.command("checkout").description("buy what is in the cart, as a guest, by card")
    .requiredOption("--address <file>", "JSON file with the delivery address")
    .requiredOption("--card <file>", "JSON file with number, holder, expiry and securityCode; - reads it from standard input")
    .option("--shipping <id>", "shipping method; the first one offered when not given")
    .option("--collect-in <physicalStoreId>", "collect it in a physical store instead")
    .option("--drop-point <code>", "collect it at a drop point or pack station instead")
    .option("--accept-terms", "accept the purchase conditions and the privacy policy")
    .addHelpText("after", "\nThe address says whose order it is, also when it is collected.\nPlaces to collect at: `selvedge places --zip 28013`.\nA card never stands on the command line, where other users and the shell's history could see it.\nExit codes: 0 bought, 1 shop unavailable, 2 usage, 3 refused, 4 payment in doubt (ask with `selvedge order show`).")
    .action(async (_options: unknown, command: Command) => {
      const options: CheckoutOptions = command.optsWithGlobals()
      if (options.acceptTerms !== true) throw new CliProblem({ message: "A purchase needs the purchase conditions and the privacy policy accepted: add --accept-terms." })
      const address = readJson(options.address, Address, "an address with firstName, lastName, addressLines, city, countryCode, phones and email")
      const card = readJson(options.card, CardFile, "a card with number, holder, expiry and securityCode")
      await withShop(options, (shop) => purchase(shop, options, address, card))
    })
}

async function purchase(shop: Shop, options: CheckoutOptions, address: Address, card: typeof CardFile.Type): Promise<void> {
  const { run, output, store } = shop
  const { orderId, paymentMethods } = await run(beginCheckout())
  const paymentMethod = paymentMethods.find((method) => method.kind === "card")
  if (paymentMethod === undefined) throw new CliProblem({ message: "This store takes no cards." })
  const delivery = await run(saveDeliveryAddress(orderId, address))
  const place = placeOf(options)
  const offered = place === undefined ? delivery.shippingMethods : delivery.collectionMethods.filter(({ kind }) => kind === place.kind)
  const method = options.shipping === undefined ? offered[0] : offered.find(({ id }) => id === options.shipping)
  if (method === undefined) throw new CliProblem({ message: `There is no shipping method "${options.shipping ?? ""}" for this ${place === undefined ? "address" : "place"}: ${offered.map(({ id, name }) => `${id} (${name})`).join(", ") || "none is offered"}.` })
  const shipping = { shippingMethodId: method.id, addressId: delivery.address.id, ...(place === undefined ? { kind: method.kind } : { place }) }
  const cart = await run(chooseShipping(orderId, shipping))
  output.note(`Paying ${formatMoney(cart.totalOrder, store.currency)}, delivery by ${method.name} …`)
  // 1 privacy, 2 purchase conditions (specification, section 3).
  const decision = { orderId, shipping, paymentMethod, card, expectedTotal: cart.totalOrder, acceptedPolicies: ["1", "2"] }
  const outcome = await run(submitCheckout(decision, POLLING))
  if (outcome.outcome === "confirmed" && outcome.guestToken !== undefined) await run(keepGuestToken(outcome.orderId, outcome.guestToken))
  const { lines, exitCode } = present(outcome)
  // The token opens the order to whoever has it: it is kept in the state file and not printed.
  const { guestToken: _, ...shown } = { guestToken: undefined, ...outcome }
  output.result(shown, lines)
  process.exitCode = exitCode
}

function placeOf({ collectIn, dropPoint }: CheckoutOptions): CollectionPlace | undefined {
  if (collectIn !== undefined && dropPoint !== undefined) throw new CliProblem({ message: "Name one place to collect at: --collect-in or --drop-point." })
  if (collectIn !== undefined) return { kind: "store", physicalStoreId: collectIn }
  return dropPoint === undefined ? undefined : { kind: "droppoint", dropPointId: dropPoint }
}

function present(outcome: CheckoutOutcome): { readonly lines: readonly string[]; readonly exitCode: number } {
  switch (outcome.outcome) {
    case "confirmed":
      return { lines: [...table([["Order", outcome.orderId]]), `See it with \`selvedge order show ${outcome.orderId}\`.`], exitCode: ExitCode.done }
    case "refused":
      return { lines: [`The payment was refused${outcome.errorMessage === undefined ? "" : `: ${outcome.errorMessage}`}${outcome.errorKey === undefined ? "" : ` (${outcome.errorKey})`}. Nothing was charged, and the cart is as it was.`], exitCode: ExitCode.refused }
    case "repay":
      return { lines: [`Order ${outcome.orderId} is placed and not paid: pay it on its repayment page.`], exitCode: ExitCode.refused }
    case "leaving":
      return { lines: ["Open the address above to finish the payment."], exitCode: ExitCode.unknown }
    case "challenge":
      return { lines: [`The card's bank asks something of its holder: open ${outcome.challenge.url}`], exitCode: ExitCode.unknown }
    case "authenticate":
      return { lines: ["The shop asks for the account's password again: log in and check out once more."], exitCode: ExitCode.refused }
    case "unknown":
      return { lines: [`It is not known yet whether order ${outcome.orderId} was paid. Do not pay again: ask with \`selvedge order show ${outcome.orderId}\`.`], exitCode: ExitCode.unknown }
    case "unsubmitted":
      return { lines: ["The shop never received the purchase: nothing was charged. Run the command again."], exitCode: ExitCode.unavailable }
    case "failed":
      return { lines: ["The payment did not go through, for a reason the shop did not tell. Nothing is known to have been charged, and the cart is as it was."], exitCode: ExitCode.refused }
  }
}
