import type { Command } from "commander"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { saveBillingAddress } from "../../../application/address/saveBillingAddress.ts"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import {
  chooseShipping,
  listDeliveryOptions,
  saveDeliveryAddress,
} from "../../../application/checkout/chooseDelivery.ts"
import { ShippingGateway } from "../../../application/checkout/ShippingGateway.ts"
import type { CheckoutDecision } from "../../../application/checkout/submitCheckout.ts"
import { submitCheckout } from "../../../application/checkout/submitCheckout.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { EguiData } from "../../../domain/checkout/EguiData.ts"
import { validateEgui, normalizeEgui } from "../../../domain/checkout/EguiData.ts"
import type { PurchaseDiscounts } from "../../../domain/checkout/PurchaseDiscounts.ts"
import { isDiscountIds, MAX_DISCOUNTS } from "../../../domain/checkout/PurchaseDiscounts.ts"
import type { PurchaseOrigin } from "../../../domain/checkout/PurchaseOrigin.ts"
import { isOriginText } from "../../../domain/checkout/PurchaseOrigin.ts"
import type { PurchaseOptions } from "../../../domain/checkout/PurchaseOptions.ts"
import { toInvoiceRequest } from "../../../domain/checkout/PurchaseOptions.ts"
import type { PickupLocation } from "../../../domain/shared/PickupLocation.ts"
import type { OrderId } from "../../../domain/shared/OrderId.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { addPaymentOptions } from "../addPaymentOptions.ts"
import type { PaymentSecrets, PaymentOptions } from "../choosePayment.ts"
import { choosePayment, readPaymentSecrets } from "../choosePayment.ts"
import { chooseParcels, parcelLines } from "../chooseParcels.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import type { WaitOptions } from "../payInTerminal.ts"
import { payInTerminal, requireWait } from "../payInTerminal.ts"
import { readAddress } from "../readAddress.ts"
import { readJson } from "../readJson.ts"
import { presentOutcome } from "../presentOutcome.ts"
import type { CliContext } from "../CliContext.ts"
import { printOutcome } from "../printOutcome.ts"
import { addCheckoutOptionCommands } from "./checkoutOptions.ts"
import { addAppliedGiftCardCommands } from "./appliedGiftCards.ts"

interface CheckoutOptions extends GlobalOptions, PaymentOptions, WaitOptions {
  readonly address?: string
  readonly addressId?: string
  readonly billing?: string
  readonly invoice?: boolean
  readonly egui?: string
  readonly joinLife?: boolean
  readonly reusableBox?: boolean
  readonly customOrder?: string
  readonly deviceSerial?: string
  readonly employee?: string
  readonly stockLocation?: string
  readonly discount?: readonly string[]
  readonly employeeDiscount?: boolean
  readonly range?: string
  readonly shipping?: string
  readonly collectIn?: string
  readonly dropPoint?: string
  readonly parcel?: readonly string[]
  readonly acceptTerms?: boolean
}

const Egui = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("member") }),
  Schema.Struct({ kind: Schema.Literal("carrier"), carrier: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("donation"), donationCode: Schema.String }),
  Schema.Struct({
    kind: Schema.Literal("company"),
    vatin: Schema.String,
    companyName: Schema.optionalKey(Schema.String),
  }),
])

/** The delivery address, unless it is a saved one, and a different billing address. */
interface Addresses {
  readonly address: Address | undefined
  readonly billing: Address | undefined
  readonly egui: EguiData | undefined
}

/** Default wait for a bank's page in seconds: the lifetime of such pages. */
export const WAIT_SECONDS = "1800"

