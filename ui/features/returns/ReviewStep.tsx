import type { ReturnForm } from "../../../application/returns/ReturnPages.ts"
import { bankFieldName, CHOSEN, lineFields, methodValue } from "../../../domain/returns/returnFields.ts"
import type { ReturnPreview } from "../../../domain/returns/ReturnPreview.ts"
import { Button } from "../../design/Button.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { paymentName } from "./paymentName.ts"
import styles from "./Returns.module.css"

/** Shows the items, the method and the refund before the return is submitted. */
export function ReviewStep({ form, busy }: { readonly form: ReturnForm; readonly busy: boolean }) {
  const t = useText()
  const { fields, lines, reasons, methods, preview, attemptKey } = form
  const method = methods.find((one) => methodValue(one) === fields["method"]) ?? methods[0]
  const chosen = lines.filter(({ item }) => fields[lineFields(item.id).chosen] === CHOSEN)
  const pickup = method?.kind === "courier" ? dayRange(t.language, fields["pickupDate"], undefined) : ""
  return (
    <>
      <section className={styles["section"]} aria-labelledby="return-items">
        <h2 id="return-items">{t("returns.items")}</h2>
        <ul className={styles["lines"]}>
          {chosen.map(({ item, offers }) => {
            const names = lineFields(item.id)
            const offer = offers.find(({ sku }) => sku === fields[names.exchange])
            const reason = reasons.find(({ id }) => id === fields[names.reason])?.name
            return (
              <li key={item.id} className={styles["row"]}>
                <span>
                  <span className={styles["name"]}>{item.name}</span>
                  <br />
                  <span className={styles["soft"]}>
                    {[item.color, item.size, reason, fields[names.comment]]
                      .filter((detail) => detail !== undefined && detail !== "")
                      .join(" · ")}
                  </span>
                  {offer !== undefined && (
                    <>
                      <br />
                      {t("returns.exchangeFor", { option: [offer.color, offer.size].join(", ") })}
                    </>
                  )}
                </span>
                <span>{t("cart.items", { count: Number(fields[names.quantity] ?? "1") })}</span>
              </li>
            )
          })}
        </ul>
      </section>
      <section className={styles["section"]} aria-labelledby="return-method">
        <h2 id="return-method">{t("returns.methodTitle")}</h2>
        <div className={styles["facts"]}>
          {method !== undefined && <p>{t(`returns.method.${method.kind}`)}</p>}
          {method?.kind === "courier" && <p>{t("returns.boxCount", { count: Number(fields["boxes"] ?? "1") })}</p>}
          {pickup === "" ? (
            <p>{t("returns.sendBy", { date: dayRange(t.language, preview?.lastDay ?? form.lastDay, undefined) })}</p>
          ) : (
            <p>{t("returns.pickupOn", { date: pickup })}</p>
          )}
        </div>
      </section>
      {preview !== undefined && (
        <RefundSummary
          preview={preview}
          account={fields["destination"] === "bank" ? (fields[bankFieldName("beneficiaryName")] ?? "") : undefined}
          isAdvanced={fields["advanced"] === CHOSEN}
        />
      )}
      <input type="hidden" name="attemptKey" value={attemptKey} />
      <div className={styles["actions"]}>
        <Button type="submit" name="go" value="submit" busy={busy}>
          {t("returns.submit")}
        </Button>
        <Button type="submit" name="go" value="method" variant="plain">
          {t("returns.editMethod")}
        </Button>
        <Button type="submit" name="go" value="items" variant="plain">
          {t("returns.editItems")}
        </Button>
      </div>
    </>
  )
}

interface RefundSummaryProps {
  readonly preview: ReturnPreview
  /** Holder of the refund account; absent for the original payment. */
  readonly account: string | undefined
  readonly isAdvanced: boolean
}

/** Amount, destination and date of the refund, and what is charged. */
function RefundSummary({ preview, account, isAdvanced }: RefundSummaryProps) {
  const t = useText()
  const money = useMoney()
  const { refund, debt, priceDifference, parts, refundDays, dueUntilReceipt: due } = preview
  const hasRefund = refund.minorUnits > 0
  return (
    <section className={styles["section"]} aria-labelledby="return-refund">
      <h2 id="return-refund">{t("returns.refund")}</h2>
      <div className={styles["facts"]}>
        <p className={styles["amount"]}>
          {hasRefund ? t("returns.refundAmount", { amount: money(refund) }) : t("returns.noRefund")}
        </p>
        {priceDifference.minorUnits !== 0 && <p>{t("returns.priceDifference", { amount: money(priceDifference) })}</p>}
        {debt.minorUnits > 0 && <p>{t("returns.debt", { amount: money(debt) })}</p>}
        {parts.map(({ payment, amount }, index) => (
          <p key={index}>{t("returns.refundPart", { amount: money(amount), method: paymentName(payment) })}</p>
        ))}
        {hasRefund && account !== undefined && (
          <p>{t("returns.refundToAccount", { name: `\u2068${account}\u2069` })}</p>
        )}
        {hasRefund && <p>{isAdvanced ? t("returns.refundNow") : t("returns.refundDate", { count: refundDays })}</p>}
        {due !== undefined && (
          <p>{t("returns.due", { amount: money(due.amount), date: dayRange(t.language, due.dueDate, undefined) })}</p>
        )}
      </div>
    </section>
  )
}
