import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import * as Semaphore from "effect/Semaphore"
import { BeforeWaiting } from "../../../application/shared/BeforeWaiting.ts"
import type { WaitingPlace } from "../../../domain/session/WaitingPlace.ts"
import type { BackendAnswer } from "./BackendAnswer.ts"
import { failureReason, isTriedTooOften } from "./failureReason.ts"
import { given } from "./given.ts"
import type { Send } from "./sendRequest.ts"

/** How a waiting room is run. */
export interface WaitingRoomRules {
  /** Tries of the call in front before everybody is sent home (specification, section 4). */
  readonly maxRetries: number
  /** Told each place that the shopper has, and nothing when the room is left. */
  readonly onPlace: (place: WaitingPlace | undefined) => void
  /** Tries that were made before this page was loaded, where it goes on with a wait; none when absent. */
  readonly triesBefore?: () => number
  /** The room was waited in for nothing. */
  readonly onGivenUp: () => void
}

/** Sends as `Send` does; `refused` is the answer of a call that was sent already and met the queue. */
export type WaitingSend = (...call: [...Parameters<Send>, refused?: BackendAnswer]) => ReturnType<Send>

const TOO_MANY = 429

/**
 * Sends, and waits where the backend has a queue (specification, section 4).
 *
 * There is one room however many calls are refused: the first in it asks again after the time the backend names (ruling
 * R7), the others wait behind it and go on when it is through. A refused call was not carried out, so it is sent again
 * as it is, also when it changes something, and once. After `maxRetries` refusals every call in the room gets its own
 * first answer. Whoever waits is asked first to keep what must outlive the page (`BeforeWaiting`).
 */
export function waitingRoom(
  send: Send,
  { maxRetries, onPlace, triesBefore = () => 0, onGivenUp }: WaitingRoomRules,
): WaitingSend {
  const front = Semaphore.makeUnsafe(1)
  let occupied = false
  let openings = 0
  let surrenders = 0
  return (request, limits, refused) => {
    const inFront = Effect.fnUntraced(function* (first: BackendAnswer) {
      let asked = first
      for (let attempt = triesBefore() + 1; isQueue(asked); attempt += 1) {
        if (attempt > maxRetries) {
          surrenders += 1
          onGivenUp()
          return first
        }
        yield* waitFor(asked, (place) =>
          onPlace({ ...place, attempt, maxRetries, ...(request.method === "GET" ? {} : { isChange: true }) }),
        )
        asked = yield* send(request, limits)
      }
      openings += 1
      return asked
    })
    const inRoom = (first: BackendAnswer | undefined) => {
      const entered = { openings, surrenders }
      const prepared = Effect.flatMap(BeforeWaiting, (prepare) => prepare)
      return Effect.andThen(
        prepared,
        Semaphore.withPermit(front)(
          Effect.gen(function* () {
            if (first !== undefined && surrenders !== entered.surrenders) return first
            const asked = first === undefined || openings !== entered.openings ? yield* send(request, limits) : first
            if (!isQueue(asked)) return asked
            occupied = true
            return yield* Effect.ensuring(
              inFront(asked),
              Effect.sync(() => {
                occupied = false
                onPlace(undefined)
              }),
            )
          }),
        ),
      )
    }
    if (refused !== undefined && !isQueue(refused)) return Effect.succeed(refused)
    if (refused !== undefined || occupied) return inRoom(refused)
    return Effect.flatMap(send(request, limits), (first) => (isQueue(first) ? inRoom(first) : Effect.succeed(first)))
  }
}

/**
 * Whether the shop is full. A call that was tried too often is refused for itself: it is not sent again, and nobody
 * waits behind it.
 */
function isQueue(answer: BackendAnswer): boolean {
  return answer.status === TOO_MANY && !isTriedTooOften(answer)
}

const waitFor = Effect.fnUntraced(function* (
  refused: BackendAnswer,
  onPlace: (place: Pick<WaitingPlace, "position" | "retryAfterMillis">) => void,
) {
  const reason = failureReason(refused, { now: yield* Clock.currentTimeMillis, random: yield* Random.next })
  if (reason?._tag !== "RateLimited") return
  onPlace({ retryAfterMillis: reason.retryAfterMillis, ...given(reason.position, (position) => ({ position })) })
  yield* Effect.sleep(reason.retryAfterMillis)
})
