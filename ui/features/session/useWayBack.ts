import { isGuestToken } from "../../../domain/account/Registration.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { ownPath } from "../../../domain/shared/ownPath.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { TypedGuestOrder } from "../../runtime/EntryCommands.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"

/** What a way in is opened with. */
export interface EntryViewProps {
  readonly address: PageAddress
  /** To fill in. */
  readonly email?: string | undefined
  /** Handed on to whoever keeps the accounts. */
  readonly hint?: string | undefined
}

/** Where a way in leads on to, and the ways beside it. */
export interface WayBack {
  /** A path of the shop: where the shopper was, or the store's home. */
  readonly path: string
  /** Leads there in another document. */
  readonly goOn: () => Promise<unknown>
  readonly logOut: () => Promise<unknown>
  /** Another way in that leads on to the same place. */
  readonly toEntry: (page: "ItxLoginPage" | "ItxRegisterPage" | "ItxResetPasswordPage") => PageAddress
  /** The order that goes with the shopper into the account. */
  readonly guestOrder: TypedGuestOrder | undefined
}

/** What every way in carries on to the next. */
const CARRIED: readonly string[] = ["redirectUri", "context", "guest_flow", "orderId", "guestToken"]

export function useWayBack({ parameters }: PageAddress): WayBack {
  const { account } = useCommands()
  const { addressOf } = useNavigation()
  const { home, page } = useShopPages()
  const { redirectUri, orderId = "", guestToken = "" } = parameters
  const built = addressOf(home)
  const homePath = built.ok ? built.address : "/"
  const carried = Object.fromEntries(Object.entries(parameters).filter(([name]) => CARRIED.includes(name)))
  return {
    path: ownPath(redirectUri) ?? homePath,
    goOn: () => account((core) => core.goOn(redirectUri, homePath)),
    logOut: () => account((core) => core.logOut(homePath)),
    toEntry: (name) => page(name, carried),
    // A token that cannot be one is left out: it would keep everybody from coming in.
    guestOrder: isGuestToken(guestToken) && isOrderId(orderId) ? { orderId, guestToken } : undefined,
  }
}
