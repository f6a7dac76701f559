import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { ReturnDetailPage } from "../../../application/returns/ReturnPages.ts"
import type { BackendError } from "../../../application/shared/BackendError.ts"
import type { RefundDestination } from "../../../domain/returns/Refund.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import type { CommandDefect } from "../../runtime/CommandResult.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import type { Translate } from "../../text/createTranslate.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { momentDay } from "../shared/dates/momentDay.ts"
import { Picture } from "../shared/product/Picture.tsx"
import { paymentName } from "./paymentName.ts"
import { summarizeErrors } from "./presentFieldError.ts"
import { RefundAccountForm } from "./RefundAccountForm.tsx"
import { ReturnLabels } from "./ReturnLabels.tsx"
import { ReturnsAlert } from "./ReturnsAlert.tsx"
import styles from "./Returns.module.css"
import { submittedFields, useFormAction } from "./submittedFields.ts"

export interface ReturnDetailViewProps {
  readonly detail: ReturnDetailPage
  readonly address: PageAddress
}

type Act = (event: FormEvent<HTMLFormElement>) => void

/** One return: its status, labels, items, refund and actions. */
export function ReturnDetailView({ detail: initial, address }: ReturnDetailViewProps) {
  const t = useText()
  const orders = useOrderPages()
  const { returns } = useCommands()
  const command = useCommand<BackendError | CommandDefect>()
  const [detail, setDetail] = useState(initial)
  const outcomeRegion = useRef<HTMLDivElement>(null)
  const { guestToken } = address.parameters
  const { request, errors, isUnavailable, outcome, refund } = detail
  useEffect(() => {
    if (detail !== initial) outcomeRegion.current?.focus()
  }, [detail, initial])
  const act = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = submittedFields(event)
    const result = await command.run(() => returns.act(request.orderId, request.id, fields, guestToken))
    if (result !== undefined) setDetail(result.value)
  }
  const onSubmit: Act = (event) => void act(event)
  const isRefundError = refund !== undefined && (refund.errors.length > 0 || refund.isUnavailable)
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <h1>{t("returns.detailTitle", { id: request.rmaId })}</h1>
        <p>
          <strong>{t(`returns.status.${request.status}`)}</strong> ·{" "}
          <time dateTime={request.requestedAt}>{momentDay(t.language, request.requestedAt)}</time>
        </p>
        <p>
          <PageLink to={orders.order({ orderId: request.orderId, guestToken })}>
            {t("returns.order", { id: request.orderId })}
          </PageLink>
        </p>
      </header>
      <div ref={outcomeRegion} tabIndex={-1} className={styles["outcome"]}>
        {outcome === undefined ? (
          <Alert />
        ) : (
          <Alert tone={outcome === "tooLate" ? "info" : "success"} title={t(`returns.outcome.${outcome}`)} />
        )}
        <ReturnsAlert error={command.error} isUnavailable={isUnavailable} texts={summarizeErrors(errors, t)} />
      </div>
      {detail.labels.length > 0 && <ReturnLabels detail={detail} address={address} />}
      <Items detail={detail} address={address} onSubmit={onSubmit} />
      <section className={styles["section"]} aria-labelledby="return-refund">
        <h2 id="return-refund">{t("returns.refund")}</h2>
        <RefundDetails detail={detail} />
        {refund !== undefined && (
          <details className={styles["details"]} open={isRefundError}>
            <summary>{t("returns.toAccount")}</summary>
            <RefundAccountForm
              refund={refund}
              address={address}
              action="refund"
              busy={command.busy}
              onSubmit={onSubmit}
            />
          </details>
        )}
      </section>
      {detail.steps.length > 0 && <Actions detail={detail} address={address} busy={command.busy} onSubmit={onSubmit} />}
    </div>
  )
}

interface PartProps extends ReturnDetailViewProps {
  readonly onSubmit: Act
}

