import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { BrowserInfoSource } from "../../../application/platform/BrowserInfoSource.ts"
import type { IdGenerator } from "../../../application/platform/IdGenerator.ts"
import type { RestAction } from "../../../application/rest/RestAction.ts"
import type { RestAnswer, RestCall, RestGateway } from "../../../application/rest/RestGateway.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import { toEmvBrowserInfo } from "../../../domain/checkout/BrowserInfo.ts"
import { apiVersions, DEFAULT_API_VERSION } from "../../../domain/store/apiVersions.ts"
import { saleInfoStoreId } from "../../../domain/store/saleInfoStoreId.ts"
import { browserHeaders } from "../http/send/browserHeaders.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { idempotencyKeys } from "./idempotencyKeys.ts"
import { nearestNames } from "./nearestNames.ts"
import { placeParameters } from "./placeParameters.ts"
import type { PlacedParameters } from "./placeParameters.ts"
import { readInChunks } from "./readInChunks.ts"
import { REST_ACTIONS } from "./restActions.ts"
import { restCache } from "./restCache.ts"
import { followSession } from "./followSession.ts"
import { sendAction } from "./sendAction.ts"

/**
 * Reads that are never cached, because their results change without an action of the customer. Files are not cached
 * either.
 */
const UNCACHED_OPERATIONS = [
  "getPaymentStatus",
  "getNativeCaptcha",
  "listUserEvents",
  "listUserEventsSeven",
  "getChatVisibility",
  "listChatWorkgroups",
]
/** POST calls that change nothing. */
const READ_ONLY_POSTS = ["getCurrentUser"]
const KEY = "Idempotency-Key"

/** Device services that the REST layer uses. */
export interface RestDevice {
  readonly ids: IdGenerator["Service"]
  readonly browserDetails: BrowserInfoSource["Service"]
}

/**
 * The REST layer of S7.4: named actions for programs without a gateway.
 *
 * Every call carries `appId` (except marketing spots), its session, its deadline and the refresh, as gateway calls do.
 * Purchases get an idempotency key and the device headers when the caller gives none. Configuration variables are
 * requested in chunks of about 1,800 characters. Reads are cached for 600,000 ms per customer and store; failures and
 * files never. An action that changes state clears the cache (F50).
 */
export function httpRestGateway(
  connection: BackendConnection,
  scope: StoreScope["Service"],
  { ids, browserDetails }: RestDevice,
): RestGateway["Service"] {
  const { store } = scope
  const { apiVersions: _, ...unversioned } = connection
  const versions = apiVersions(store.configuration)
  const cache = restCache()
  const keys = idempotencyKeys(ids)
  const send = (action: RestAction, placed: PlacedParameters) =>
    sendAction(unversioned, action, placed).pipe(
      Effect.tap(({ data }) => followSession(connection, action.operation, data)),
    )
  const customer =
    connection.session === undefined
      ? Effect.succeed("")
      : Effect.map(Context.get(connection.session, SessionHolder).accessToken, (token) =>
          Option.isNone(token) ? "" : Redacted.value(token.value),
        )

  const place = (action: RestAction, call: RestCall) => {
    const placed = placeParameters(action, call, {
      storeId: store.id,
      version: versions.get(action.operation) ?? DEFAULT_API_VERSION,
      catalogId: (type) =>
        type === undefined ? scope.catalogId : store.catalogs.find((catalog) => catalog.type === type)?.id,
    })
    if ("_tag" in placed) return Effect.fail(new BackendError({ operation: action.name, reason: placed }))
    // Its store is fixed and independent of the session's store (R25).
    return Effect.succeed(
      action.operation === "getWishlistsSaleInfo"
        ? { ...placed, path: { ...placed.path, storeId: saleInfoStoreId(store.configuration) } }
        : placed,
    )
  }

  const read = Effect.fnUntraced(function* (action: RestAction, placed: PlacedParameters) {
    const asked = JSON.stringify([action.name, placed.path, placed.query, placed.headers])
    const now = yield* Clock.currentTimeMillis
    const known = cache.get(`${yield* customer} ${asked}`, now)
    if (known !== undefined) return known
    const answer = yield* readInChunks(action, placed, (part) => send(action, part))
    // The call may have created the identity: the response is cached for the identity after the call.
    const isCacheable =
      !UNCACHED_OPERATIONS.includes(action.operation) && answer.file === undefined && answer.unread === undefined
    if (isCacheable) cache.put(`${yield* customer} ${asked}`, answer, now)
    return answer
  })

  const change = Effect.fnUntraced(function* (action: RestAction, placed: PlacedParameters) {
    const has = (name: string) => action.parameters.some((parameter) => parameter.name === name)
    const device = has("device-channel-3ds2") ? browserHeaders(toEmvBrowserInfo(yield* browserDetails.read)) : {}
    const ready = { ...placed, headers: { ...device, ...placed.headers } }
    if (!has(KEY) || placed.headers[KEY] !== undefined) return yield* send(action, ready)
    return yield* keys.within(JSON.stringify([action.name, yield* customer, placed]), (key) =>
      send(action, { ...ready, headers: { ...ready.headers, [KEY]: key } }),
    )
  })

  const run = (action: RestAction, placed: PlacedParameters): Effect.Effect<RestAnswer, BackendError> => {
    if (action.method === "GET") return read(action, placed)
    return READ_ONLY_POSTS.includes(action.operation)
      ? send(action, placed)
      : Effect.ensuring(change(action, placed), Effect.sync(cache.clear))
  }

  return {
    actions: [...REST_ACTIONS.values()],
    call: (name, call = {}) => {
      const action = REST_ACTIONS.get(name)
      if (action === undefined)
        return Effect.fail(
          new BackendError({
            operation: name,
            reason: { _tag: "UnknownAction", status: 404, nearest: nearestNames(name, REST_ACTIONS.keys()) },
          }),
        )
      return Effect.flatMap(place(action, call), (placed) => run(action, placed))
    },
    forget: Effect.sync(cache.clear),
  }
}
