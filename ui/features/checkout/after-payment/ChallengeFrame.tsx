import type { SyntheticEvent } from "react"
import { useEffect, useState } from "react"
import type { PaymentChallenge } from "../../../../domain/payment/PaymentStatus.ts"
import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { frameSandbox } from "./frameSandbox.ts"
import styles from "./PaymentActionPanel.module.css"

/** The time limit for the bank's frame to respond, in milliseconds. */
const FRAME_TIMEOUT_MILLIS = 300_000

/**
 * The bank's challenge page in a frame, with a link as an alternative. The challenge is complete when the frame returns
 * to an address of the shop, which no other site can forge. Messages are ignored, and only the server reports the
 * result (F97).
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
 * The transaction in the address of a frame that returned to this page of the shop; `undefined` while it shows another
 * origin, whose address cannot be read.
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
