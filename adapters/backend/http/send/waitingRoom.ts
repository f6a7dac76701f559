import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import * as Semaphore from "effect/Semaphore"
import { OnQueued } from "../../../../application/shared/OnQueued.ts"
import type { QueuePosition } from "../../../../domain/session/QueuePosition.ts"
import type { BackendResponse } from "../response/BackendResponse.ts"
import { backendErrorReason, hasTooManyAttempts } from "../response/backendErrorReason.ts"
import { whenDefined } from "../whenDefined.ts"
import type { Send } from "./sendRequest.ts"

export interface WaitingRoomOptions {
  /** Attempts of the first call before all calls in the room fail (S4.16). */
  readonly maxRetries: number
  /** Called with each new position in the queue, and with `undefined` when the room is empty. */
  readonly onQueuePosition: (place: QueuePosition | undefined) => void
  /** Attempts made before this page was loaded, when it continues a wait; none when absent. */
  readonly previousAttempts?: () => number
  /** Called when all attempts failed. */
  readonly onGiveUp: () => void
}

/** Sends as `Send` does; `refused` is the queue's response to a call that was already sent. */
export type QueueingSend = (...call: [...Parameters<Send>, refused?: BackendResponse]) => ReturnType<Send>

const TOO_MANY = 429

/**
 * Sends, and waits while the backend has a queue (S4.16).
 *
 * All refused calls share one room. The first call retries after the time that the backend names (R7); the
 * others wait behind it and are sent once it succeeds. A refused call was not carried out, so it is sent again
 * unchanged, writes included, and only once. After `maxRetries` refusals every call in the room gets its own first
 * response. `OnQueued` runs first, so that state that must outlive the page is saved.
 */
export function waitingRoom(
  send: Send,
  { maxRetries, onQueuePosition, previousAttempts = () => 0, onGiveUp }: WaitingRoomOptions,
): QueueingSend {
  const frontPermit = Semaphore.makeUnsafe(1)
  let isOccupied = false
  let admissions = 0
  let giveUps = 0
  return (request, limits, refused) => {
    const waitAtFront = Effect.fnUntraced(function* (first: BackendResponse) {
      let asked = first
      for (let attempt = previousAttempts() + 1; isQueued(asked); attempt += 1) {
        if (attempt > maxRetries) {
          giveUps += 1
          onGiveUp()
          return first
        }
        yield* waitFor(asked, (place) =>
          onQueuePosition({ ...place, attempt, maxRetries, ...(request.method === "GET" ? {} : { isMutation: true }) }),
        )
        asked = yield* send(request, limits)
      }
      admissions += 1
      return asked
    })
    const waitInQueue = (first: BackendResponse | undefined) => {
      const countsOnEntry = { admissions, giveUps }
      const prepared = Effect.flatMap(OnQueued, (prepare) => prepare)
      return Effect.andThen(
        prepared,
        Semaphore.withPermit(frontPermit)(
          Effect.gen(function* () {
            if (first !== undefined && giveUps !== countsOnEntry.giveUps) return first
            const asked =
              first === undefined || admissions !== countsOnEntry.admissions ? yield* send(request, limits) : first
            if (!isQueued(asked)) return asked
            isOccupied = true
            return yield* Effect.ensuring(
              waitAtFront(asked),
              Effect.sync(() => {
                isOccupied = false
                onQueuePosition(undefined)
              }),
            )
          }),
        ),
      )
    }
    if (refused !== undefined && !isQueued(refused)) return Effect.succeed(refused)
    if (refused !== undefined || isOccupied) return waitInQueue(refused)
    return Effect.flatMap(send(request, limits), (first) =>
      isQueued(first) ? waitInQueue(first) : Effect.succeed(first),
    )
  }
}

/**
 * True when the shop is full. A call that exceeded its own attempt limit is not retried, and no call waits behind it.
 */
function isQueued(response: BackendResponse): boolean {
  return response.status === TOO_MANY && !hasTooManyAttempts(response)
}

const waitFor = Effect.fnUntraced(function* (
  refused: BackendResponse,
  onQueuePosition: (place: Pick<QueuePosition, "position" | "retryAfterMillis">) => void,
) {
  const reason = backendErrorReason(refused, { now: yield* Clock.currentTimeMillis, random: yield* Random.next })
  if (reason?._tag !== "RateLimited") return
  onQueuePosition({
    retryAfterMillis: reason.retryAfterMillis,
    ...whenDefined(reason.position, (position) => ({ position })),
  })
  yield* Effect.sleep(reason.retryAfterMillis)
})
