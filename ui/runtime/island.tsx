import type { ComponentType, FunctionComponent, ReactNode, RefObject } from "react"
import { lazy, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react"
import { FORM_FIELDS } from "./browser/earlyFields.ts"
import type { announceEarlyChanges } from "./browser/announceEarlyChanges.ts"
import styles from "./island.module.css"
import { retryable } from "./retryable.ts"
import { inWholePage, loadWholePage } from "./WholePage.tsx"

interface Loading {
  readonly kinds: readonly string[] | undefined
  readonly isLoaded: () => boolean
  readonly load: () => Promise<void>
}

/** The islands of the modules that are loaded so far. */
const islands: Loading[] = []
/** The parts of this document that are not hydrated yet. */
const unhydrated = new Map<symbol, Pick<Loading, "kinds">>()
const afterHydration = new Set<() => void>()
let isInUse = false

/** A kind of page for the islands that are part of all pages. */
export const FRAME = "frame"

/** An update waits at most this long for hydration on a slow device, in milliseconds. */
const HYDRATION_TIMEOUT_MILLIS = 4_000

/**
 * A part of a page that the server renders completely, and that is hydrated at the first sign that the customer uses
 * the page (`loadIslands`). Until then its links and forms work as in any document, its script is not fetched, and
 * changes of its properties wait. If the script cannot be fetched, the next sign fetches it again. `kinds` are the
 * kinds of pages that it is part of; all when absent.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  kinds?: readonly string[],
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let announce: typeof announceEarlyChanges
  let resolve: (module: { readonly default: ComponentType<Props> }) => void = () => undefined
  const later = new Promise<{ readonly default: ComponentType<Props> }>((resolved) => (resolve = resolved))
  const Later = lazy(() => later)
  /** The parts that replace what the server sent when it is outdated. */
  const waiting = new Set<(View: ComponentType<Props>) => void>()
  islands.push({
    kinds,
    isLoaded: () => loaded !== undefined,
    load: retryable(async () => {
      const [View, isAsRendered, changes] = await Promise.all([
        load(),
        loadWholePage(),
        import("./browser/announceEarlyChanges.ts"),
      ])
      announce = changes.announceEarlyChanges
      loaded = inWholePage(View)
      if (isAsRendered) resolve({ default: loaded })
      else for (const replace of waiting) replace(loaded)
    }),
  })
  return memo(function Island(props: Props) {
    const [View, setView] = useState<ComponentType<Props>>(() => loaded ?? Later)
    const [isHydrated, setHydrated] = useState(View !== Later)
    const container = useRef<HTMLDivElement>(null)
    /** The fields of what the server sent, once it is replaced. */
    const replaced = useRef<readonly Element[]>(undefined)
    const fields = () => [...(container.current?.querySelectorAll(FORM_FIELDS) ?? [])]
    useEffect(() => {
      if (isHydrated) return
      const part = Symbol("island")
      unhydrated.set(part, { kinds })
      const replace = (Newer: ComponentType<Props>) => {
        replaced.current = fields()
        setView(() => Newer)
      }
      waiting.add(replace)
      return () => {
        waiting.delete(replace)
        unhydrated.delete(part)
        for (const run of afterHydration) run()
      }
    }, [isHydrated])
    const content = (
      <Suspense key={View === Later ? "sent" : "own"} fallback={<ServerCopy of={container} />}>
        <View {...props} />
        <OnHydration
          run={() => {
            if (isHydrated) return
            if (replaced.current === undefined) announce(fields())
            else announce(replaced.current, container.current ?? undefined)
            setHydrated(true)
          }}
        />
      </Suspense>
    )
    const [sent] = useState(content)
    return (
      <div ref={container} className={styles["island"]} data-island="">
        {/* React would replace a part that is updated before it is hydrated. */}
        {View === Later && !isHydrated ? sent : content}
      </div>
    )
  })
}

/** A part of an island that is hydrated on its own, so that a press elsewhere does not wait for it. */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}

function OnHydration({ run }: { readonly run: () => void }) {
  useEffect(run, [])
  return null
}

/** What the server rendered in an element, for updates while the script of an island cannot be fetched. */
function ServerCopy({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const [nodes] = useState(() => Array.from(of.current?.childNodes ?? [], (node) => node.cloneNode(true)))
  const copy = useRef<HTMLDivElement>(null)
  // Nodes, since the security policy of pages forbids inserting HTML.
  useLayoutEffect(() => copy.current?.replaceChildren(...nodes), [nodes])
  return <div ref={copy} className={styles["island"]} />
}

/**
 * Fetches and hydrates all islands, or only those of a kind of page. Call it before an update of what surrounds them,
 * and before rendering on the server. Fails when a script cannot be fetched.
 */
export async function loadIslands(kind?: string): Promise<void> {
  isInUse = true
  const isNeeded = ({ kinds }: Pick<Loading, "kinds">) =>
    kind === undefined || kinds === undefined || kinds.includes(kind)
  const isComplete = () => ![...unhydrated.values()].some(isNeeded)
  await Promise.all(islands.filter((one) => isNeeded(one) && !one.isLoaded()).map(async ({ load }) => load()))
  if (isComplete()) return
  await new Promise<void>((resolve) => {
    const finish = () => {
      afterHydration.delete(check)
      resolve()
    }
    const check = () => void (isComplete() && finish())
    afterHydration.add(check)
    setTimeout(finish, HYDRATION_TIMEOUT_MILLIS)
  })
}

/**
 * Updates what surrounds the islands: at once if they are hydrated, else when they are. Without their scripts they stay
 * as the server rendered them.
 */
export function afterIslands(update: () => void): void {
  if (unhydrated.size === 0) return update()
  loadIslands().then(update, update)
}

/** Loads the islands of another page, of this kind, in a document that is in use. */
export async function loadIslandsInUse(kind: string): Promise<void> {
  if (isInUse) await loadIslands(kind)
}

/** Whether an element is part of an island. */
export function isInIsland(target: Element): boolean {
  return target.closest("[data-island]") !== null
}
