import type { SealedCard } from "../../../../domain/payment/PaymentEntry.ts"

/** What a frame is asked to seal, and who is told the token; nothing where none came. */
export interface Sealing {
  /** Whether the shop may keep the card. */
  readonly keep: boolean
  /** It is only asked about: what is typed stays as it is, and a payment seals it anew. */
  readonly stays: boolean
  readonly answered: (sealed: SealedCard | undefined) => void
}

export interface SealingTurns {
  readonly put: (wanted: Sealing) => void
  /** What was asked last is answered, if that was this round. */
  readonly answer: (round: number, sealed: SealedCard | undefined) => void
  readonly isAsked: (round?: number) => boolean
  /** Nothing more is answered. */
  readonly end: () => void
}

/**
 * Has a frame seal one thing at a time. While something is asked about, a payment waits for its turn and is not lost; a
 * payment is sealed once, however often it is pressed, and nothing is asked about beside it.
 */
export function sealingTurns(
  send: (round: number, sealing: Sealing) => void,
  onPaying: (isPaying: boolean) => void,
): SealingTurns {
  let round = 0
  let current: Sealing | undefined
  let next: Sealing | undefined
  const told = () => onPaying([current, next].some((sealing) => sealing?.stays === false))
  const begin = (wanted: Sealing) => {
    round += 1
    current = wanted
    next = undefined
    told()
    send(round, wanted)
  }
  return {
    put: (wanted) => {
      if (current === undefined) return begin(wanted)
      if (!current.stays || next?.stays === false) return wanted.answered(undefined)
      next?.answered(undefined)
      next = wanted
      told()
    },
    answer: (of, sealed) => {
      if (current === undefined || of !== round) return
      const [done, waiting] = [current, next]
      current = undefined
      if (waiting === undefined) told()
      else begin(waiting)
      done.answered(sealed)
    },
    isAsked: (of = round) => current !== undefined && of === round,
    end: () => {
      const [one, other] = [current, next]
      current = undefined
      next = undefined
      told()
      one?.answered(undefined)
      other?.answered(undefined)
    },
  }
}
