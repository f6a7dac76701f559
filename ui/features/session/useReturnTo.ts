import { isGuestToken } from "../../../domain/account/Registration.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { sameSitePath } from "../../../domain/shared/sameSitePath.ts"
import { isOrderId } from "../../../domain/shared/OrderId.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import type { TypedGuestOrder } from "../../commands/account/guestTokens.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"

/** The properties of the authentication pages. */
export interface AuthViewProps {
  readonly address: PageAddress
  /** The initial value of the login id. */
  readonly email?: string | undefined
  /** Passed on to the backend's own sign-in pages. */
  readonly hint?: string | undefined
}

/** The target after signing in, and links to the other authentication pages. */
export interface ReturnTo {
  /** A path of the shop: the customer's previous page or the store's home. */
  readonly path: string
  /** Goes there with a full page load. */
  readonly continueTo: () => Promise<unknown>
  readonly signOut: () => Promise<unknown>
  /** Another authentication page with the same target. */
  readonly toAuthPage: (page: "ItxLoginPage" | "ItxRegisterPage" | "ItxResetPasswordPage") => PageAddress
  /** A guest's order to save to the account. */
  readonly guestOrder: TypedGuestOrder | undefined
}

/** Parameters passed from one authentication page to the next. */
const FORWARDED_PARAMETERS: readonly string[] = ["redirectUri", "context", "guest_flow", "orderId", "guestToken"]

export function useReturnTo({ parameters }: PageAddress): ReturnTo {
  const { auth } = useCommands()
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
    continueTo: () => auth.continueTo(redirectUri, homePath),
    signOut: () => auth.signOut(homePath),
    toAuthPage: (name) => page(name, forwardedParameters),
    // An invalid token is omitted: it would make every sign-in fail.
    guestOrder: isGuestToken(guestToken) && isOrderId(orderId) ? { orderId, guestToken } : undefined,
  }
}
