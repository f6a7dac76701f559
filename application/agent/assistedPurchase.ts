import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { AssistedShopping } from "../../domain/agent/AssistedShopping.ts"
import { logAssistance, validateAssistedForm } from "../../domain/agent/AssistedShopping.ts"
import type { AssistedPurchase } from "../../domain/agent/AssistedPurchase.ts"
import { AssistedPurchaseRefused } from "../../domain/agent/AssistedPurchaseRefused.ts"
import type { TemporaryUserRequest } from "../../domain/agent/TemporaryUser.ts"
import { AuthGateway } from "../account/auth/AuthGateway.ts"
import { signOut } from "../account/auth/signOut.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { StoreAgentGateway } from "./StoreAgentGateway.ts"

/** An agent's sign-in for one client. */
/**
 * Starts shopping for a registered client in the client's own session, which replaces the session of this device and
 * ends with it. The backend logs it. Returns the delegation, which the device stores to show it on every page.
 *
 * Fails with `AssistedPurchaseRefused` for invalid fields before any call, with `Forbidden` for an expired, altered or
 * reused token (F171), and with `NotFound` for an unknown client.
 */
export const startAssistedPurchase = Effect.fn("agent.startAssistedPurchase")(function* (purchase: AssistedPurchase) {
  const reasons = validateAssistedForm(purchase)
  if (reasons.length > 0) return yield* new AssistedPurchaseRefused({ reasons })
  const gateway = yield* StoreAgentGateway
  const session = yield* gateway.initAssistedPurchase(purchase)
  yield* replaceSession(session, "registered")
  return yield* assistedShopping({
    agentId: session.agentId,
    agentName: purchase.agentName,
    clientId: session.userId,
    clientName: purchase.clientId,
    forcePurchase: session.forcePurchase,
    expiresIn: session.expiresIn,
    ...(purchase.deviceSerial === undefined ? {} : { deviceSerial: purchase.deviceSerial }),
  })
})

/** A client without an account, at the till of a physical store. */
export interface TemporaryClient extends TemporaryUserRequest {
  readonly agentName: string
}

/**
 * Registers a client without an account for one purchase at a till, and shops for them as a guest with the address
 * saved. Fails with `AssistedPurchaseRefused` for invalid fields, and with `Forbidden` for a wrong code of the till.
 */
export const startTemporaryPurchase = Effect.fn("agent.startTemporaryPurchase")(function* (request: TemporaryClient) {
  const { agentName, deviceSerial } = request
  const reasons = [
    ...validateAssistedForm({
      agentId: request.physicalStoreId,
      agentName,
      clientId: request.phone,
      ...(deviceSerial === undefined ? {} : { deviceSerial }),
    }),
    ...(/^[0-9]{6}$/.test(request.code) ? [] : [{ field: "code", rule: "pattern" }]),
    ...(/^\+[0-9]{4,15}$/.test(request.phone) ? [] : [{ field: "phone", rule: "pattern" }]),
  ]
  if (reasons.length > 0) return yield* new AssistedPurchaseRefused({ reasons })
  const gateway = yield* StoreAgentGateway
  const user = yield* gateway.createMerchantTemporaryUser(request)
  yield* replaceSession(user, "guest")
  const { firstName = "", lastName = "" } = request.address
  const shopping = yield* assistedShopping({
    agentId: request.physicalStoreId,
    agentName,
    clientId: user.userId,
    clientName: `${firstName} ${lastName}`.trim(),
    forcePurchase: true,
    expiresIn: user.expiresIn,
    ...(deviceSerial === undefined ? {} : { deviceSerial }),
  })
  return { shopping, addressId: user.addressId }
})

/** Ends an assisted purchase: the session of the client ends here and at the backend, which logs it. */
export const endAssistedPurchase = Effect.fn("agent.endAssistedPurchase")(function* (shopping: AssistedShopping) {
  // The session has no refresh token, by which `closeSession` would end it.
  yield* AuthGateway.use((gateway) => gateway.logout).pipe(
    Effect.catch((error) => Effect.logWarning("The backend did not end the session of a client", error.message)),
  )
  yield* signOut()
  return logAssistance(shopping, "revoked", DateTime.formatIso(yield* DateTime.now))
})

/** The cart of an earlier session stays in its account: it must not be merged into the client's. */
const replaceSession = Effect.fnUntraced(function* (
  { accessToken, expiresIn }: Pick<Parameters<SessionHolder["Service"]["save"]>[0], "accessToken" | "expiresIn">,
  userType: "guest" | "registered",
) {
  const holder = yield* SessionHolder
  if ((yield* holder.current).state !== "none") yield* signOut()
  yield* holder.save({ accessToken, expiresIn, lifetime: "browser" }, userType)
})

const assistedShopping = Effect.fnUntraced(function* ({
  expiresIn,
  ...known
}: Omit<AssistedShopping, "storeId" | "expiresAt" | "log"> & { readonly expiresIn: number }) {
  const { store } = yield* StoreScope
  const now = yield* DateTime.now
  const expiresAt = DateTime.formatIso(DateTime.add(now, { seconds: expiresIn }))
  return logAssistance({ ...known, storeId: store.id, expiresAt, log: [] }, "granted", DateTime.formatIso(now))
})
