import * as Clock from "effect/Clock"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { storedValue } from "../../application/platform/StoredValue.ts"
import { StoreScope } from "../../application/store/StoreScope.ts"
import { assistanceEnded, AssistedShopping, logAssistance } from "../../domain/agent/AssistedShopping.ts"
import type { PurchaseOrigin } from "../../domain/checkout/PurchaseOrigin.ts"
import { isOriginText } from "../../domain/checkout/PurchaseOrigin.ts"
import { CliUsageError } from "./CliUsageError.ts"

/** The client for whom staff shop with this state file. */
export const storedAssistance = storedValue("assisted-purchase", 1, AssistedShopping)

/** Returns the client of this store for whom staff shop; `undefined` without one. */
export const currentAssistance = Effect.gen(function* () {
  const { store } = yield* StoreScope
  const shopping = Option.getOrUndefined(yield* storedAssistance.read)
  return shopping?.storeId === store.id ? shopping : undefined
})

/**
 * Checks that staff may place the order of a client, and returns what identifies them; nothing for other customers.
 * Fails with `CliUsageError` when the delegation has ended or covers the cart only.
 */
export const assistedOrigin = Effect.gen(function* () {
  const shopping = yield* currentAssistance
  if (shopping === undefined) return {}
  const ended = assistanceEnded(shopping, yield* Clock.currentTimeMillis)
  if (ended !== undefined)
    return yield* new CliUsageError({
      message: `Shopping for ${shopping.clientName} has ended (${ended}). Run \`selvedge agent shop-for\` again.`,
    })
  if (!shopping.forcePurchase)
    return yield* new CliUsageError({
      message: `You fill the cart; ${shopping.clientName} places the order. To buy too, use --force-purchase.`,
    })
  const { agentName, deviceSerial } = shopping
  const origin: PurchaseOrigin = {
    ...(isOriginText(agentName) ? { employeeName: agentName } : {}),
    ...(deviceSerial !== undefined && isOriginText(deviceSerial) ? { deviceSerial } : {}),
  }
  return origin
})

/** Adds a paid order to the log of the delegation; nothing for other customers. */
export const logAssistedOrder = Effect.gen(function* () {
  const shopping = yield* currentAssistance
  if (shopping !== undefined)
    yield* storedAssistance.write(logAssistance(shopping, "used", DateTime.formatIso(yield* DateTime.now)))
})

/** The reminder that each command prints while staff shop for a client; nothing for other customers. */
export const assistanceNote = Effect.gen(function* () {
  const shopping = yield* currentAssistance
  if (shopping === undefined) return undefined
  const ended = assistanceEnded(shopping, yield* Clock.currentTimeMillis)
  return ended === undefined
    ? `${shopping.agentName} is shopping for ${shopping.clientName}. End with \`selvedge agent end\`.`
    : `Shopping for ${shopping.clientName} has ended (${ended}). Run \`selvedge agent end\`.`
})
