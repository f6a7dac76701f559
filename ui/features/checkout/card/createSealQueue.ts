import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"

/** A request to seal card data. The callback receives the token, or `undefined` without one. */
export interface SealRequest {
  /** Whether the shop may save the card. */
  readonly keep: boolean
  /** For a check only: the inputs keep their values, and a payment seals them again. */
  readonly stays: boolean
  readonly onResult: (sealed: TokenizedCard | undefined) => void
}

export interface SealQueue {
  readonly enqueue: (request: SealRequest) => void
  /** Completes the current request if it has this round. */
  readonly answer: (round: number, sealed: TokenizedCard | undefined) => void
  /** Whether the request of a round is pending; without a round, any request. */
  readonly isPending: (round?: number) => boolean
  /** Ends all requests without a result. */
  readonly end: () => void
}

/**
 * Sends requests to a frame one at a time. A payment waits for a pending check. A payment is sealed once, however often
 * the button is pressed, and no check starts while it is pending.
 */
export function createSealQueue(
  send: (round: number, sealing: SealRequest) => void,
  onPaying: (isPaying: boolean) => void,
): SealQueue {
  let round = 0
  let current: SealRequest | undefined
  let next: SealRequest | undefined
  const notifyPaying = () => onPaying([current, next].some((sealing) => sealing?.stays === false))
  const begin = (request: SealRequest) => {
    round += 1
    current = request
    next = undefined
    notifyPaying()
    send(round, request)
  }
  return {
    enqueue: (request) => {
      if (current === undefined) return begin(request)
      if (!current.stays || next?.stays === false) return request.onResult(undefined)
      next?.onResult(undefined)
      next = request
      notifyPaying()
    },
    answer: (forRound, sealed) => {
      if (current === undefined || forRound !== round) return
      const [finished, waiting] = [current, next]
      current = undefined
      if (waiting === undefined) notifyPaying()
      else begin(waiting)
      finished.onResult(sealed)
    },
    isPending: (forRound = round) => current !== undefined && forRound === round,
    end: () => {
      const [one, other] = [current, next]
      current = undefined
      next = undefined
      notifyPaying()
      one?.onResult(undefined)
      other?.onResult(undefined)
    },
  }
}
