import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { KeyValueStore } from "../../application/platform/KeyValueStore.ts"
import type { SessionHolder } from "../../application/session/SessionHolder.ts"
import type { StorageError } from "../../application/shared/StorageError.ts"
import { toSession } from "../../domain/session/Session.ts"
import type { StoreId } from "../../domain/shared/StoreId.ts"

/**
 * The session of a terminal in its state file, one per backend and store, with its refresh token. An unreadable session
 * counts as absent; a failed write is logged, and the command continues.
 */
export function storedSession(storeId: StoreId, backendUrl: string, values: KeyValueStore["Service"]) {
  const nameOf = (name: string, store: StoreId) => `${name}@${store} ${backendUrl}`
  const tokenKey = nameOf("access_token", storeId)
  const typeKey = nameOf("user_type", storeId)
  const refreshKey = (store: StoreId) => nameOf("refresh_token", store)
  const read = (key: string) =>
    Effect.catch(values.get(key), (error) =>
      Effect.as(Effect.logWarning("The session was not read", error.reason._tag), Option.none<string>()),
    )
  const holder: SessionHolder["Service"] = {
    current: Effect.map(Effect.all([read(tokenKey), read(typeKey)]), ([token, userType]) =>
      toSession(Option.isSome(token), Option.getOrUndefined(userType)),
    ),
    accessToken: Effect.map(
      read(tokenKey),
      Option.map((token) => Redacted.make(token)),
    ),
    refreshes: true,
    save: ({ accessToken }, userType) =>
      changing(Effect.andThen(values.set(tokenKey, Redacted.value(accessToken)), values.set(typeKey, userType))),
    clear: changing(
      Effect.all([values.remove(tokenKey), values.remove(typeKey), values.remove(refreshKey(storeId))], {
        discard: true,
      }),
    ),
  }
  return {
    holder,
    refreshTokens: {
      read: (store: StoreId) => Effect.map(read(refreshKey(store)), Option.getOrUndefined),
      save: (store: StoreId, token: string | undefined) =>
        changing(token === undefined ? values.remove(refreshKey(store)) : values.set(refreshKey(store), token)),
    },
  }
}

function changing(change: Effect.Effect<void, StorageError>): Effect.Effect<void> {
  return Effect.catch(change, (error) => Effect.logWarning("The session was not kept", error.reason._tag))
}
