import { useEffect, useState } from "react"
import { useSecondsLeft } from "../../runtime/useSecondsLeft.ts"

/** Where the visits of a page that was full are counted, in this tab only. */
const VISITS_KEY = "selvedge.waiting.v1"
const SECOND_MILLIS = 1000
/** After this a full page is another crowd. */
const FORGOTTEN_MILLIS = 600_000

/**
 * Asks for a page that was full again after its time, as the waiting room does (specification, section 4): the same address, at most
 * `maxRetries` times, then the store's home once; there it ends (F39). Answers the seconds that are left.
 */
export function useComeBack(retryAfterMillis: number | undefined, home: string | undefined, maxRetries: number): number {
  const [due, setDue] = useState<number>()
  const seconds = useSecondsLeft(due, Math.ceil((retryAfterMillis ?? 0) / SECOND_MILLIS))
  useEffect(() => setDue(retryAfterMillis === undefined ? undefined : performance.now() + retryAfterMillis), [retryAfterMillis])
  const isDue = due !== undefined && seconds === 0
  useEffect(() => {
    if (!isDue) return
    const { pathname } = location
    const tries = triesAt(pathname) + 1
    remember(pathname, tries)
    if (tries <= maxRetries) location.reload()
    else if (home !== undefined && home !== pathname) location.replace(home)
  }, [isDue, home, maxRetries])
  return seconds
}

function triesAt(pathname: string): number {
  try {
    const [path, tries = "", at = ""] = (sessionStorage.getItem(VISITS_KEY) ?? "").split(" ")
    const isOne = path === pathname && /^[0-9]{1,4}$/.test(tries) && Number(at) > moment() - FORGOTTEN_MILLIS
    return isOne ? Number(tries) : 0
  } catch {
    return 0 // storage may be forbidden; then each visit is the first
  }
}

function remember(pathname: string, tries: number): void {
  try {
    sessionStorage.setItem(VISITS_KEY, `${pathname} ${tries} ${moment()}`)
  } catch {
    // storage may be forbidden; then each visit is the first
  }
}

/** The moment, also over reloads. */
function moment(): number {
  return Math.round(performance.timeOrigin + performance.now())
}
