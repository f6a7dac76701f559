import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"

/** A request to seal card data. The callback receives the token, or `undefined` without one. */
export interface SealRequest {
  /** Whether the shop may save the card. */
  readonly keep: boolean
  /** For a check only: the inputs keep their values, and a payment seals them again. */
  readonly stays: boolean
  readonly answered: (sealed: TokenizedCard | undefined) => void
}

export interface SealQueue {
  readonly put: (wanted: SealRequest) => void
  /** Completes the current request if it has this round. */
  readonly answer: (round: number, sealed: TokenizedCard | undefined) => void
  readonly isCaptchaRequired: (round?: number) => boolean
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
  const begin = (wanted: SealRequest) => {
    round += 1
    current = wanted
    next = undefined
    notifyPaying()
    send(round, wanted)
  }
  return {
    put: (wanted) => {
      if (current === undefined) return begin(wanted)
      if (!current.stays || next?.stays === false) return wanted.answered(undefined)
      next?.answered(undefined)
      next = wanted
      notifyPaying()
    },
    answer: (of, sealed) => {
      if (current === undefined || of !== round) return
      const [done, waiting] = [current, next]
      current = undefined
      if (waiting === undefined) notifyPaying()
      else begin(waiting)
      done.answered(sealed)
    },
    isCaptchaRequired: (of = round) => current !== undefined && of === round,
    end: () => {
      const [one, other] = [current, next]
      current = undefined
      next = undefined
      notifyPaying()
      one?.answered(undefined)
      other?.answered(undefined)
    },
  }
}
