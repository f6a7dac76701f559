import { useState } from "react"
import type { TicketlessReceipt } from "../../../../domain/account/CustomerRecord.ts"
import { Button } from "../../../design/Button.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { dayRange } from "../../shared/dates/dayRange.ts"
import styles from "./Orders.module.css"

const ReceiptFinder = lazyComponent(async () => (await import("./ReceiptFinder.tsx")).ReceiptFinder)

export interface ReceiptListProps {
  /** Absent if they could not be loaded. */
  readonly receipts: readonly TicketlessReceipt[] | undefined
  readonly captcha: CaptchaSlot
}

/** Receipts of physical stores, and a form to add one, which is loaded on demand. */
export function ReceiptList({ receipts, captcha }: ReceiptListProps) {
  const t = useText()
  const money = useMoney()
  const [added, setAdded] = useState<readonly TicketlessReceipt[]>([])
  const [isOpen, setOpen] = useState(false)
  const known = [...added, ...(receipts ?? [])]
  const all = known.filter(({ reference }, index) => index === known.findIndex((one) => one.reference === reference))
  return (
    <section aria-labelledby="account-receipts" className={styles["receipts"]}>
      <h2 id="account-receipts">{t("orderPage.receipts.title")}</h2>
      {receipts === undefined ? (
        <p>{t("account.loadFailed")}</p>
      ) : (
        all.length === 0 && <p className={styles["soft"]}>{t("orderPage.receipts.empty")}</p>
      )}
      {all.length > 0 && (
        <ul className={styles["orders"]}>
          {all.map(({ reference, storeNumber = "", date, amount }) => (
            <li key={reference} className={styles["order"]}>
              <div className={styles["facts"]}>
                <span>
                  {t("orderPage.receipts.receipt")} <bdi dir="ltr">{reference}</bdi>
                </span>
                <span className={styles["soft"]}>
                  {t("orderPage.receipts.store", { number: storeNumber })} ·{" "}
                  <time dateTime={date}>{dayRange(t.language, date, undefined)}</time>
                </span>
              </div>
              <bdi>{money(amount)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <ReceiptFinder
          of={{ captcha, onFound: (receipt) => setAdded((now) => [receipt, ...now]) }}
          // The next press fetches it again.
          onFailed={() => setOpen(false)}
        />
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t("orderPage.receipts.add")}
        </Button>
      )}
    </section>
  )
}
