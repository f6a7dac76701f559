import { hasGivenUp } from "../../../../domain/session/QueuedVisit.ts"
import type { QueueRefused } from "../../../../domain/session/QueuedVisit.ts"
import { WAITING_ROOM_RETRIES } from "../../../../domain/session/QueuePosition.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useOptionalFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { shopPages } from "../../../runtime/pages/useShopPages.ts"
import type { WaitingVisitOptions } from "./useWaitingVisit.ts"
import { useWaitingVisit } from "./useWaitingVisit.ts"
import styles from "./WaitingRoom.module.css"
import { WaitingRoomStatus } from "./WaitingRoomStatus.tsx"

export interface WaitingPageProps extends Pick<WaitingVisitOptions, "ask"> {
  /** The refusal of the page; `undefined` at the waiting room's own address. */
  readonly queueRefused: QueueRefused | undefined
  readonly address: PageAddress
}

/**
 * The waiting room as a page (`ItxSmartWaitingRoomPage`): in place of one that a full shop refused, or at its own
 * address.
 */
export function WaitingPage({ queueRefused, address, ask }: WaitingPageProps) {
  const t = useText()
  const frame = useOptionalFrame()
  const { addressOf } = useNavigation()
  const pathOf = (page: PageAddress) => {
    const built = addressOf(page)
    return built.ok ? built.address : undefined
  }
  const pages = frame === undefined ? undefined : shopPages(frame)
  const home = (pages && pathOf(pages.home)) ?? "/"
  const { visit, seconds } = useWaitingVisit({
    queueRefused,
    home,
    roomPath: pages && pathOf(pages.page("ItxSmartWaitingRoomPage")),
    ask,
  })
  const isOver = visit !== undefined && hasGivenUp(visit)
  const again = queueRefused === undefined ? home : (pathOf(address) ?? home)
  return (
    <div className={styles["page"]}>
      <h1 className={styles["title"]}>{isOver ? t("queue.stillBusy") : t("queue.title")}</h1>
      <p className={styles["text"]}>{isOver ? t("queue.stillBusyText") : t("queue.text")}</p>
      {!isOver && (
        <WaitingRoomStatus
          position={(visit ?? queueRefused)?.position}
          attempt={visit?.attempt ?? 1}
          maxRetries={WAITING_ROOM_RETRIES}
          seconds={seconds}
        />
      )}
      {isOver && (
        <p>
          <a href={home} className={buttonClass("solid")}>
            {t("pageErrors.retry")}
          </a>
        </p>
      )}
      {/* Without scripts the page does not continue by itself. */}
      <noscript>
        <p>
          <a href={again} className={buttonClass("solid")}>
            {t("pageErrors.retry")}
          </a>
        </p>
      </noscript>
    </div>
  )
}
