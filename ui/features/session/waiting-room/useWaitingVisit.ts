import { useEffect, useState } from "react"
import { redirectTarget } from "../../../../domain/navigation/redirectTarget.ts"
import type { QueueRefused, QueuedVisit } from "../../../../domain/session/QueuedVisit.ts"
import { hasGivenUp, nextQueuedVisit } from "../../../../domain/session/QueuedVisit.ts"
import { useSecondsLeft } from "../../../runtime/useSecondsLeft.ts"
import { storeVisit, readVisit, moment } from "./waitingVisitStorage.ts"

/** The context of a wait. */
export interface WaitingVisitOptions {
  /** The refusal of the page; `undefined` at the waiting room's own address. */
  readonly queueRefused: QueueRefused | undefined
  /** Path of the store's home. */
  readonly home: string
  /** Path of the waiting room, which does not need the full shop; without one the wait stays at its address. */
  readonly roomPath: string | undefined
  /** Requests the page again. Resolves with the new refusal, or `undefined` once it is available. */
  readonly ask: (address: string, signal: AbortSignal) => Promise<QueueRefused | undefined>
}

/**
 * Waits for a page that was refused and opens it (S4.16: waiting room).
 *
 * The wait is stored in this tab and moves to the waiting room's own address, so that a reload continues it without
 * another request to the full shop. At the retry time the page is requested in the background; after another refusal
 * the position is updated. After the last attempt it waits once for the store's home, and then ends (F39). Returns
 * `undefined` until hydration.
 */
export function useWaitingVisit({ queueRefused, home, roomPath, ask }: WaitingVisitOptions): {
  readonly visit: QueuedVisit | undefined
  readonly seconds: number
} {
  const [visit, setVisit] = useState<QueuedVisit>()
  useEffect(() => {
    const stored = readVisit()
    const started =
      queueRefused === undefined
        ? (stored ?? { target: home, attempt: 1, retriesAt: moment() })
        : nextQueuedVisit(stored, currentPath(), queueRefused, moment())
    if (storeVisit(started) && roomPath !== undefined) history.replaceState(history.state, "", roomPath)
    setVisit(started)
  }, [queueRefused, home, roomPath])
  const seconds = useSecondsLeft(
    visit === undefined ? undefined : visit.retriesAt - performance.timeOrigin,
    Math.ceil((queueRefused?.retryAfterMillis ?? 0) / 1000),
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
