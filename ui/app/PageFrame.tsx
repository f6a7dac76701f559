import type { ReactNode } from "react"
import { useMemo } from "react"
import { SiteFooter } from "../features/navigation/SiteFooter.tsx"
import { SiteHeader } from "../features/navigation/SiteHeader.tsx"
import { Spinner } from "../design/Spinner.tsx"
import { VisuallyHidden } from "../design/VisuallyHidden.tsx"
import type { WaitingState } from "../runtime/waitingState.ts"
import { useText } from "../runtime/TextProvider.tsx"
import { CartDrawerSlot } from "./CartDrawerSlot.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { WaitingRoomSlot } from "./WaitingRoomSlot.tsx"
import styles from "./PageFrame.module.css"
import type { DocumentContext } from "./PageBlock.ts"
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
  readonly otherSite: DocumentContext["otherSite"]
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
        <ErrorBoundary key={page.content.content} t={t}>
          {shown}
        </ErrorBoundary>
      </main>
      <SiteFooter otherSite={otherSite} />
      {/* What comes and goes has a place of its own: among the parts of the page it would make a browser look at the style of each once more. */}
      <div>
        <div role="status">
          <VisuallyHidden>{pending ? t("navigation.loadingPage") : announcement}</VisuallyHidden>
        </div>
        {pending && (
          <div className={styles["pending"]}>
            <Spinner kind="running" />
          </div>
        )}
        {page.frame !== undefined && <CartDrawerSlot />}
        {page.frame !== undefined && waiting !== undefined && <WaitingRoomSlot state={waiting} />}
      </div>
    </>
  )
}
