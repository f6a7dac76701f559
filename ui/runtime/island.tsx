import type { ComponentType, FunctionComponent } from "react"
import { lazy, memo, Suspense, useRef, useState } from "react"
import styles from "./island.module.css"
import { nextTask } from "./browser/scheduling.ts"
import { createObservable, useObservable } from "./observable.ts"
import { retryable } from "./retryable.ts"

interface Loading {
  readonly isLoaded: () => boolean
  readonly load: () => Promise<void>
}

/** The islands of the modules that are loaded so far. */
const islands: Loading[] = []
let isInUse = false

/**
 * A part of a page that the server renders completely, and that is hydrated at the first sign that the customer uses
 * the page (`loadIslands`). Until then its links and forms work as in any document, its script is not fetched, and
 * changes of its properties wait. If the script cannot be fetched, the next sign fetches it again.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const state = createObservable<ComponentType<Props> | undefined>(undefined)
  let resolve: (module: { readonly default: ComponentType<Props> }) => void = () => undefined
  const later = new Promise<{ readonly default: ComponentType<Props> }>((resolved) => (resolve = resolved))
  const Later = lazy(() => later)
  islands.push({
    isLoaded: () => state.current() !== undefined,
    load: retryable(async () => {
      const View = await load()
      resolve({ default: View })
      await nextTask()
      state.set(View)
    }),
  })
  return memo(function Island(props: Props) {
    const isLoaded = useObservable(state, (View) => View !== undefined)
    const [View] = useState<ComponentType<Props>>(() => state.current() ?? Later)
    const container = useRef<HTMLDivElement>(null)
    const content = (
      <Suspense fallback={<ServerHtml of={container} />}>
        <View {...props} />
      </Suspense>
    )
    const [waiting] = useState(content)
    return (
      <div ref={container} className={styles["island"]} data-island="">
        {/* React would replace a part that is updated before its script is there. */}
        {isLoaded ? content : waiting}
      </div>
    )
  })
}

/** What the server rendered in an element, for updates while the script of an island cannot be fetched. */
function ServerHtml({ of: { current } }: { readonly of: { readonly current: HTMLElement | null } }) {
  return current && <div className={styles["island"]} dangerouslySetInnerHTML={{ __html: current.innerHTML }} />
}

/**
 * Fetches and hydrates all islands. Call it before an update of what surrounds them, and before rendering on the
 * server. Fails when a script cannot be fetched.
 */
export async function loadIslands(): Promise<void> {
  isInUse = true
  const missing = missingIslands()
  if (missing.length === 0) return
  await Promise.all(missing.map(async ({ load }) => load()))
}

/**
 * Updates what surrounds the islands: at once if they are loaded, else when they are. Without their scripts they stay
 * as the server rendered them.
 */
export function afterIslands(update: () => void): void {
  if (missingIslands().length === 0) return update()
  loadIslands().then(update, update)
}

const missingIslands = () => islands.filter(({ isLoaded }) => !isLoaded())

/** Loads the islands of another page in a document that is in use. */
export async function loadIslandsInUse(): Promise<void> {
  if (isInUse) await loadIslands()
}

/** Whether an element is part of an island. */
export function isInIsland(target: Element): boolean {
  return target.closest("[data-island]") !== null
}
