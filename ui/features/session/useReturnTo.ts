import { isGuestToken } from "../../../domain/account/Registration.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { sameSitePath } from "../../../domain/shared/sameSitePath.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { TypedGuestOrder } from "../../runtime/AuthCommands.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"

/** What a way in is opened with. */
export interface AuthViewProps {
  readonly address: PageAddress
  /** To fill in. */
  readonly email?: string | undefined
  /** Handed on to whoever keeps the accounts. */
  readonly hint?: string | undefined
}

/** Where a way in leads on to, and the ways beside it. */
export interface ReturnTo {
  /** A path of the shop: where the shopper was, or the store's home. */
  readonly path: string
  /** Leads there in another document. */
  readonly continueTo: () => Promise<unknown>
  readonly signOut: () => Promise<unknown>
  /** Another way in that leads on to the same place. */
  readonly toAuthPage: (page: "ItxLoginPage" | "ItxRegisterPage" | "ItxResetPasswordPage") => PageAddress
  /** The order that goes with the shopper into the account. */
  readonly guestOrder: TypedGuestOrder | undefined
}

/** What every way in carries on to the next. */
const FORWARDED_PARAMETERS: readonly string[] = ["redirectUri", "context", "guest_flow", "orderId", "guestToken"]

export function useReturnTo({ parameters }: PageAddress): ReturnTo {
  const { account } = useCommands()
  const { addressOf } = useNavigation()
  const { home, page } = useShopPages()
  const { redirectUri, orderId = "", guestToken = "" } = parameters
  const built = addressOf(home)
  const homePath = built.ok ? built.address : "/"
  const forwardedParameters = Object.fromEntries(
    Object.entries(parameters).filter(([name]) => FORWARDED_PARAMETERS.includes(name)),
  )
  return {
    path: sameSitePath(redirectUri) ?? homePath,
    continueTo: () => account((commands) => commands.continueTo(redirectUri, homePath)),
    signOut: () => account((commands) => commands.signOut(homePath)),
    toAuthPage: (name) => page(name, forwardedParameters),
    // A token that cannot be one is left out: it would keep everybody from coming in.
    guestOrder: isGuestToken(guestToken) && isOrderId(orderId) ? { orderId, guestToken } : undefined,
  }
}
