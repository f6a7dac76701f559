import type { NearbyCommands } from "../../../ui/runtime/NearbyCommands.ts"
import type { ShopCommands } from "../../../ui/runtime/ShopCommands.ts"

/** Questions around a product of which only the given ones may be asked; any other ends the test. */
export function onlyNearby(asked: Partial<NearbyCommands>): Pick<ShopCommands, "nearby"> {
  const refuse = (name: string) => () => {
    throw new Error(`${name} was not expected`)
  }
  const core: NearbyCommands = {
    askForRestock: refuse("askForRestock"),
    answerRestockMail: refuse("answerRestockMail"),
    findInStores: refuse("findInStores"),
    bookPieces: refuse("bookPieces"),
    recommend: refuse("recommend"),
    delivery: refuse("delivery"),
    orders: refuse("orders"),
    ...asked,
  }
  return { nearby: (ask) => ask(core) }
}
