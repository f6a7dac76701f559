import { useEffect, useState } from "react"
import { redirectTarget } from "../../../domain/navigation/redirectTarget.ts"
import type { QueueRefused, QueuedVisit } from "../../../domain/session/QueuedVisit.ts"
import { hasGivenUp, nextQueuedVisit } from "../../../domain/session/QueuedVisit.ts"
import { useSecondsLeft } from "../../runtime/useSecondsLeft.ts"
import { storeVisit, readVisit, moment } from "./waitingVisitStorage.ts"

/** Where a wait takes place. */
export interface WaitingVisitOptions {
  /** How the page was refused; nothing at the waiting room's own address. */
  readonly refusal: QueueRefused | undefined
  /** Path of the store's home. */
  readonly home: string
  /** Path of the waiting room, which asks nothing of a full shop; without one the wait stays where it is. */
  readonly room: string | undefined
  /** Asks whether a page may be had by now: how it is refused once more, or nothing. */
  readonly ask: (address: string, signal: AbortSignal) => Promise<QueueRefused | undefined>
}

/**
 * Waits for a page that was refused, and goes there (specification, section 4: waiting room).
 *
 * The wait is kept in this tab and moves to the waiting room's own address: a reload goes on with it and does not ask
 * the full shop once more. When the time is over the page is asked for without leaving this one; refused again, the
 * place is new. After the last try the store's home is waited for, once, and there it ends (F39). Answers nothing until
 * the page is alive.
 */
export function useWaitingVisit({ refusal, home, room, ask }: WaitingVisitOptions): {
  readonly visit: QueuedVisit | undefined
  readonly seconds: number
} {
  const [visit, setVisit] = useState<QueuedVisit>()
  useEffect(() => {
    const kept = readVisit()
    const started =
      refusal === undefined
        ? (kept ?? { target: home, attempt: 1, retriesAt: moment() })
        : nextQueuedVisit(kept, currentPath(), refusal, moment())
    if (storeVisit(started) && room !== undefined) history.replaceState(history.state, "", room)
    setVisit(started)
  }, [refusal, home, room])
  const seconds = useSecondsLeft(
    visit === undefined ? undefined : visit.retriesAt - performance.timeOrigin,
    Math.ceil((refusal?.retryAfterMillis ?? 0) / 1000),
  )
  const isOver = visit !== undefined && hasGivenUp(visit)
  const isDue = visit !== undefined && !isOver && seconds === 0 && moment() >= visit.retriesAt
  useEffect(() => {
    if (visit === undefined || !isOver || visit.target === home) return
    storeVisit({ target: home, attempt: 1, retriesAt: moment() })
    location.replace(home)
  }, [visit, isOver, home])
  useEffect(() => {
    if (visit === undefined || !isDue) return undefined
    const leaving = new AbortController()
    const target = redirectTarget(visit.target, { allowedHosts: [], parse: parseAbsolute, home })
    void ask(target, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer === undefined) return location.replace(target)
      const next = nextQueuedVisit(visit, visit.target, answer, moment())
      storeVisit(next)
      setVisit(next)
    })
    return () => leaving.abort()
  }, [visit, isDue, home, ask])
  return { visit, seconds }
}

function currentPath(): string {
  return `${location.pathname}${location.search}`
}

function parseAbsolute(address: string): URL | undefined {
  try {
    return new URL(address, location.href)
  } catch {
    return undefined
  }
}
