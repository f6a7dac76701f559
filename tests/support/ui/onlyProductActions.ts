import type { ProductActionCommands } from "../../../ui/runtime/ProductActionCommands.ts"
import type { ShopCommands } from "../../../ui/runtime/ShopCommands.ts"

/** Product actions of which only the given ones may be called; any other ends the test. */
export function onlyProductActions(asked: Partial<ProductActionCommands>): Pick<ShopCommands, "productActions"> {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not expected`)
  }
  const commands: ProductActionCommands = {
    subscribeToRestock: refuse("askForRestock"),
    respondToRestockEmail: refuse("answerRestockMail"),
    findInStores: refuse("findInStores"),
    bookItems: refuse("bookPieces"),
    recommend: refuse("recommend"),
    delivery: refuse("delivery"),
    orders: refuse("orders"),
    ...asked,
  }
  return { productActions: (ask) => ask(commands) }
}
