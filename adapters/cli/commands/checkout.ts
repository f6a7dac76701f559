import type { Command } from "commander"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { reportPageView } from "../../../application/analytics/reportPageView.ts"
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
import { addPaymentOptions } from "../input/addPaymentOptions.ts"
import type { PaymentSecrets, PaymentOptions } from "../input/choosePayment.ts"
import { choosePayment, readPaymentSecrets } from "../input/choosePayment.ts"
import { chooseParcels, parcelLines } from "../input/chooseParcels.ts"
import { assistedOrigin, logAssistedOrder } from "../storedAssistance.ts"
import { CliUsageError } from "../CliUsageError.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"
import type { WaitOptions } from "../payInTerminal.ts"
import { payInTerminal, requireWait } from "../payInTerminal.ts"
import { readAddress } from "../input/readAddress.ts"
import { readJson } from "../input/readJson.ts"
import { presentOutcome } from "../output/presentOutcome.ts"
import type { CliContext } from "../CliContext.ts"
import { printOutcome } from "../output/printOutcome.ts"
import { addCheckoutPreviewCommands } from "./checkoutPreview.ts"
import { addCheckoutOptionCommands } from "./checkoutOptions.ts"
import { addAppliedGiftCardCommands } from "./appliedGiftCards.ts"

