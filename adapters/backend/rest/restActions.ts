import type { RestAction, RestKind, RestParameter } from "../../../application/rest/RestAction.ts"
import { ORDER_ACTIONS } from "./actions/orderActions.ts"
import { CHAT_ACTIONS, SHOP_ACTIONS } from "./actions/shopActions.ts"
import { USER_ACTIONS } from "./actions/userActions.ts"
import { SAVED_ACTIONS, WISHLIST_ACTIONS } from "./actions/wishlistActions.ts"

const ALL_ACTIONS = [
  ...USER_ACTIONS,
  ...ORDER_ACTIONS,
  ...WISHLIST_ACTIONS,
  ...SHOP_ACTIONS,
  ...SAVED_ACTIONS,
  ...CHAT_ACTIONS,
]

/** Every named action by `group:name`, in its order. */
export const REST_ACTIONS: ReadonlyMap<string, RestAction> = new Map(ALL_ACTIONS.map((action) => [action.name, action]))

/** The one action without `appId` (S7). */
const WITHOUT_APP_ID = "cms:marketingSpots"

const common = (name: string, place: RestParameter["place"], kind: RestKind, fallback?: string): RestParameter => ({
  name,
  place,
  kind,
  isRequired: false,
  ...(fallback === undefined ? {} : { fallback }),
})

/** Returns the common parameters (S5) that an action takes in addition to its own. */
export function commonParameters({ name, path, parameters }: RestAction): readonly RestParameter[] {
  const all = [
    ...(path.includes("{version}") ? [common("version", "path", "version", "2, or `API_VERSIONS` of the store")] : []),
    ...(path.includes("{storeId}") ? [common("storeId", "path", "storeId", "the store")] : []),
    common("languageId", "query", "languageId", "the language"),
    ...(name === WITHOUT_APP_ID ? [] : [common("appId", "query", "appId", "1, or 2 on the mobile site")]),
    common("operationId", "query", "operationId"),
    common("ts", "query", "moment"),
  ]
  return all.filter((one) => parameters.every((own) => own.name !== one.name))
}
