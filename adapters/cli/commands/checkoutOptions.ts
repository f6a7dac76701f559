import type { Command } from "commander"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { CheckoutGateway } from "../../../application/checkout/CheckoutGateway.ts"
import { PaymentGateway } from "../../../application/checkout/PaymentGateway.ts"
import { ShippingGateway } from "../../../application/checkout/ShippingGateway.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { WalletCardGateway } from "../../../application/wallet/WalletCardGateway.ts"
import { groupDeliveryMethods } from "../../../domain/checkout/groupDeliveryMethods.ts"
import type { PaymentFlow } from "../../../domain/checkout/paymentFlow.ts"
import { offeredPaymentMethods, paymentFlow } from "../../../domain/checkout/paymentFlow.ts"
import type { ShippingMethod } from "../../../domain/checkout/Shipping.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { parcelLines } from "../input/chooseParcels.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import { table } from "../output/Output.ts"
import type { CliContext } from "../CliContext.ts"

interface DeliveryOptions extends GlobalOptions {
  readonly zip?: string
}

/** The `checkout` option for each kind of delivery. */
const DELIVERY_OPTIONS = new Map([
  ["store", "--pickup-store <physical-store-id>"],
  ["droppoint", "--pickup-point <code>"],
])
/** The `checkout` options for each payment method. */
const PAYMENT_METHOD_OPTIONS: Readonly<Record<Exclude<PaymentFlow, "giftCard" | "deviceWallet">, string>> = {
  card: "--card <file>",
  redirect: "--payment-method <id>",
  bank: "--payment-method <id> --bank <bank-id>",
  session: "--payment-method <id> --payment-category <category-id>",
  scan: "--payment-method <id>",
  cash: "--payment-method <id>",
}

/** `checkout delivery-methods` and `checkout payment-methods`: the choices before a purchase. */
export function addCheckoutOptionCommands(checkout: Command): void {
  checkout
    .command("delivery-methods")
    .description("List delivery methods, slots and parcels of the cart")
    .option("--zip <code>", "Postal code to deliver to")
    .action(async (_options: unknown, command: Command) => {
      const options: DeliveryOptions = command.optsWithGlobals()
      await withCliContext(options, (shop) => showDeliveryMethods(shop, options.zip))
    })
  checkout
    .command("payment-methods")
    .description("List payment methods of the cart")
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, showPaymentMethods)
    })
}

/** Shows the delivery methods of the cart, at a postal code if given. Selects nothing. */
export async function showDeliveryMethods({ run, output, store }: CliContext, zipCode?: string): Promise<void> {
  const { orderId } = await run(startCheckout())
  const types = await run(
    ShippingGateway.use((gateway) => gateway.listShippingTypes(orderId, zipCode === undefined ? {} : { zipCode })),
  )
  const { parcels } = await run(CheckoutGateway.use((gateway) => gateway.listShippingMethods(orderId, zipCode)))
  const deliverySlotsOf = ({ id, kind }: ShippingMethod) =>
    kind === "delivery"
      ? run(ShippingGateway.use((gateway) => gateway.getShippingRange(orderId, id)))
      : Promise.resolve([])
  const offered = await Promise.all(
    types.map(async ({ methods, ...type }) => {
      const { deliveryMethods, pickupMethods } = groupDeliveryMethods(methods)
      return {
        ...type,
        methods: await Promise.all(
          [...deliveryMethods, ...pickupMethods].map(async (method) => ({
            ...method,
            ranges: await deliverySlotsOf(method),
          })),
        ),
      }
    }),
  )
  const kinds = offered.filter(({ methods }) => methods.length > 0)
  const first = kinds.find(({ kind }) => kind === "delivery")?.methods[0]
  output.result(
    { kinds, parcels },
    kinds.length === 0
      ? [`This cart cannot be delivered${zipCode === undefined ? "" : ` to ${zipCode}`}.`]
      : [
          ...kinds.flatMap(({ kind, name, fromPrice, methods }) => [
            `${name} (${kind}), from ${formatMoney(fromPrice, store.currency)}`,
            ...table(
              methods.map(({ id, name: methodName, price, earliest, latest }) => [
                `  ${DELIVERY_OPTIONS.get(kind) ?? `--delivery-method ${id}`}`,
                methodName,
                formatMoney(price, store.currency),
                [earliest, latest].filter((day) => day !== undefined).join(" – "),
              ]),
            ),
            ...methods.flatMap(({ id, ranges }) =>
              ranges.length === 0
                ? []
                : [
                    `  Slots of ${id}: ` +
                      ranges
                        .map(
                          (range) =>
                            `--delivery-method ${id} --delivery-slot ${range.id} ` +
                            `(${range.date} ${range.fromTime}–${range.toTime})`,
                        )
                        .join(", "),
                  ],
            ),
          ]),
          ...(first === undefined ? [] : parcelLines(parcels, [], first)),
        ],
  )
}

/** Shows the payment methods of the cart. */
export async function showPaymentMethods({ run, output }: CliContext): Promise<void> {
  const { paymentMethods } = await run(startCheckout())
  const methods = offeredPaymentMethods(paymentMethods).flatMap((method) =>
    method.flow === "deviceWallet" ? [] : [{ ...method, flow: method.flow }],
  )
  const banks = methods.some(({ flow }) => flow === "bank")
    ? await run(PaymentGateway.use((gateway) => gateway.listIdealBanks))
    : []
  const { state } = await run(SessionHolder.use((holder) => holder.current))
  // A guest has no wallet.
  const { cards } =
    state === "none" || state === "guest"
      ? { cards: [] }
      : await run(WalletCardGateway.use((gateway) => gateway.listWalletCards()))
  const giftCards = paymentMethods.some((method) => paymentFlow(method) === "giftCard")
  const savedCards = cards.map(({ network, lastDigits, isExpired }) => ({ network, lastDigits, isExpired }))
  output.result({ paymentMethods: methods, banks, giftCards, savedCards }, [
    ...table(
      methods.map(({ name, flow, networks, id }) => [
        PAYMENT_METHOD_OPTIONS[flow].replace("<id>", id),
        name,
        networks.join(", "),
      ]),
    ),
    ...(giftCards ? ["--gift-cards <file>: gift cards are charged first, another payment method pays the rest"] : []),
    ...(banks.length === 0 ? [] : [`Banks: ${banks.map(({ id, name }) => `${id} (${name})`).join(", ")}`]),
    ...(savedCards.length === 0
      ? []
      : [
          "Saved cards: " +
            savedCards
              .map(
                ({ network, lastDigits, isExpired }) =>
                  `--saved-card ${lastDigits} (${network}${isExpired ? ", expired" : ""})`,
              )
              .join(", "),
        ]),
  ])
}
