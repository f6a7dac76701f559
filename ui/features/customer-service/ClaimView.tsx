import type { ClaimPage } from "../../../application/support/SupportPage.ts"
import { CLAIM_KINDS } from "../../../domain/support/Claim.ts"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { TextArea } from "../../design/fields/TextArea.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { PlainCaptchaField } from "../shared/PlainCaptchaField.tsx"
import { FormProblems } from "./FormProblems.tsx"
import { OrderChoices } from "./OrderChoices.tsx"
import { reasonText } from "./reasonText.ts"
import styles from "./Service.module.css"
import { topicText } from "./topicText.ts"
import { UnitChoice } from "./UnitChoice.tsx"

/** A claim about an order. Its form is posted, with and without scripts. */
export function ClaimView({ claim }: { readonly claim: ClaimPage }) {
  const t = useText()
  const pages = useOrderPages()
  const { order, orders, filedClaimId } = claim
  return (
    <div className={styles["page"]}>
      <div>
        <h1>{t("service.claim.title")}</h1>
        <p className={styles["intro"]}>{t("service.claim.intro")}</p>
      </div>
      {filedClaimId !== undefined ? (
        <Alert tone="success" title={t("service.claim.filed", { number: filedClaimId })}>
          <p>{t("service.contact.sentText", { email: claim.form.email })}</p>
        </Alert>
      ) : order === undefined ? (
        <>
          <OrderChoices orders={orders} pageOf={({ orderId }) => pages.claim({ orderId })} />
          <p>{t("service.claim.findOrder")}</p>
          <p className={styles["actions"]}>
            <PageLink to={pages.lookup()} className={buttonClass("solid")}>
              {t("navigation.service.trackOrder")}
            </PageLink>
            <PageLink to={pages.contact()} className={buttonClass("quiet")}>
              {t("navigation.service.contact")}
            </PageLink>
          </p>
        </>
      ) : (
        <ClaimForm claim={claim} order={order} />
      )}
    </div>
  )
}

interface ClaimFormProps {
  readonly claim: ClaimPage
  readonly order: NonNullable<ClaimPage["order"]>
}

function ClaimForm({ claim: { form, reasons, isFailed, captcha }, order }: ClaimFormProps) {
  const t = useText()
  const pages = useOrderPages()
  const { addressOf } = useNavigation()
  const action = addressOf(pages.claim({ orderId: order.orderId }))
  const errorAt = (field: string) => {
    const reason = reasons.find((known) => known.field === field)
    return reason === undefined ? undefined : reasonText(reason, t)
  }
  const general = reasons.flatMap((reason) => {
    if (reason.rule === "exists") return [reasonText(reason, t)]
    return reason.field === "items" || reason.field.startsWith("items.") ? [t("service.claim.chooseItems")] : []
  })
  return (
    <form
      className={styles["form"]}
      method="post"
      encType="multipart/form-data"
      action={action.ok ? action.address : undefined}
    >
      <FormProblems
        reasons={reasons}
        general={[...new Set(general)]}
        {...(isFailed === undefined ? {} : { isFailed })}
        {...(captcha === undefined ? {} : { captcha })}
      />
      <ChoiceGroup
        legend={t("service.claim.kind")}
        name="kind"
        defaultValue={form.kind}
        required
        error={errorAt("kind")}
        choices={CLAIM_KINDS.map((kind) => ({ value: kind, label: topicText(kind, t) }))}
      />
      <fieldset className={styles["lines"]}>
        <legend>{t("service.order", { orderId: order.orderId })}</legend>
        <p className={styles["note"]}>{t("service.claim.itemsHint")}</p>
        {order.lines.map(({ sku, name, color, size, quantity }) => (
          <UnitChoice
            key={sku}
            id={sku}
            name={name}
            details={[color, size]}
            most={quantity}
            chosen={form.units[sku] ?? 0}
          />
        ))}
      </fieldset>
      <TextArea
        label={t("service.claim.description")}
        name="description"
        defaultValue={form.description}
        rows={5}
        maxLength={4000}
        required
        error={errorAt("description")}
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
        error={errorAt("email")}
      />
      <Field
        label={t("service.phone")}
        optionalMark={t("service.optional")}
        name="phone"
        type="tel"
        defaultValue={form.phone}
        autoComplete="tel"
        inputMode="tel"
        dir="ltr"
        maxLength={32}
        error={errorAt("phone")}
      />
      {captcha !== undefined && <PlainCaptchaField captcha={captcha} />}
      <Button type="submit">{t("service.claim.send")}</Button>
    </form>
  )
}
