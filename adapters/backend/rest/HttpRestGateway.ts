import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import type { RestAnswer, RestCall, RestGateway } from "../../../application/rest/RestGateway.ts"
import { SessionHolder } from "../../../application/session/SessionHolder.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { StoreId } from "../../../domain/shared/StoreId.ts"
import type { BackendAnswer } from "../http/BackendAnswer.ts"
import { jsonOf } from "../http/BackendAnswer.ts"
import type { BackendConnection } from "../http/callOperation.ts"
import { exchangeRequest, interpret } from "../http/callOperation.ts"
import { configurationChunks } from "../http/configurationChunks.ts"
import { fillPath, UnfilledPath } from "../http/fillPath.ts"
import { rejectedFields, storableJson, UnstorableBody } from "../http/unstorableFields.ts"
import { given } from "../http/given.ts"
import { CHANGING, READING } from "../http/OperationLimits.ts"
import type { OutgoingRequest } from "../http/OutgoingRequest.ts"
import { queryText } from "../http/queryText.ts"
import type { RestAction } from "./restActions.ts"
import { REST_ACTIONS } from "./restActions.ts"
import { restCache } from "./restCache.ts"

/** Version of the paths that leave it open. */
const VERSION = "2"
const AUDIENCE_HEADER = "itx-audience-id"
/** Reads that are asked anew each time: what they say moves by itself. */
const NEVER_KEPT = ["getPaymentStatus", "getCaptcha", "getNativeCaptcha", "listUserEvents", "listUserEventsSeven", "getChatVisibility", "listChatWorkgroups"]
/** Calls by POST that change nothing. */
const READS_BY_POST = ["getCurrentUser"]

/**
 * The REST layer of section 7: named actions for programs that want no gateway.
 *
 * Every call carries `appId` (but for marketing spots), its session, its deadline and the refresh, as gateways' calls do.
 * Configuration variables are asked for in chunks of about 1,800 characters. Reads are kept for 600,000 ms per shopper and
 * store; failures never; everything is forgotten when an action changes something (F50). An unknown action is `NotFound`, an
 * unfilled path parameter status 404 with its name, both before any call.
 */
export function httpRestGateway(connection: BackendConnection, { store: { id: storeId } }: StoreScope["Service"]): RestGateway["Service"] {
  const cache = restCache()
  const ask = (action: RestAction, call: RestCall) => exchangeRequest(connection, action.operation, requestOf(action, storeId, call), action.method === "GET" ? READING : CHANGING).pipe(
    Effect.flatMap((received) => Effect.as(interpret(action.operation, received, () => Effect.void), answerOf(received))),
    Effect.withSpan(`backend.${action.operation}`),
  )
  const shopper = connection.session === undefined ? Effect.succeed("") : Effect.map(Context.get(connection.session, SessionHolder).accessToken,
    (token) => (Option.isNone(token) ? "" : Redacted.value(token.value)))
  const read = Effect.fnUntraced(function* (name: string, action: RestAction, call: RestCall) {
    const asked = JSON.stringify([name, storeId, call.path, call.query, call.ts])
    const now = yield* Clock.currentTimeMillis
    const kept = cache.get(`${yield* shopper} ${asked}`, now)
    if (kept !== undefined) return kept
    const answer = yield* inChunks(action, call, ask)
    // The call may have made the shopper's identity: the answer belongs to whoever it was given to.
    if (!NEVER_KEPT.includes(action.operation)) cache.keep(`${yield* shopper} ${asked}`, answer, now)
    return answer
  })
  return {
    call: (name, call = {}) => {
      const action = REST_ACTIONS.get(name)
      if (action === undefined) return Effect.fail(new BackendError({ operation: name, reason: { _tag: "NotFound" } }))
      if (action.method === "GET") return read(name, action, call)
      if (READS_BY_POST.includes(action.operation)) return ask(action, call)
      return Effect.ensuring(ask(action, call), Effect.sync(cache.clear))
    },
    forget: Effect.sync(cache.clear),
  }
}

type Ask = (action: RestAction, call: RestCall) => Effect.Effect<RestAnswer, BackendError>

/** A read of configuration in as many calls as its variables need, in their order; anything else in one. */
function inChunks(action: RestAction, call: RestCall, ask: Ask): Effect.Effect<RestAnswer, BackendError> {
  const variables = action.operation === "readConfiguration" ? call.query?.["variables"] : undefined
  if (!Array.isArray(variables)) return ask(action, call)
  const chunks = configurationChunks(variables.map(String))
  return Effect.map(Effect.forEach(chunks, (chunk) => ask(action, { ...call, query: { ...call.query, variables: chunk } })), (answers) => ({
    status: answers.at(-1)?.status ?? 200,
    data: answers.flatMap(({ data }) => (Array.isArray(data) ? data : [])),
    ...given(answers.find(({ audienceId }) => audienceId !== undefined)?.audienceId, (audienceId) => ({ audienceId })),
  }))
}

function requestOf({ method, path }: RestAction, storeId: StoreId, { path: parameters, query, body, ts }: RestCall): Effect.Effect<OutgoingRequest, BackendError["reason"]> {
  return Effect.try({
    try: () => {
      const search = queryText({ ...query, ...given(ts, (moment) => ({ ts: moment })) })
      return {
        method,
        path: `${fillPath(path, { version: VERSION, storeId, ...parameters })}${search === "" ? "" : `?${search}`}`,
        headers: body === undefined ? {} : { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: storableJson(body) }),
      }
    },
    catch: (cause): BackendError["reason"] => cause instanceof UnstorableBody ? rejectedFields(cause) : ({ _tag: "MissingPathParameters", status: 404, names: cause instanceof UnfilledPath ? cause.names : [] }),
  })
}

function answerOf(received: BackendAnswer): RestAnswer {
  return { status: received.status, data: jsonOf(received)?.value, ...given(received.headers.get(AUDIENCE_HEADER), (audienceId) => ({ audienceId })) }
}