/** `checkout`, `checkout deliveries`, `checkout ways`, `checkout gift-cards`. */
export function addCheckoutCommand(program: Command): void {
  const checkout = program.command("checkout").description("buy what is in the cart")
  addPaymentOptions(checkout)
    .option("--keep-card", "keep the card of --card in the account's wallet")
    .option("--address <file>", "JSON file with the delivery address")
    .option("--address-id <id>", "an address of the account's book instead (`selvedge account addresses`)")
    .option(
      "--billing <file>",
      "JSON file with the address of the bill, with clientType, company, email2, taxCode, " +
        "receiverCode and pec as its country has them",
    )
    .option("--invoice", "an invoice to the address of the bill, or else of the delivery")
    .option(
      "--egui <file>",
      "JSON file that says how a Taiwanese invoice is kept: kind member, carrier with carrier, " +
        "donation with donationCode, or company with vatin",
    )
    .option("--join-life", "the more sustainable option, where the store offers it")
    .option("--reusable-box", "a box that is given back, where the store offers it")
    .option("--custom-order <group>", "the group of a customised order it belongs to")
    .option("--device-serial <number>", "the device of a physical store it is bought at")
    .option("--employee <name>", "the employee who helps")
    .option("--stock-location <id>", "the stock location it is sold from")
    .option("--discount <id...>", "a discount to apply, such as the promotion of an adjustment; once for each")
    .option("--employee-discount", "an employee's discount applies")
    .option("--range <id>", "day and hours of the delivery, such as 2026-11-25.morning")
    .option("--shipping <id>", "shipping method; the first one offered when not given")
    .option("--parcel <origin=method...>", "another method for one parcel, where it comes in several")
    .option("--collect-in <physicalStoreId>", "collect it in a physical store instead")
    .option("--drop-point <code>", "collect it at a drop point or pack station instead")
    .option(
      "--wait <seconds>",
      "how long to wait for what is decided at a bank, or a code that is scanned; 0 prints its address and ends",
      WAIT_SECONDS,
    )
    .option("--password-stdin", "read the account's password from standard input, where the shop asks for it again")
    .option("--accept-terms", "accept the purchase conditions and the privacy policy")
    .addHelpText(
      "after",
      "\nThe address says whose order it is, also when it is collected; `selvedge address` " +
        "shows what is in it.\nPlaces to collect at: `selvedge places --zip 28013`. What there " +
        "is to choose from: `selvedge checkout deliveries`, `selvedge checkout ways`.\nA card " +
        "never stands on the command line, where other users and the shell's history could see " +
        "it.\nExit codes: 0 bought, 1 shop unavailable, 2 usage, 3 refused, 4 payment in doubt, " +
        "or still to be decided at a bank (ask with `selvedge payment show`).",
    )
    .action(async (_options: unknown, command: Command) => {
      const options: CheckoutOptions = command.optsWithGlobals()
      if (options.acceptTerms !== true)
        throw new CliUsageError({
          message: "A purchase needs the purchase conditions and the privacy policy accepted: add --accept-terms.",
        })
      if ((options.address === undefined) === (options.addressId === undefined))
        throw new CliUsageError({ message: "Say where it goes, once: --address or --address-id." })
      requireWait(options)
      const said = { origin: originOf(options), discounts: discountsOf(options) }
      const address = options.address === undefined ? undefined : readAddress(options.address)
      const billing = options.billing === undefined ? undefined : readAddress(options.billing)
      const secrets = readPaymentSecrets(options)
      const egui =
        options.egui === undefined
          ? undefined
          : readJson(
              options.egui,
              Egui,
              "kind member, carrier with carrier, donation with donationCode, or company with vatin",
            )
      await withCliContext(options, (shop) => purchase(shop, options, { address, billing, egui }, said, secrets))
    })
  addCheckoutOptionCommands(checkout)
  addAppliedGiftCardCommands(checkout)
}

