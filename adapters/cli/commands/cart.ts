import type { Command } from "commander"
import { addOrKeep } from "../../../application/cart/addOrKeep.ts"
import { cartNews, dismissCartNews, letKeptGo } from "../../../application/cart/cartNews.ts"
import { addPromoCode, changeQuantity, removeFromCart } from "../../../application/cart/changeCart.ts"
import { loadCart } from "../../../application/cart/loadCart.ts"
import type { Cart } from "../../../domain/cart/Cart.ts"
import type { Sku } from "../../../domain/shared/Sku.ts"
import { isSku } from "../../../domain/shared/Sku.ts"
import type { CurrencyFormat } from "../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { cartNewsLines } from "../cartNewsLines.ts"
import { CliProblem } from "../CliProblem.ts"
import type { GlobalOptions } from "../openShop.ts"
import { withShop } from "../openShop.ts"
import { table } from "../Output.ts"
import type { Shop } from "../Shop.ts"

/** `cart show`, `cart add`, `cart update`, `cart remove`, `cart promo`; `cart take` and `cart let-go` for what a login left out. */
export function addCartCommands(program: Command): void {
  const cart = program.command("cart").description("the cart")
  cart.command("show").description("what is in it").action((_options: unknown, command: Command) =>
    changed(command, ({ run }) => run(loadCart())))
  cart.command("add <sku> [quantity]").description("put pieces of a sku in").action((sku: string, quantity: string | undefined, _options: unknown, command: Command) =>
    changed(command, ({ run }) => run(addOrKeep({ sku: skuOf(sku), quantity: quantityOf(quantity ?? "1") }))))
  cart.command("update <sku> <quantity>").description("set how many pieces of a sku are in it; 0 removes it").action((sku: string, quantity: string, _options: unknown, command: Command) =>
    changed(command, ({ run }) => run(changeQuantity(skuOf(sku), quantityOf(quantity)))))
  cart.command("remove <sku>").description("take a sku out").action((sku: string, _options: unknown, command: Command) =>
    changed(command, ({ run }) => run(removeFromCart(skuOf(sku)))))
  cart.command("promo <code>").description("apply a promotion code").action((code: string, _options: unknown, command: Command) =>
    changed(command, async ({ run }) => {
      const { id } = await run(loadCart())
      if (id === undefined) throw new CliProblem({ message: "The cart is empty: a promotion code needs something to apply to." })
      return run(addPromoCode(id, code))
    }))
  cart.command("take <sku>").description("put in what a login left out and is kept for later").action((sku: string, _options: unknown, command: Command) =>
    changed(command, async ({ run }) => {
      const { kept = [] } = await run(loadCart())
      const items = kept.filter((item) => item.sku === sku)
      if (items.length === 0) throw new CliProblem({ message: `Nothing of "${sku}" is kept for later: see \`selvedge cart show\`.` })
      for (const item of items) await run(addOrKeep({ sku: item.sku, quantity: item.quantity, keptId: item.id }))
      return run(loadCart())
    }))
  cart.command("let-go").description("let go of everything that is kept for later").action((_options: unknown, command: Command) =>
    changed(command, ({ run }) => run(letKeptGo())))
}

async function changed(command: Command, change: (shop: Shop) => Promise<Cart>): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  await withShop(options, async (shop) => {
    const cart = await change(shop)
    const news = await shop.run(cartNews(cart))
    shop.output.result(cart, [...cartLines(cart, shop.store.currency), ...cartNewsLines(news, cart)])
    await shop.run(dismissCartNews(news))
  })
}

/** A cart for a person: its lines, what is taken off and added, and the total. */
export function cartLines(cart: Omit<Cart, "promoCodes">, currency: CurrencyFormat): readonly string[] {
  if (cart.items.length === 0) return ["The cart is empty."]
  const rows = cart.items.map((item) => [
    item.sku, `${item.quantity} ×`, formatMoney(item.unitPrice, currency), [item.name, item.color, item.size].filter((part) => part !== undefined).join(", "),
  ])
  return [
    ...table(rows),
    "",
    ...table([
      ["Products", formatMoney(cart.totalProduct, currency)],
      ...cart.adjustments.map((adjustment) => [adjustment.description, formatMoney(adjustment.amount, currency)]),
      ["Shipping", formatMoney(cart.shippingPrice, currency)],
      ...cart.taxes.map((tax) => [tax.name, formatMoney(tax.amount, currency)]),
      ["Total", formatMoney(cart.totalOrder, currency)],
    ]),
  ]
}

function skuOf(text: string): Sku {
  if (!isSku(text)) throw new CliProblem({ message: `"${text}" is no sku: see \`selvedge product NUMBER\` for those of a product.` })
  return text
}

function quantityOf(text: string): number {
  if (!/^[0-9]{1,4}$/.test(text)) throw new CliProblem({ message: `"${text}" is no quantity: give a whole number.` })
  return Number(text)
}
