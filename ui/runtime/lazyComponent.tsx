import type { ComponentType, ReactNode } from "react"
import { lazy, Suspense, useEffect, useMemo, useState } from "react"
import { createTranslate } from "../text/createTranslate.ts"
import { textLanguage } from "../text/textLanguage.ts"
import type { TextBundle } from "../text/textBundles.ts"
import type { TextCatalogue } from "../text/TextCatalogue.ts"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { createObservable, useObservable } from "./observable.ts"
import { useFrame } from "./ShopProvider.tsx"
import { TextProvider, useText } from "./TextProvider.tsx"
import { inWholePage, loadWholePage } from "./WholePage.tsx"

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

export interface Preloadable {
  /**
   * Fetches the script, and the texts in the language of the page, before the component is rendered. Resolves to false
   * when they cannot be fetched.
   */
  readonly preload: (language: string) => Promise<boolean>
}

export interface LazyComponent<Props extends object> extends Preloadable {
  (props: { readonly of: Props } & LazyProps): ReactNode
}

/** The script of a component with its texts in one language. */
interface Script<Props extends object> {
  View: ComponentType<Props>
  readonly fetch: () => Promise<{ readonly default: ComponentType<Props> }>
}

/**
 * A component whose script is fetched when it is first rendered, in the browser only: the server and hydration render
 * `loading`. After a failure the next use fetches it again. Errors of the component itself reach the next boundary.
 * `bundles` are its texts, if those of the page do not suffice; they are fetched with the script and include the
 * replacements by the shop's editors.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  bundles: readonly TextBundle[] = [],
): LazyComponent<Props> {
  const scripts = new Map<string, Script<Props>>()
  const loadScript = async (language: string) => {
    if (bundles.length === 0) return load()
    const texts = import("../text/loadTexts.ts").then(({ loadTexts }) => loadTexts(textLanguage(language), bundles))
    const [View, own] = await Promise.all([load(), texts])
    return withTexts(View, language, own)
  }
  const scriptIn = (language: string) => {
    const known = scripts.get(language)
    if (known !== undefined) return known
    let fetched: ReturnType<Script<Props>["fetch"]> | undefined
    const fetch = () =>
      (fetched ??= Promise.all([loadScript(language), loadWholePage()]).then(
        ([View]) => ({ default: (script.View = inWholePage(View)) }),
        (cause: unknown) => {
          // React remembers a rejected script, so the next use needs a new one.
          scripts.delete(language)
          throw new ScriptNotLoaded("A script could not be fetched", { cause })
        },
      ))
    const script: Script<Props> = { View: lazy(fetch), fetch }
    scripts.set(language, script)
    return script
  }
  const preload = (language: string) =>
    scriptIn(language)
      .fetch()
      .then(
        () => true,
        () => false,
      )
  function Lazy({ of: props, loading = null, failed, onFailed }: { readonly of: Props } & LazyProps) {
    const { language } = useText()
    const isHydrated = useObservable(
      inBrowser,
      (is) => is,
      () => false,
    )
    const [{ View }, setScript] = useState(() => ({ View: scriptIn(language).View }))
    if (!isHydrated) return loading
    return (
      <ErrorBoundary
        onError={(error) => error instanceof ScriptNotLoaded && onFailed?.()}
        fallback={(error, retry) => {
          if (!(error instanceof ScriptNotLoaded)) throw error
          return failed?.(() => {
            setScript({ View: scriptIn(language).View })
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
  return Object.assign(Lazy, { preload })
}

/**
 * Fetches a component shortly before it is needed. Returns `undefined` until it is loaded, and false when it cannot be
 * fetched.
 */
export function usePreload(component: Preloadable, isWanted: boolean): boolean | undefined {
  const { language } = useText()
  const [isLoaded, setLoaded] = useState<boolean>()
  useEffect(() => {
    if (isWanted) void component.preload(language).then(setLoaded)
  }, [isWanted])
  return isLoaded
}

const inBrowser = createObservable(true)

function withTexts<Props extends object>(View: ComponentType<Props>, language: string, own: TextCatalogue) {
  return function WithTexts(props: Props) {
    const { texts } = useFrame()
    const translate = useMemo(() => createTranslate(language, own, texts), [texts])
    return (
      <TextProvider translate={translate}>
        <View {...props} />
      </TextProvider>
    )
  }
}
