import type { TokenizedCard } from "../../../../domain/payment/PaymentEntry.ts"

/** What a frame is asked to seal, and who is told the token; nothing where none came. */
export interface SealRequest {
  /** Whether the shop may keep the card. */
  readonly keep: boolean
  /** It is only asked about: what is typed stays as it is, and a payment seals it anew. */
  readonly stays: boolean
  readonly answered: (sealed: TokenizedCard | undefined) => void
}

export interface SealQueue {
  readonly put: (wanted: SealRequest) => void
  /** What was asked last is answered, if that was this round. */
  readonly answer: (round: number, sealed: TokenizedCard | undefined) => void
  readonly isCaptchaRequired: (round?: number) => boolean
  /** Nothing more is answered. */
  readonly end: () => void
}

/**
 * Has a frame seal one thing at a time. While something is asked about, a payment waits for its turn and is not lost; a
 * payment is sealed once, however often it is pressed, and nothing is asked about beside it.
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
