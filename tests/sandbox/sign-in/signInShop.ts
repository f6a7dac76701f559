import type { World } from "../../../contracts/sandbox/world/World.ts"
import { LOGIN_PAGES } from "../../../contracts/sandbox/customers/session/loginPaths.ts"
import { openTestShop, type ShopAnswer, type TestShop } from "../../support/sandbox/onBothDatabases.ts"
import { smallWorld } from "../../support/sandbox/smallWorld.ts"
import { ADMIN_KEY, PASSWORD } from "../account/customer.ts"
import { SPAIN } from "../checkout/customer.ts"
import { browserWithoutScripts } from "./browserWithoutScripts.ts"

/** A store in Spain with all five languages. */
export function openSignInShop(): Promise<TestShop> {
  const languages: World["stores"][number]["languages"] = [
    { id: "-12", code: "ar", name: "العربية" },
    { id: "-6", code: "ca", name: "Català" },
    { id: "-10", code: "ja", name: "日本語" },
  ]
  return openTestShop({
    adminKey: ADMIN_KEY,
    world: {
      ...smallWorld,
      stores: smallWorld.stores.map((store) =>
        store.id === SPAIN ? { ...store, languages: [...store.languages, ...languages] } : store,
      ),
    },
  })
}

/** A page of the identity provider, opened from the cart. */
export const address = (changes: Readonly<Record<string, string>> = {}, page: string = LOGIN_PAGES.signIn): string => {
  const parameters = { storeId: SPAIN, redirectUri: `/${SPAIN}/cart?a=1`, langCode: "en", ...changes }
  return `${page}?${new URLSearchParams(parameters).toString()}`
}
export const base64 = (text: string): string => Buffer.from(text).toString("base64")
export const isSessionActive = async (shop: TestShop, token: string): Promise<boolean> =>
  (await shop.call("GET", `/itxrest/2/order/store/${SPAIN}/safe-cart`, undefined, { authorization: `Bearer ${token}` }))
    .status !== 401
export const redirectOf = ({ status, headers }: ShopAnswer) => [status, headers.get("location")]
export const CART = [303, `/${SPAIN}/cart?a=1`]
/** A browser with a guest's session. */
export const guestBrowser = async (shop: TestShop) => {
  const { token, cookie } = await shop.guest(SPAIN)
  const [name = "", value = ""] = cookie.split("=")
  return { token, ...browserWithoutScripts(shop, { [name]: value, [`access_token@${SPAIN}`]: token }) }
}
export const token = ({ cookies }: { readonly cookies: ReadonlyMap<string, string> }): string =>
  cookies.get(`access_token@${SPAIN}`) ?? ""
export const newCustomerForm = (email: string) => ({
  email,
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  privacy: "true",
  conditions: "true",
})
