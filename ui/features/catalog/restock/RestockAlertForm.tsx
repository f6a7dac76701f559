import type { FormEvent } from "react"
import { useState } from "react"
import type { RestockAlertPage, PlainCaptcha } from "../../../../application/catalog/restock/RestockAlertPage.ts"
import type { Product, ProductColor } from "../../../../domain/catalog/Product.ts"
import type { RestockAlertOutcome } from "../../../../domain/catalog/stock/restockAlertStep.ts"
import { Button } from "../../../design/Button.tsx"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { PolicyLink } from "../../shared/PolicyLink.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useProductActionForm } from "../../../runtime/useProductActionForm.ts"
import { missingSizes } from "../sizes/missingSizes.ts"
import { RestockAlertError } from "./RestockAlertError.tsx"
import styles from "./RestockAlert.module.css"
import { PlainCaptchaField } from "../../shared/PlainCaptchaField.tsx"

export interface RestockAlertFormProps {
  readonly product: Pick<Product, "mfname" | "name">
  readonly color: ProductColor
  /** The size that was pressed. */
  readonly sku?: string | undefined
  /** The action of the form without scripts. */
  readonly action: string | undefined
  readonly captcha: CaptchaSlot
  readonly plainCaptcha?: PlainCaptcha | undefined
  /** The refusal of a form that was sent without scripts. */
  readonly refused?: RestockAlertPage["refused"] | undefined
  readonly onOutcome: (outcome: RestockAlertOutcome, email: string) => void
}

/** Requests a restock alert: an ordinary form until hydration. No checkbox is preselected. */
export function RestockAlertForm({
  product,
  color,
  sku,
  action,
  captcha,
  plainCaptcha,
  refused,
  onOutcome,
}: RestockAlertFormProps) {
  const t = useText()
  const form = useProductActionForm(refused === "captcha")
  const [isSizeMissing, setSizeMissing] = useState(refused === "sku")
  const [early, setEarly] = useState(refused)
  const sizes = missingSizes(color)
  const chosen = sizes.length === 1 ? sizes[0]?.sku : sku
  const reasons = form.error?._tag === "RestockAlertRefused" ? form.error.reasons : []
  const isWrong = (field: "email" | "acceptedPolicies") =>
    early === field || reasons.some((problem) => problem.field === field)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const size = sizes.find((candidate) => candidate.sku === data.get("sku"))
    setSizeMissing(size === undefined)
    setEarly(undefined)
    if (size === undefined) return form.place.current?.querySelector<HTMLElement>("input[name=sku]")?.focus()
    const email = String(data.get("email") ?? "").trim()
    const acceptedPolicies = data.getAll("acceptedPolicies").map(Number)
    const answer = await form.ask((commands, solved) =>
      commands.subscribeToRestock({ email, sku: size.sku, acceptedPolicies }, solved),
    )
    if (answer !== undefined) onOutcome(answer.value, email)
  }
  return (
    <form
      ref={form.place}
      className={styles["form"]}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <RestockAlertError error={form.error} refused={early} />
      <input type="hidden" name="wish" value="ask" />
      <input type="hidden" name="mfname" value={product.mfname} />
      <input type="hidden" name="colorId" value={color.id} />
      <ChoiceGroup
        legend={t("restockAlerts.size", { color: color.name })}
        name="sku"
        layout="tiles"
        required
        defaultValue={sizes.some((size) => size.sku === chosen) ? chosen : undefined}
        choices={sizes.map((size) => ({
          value: size.sku,
          label: size.name,
          note: t(
            size.visibility === "coming_soon" || size.visibility === "back_soon"
              ? `catalog.${size.visibility}`
              : "catalog.sold_out",
          ),
        }))}
        onChoose={() => setSizeMissing(false)}
        error={isSizeMissing ? t("restockAlerts.validation.size") : undefined}
      />
      <Field
        label={t("checkout.field.email")}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={320}
        required
        hint={t("restockAlerts.emailHint")}
        error={isWrong("email") ? t("validation.email") : undefined}
      />
      <CheckField
        name="acceptedPolicies"
        value={1}
        label={t("restockAlerts.consent")}
        required
        error={isWrong("acceptedPolicies") ? t("restockAlerts.validation.consent") : undefined}
      />
      <details className={styles["policy"]}>
        <summary>{t("restockAlerts.privacy")}</summary>
        <p>{t("restockAlerts.privacyText")}</p>
        <p>
          <PolicyLink of="privacy" />
        </p>
      </details>
      {plainCaptcha !== undefined && (
        <noscript>
          <PlainCaptchaField captcha={plainCaptcha} />
        </noscript>
      )}
      {form.captcha.field(captcha)}
      <Button type="submit" busy={form.busy}>
        {t("restockAlerts.submit")}
      </Button>
    </form>
  )
}
