import type { WithdrawalOrder, WithdrawalPage } from "../../../application/returns/WithdrawalPage.ts"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { TextArea } from "../../design/fields/TextArea.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { dayRange } from "../shared/dates/dayRange.ts"
import { FormProblems } from "./FormProblems.tsx"
import { OrderChoices } from "./OrderChoices.tsx"
import { reasonText } from "./reasonText.ts"
import styles from "./Service.module.css"
import { StoreMoment } from "./StoreMoment.tsx"
import { UnitChoice } from "./UnitChoice.tsx"

export interface WithdrawalStatementFormProps {
  readonly withdrawal: WithdrawalPage
  readonly action: string
}

/** Places of reasons that concern the whole order. */
const GENERAL: readonly string[] = ["order", "lines", "store"]

/** The first step: who withdraws from which contract, by line and quantity. */
export function WithdrawalStatementForm({ withdrawal, action }: WithdrawalStatementFormProps) {
  const t = useText()
  const pages = useOrderPages()
  const { form, order, orders, reasons } = withdrawal
  const errorAt = (place: string) => {
    const reason = reasons.find((known) => known.place === place)
    return reason === undefined ? undefined : reasonText(reason, t)
  }
  const general = reasons
    .filter(({ place }) => GENERAL.includes(place))
    .map((reason) => (reason.place === "lines" ? t("service.withdrawal.noUnits") : reasonText(reason, t)))
  return (
    <>
      <OrderChoices orders={orders} pageOf={({ orderId }) => pages.withdrawal({ orderId })} />
      <form className={styles["form"]} method="post" encType="multipart/form-data" action={action}>
        <FormProblems reasons={reasons} general={general} />
        {order !== undefined && <OrderLines order={order} withdrawal={withdrawal} />}
        <Field
          label={t("service.name")}
          name="name"
          defaultValue={form.name}
          autoComplete="name"
          maxLength={128}
          required
          error={errorAt("name")}
        />
        <Field
          label={t("service.email")}
          name="email"
          type="email"
          defaultValue={form.email}
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          maxLength={320}
          required
          hint={t("service.withdrawal.emailHint")}
          error={errorAt("email")}
        />
        {order === undefined ? (
          <Field
            label={t("service.withdrawal.reference")}
            name="orderReference"
            defaultValue={form.orderReference}
            maxLength={128}
            required
            hint={t("service.withdrawal.referenceHint")}
            error={errorAt("orderReference")}
          />
        ) : (
          <input type="hidden" name="orderReference" value={order.orderId} />
        )}
        <TextArea
          label={t("service.withdrawal.message")}
          optionalMark={t("service.optional")}
          name="message"
          defaultValue={form.message}
          rows={3}
          maxLength={2000}
          hint={t("service.withdrawal.messageHint")}
          error={errorAt("message")}
        />
        <Button type="submit" name="action" value="review">
          {t("service.withdrawal.review")}
        </Button>
      </form>
    </>
  )
}

function OrderLines({
  order: { orderId, lastDay, lines, withdrawals },
  withdrawal: { form, reasons },
}: {
  readonly order: WithdrawalOrder
  readonly withdrawal: WithdrawalPage
}) {
  const t = useText()
  const hasError = reasons.some(({ place }) => place.startsWith("lines."))
  return (
    <>
      <fieldset className={styles["lines"]}>
        <legend>{t("service.order", { orderId })}</legend>
        <p className={styles["note"]}>
          {lastDay === undefined
            ? t("service.withdrawal.beforeDelivery")
            : t("service.withdrawal.lastDay", { day: dayRange(t.language, lastDay, undefined) })}
        </p>
        {hasError && <Alert tone="problem" title={t("service.withdrawal.unitsChanged")} />}
        {lines.map(({ orderItemId, name, color, size, quantity, isWithdrawable }) => (
          <UnitChoice
            key={orderItemId}
            id={orderItemId}
            name={name}
            details={[color, size]}
            most={quantity}
            chosen={form.units[orderItemId] ?? 0}
            unavailable={
              isWithdrawable
                ? quantity === 0
                  ? t("service.withdrawal.noneLeft")
                  : undefined
                : t("service.reason.exempt")
            }
          />
        ))}
      </fieldset>
      {withdrawals.length > 0 && (
        <ul className={styles["plain"]}>
          {withdrawals.map(({ id, receivedAt }) => (
            <li key={id}>
              {t("service.withdrawal.earlier", { number: id })} <StoreMoment at={receivedAt} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
