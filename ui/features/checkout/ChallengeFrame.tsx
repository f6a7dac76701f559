import type { SyntheticEvent } from "react"
import { useEffect, useState } from "react"
import type { PaymentChallenge } from "../../../domain/payment/PaymentStatus.ts"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { frameSandbox } from "./frameSandbox.ts"
import styles from "./PaymentActionPanel.module.css"

/** A bank that has said nothing for so long is not waited for any longer, in milliseconds. */
const FRAME_TIMEOUT_MILLIS = 300_000

/**
 * The bank's own page in a frame, and by a link for whoever cannot use the frame. Whether the question was answered is
 * read off the frame's address once it has come back to the shop, which no other site can forge; messages are not
 * listened to, and how the answer went only the server says (F97).
 */
export function ChallengeFrame({
  challenge,
  onAnswered,
}: {
  readonly challenge: PaymentChallenge
  readonly onAnswered: (transactionId: string) => void
}) {
  const t = useText()
  const { addressOf } = useNavigation()
  const pages = useShopPages()
  const [round, setRound] = useState(0)
  const [hasTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), FRAME_TIMEOUT_MILLIS)
    return () => clearTimeout(timer)
  }, [round])
  const onFrameLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const back = addressOf(pages.page("ItxOrderPaymentPage"))
    const transactionId = back.ok ? resultIn(currentTarget, back.address) : undefined
    if (transactionId !== undefined) onAnswered(challenge.transactionId ?? transactionId)
  }
  const { transactionId } = challenge
  return (
    <>
      <Alert>{hasTimedOut && <p>{t("paymentStatus.challenge.noResponse")}</p>}</Alert>
      {hasTimedOut ? (
        <Button
          onClick={() => {
            setTimedOut(false)
            setRound(round + 1)
          }}
        >
          {t("paymentStatus.challenge.showAgain")}
        </Button>
      ) : (
        <iframe
          key={round}
          className={styles["frame"]}
          src={challenge.url}
          title={t("paymentStatus.challenge.title")}
          sandbox={frameSandbox(challenge.url, ["allow-forms", "allow-scripts"])}
          referrerPolicy="no-referrer"
          onLoad={onFrameLoad}
        />
      )}
      <p className={styles["actions"]}>
        <a href={challenge.url} target="_blank" rel="noopener noreferrer">
          {t("paymentStatus.challenge.openWindow")}
        </a>
        {transactionId !== undefined && (
          <Button variant="quiet" onClick={() => onAnswered(transactionId)}>
            {t("paymentStatus.challenge.done")}
          </Button>
        )}
      </p>
    </>
  )
}

/**
 * The transaction a frame came back with to this page of the shop; nothing while it is elsewhere, where nobody may
 * look.
 */
function resultIn(frame: HTMLIFrameElement, page: string): string | undefined {
  try {
    const { origin, pathname, search } = frame.contentWindow?.location ?? {}
    const isBack = origin === window.location.origin && pathname === page.split("?", 1)[0]
    return isBack ? (new URLSearchParams(search).get("transactionId") ?? undefined) : undefined
  } catch {
    return undefined
  }
}
