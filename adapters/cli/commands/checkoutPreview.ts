import type { Command } from "commander"
import { startCheckout } from "../../../application/checkout/startCheckout.ts"
import { ShippingGateway } from "../../../application/checkout/ShippingGateway.ts"
import { OrderPreviewGateway } from "../../../application/order/OrderPreviewGateway.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import type { ShippingChanges } from "../../../domain/checkout/ShippingTime.ts"
import { CliUsageError } from "../CliUsageError.ts"
import { ExitCode } from "../ExitCode.ts"
import { cartLines } from "./cart.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"

interface DeliveryChangeOptions extends GlobalOptions {
  readonly toMethod?: string
  readonly toAddressId?: string
  readonly toSlot?: string
  readonly toStore?: string
  readonly toPoint?: string
}

function deliveryChanges(options: DeliveryChangeOptions): ShippingChanges {
  const { toMethod, toAddressId, toSlot, toStore, toPoint } = options
  return {
    ...(toMethod === undefined ? {} : { shippingMethodId: toMethod }),
    ...(toAddressId === undefined ? {} : { addressId: toAddressId }),
    ...(toSlot === undefined ? {} : { rangeId: toSlot }),
    ...(toStore === undefined ? {} : { place: { kind: "store", physicalStoreId: toStore } as const }),
    ...(toPoint === undefined ? {} : { place: { kind: "droppoint", dropPointId: toPoint } as const }),
  }
}

/** `checkout preview|validate|suggested-delivery`: what a purchase would be; and `change-delivery`. */
export function addCheckoutPreviewCommands(checkout: Command): void {
  checkout
    .command("preview")
    .description("Show the cart as the order that it would become")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output, store }) => {
        const { orderId } = await run(startCheckout())
        const order = await run(OrderPreviewGateway.use((gateway) => gateway.previewOrder(orderId)))
        output.result(order, cartLines(order, store.currency))
      }),
    )
  checkout
    .command("validate")
    .description("Check whether the cart can be bought now")
    .addHelpText("after", "\nExit codes: 0 it can, 1 shop unavailable, 2 invalid command, 3 it cannot.")
    .action((_options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output, store }) => {
        const { orderId } = await run(startCheckout())
        const validation = await run(OrderPreviewGateway.use((gateway) => gateway.validateOrder(orderId)))
        const { problems, totalOrder } = validation
        output.result(validation, [
          ...problems.map(({ key, parameters, orderItemId }) =>
            [key, ...parameters, orderItemId === undefined ? "" : `(line ${orderItemId})`].join(" ").trim(),
          ),
          `${problems.length === 0 ? "Can be bought" : "Cannot be bought"}: ${formatMoney(totalOrder, store.currency)}`,
        ])
        if (problems.length > 0) process.exitCode = ExitCode.refused
      }),
    )
  checkout
    .command("change-delivery")
    .description("Change the chosen delivery of the cart; what is left out stays")
    .option("--to-method <id>", "ID of the delivery method")
    .option("--to-address-id <id>", "ID of a saved address")
    .option("--to-slot <id>", "ID of the delivery slot")
    .option("--to-store <physical-store-id>", "Pick up in a physical store")
    .option("--to-point <code>", "Pick up at a pickup point")
    .action((_options: unknown, command: Command) => {
      const options: DeliveryChangeOptions = command.optsWithGlobals()
      const changes = deliveryChanges(options)
      if (Object.keys(changes).length === 0)
        throw new CliUsageError({ message: "Give at least one change. Run the command with --help for the options." })
      return withCliContext(options, async ({ run, output, store }) => {
        const { orderId } = await run(startCheckout())
        const cart = await run(ShippingGateway.use((gateway) => gateway.editShipping(orderId, changes)))
        output.result(cart, cartLines(cart, store.currency))
      })
    })
  checkout
    .command("suggested-delivery")
    .description("Show the delivery that the shop preselects, and whether it is the only one")
    .option("--zip <code>", "Postal code to deliver to")
    .action((_options: unknown, command: Command) => {
      const options: GlobalOptions & { readonly zip?: string } = command.optsWithGlobals()
      return withCliContext(options, async ({ run, output, store }) => {
        const { orderId } = await run(startCheckout())
        const search = options.zip === undefined ? {} : { zipCode: options.zip }
        const suggested = await run(ShippingGateway.use((gateway) => gateway.getDefaultShipping(orderId, search)))
        const only = await run(ShippingGateway.use((gateway) => gateway.getUniqueShipping(orderId, search)))
        output.result({ suggested: suggested ?? null, isOnlyOne: only !== undefined }, [
          suggested === undefined
            ? "No delivery is possible."
            : [
                suggested.method.id,
                suggested.method.name,
                formatMoney(suggested.method.price, store.currency),
                only === undefined ? "" : "(the only one)",
              ].join("  "),
        ])
      })
    })
}
