import type { ComponentType, ReactNode } from "react"
import { lazy, Suspense, useState, useSyncExternalStore } from "react"
import { ErrorBoundary } from "./ErrorBoundary.tsx"

/** A script could not be fetched: the connection failed, or a release replaced the file. */
export class ScriptNotLoaded extends Error {
  override readonly name = "ScriptNotLoaded"
}

export interface LazyProps {
  /** Shown until the script is loaded. */
  readonly loading?: ReactNode
  /** Shown when the script cannot be fetched; nothing when absent. `retry` fetches it again. */
  readonly failed?: (retry: () => void) => ReactNode
  /** Called when the script cannot be fetched. */
  readonly onFailed?: () => void
}

/**
 * A component whose script is fetched when it is first rendered, in the browser only: the server and hydration render
 * `loading`. After a failure the next use fetches it again. Errors of the component itself reach the next boundary.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: { readonly of: Props } & LazyProps) => ReactNode {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        // React remembers a rejected script, so the next use needs a new one.
        current = create()
        throw new ScriptNotLoaded("A script could not be fetched", { cause })
      }
    })
  let current = create()
  return function LazyComponent({ of: props, loading = null, failed, onFailed }) {
    const isHydrated = useSyncExternalStore(neverChanges, isInBrowser, isOnServer)
    const [View, setView] = useState(() => current)
    if (!isHydrated) return loading
    return (
      <ErrorBoundary
        onError={(error) => error instanceof ScriptNotLoaded && onFailed?.()}
        fallback={(error, retry) => {
          if (!(error instanceof ScriptNotLoaded)) throw error
          return failed?.(() => {
            setView(() => current)
            retry()
          })
        }}
      >
        <Suspense fallback={loading}>
          <View {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

const neverChanges = () => () => undefined
const isInBrowser = () => true
const isOnServer = () => false
