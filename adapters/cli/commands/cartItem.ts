import type { Command } from "commander"
import { CartDetailGateway } from "../../../application/cart/CartDetailGateway.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"

/** `cart item`: one line of the cart as the backend stores it. */
export function addCartItemCommand(cart: Command): void {
  cart
    .command("item <line-id>")
    .description("Show one line of the cart")
    .action((lineId: string, _options: unknown, command: Command) =>
      withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output, store }) => {
        const item = await run(CartDetailGateway.use((gateway) => gateway.getCartItem(lineId)))
        output.result(item, [
          `${item.sku}  ${item.quantity} × ${formatMoney(item.unitPrice, store.currency)}  ${item.name}`,
        ])
      }),
    )
}
