import type { ReactNode } from "react"
import { useMemo } from "react"
import { Spinner } from "../design/Spinner.tsx"
import { VisuallyHidden } from "../design/VisuallyHidden.tsx"
import { island } from "../runtime/island.tsx"
import { ErrorBoundary } from "../runtime/ErrorBoundary.tsx"
import { lazyComponent } from "../runtime/lazyComponent.tsx"
import type { WaitingState } from "../runtime/waitingState.ts"
import { useText } from "../runtime/TextProvider.tsx"
import styles from "./PageFrame.module.css"
import type { DocumentContext } from "./PageBlock.ts"
import type { PageState } from "./PageState.ts"
import { NextPage } from "./parts/NextPage.tsx"
import type { PagePreview } from "./router/Navigator.ts"

const PageCrash = lazyComponent(async () => (await import("./PageCrash.tsx")).PageCrash, ["browse"])
const SiteHeader = island(async () => (await import("./parts/frameIslands.ts")).frameIslands.SiteHeader)
const SiteFooter = island(async () => (await import("./parts/frameIslands.ts")).frameIslands.SiteFooter)
const FrameDrawers = island(async () => (await import("./parts/frameIslands.ts")).frameIslands.FrameDrawers)

export interface PageFrameProps {
  readonly state: PageState
  /** The next page is loading. */
  readonly pending: boolean
  readonly preview: PagePreview | undefined
  /** The title of a page reached by client-side navigation, for screen readers. */
  readonly announcement: string
  readonly waiting: WaitingState | undefined
  /** As in `AppProps`. Browsers with scripts ignore it, so it may be missing during hydration. */
  readonly withoutScripts: ReactNode
  /** The consent banner; only on the server. Hydration leaves children of the body that it does not know in place. */
  readonly banner: ReactNode
  readonly otherSite: DocumentContext["otherSite"]
}

/** The frame around a page: skip link, header, main, footer and live regions. */
export function PageFrame({
  state,
  pending,
  preview,
  announcement,
  waiting,
  banner,
  withoutScripts,
  otherSite,
}: PageFrameProps) {
  const t = useText()
  const { page, view: View } = state
  // Memoized: the pending state does not affect the header, and re-rendering it costs noticeable time on a phone.
  const header = useMemo(() => <SiteHeader address={page.address} />, [page])
  const shown = useMemo(() => <View page={page} />, [View, page])
  return (
    <>
      <a className={styles["skip"]} href="#content">
        {t("navigation.skipToContent")}
      </a>
      {banner}
      {header}
      <main id="content" tabIndex={-1} aria-busy={pending || undefined}>
        <noscript>{withoutScripts}</noscript>
        <ErrorBoundary key={page.content.content} fallback={(error) => <PageCrash of={{ error }} />}>
          {shown}
        </ErrorBoundary>
      </main>
      <SiteFooter otherSite={otherSite} />
      {/* Separate from the sections of the page: inserting elements between them would force a style recalculation
          of each. */}
      <div>
        <div role="status">
          <VisuallyHidden>{pending ? t("navigation.loadingPage") : announcement}</VisuallyHidden>
        </div>
        {pending && (
          <div className={styles["pending"]}>
            <Spinner kind="running" />
          </div>
        )}
        {preview !== undefined && <NextPage preview={preview} />}
        {page.frame !== undefined && <FrameDrawers content={page.content.content} waiting={waiting} />}
      </div>
    </>
  )
}
