import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { AccountChangeRefused } from "../../../domain/account/AccountChangeRefused.ts"
import { parsePasskeyName } from "../../../domain/account/Passkey.ts"
import { toAccountChangeRefused } from "../toAccountChangeRefused.ts"
import { PasskeyDevice } from "./PasskeyDevice.ts"
import { PasskeyGateway } from "./PasskeyGateway.ts"

/** Returns the account's passkeys. */
export const listPasskeys = Effect.fn("account.listPasskeys")(() =>
  PasskeyGateway.use((gateway) => gateway.listPasskeys),
)

/**
 * Creates a passkey on this device, saves it and returns the account's passkeys. Fails with `AccountChangeRefused`: on
 * `password` when it is missing or wrong, on `session` (`recent`) when an account without a password must sign in again
 * first, on `passkey` when the device gave none (`cancelled`, `exists`, `unavailable`), when it cannot be verified
 * (`credentials`) or when the account has too many (`maxItems`).
 */
export const addPasskey = Effect.fn("account.addPasskey")(function* (
  typedName: string,
  password?: Redacted.Redacted<string>,
) {
  const name = yield* validName(typedName)
  const gateway = yield* PasskeyGateway
  const device = yield* PasskeyDevice
  const creation = yield* Effect.mapError(gateway.startPasskeyRegistration(password), toAccountChangeRefused)
  const created = yield* Effect.mapError(device.create(creation), ({ rule }) => refused("passkey", rule))
  yield* Effect.mapError(gateway.addPasskey(creation.challengeId, name, created), toAccountChangeRefused)
  return yield* gateway.listPasskeys
})

/** Renames a passkey and returns the account's passkeys. Fails with `AccountChangeRefused` for an invalid name. */
export const renamePasskey = Effect.fn("account.renamePasskey")(function* (passkeyId: string, typedName: string) {
  const name = yield* validName(typedName)
  const gateway = yield* PasskeyGateway
  yield* gateway.renamePasskey(passkeyId, name)
  return yield* gateway.listPasskeys
})

/**
 * Deletes a passkey and returns those that are left. One that is already deleted is no error: the result is the same.
 * Fails with `AccountChangeRefused` (`lastLogon`) for the only sign-in method.
 */
export const deletePasskey = Effect.fn("account.deletePasskey")(function* (passkeyId: string) {
  const gateway = yield* PasskeyGateway
  yield* gateway.deletePasskey(passkeyId).pipe(
    Effect.catchReason("BackendError", "NotFound", () => Effect.logDebug("The passkey had already been deleted")),
    Effect.mapError(toAccountChangeRefused),
  )
  return yield* gateway.listPasskeys
})

/** Deletes a passkey as above, and from this device too. */
export const deletePasskeyHere = Effect.fn("account.deletePasskeyHere")(function* (passkeyId: string) {
  const list = yield* deletePasskey(passkeyId)
  yield* PasskeyDevice.use((device) => device.reportAccepted(list))
  return list
})

const validName = (typed: string): Effect.Effect<string, AccountChangeRefused> => {
  const parsed = parsePasskeyName(typed)
  return "rule" in parsed ? Effect.fail(refused("name", parsed.rule)) : Effect.succeed(parsed.name)
}

const refused = (field: string, rule: string) => new AccountChangeRefused({ reasons: [{ field, rule }] })
