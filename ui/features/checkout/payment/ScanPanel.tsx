import { useEffect, useState } from "react"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { PaymentQr } from "../../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { sameSitePath } from "../../../../domain/shared/sameSitePath.ts"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Spinner } from "../../../design/Spinner.tsx"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { OpenPayment } from "../../../runtime/OpenPayment.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useSecondsLeft } from "../../../runtime/useSecondsLeft.ts"
import styles from "./Payment.module.css"
import { useScan } from "./useScan.ts"

export interface ScanPanelProps {
  readonly payment: OrderId | OpenPayment
  readonly qr: PaymentQr
  readonly onOutcome: (outcome: CheckoutOutcome) => void
  /** The shopper wants to see the order that waits. */
  readonly onOrder: () => void
}

/** Providers' names are the same in every language. */
const PROVIDERS: Readonly<Record<string, string>> = { alipay: "Alipay", wechat: "WeChat Pay" }
/** Four squares of quiet around a code, as its standard asks, in hundredths of its size. */
const QUIET_ZONE = 0.14

/**
 * A code to scan or to show, for as long as it is good. Nobody need stay: the order stands and can be looked at again.
 */
export function ScanPanel({ payment, qr, onOutcome, onOrder }: ScanPanelProps) {
  const t = useText()
  const isCash = qr.provider === "cash"
  const way = PROVIDERS[qr.provider] ?? qr.provider
  const ends = useScan(payment, qr, onOutcome)
  const seconds = useSecondsLeft(ends, 1)
  const payload = fullAddress(qr.payload)
  return (
    <section className={styles["scan"]} aria-labelledby="scan-title">
      <h2 id="scan-title">{isCash ? t("payment.cashTitle") : t("payment.scanTitle", { way })}</h2>
      <p>
        {isCash ? t("payment.cashText", { date: dateTime(t.language, qr.expiresAt) }) : t("payment.scanText", { way })}
      </p>
      <QrCode payload={payload} label={isCash ? t("payment.cashAlt") : t("payment.scanAlt", { way })} />
      {!isCash && qr.link !== undefined && (
        <a className={buttonClass("quiet")} href={qr.link}>
          {t("payment.scanOnThisDevice")}
        </a>
      )}
      {!isCash && ends !== undefined && (
        <p role="timer" aria-live="off">
          {seconds > 0
            ? t("payment.timeLeft", { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}` })
            : t("payment.timeExpired")}
          <Spinner kind="running" />
        </p>
      )}
      {isCash && (
        <Button variant="quiet" onClick={onOrder}>
          {t("payment.viewOrder")}
        </Button>
      )}
    </section>
  )
}

/** The code as a drawing, dark on light in every theme: a camera reads it so. */
function QrCode({ payload, label }: { readonly payload: string; readonly label: string }) {
  const t = useText()
  const { payments } = useCommands()
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string }>()
  useEffect(() => {
    // A code that cannot be drawn is there as text all the same.
    void payments((commands) => commands.drawQr(payload)).then((result) =>
      result.ok ? setDrawn(result.value) : undefined,
    )
  }, [payload])
  if (drawn === undefined)
    return (
      <p role="status">
        {t("payment.loading")} <bdi dir="ltr">{payload}</bdi>
      </p>
    )
  const quietZone = drawn.size * QUIET_ZONE
  return (
    <svg
      className={styles["code"]}
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${drawn.size + 2 * quietZone} ${drawn.size + 2 * quietZone}`}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

/** A code that is a path of the shop's own is read by another device: it gets the whole address. */
function fullAddress(payload: string): string {
  return sameSitePath(payload) === undefined ? payload : new URL(payload, window.location.href).href
}

function dateTime(language: string, moment: string): string {
  const millis = Date.parse(moment)
  return Number.isNaN(millis)
    ? moment
    : new Intl.DateTimeFormat(language, {
        weekday: "long",
        day: "numeric",
        month: "long",
        hour: "numeric",
        minute: "2-digit",
      }).format(millis)
}
