import type { ReactNode } from "react"
import { useMemo } from "react"
import { SiteFooter } from "../features/navigation/SiteFooter.tsx"
import { SiteHeader } from "../features/navigation/SiteHeader.tsx"
import { Thread } from "../design/Thread.tsx"
import { VisuallyHidden } from "../design/VisuallyHidden.tsx"
import type { WaitingState } from "../runtime/waitingState.ts"
import { useText } from "../runtime/TextProvider.tsx"
import { CartDrawerPlace } from "./CartDrawerPlace.tsx"
import { CrashBoundary } from "./CrashBoundary.tsx"
import { WaitingRoomPlace } from "./WaitingRoomPlace.tsx"
import styles from "./PageFrame.module.css"
import type { DocumentFacts } from "./PageBlock.ts"
import type { PageState } from "./PageState.ts"

export interface PageFrameProps {
  readonly state: PageState
  /** The next page is on its way. */
  readonly pending: boolean
  /** The title of a page that was reached without a new document. */
  readonly announcement: string
  readonly waiting: WaitingState | undefined
  /** As in `AppProps`: browsers draw nothing of it, so that it need not be there when the page comes to life. */
  readonly withoutScripts: ReactNode
  readonly otherSite: DocumentFacts["otherSite"]
}

/** What stands around a page: the way past it all, header, page, footer, and what is said aloud. */
export function PageFrame({ state, pending, announcement, waiting, withoutScripts, otherSite }: PageFrameProps) {
  const t = useText()
  const { page, view: View } = state
  // Whether the next page is on its way changes nothing of this one: it is not drawn anew, which a phone would feel.
  const header = useMemo(() => <SiteHeader address={page.address} />, [page])
  const shown = useMemo(() => <View page={page} />, [View, page])
  return (
    <>
      <a className={styles["skip"]} href="#content">
        {t("navigation.skipToContent")}
      </a>
      {header}
      <main id="content" tabIndex={-1} aria-busy={pending || undefined}>
        <noscript>{withoutScripts}</noscript>
        <CrashBoundary key={page.content.content} t={t}>
          {shown}
        </CrashBoundary>
      </main>
      <SiteFooter otherSite={otherSite} />
      {/* What comes and goes has a place of its own: among the parts of the page it would make a browser look at the style of each once more. */}
      <div>
        <div role="status">
          <VisuallyHidden>{pending ? t("navigation.loadingPage") : announcement}</VisuallyHidden>
        </div>
        {pending && (
          <div className={styles["pending"]}>
            <Thread kind="running" />
          </div>
        )}
        {page.frame !== undefined && <CartDrawerPlace />}
        {page.frame !== undefined && waiting !== undefined && <WaitingRoomPlace state={waiting} />}
      </div>
    </>
  )
}
