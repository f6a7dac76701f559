import type { Command } from "commander"
import { loadCart } from "../../../application/cart/loadCart.ts"
import { openOrder } from "../../../application/order/openOrder.ts"
import {
  addTemplateToCart,
  deleteOrderTemplate,
  listOrderTemplates,
  renameOrderTemplate,
  saveOrderTemplate,
} from "../../../application/wishlist/orderTemplates.ts"
import type { TemplateLeftover } from "../../../domain/cart/templateLines.ts"
import { ExitCode } from "../ExitCode.ts"
import { orderIdOf } from "../input/orderIdOf.ts"
import { itemName, leftoverLines } from "../output/leftoverLines.ts"
import { table } from "../output/Output.ts"
import { withRegisteredUser } from "./withRegisteredUser.ts"

interface SaveOptions {
  readonly order?: string
}

/** `cart template list|save|rename|delete|add`: lists of items that a company orders again and again. */
export function addOrderTemplateCommands(cart: Command): void {
  const template = cart.command("template").description("Save items as an order template, and order them again")
  template
    .command("list")
    .description("List your order templates and their items")
    .action((_options: unknown, command: Command) =>
      withRegisteredUser(command, async ({ run, output }) => {
        const templates = await run(listOrderTemplates)
        output.result(
          { templates: templates.map(({ name, items }) => ({ name, items })) },
          templates.length === 0
            ? ["No order templates yet."]
            : templates.flatMap(({ name, items }) => [
                `${name} (${items.length})`,
                ...table(
                  items.map((item) => [
                    item.sku ?? item.catentryId,
                    `${item.quantity} ×`,
                    itemName({ ...item, name: item.name ?? "" }),
                    item.isBuyable ? "" : "not available",
                  ]),
                ).map((row) => `  ${row}`),
              ]),
        )
      }),
    )
  template
    .command("save <name>")
    .description("Save the cart as an order template, or an order")
    .option("--order <order-id>", "Save the items of this order")
    .action((name: string, options: SaveOptions, command: Command) => {
      const orderId = options.order === undefined ? undefined : orderIdOf(options.order)
      return withRegisteredUser(command, async ({ run, output }) => {
        const { items } = orderId === undefined ? await run(loadCart()) : (await run(openOrder(orderId))).order
        const saved = await run(saveOrderTemplate(name, items))
        output.result({ ...saved }, [
          saved.items === 0 ? "There is nothing to save as a template." : `Saved: ${saved.name} (${saved.items}).`,
          ...saved.left.map((line) => `Not saved: ${itemName(line)} (${SAVE_REASONS[line.reason]})`),
        ])
        if (saved.items === 0) process.exitCode = ExitCode.refused
      })
    })
  template
    .command("rename <name> <new-name>")
    .description("Rename an order template")
    .action((name: string, newName: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async ({ run, output }) => {
        const renamed = await run(renameOrderTemplate(name, newName))
        output.result({ name: renamed }, [`Renamed to ${renamed}.`])
      }),
    )
  template
    .command("delete <name>")
    .description("Delete an order template")
    .action((name: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async ({ run, output }) => {
        await run(deleteOrderTemplate(name))
        output.result({ deleted: name }, [`Deleted ${name}.`])
      }),
    )
  template
    .command("add <name>")
    .description("Add the items of an order template to the cart")
    .action((name: string, _options: unknown, command: Command) =>
      withRegisteredUser(command, async ({ run, output }) => {
        const { added, left } = await run(addTemplateToCart(name))
        output.result({ added, left }, leftoverLines({ added, left }))
        if (added === 0) process.exitCode = ExitCode.refused
      }),
    )
}

const SAVE_REASONS: Readonly<Record<TemplateLeftover["reason"], string>> = {
  giftCard: "a gift card",
  customized: "customized",
  unavailable: "not available",
}