interface CheckoutOptions extends GlobalOptions, PaymentOptions, WaitOptions {
  readonly shippingAddress?: string
  readonly shippingAddressId?: string
  readonly billingAddress?: string
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
  readonly deliverySlot?: string
  readonly deliveryMethod?: string
  readonly pickupStore?: string
  readonly pickupPoint?: string
  readonly parcelMethod?: readonly string[]
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

/** `checkout`, `checkout delivery-methods|payment-methods|gift-cards`. */
export function addCheckoutCommand(program: Command): void {
  const checkout = program.command("checkout").description("Buy the items in the cart")
  addPaymentOptions(checkout)
    .option("--save-card", "Save the card of --card to the account")
    .option("--shipping-address <file>", "JSON file with the shipping address")
    .option("--shipping-address-id <id>", "ID of a saved address (see `selvedge account addresses`)")
    .option(
      "--billing-address <file>",
      "JSON file with the billing address, and clientType, company, email2, taxCode, receiverCode and pec if needed",
    )
    .option("--invoice", "Request an invoice to the billing or shipping address")
    .option("--egui <file>", "JSON file with the type of a Taiwanese invoice: member, carrier, donation or company")
    .option("--join-life", "Choose sustainable packaging, if offered")
    .option("--reusable-box", "Choose a reusable box, if offered")
    .option("--custom-order <group>", "Group of custom orders")
    .option("--device-serial <number>", "Serial number of the device in a physical store")
    .option("--employee <name>", "Name of the assisting employee")
    .option("--stock-location <id>", "ID of the stock location")
    .option("--discount <id...>", "IDs of discounts to apply")
    .option("--employee-discount", "Apply the employee discount")
    .option("--delivery-slot <id>", "ID of the delivery slot, such as 2026-11-25.morning")
    .option("--delivery-method <id>", "ID of the delivery method (default: the first one)")
    .option("--parcel-method <origin=method...>", "Delivery method of a single parcel")
    .option("--pickup-store <physical-store-id>", "Pick up in a physical store")
    .option("--pickup-point <code>", "Pick up at a pickup point or parcel locker")
    .option(
      "--wait <seconds>",
      "Maximum wait for a bank page or a code to scan; 0 prints the URL and exits",
      WAIT_SECONDS,
    )
    .option("--password-stdin", "Read the account password from standard input, if the shop asks for it")
    .option("--accept-terms", "Accept the terms of sale and the privacy policy (required)")
    .addHelpText(
      "after",
      "\nA shipping address is required for pickup too. Card details are read from files, because other users " +
        "can see the command line.\n\nExamples:\n" +
        "  $ selvedge checkout delivery-methods\n" +
        "  $ selvedge checkout --shipping-address address.json --card card.json --accept-terms\n" +
        "  $ selvedge checkout --shipping-address address.json --payment-method iDEAL --bank dike --accept-terms\n\n" +
        "Exit codes: 0 paid, 1 shop unavailable, 2 invalid command, 3 refused, 4 payment pending or unknown " +
        "(check with `selvedge payment status`).",
    )
    .action(async (_options: unknown, command: Command) => {
      const options: CheckoutOptions = command.optsWithGlobals()
      if (options.acceptTerms !== true)
        throw new CliUsageError({
          message: "Accept the terms of sale and the privacy policy with --accept-terms.",
        })
      if ((options.shippingAddress === undefined) === (options.shippingAddressId === undefined))
        throw new CliUsageError({ message: "Give either --shipping-address or --shipping-address-id." })
      requireWait(options)
      const integration = { origin: originOf(options), discounts: discountsOf(options) }
      const address = options.shippingAddress === undefined ? undefined : readAddress(options.shippingAddress)
      const billing = options.billingAddress === undefined ? undefined : readAddress(options.billingAddress)
      const secrets = readPaymentSecrets(options)
      const egui =
        options.egui === undefined
          ? undefined
          : readJson(
              options.egui,
              Egui,
              "kind member, carrier with carrier, donation with donationCode, or company with vatin",
            )
      await withCliContext(options, (shop) => purchase(shop, options, { address, billing, egui }, integration, secrets))
    })
  addCheckoutOptionCommands(checkout)
  addCheckoutPreviewCommands(checkout)
  addAppliedGiftCardCommands(checkout)
}

async function purchase(
  shop: CliContext,
  options: CheckoutOptions,
  { address, billing, egui }: Addresses,
  integration: Pick<CheckoutDecision, "origin" | "discounts">,
  secrets: PaymentSecrets,
): Promise<void> {
  const { run, output, store } = shop
  await run(
    reportPageView({
      address: { page: "ItxOrderCheckoutPage", parameters: {} },
      content: { content: "checkout" },
    }),
  )
  const origin = { ...(await run(assistedOrigin)), ...integration.origin }
  const { orderId, paymentMethods } = await run(startCheckout())
  const delivery =
    address === undefined
      ? await run(savedDelivery(orderId, options.shippingAddressId ?? ""))
      : await run(saveDeliveryAddress(orderId, address))
  const place = placeOf(options)
  const offered =
    place === undefined ? delivery.shippingMethods : delivery.pickupMethods.filter(({ kind }) => kind === place.kind)
  const method =
    options.deliveryMethod === undefined ? offered[0] : offered.find(({ id }) => id === options.deliveryMethod)
  if (method === undefined)
    throw new CliUsageError({
      message:
        `Unknown delivery method "${options.deliveryMethod ?? ""}" for this ` +
        `${place === undefined ? "address" : "pickup location"}. Available: ` +
        `${offered.map(({ id, name }) => `${id} (${name})`).join(", ") || "none"}.`,
    })
  if (place !== undefined && options.deliverySlot !== undefined)
    throw new CliUsageError({
      message: "Pickup has no delivery slots. Leave out --delivery-slot.",
    })
  if (place !== undefined && options.parcelMethod !== undefined)
    throw new CliUsageError({ message: "Pickup orders are not split into parcels. Leave out --parcel-method." })
  const parcels = chooseParcels(options.parcelMethod ?? [], delivery.parcels)
  const { deliverySlot: rangeId } = options
  if (rangeId !== undefined) {
    const ranges = await run(ShippingGateway.use((gateway) => gateway.getShippingRange(orderId, method.id)))
    if (!ranges.some(({ id }) => id === rangeId))
      throw new CliUsageError({
        message:
          `Unknown delivery slot "${rangeId}" for ${method.name}. Available: ` +
          `${ranges.map(({ id }) => id).join(", ") || "none"}.`,
      })
  }
  const billingAddress = billing === undefined ? undefined : await run(saveBillingAddress(billing, egui))
  if (billing === undefined && egui !== undefined && validateEgui(egui).length > 0)
    throw new CliUsageError({
      message: `Invalid --egui file. ${validateEgui(egui)
        .map(({ field, rule }) => `${field}: ${rule}`)
        .join(", ")}.`,
    })
  const wishes: PurchaseOptions = {
    ...(options.invoice === true || egui !== undefined || billingAddress !== undefined
      ? {
          invoice: {
            ...toInvoiceRequest(billingAddress ?? delivery.address),
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
  // 1 privacy, 2 purchase conditions (S3).
  const decision = {
    orderId,
    shipping,
    ...(billingAddress === undefined ? {} : { billingAddressId: billingAddress.id }),
    wishes,
    ...integration,
    origin,
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
  if (outcome.outcome === "paid") await run(logAssistedOrder)
  process.exitCode = await printOutcome(shop, outcome, presentOutcome(outcome, "cart"))
}

/** The delivery methods to a saved address. */
const savedDelivery = (orderId: OrderId, addressId: string) =>
  Effect.flatMap(
    AddressGateway.use((gateway) => gateway.getAddress(addressId)),
    (address) => listDeliveryOptions(orderId, { ...address, id: addressId }),
  )

function placeOf({ pickupStore, pickupPoint }: CheckoutOptions): PickupLocation | undefined {
  if (pickupStore !== undefined && pickupPoint !== undefined)
    throw new CliUsageError({ message: "Give either --pickup-store or --pickup-point." })
  if (pickupStore !== undefined) return { kind: "store", physicalStoreId: pickupStore }
  return pickupPoint === undefined ? undefined : { kind: "droppoint", dropPointId: pickupPoint }
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
        throw new CliUsageError({ message: `Invalid ${flag}. Use 1 to 128 characters.` })
      return text === undefined ? [] : [[member, text]]
    }),
  )
}

/** Parses the requested discounts. Fails before the first request. */
function discountsOf({ discount: ids, employeeDiscount }: CheckoutOptions): PurchaseDiscounts {
  if (ids !== undefined && !isDiscountIds(ids))
    throw new CliUsageError({
      message: `Invalid --discount. Give at most ${MAX_DISCOUNTS} IDs of 1 to 128 characters.`,
    })
  return { ...(ids === undefined ? {} : { ids }), ...(employeeDiscount === true ? { isEmployees: true } : {}) }
}
