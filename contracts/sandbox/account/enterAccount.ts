import type { components } from "../../generated/account.d.ts"
import type { AnswerHeaders } from "../http/Operation.ts"
import { openSession, type Entrance } from "../session/openSession.ts"
import { rememberCaller } from "../session/knownCallers.ts"
import { sessionCookies } from "../session/sessionCookies.ts"
import { ACCESS_SECONDS } from "../session/Sessions.ts"
import type { SandboxServices } from "../SandboxServices.ts"
import type { Work } from "../storage/Storage.ts"
import { claimGuestOrders, type GuestOrderToken } from "./claimGuestOrders.ts"

type LoginAnswer = components["schemas"]["LoginAnswer"]

/** The answer of a login of whatever kind: the tokens, and their cookies as the sign-in page sets them. */
export interface EnteredAccount {
  readonly status: 200
  readonly body: LoginAnswer
  readonly headers: AnswerHeaders
}

/** Opens a session for an account and takes over what the guest had, in the transaction of the login. */
export const enterAccount = async (
  work: Work,
  services: SandboxServices,
  request: Request,
  entrance: Entrance,
  guestTokens: readonly GuestOrderToken[] = [],
): Promise<EnteredAccount> => {
  const tokens = await openSession(work, services, request, entrance)
  const device = await rememberCaller(work, services, entrance.userId, request, entrance.keepsDevice === true)
  const claimedOrderIds = await claimGuestOrders(work, entrance.storeId, entrance.userId, guestTokens)
  return {
    status: 200,
    body: {
      access_token: tokens.accessToken,
      expires_in: ACCESS_SECONDS,
      user_type: "registered",
      identity: { userId: String(entrance.userId) },
      clientType: entrance.kind === "business" ? "B" : "P",
      ...(claimedOrderIds.length === 0 ? {} : { claimedOrderIds }),
    },
    headers: [...sessionCookies(services, entrance.storeId, tokens, entrance.rememberMe), ...device],
  }
}