async function purchase(
  shop: CliContext,
  options: CheckoutOptions,
  { address, billing, egui }: Addresses,
  said: Pick<CheckoutDecision, "origin" | "discounts">,
  secrets: PaymentSecrets,
): Promise<void> {
  const { run, output, store } = shop
  const { orderId, paymentMethods } = await run(startCheckout())
  const delivery =
    address === undefined
      ? await run(savedDelivery(orderId, options.addressId ?? ""))
      : await run(saveDeliveryAddress(orderId, address))
  const place = placeOf(options)
  const offered =
    place === undefined ? delivery.shippingMethods : delivery.pickupMethods.filter(({ kind }) => kind === place.kind)
  const method = options.shipping === undefined ? offered[0] : offered.find(({ id }) => id === options.shipping)
  if (method === undefined)
    throw new CliUsageError({
      message:
        `There is no shipping method "${options.shipping ?? ""}" for this ` +
        `${place === undefined ? "address" : "place"}: ` +
        `${offered.map(({ id, name }) => `${id} (${name})`).join(", ") || "none is offered"}.`,
    })
  if (place !== undefined && options.range !== undefined)
    throw new CliUsageError({
      message: "Hours are chosen for what is brought, not for what is collected: leave out --range.",
    })
  if (place !== undefined && options.parcel !== undefined)
    throw new CliUsageError({ message: "What is collected does not come in parcels: leave out --parcel." })
  const parcels = chooseParcels(options.parcel ?? [], delivery.parcels)
  const { range: rangeId } = options
  if (rangeId !== undefined) {
    const ranges = await run(ShippingGateway.use((gateway) => gateway.getShippingRange(orderId, method.id)))
    if (!ranges.some(({ id }) => id === rangeId))
      throw new CliUsageError({
        message:
          `There are no hours "${rangeId}" for ${method.name}: ` +
          `${ranges.map(({ id }) => id).join(", ") || "none are offered"}.`,
      })
  }
  const bill = billing === undefined ? undefined : await run(saveBillingAddress(billing, egui))
  if (billing === undefined && egui !== undefined && validateEgui(egui).length > 0)
    throw new CliUsageError({
      message: `The file of --egui: ${validateEgui(egui)
        .map(({ field, rule }) => `${field}: ${rule}`)
        .join(", ")}.`,
    })
  const wishes: PurchaseOptions = {
    ...(options.invoice === true || egui !== undefined || bill !== undefined
      ? {
          invoice: {
            ...toInvoiceRequest(bill ?? delivery.address),
            ...(egui === undefined ? {} : { egui: normalizeEgui(egui) }),
          },
        }
      : {}),
    ...(options.joinLife === true ? { isJoinLife: true } : {}),
    ...(options.reusableBox === true ? { reusableBox: true } : {}),
  }
  const shipping = {
    shippingMethodId: method.id,
    addressId: delivery.address.id,
    ...(place !== undefined
      ? { place }
      : {
          kind: method.kind,
          ...(rangeId === undefined ? {} : { rangeId }),
          ...(parcels.length === 0
            ? {}
            : { parcels: Object.fromEntries(parcels.map((parcel) => [parcel.originId, parcel.method.id])) }),
        }),
  }
  const cart = await run(chooseShipping(orderId, shipping))
  const payment = await choosePayment(shop, { orderId, methods: paymentMethods }, options, secrets)
  if (place === undefined) for (const line of parcelLines(delivery.parcels, parcels, method)) output.note(line)
  output.note(`Paying ${formatMoney(cart.totalOrder, store.currency)}, delivery: ${method.name} …`)
  // 1 privacy, 2 purchase conditions (specification, section 3).
  const decision = {
    orderId,
    shipping,
    ...(bill === undefined ? {} : { billingAddressId: bill.id }),
    wishes,
    ...said,
    ...payment,
    expectedTotal: cart.totalOrder,
    acceptedPolicies: ["1", "2"],
  }
  const outcome = await payInTerminal(
    shop,
    {
      orderId,
      submit: (answers, polling) =>
        submitCheckout({ ...decision, ...(answers === undefined ? {} : { answers }) }, polling),
    },
    options,
  )
  process.exitCode = await printOutcome(shop, outcome, presentOutcome(outcome, "cart"))
}

/** The delivery methods to a saved address. */
const savedDelivery = (orderId: OrderId, addressId: string) =>
  Effect.flatMap(
    AddressGateway.use((gateway) => gateway.getAddress(addressId)),
    (address) => listDeliveryOptions(orderId, { ...address, id: addressId }),
  )

function placeOf({ collectIn, dropPoint }: CheckoutOptions): PickupLocation | undefined {
  if (collectIn !== undefined && dropPoint !== undefined)
    throw new CliUsageError({ message: "Name one place to collect at: --collect-in or --drop-point." })
  if (collectIn !== undefined) return { kind: "store", physicalStoreId: collectIn }
  return dropPoint === undefined ? undefined : { kind: "droppoint", dropPointId: dropPoint }
}

const ORIGIN_OPTIONS = {
  customOrderGroup: ["customOrder", "--custom-order"],
  deviceSerial: ["deviceSerial", "--device-serial"],
  employeeName: ["employee", "--employee"],
  stockLocationId: ["stockLocation", "--stock-location"],
} as const

/** Parses the integrator's options. Fails before the first request. */
function originOf(options: CheckoutOptions): PurchaseOrigin {
  return Object.fromEntries(
    Object.entries(ORIGIN_OPTIONS).flatMap(([member, [name, flag]]) => {
      const text = options[name]
      if (text !== undefined && !isOriginText(text))
        throw new CliUsageError({ message: `What ${flag} says cannot go with a purchase: give 1 to 128 characters.` })
      return text === undefined ? [] : [[member, text]]
    }),
  )
}

/** Parses the requested discounts. Fails before the first request. */
function discountsOf({ discount: ids, employeeDiscount }: CheckoutOptions): PurchaseDiscounts {
  if (ids !== undefined && !isDiscountIds(ids))
    throw new CliUsageError({
      message:
        `What --discount says cannot go with a purchase: give at most ${MAX_DISCOUNTS} ids of 1 ` +
        "to 128 characters.",
    })
  return { ...(ids === undefined ? {} : { ids }), ...(employeeDiscount === true ? { isEmployees: true } : {}) }
}
