import type { components } from "../../../../generated/account.d.ts"
import type { ResponseHeaders } from "../../../platform/http/Operation.ts"
import { openSession, type SignInContext } from "../../session/openSession.ts"
import { recordCaller } from "../../session/callerRecognition.ts"
import { sessionCookies } from "../../session/sessionCookies.ts"
import { ACCESS_SECONDS } from "../../session/Sessions.ts"
import type { SandboxServices } from "../../../platform/services/SandboxServices.ts"
import type { UnitOfWork } from "../../../platform/storage/Storage.ts"
import { claimGuestOrders, type GuestOrderToken } from "../claimGuestOrders.ts"

type LoginAnswer = components["schemas"]["LoginAnswer"]

/** The response of every kind of sign-in: the tokens, and their cookies as set by the sign-in page. */
export interface SignedInAccount {
  readonly status: 200
  readonly body: LoginAnswer
  readonly headers: ResponseHeaders
}

/** Opens a session for an account and merges the guest's data into it, in the transaction of the sign-in. */
export const signInToAccount = async (
  work: UnitOfWork,
  services: SandboxServices,
  request: Request,
  signInContext: SignInContext,
  guestTokens: readonly GuestOrderToken[] = [],
): Promise<SignedInAccount> => {
  const tokens = await openSession(work, services, request, signInContext)
  const device = await recordCaller(
    work,
    services,
    signInContext.userId,
    request,
    signInContext.remembersDevice === true,
  )
  const claimedOrderIds = await claimGuestOrders(work, signInContext.storeId, signInContext.userId, guestTokens)
  return {
    status: 200,
    body: {
      access_token: tokens.accessToken,
      expires_in: ACCESS_SECONDS,
      user_type: "registered",
      identity: { userId: String(signInContext.userId) },
      clientType: signInContext.kind === "business" ? "B" : "P",
      ...(claimedOrderIds.length === 0 ? {} : { claimedOrderIds }),
    },
    headers: [...sessionCookies(services, signInContext.storeId, tokens, signInContext.rememberMe), ...device],
  }
}
