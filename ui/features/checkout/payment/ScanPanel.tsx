import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { PaymentQr } from "../../../../domain/payment/PaymentStatus.ts"
import type { OrderId } from "../../../../domain/shared/OrderId.ts"
import { sameSitePath } from "../../../../domain/shared/sameSitePath.ts"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Spinner } from "../../../design/Spinner.tsx"
import type { OpenPayment } from "../../../commands/toPaymentRef.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useSecondsLeft } from "../../../runtime/useSecondsLeft.ts"
import { QrCode } from "../../shared/QrCode.tsx"
import styles from "./Payment.module.css"
import { useScan } from "./useScan.ts"

export interface ScanPanelProps {
  readonly payment: OrderId | OpenPayment
  readonly qr: PaymentQr
  readonly onOutcome: (outcome: CheckoutOutcome) => void
  /** Called to show the pending order. */
  readonly onOrder: () => void
}

/** Provider names are the same in every language. */
const PROVIDERS: Readonly<Record<string, string>> = { alipay: "Alipay", wechat: "WeChat Pay" }

/** A code to scan or show, until it expires. The customer may leave: the order stays and can be opened again. */
export function ScanPanel({ payment, qr, onOutcome, onOrder }: ScanPanelProps) {
  const t = useText()
  const isCash = qr.provider === "cash"
  const provider = PROVIDERS[qr.provider] ?? qr.provider
  const ends = useScan(payment, qr, onOutcome)
  const seconds = useSecondsLeft(ends, 1)
  const payload = fullAddress(qr.payload)
  return (
    <section className={styles["scan"]} aria-labelledby="scan-title">
      <h2 id="scan-title">{isCash ? t("payment.cashTitle") : t("payment.scanTitle", { way: provider })}</h2>
      <p>
        {isCash
          ? t("payment.cashText", { date: dateTime(t.language, qr.expiresAt) })
          : t("payment.scanText", { way: provider })}
      </p>
      <QrCode payload={payload} label={isCash ? t("payment.cashAlt") : t("payment.scanAlt", { way: provider })} />
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

/** A code that is a path of the shop is scanned by another device, so it needs an absolute address. */
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
