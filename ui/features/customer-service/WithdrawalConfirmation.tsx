import type { WithdrawalPage } from "../../../application/returns/WithdrawalPage.ts"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { FormProblems } from "./FormProblems.tsx"
import styles from "./Service.module.css"
import { StoreMoment } from "./StoreMoment.tsx"

export interface WithdrawalConfirmationProps {
  readonly withdrawal: WithdrawalPage
  readonly action: string
}

/** The second step: the whole statement, and its confirmation. */
export function WithdrawalConfirmation({ withdrawal, action }: WithdrawalConfirmationProps) {
  const t = useText()
  const { form, attemptKey, isFailed } = withdrawal
  return (
    <form className={styles["form"]} method="post" encType="multipart/form-data" action={action}>
      <FormProblems reasons={[]} {...(isFailed === undefined ? {} : { isFailed })} />
      <dl className={styles["summary"]}>
        <Statement withdrawal={withdrawal} />
      </dl>
      <input type="hidden" name="name" value={form.name} />
      <input type="hidden" name="email" value={form.email} />
      <input type="hidden" name="orderReference" value={form.orderReference} />
      <input type="hidden" name="message" value={form.message} />
      <input type="hidden" name="attemptKey" value={attemptKey} />
      {Object.entries(form.units).map(([id, units]) => (
        <input key={id} type="hidden" name={`units.${id}`} value={units} />
      ))}
      <p className={styles["actions"]}>
        <Button type="submit" name="action" value="confirm">
          {t("service.withdrawal.confirm")}
        </Button>
        <Button type="submit" name="action" value="edit" variant="quiet">
          {t("service.withdrawal.edit")}
        </Button>
      </p>
    </form>
  )
}

/** The receipt with date and time, which is also mailed. */
export function WithdrawalReceipt({ withdrawal }: Pick<WithdrawalConfirmationProps, "withdrawal">) {
  const t = useText()
  const pages = useShopPages()
  const { receipt } = withdrawal
  if (receipt === undefined) return null
  return (
    <>
      <Alert tone="success" title={t("service.withdrawal.received", { number: receipt.id })}>
        <p>{t("service.withdrawal.mailed", { email: receipt.email })}</p>
      </Alert>
      {!receipt.isVerified && <Alert title={t("service.withdrawal.unverified")} />}
      <dl className={styles["summary"]}>
        <dt>{t("service.withdrawal.number")}</dt>
        <dd>{receipt.id}</dd>
        <dt>{t("service.withdrawal.receivedAt")}</dt>
        <dd>
          <StoreMoment at={receipt.receivedAt} />
        </dd>
        <Statement withdrawal={withdrawal} />
      </dl>
      <p className={styles["actions"]}>
        <PageLink to={pages.home} className={buttonClass("quiet")}>
          {t("pageErrors.home")}
        </PageLink>
      </p>
    </>
  )
}

/** The statement as the customer entered it. */
function Statement({ withdrawal: { form, order } }: Pick<WithdrawalConfirmationProps, "withdrawal">) {
  const t = useText()
  const chosen = (order?.lines ?? []).flatMap((line) => {
    const units = form.units[line.orderItemId] ?? 0
    return units === 0 ? [] : [{ ...line, units }]
  })
  return (
    <>
      <dt>{t("service.name")}</dt>
      <dd>{form.name}</dd>
      <dt>{t("service.email")}</dt>
      <dd>
        <bdi dir="ltr">{form.email}</bdi>
      </dd>
      <dt>{t("service.withdrawal.contract")}</dt>
      <dd>{form.orderReference}</dd>
      <dt>{t("service.withdrawal.items")}</dt>
      <dd>
        {order === undefined ? (
          t("service.withdrawal.wholeOrder")
        ) : (
          <ul>
            {chosen.map(({ orderItemId, name, color, size, units }) => (
              <li key={orderItemId}>
                {units} × {[name, color, size].filter((part) => part !== undefined && part !== "").join(", ")}
              </li>
            ))}
          </ul>
        )}
      </dd>
      {form.message !== "" && (
        <>
          <dt>{t("service.withdrawal.message")}</dt>
          <dd>{form.message}</dd>
        </>
      )}
    </>
  )
}