function Items({ detail: { request, reasons }, address, onSubmit }: PartProps) {
  const t = useText()
  const action = useFormAction(address)
  return (
    <section className={styles["section"]} aria-labelledby="return-items">
      <h2 id="return-items">{t("returns.items")}</h2>
      <ul className={styles["lines"]}>
        {request.lines.map((line, index) => (
          <li key={index} className={styles["line"]}>
            {line.image === undefined ? (
              <span className={styles["picture"]} />
            ) : (
              <Picture image={line.image} sizes="4rem" alt="" className={styles["picture"]} />
            )}
            <div className={styles["body"]}>
              <div>
                <p className={styles["name"]}>{line.name}</p>
                <p className={styles["soft"]}>
                  {[line.color, line.size, t("cart.items", { count: line.quantity }), line.reason, line.comment]
                    .filter((detail) => detail !== undefined)
                    .join(" · ")}
                </p>
                {line.refusedQuantity !== undefined && (
                  <p className={styles["problem"]}>{t("returns.notAccepted", { count: line.refusedQuantity })}</p>
                )}
              </div>
              {reasons.length > 0 && (
                <details className={styles["details"]}>
                  <summary>{t("returns.changeReason")}</summary>
                  <form method="post" action={action} className={styles["narrow"]} onSubmit={onSubmit}>
                    <input type="hidden" name="catentryId" value={line.catentryId} />
                    <SelectField
                      name="reasonId"
                      label={t("returns.reason")}
                      defaultValue={line.reasonId}
                      options={reasons.map(({ id, name }) => ({ value: id, label: name }))}
                    />
                    <Button type="submit" name="action" value="reason" variant="quiet">
                      {t("returns.save")}
                    </Button>
                  </form>
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
      {request.exchanges.length > 0 && (
        <ul className={styles["facts"]}>
          {request.exchanges.map(({ newSku, quantity, status }, index) => (
            <li key={index}>
              {t("returns.replacement", { quantity, sku: `\u2068${newSku}\u2069` })} ·{" "}
              {t(`returns.exchange.${EXCHANGE_STATUSES.find((known) => known === status) ?? "RESERVED"}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const EXCHANGE_STATUSES = ["RESERVED", "SENT", "RELEASED"] as const

function RefundDetails({ detail: { request, rma, refundDays, debt } }: { readonly detail: ReturnDetailPage }) {
  const t = useText()
  const money = useMoney()
  const left = { ...request.refund, minorUnits: request.refund.minorUnits - rma.refunded.minorUnits }
  const isPending = left.minorUnits > 0 && request.status !== "REFUNDED" && request.status !== "ANNULLED"
  return (
    <div className={styles["facts"]}>
      {request.refund.minorUnits === 0 && request.exchanges.length > 0 && <p>{t("returns.noRefund")}</p>}
      {isPending && (
        <>
          <p className={styles["amount"]}>{t("returns.refundAmount", { amount: money(left) })}</p>
          <p>{destinationText(request.destination, t)}</p>
          <p>{t("returns.refundDate", { count: refundDays })}</p>
        </>
      )}
      {rma.refunds.map(({ id, amount, paidAt, destination }) => (
        <p key={id}>
          {t("returns.refundedOn", { amount: money(amount), date: momentDay(t.language, paidAt) })} ·{" "}
          {destinationText(destination, t)}
        </p>
      ))}
      {request.debt !== undefined && request.debt.minorUnits > 0 && (
        <p>{t("returns.debt", { amount: money(request.debt) })}</p>
      )}
      {debt !== undefined && (
        <p>{t("returns.due", { amount: money(debt.debt), date: dayRange(t.language, debt.dueDate, undefined) })}</p>
      )}
    </div>
  )
}

function destinationText({ kind, beneficiaryName, maskedNumber }: RefundDestination, t: Translate): string {
  if (kind === "ORIGINAL" || beneficiaryName === undefined) {
    const name = t("returns.destinationOriginal")
    return maskedNumber === undefined ? name : `${name} \u2068${maskedNumber}\u2069`
  }
  return t("returns.refundToAccount", {
    name: paymentName({ name: beneficiaryName, ...(maskedNumber === undefined ? {} : { maskedNumber }) }),
  })
}

function Actions({ detail, address, busy, onSubmit }: PartProps & { readonly busy: boolean }) {
  const t = useText()
  const action = useFormAction(address)
  return (
    <section className={styles["section"]} aria-label={t("returns.actions")}>
      {detail.steps.includes("IN_TRANSIT") && !detail.request.toPhysicalStore && (
        <form method="post" action={action} onSubmit={onSubmit}>
          <Button type="submit" name="action" value="sent" variant="quiet" busy={busy}>
            {t("returns.markSent")}
          </Button>
        </form>
      )}
      {detail.steps.includes("ANNULLED") && (
        <details className={styles["details"]}>
          <summary>{t("returns.cancel")}</summary>
          <form method="post" action={action} className={styles["fields"]} onSubmit={onSubmit}>
            <p>{t("returns.cancelText")}</p>
            <div className={styles["actions"]}>
              <Button type="submit" name="action" value="cancel" busy={busy}>
                {t("returns.cancelNow")}
              </Button>
            </div>
          </form>
        </details>
      )}
    </section>
  )
}
