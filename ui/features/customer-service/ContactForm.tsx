import type { ContactPage } from "../../../application/support/SupportPage.ts"
import { MAX_ATTACHED_BYTES, MAX_ATTACHED_FILES } from "../../../domain/support/validateContactMessage.ts"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import { TextArea } from "../../design/fields/TextArea.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { momentDay } from "../shared/dates/momentDay.ts"
import { PlainCaptchaField } from "../shared/PlainCaptchaField.tsx"
import { PolicyLink } from "../shared/PolicyLink.tsx"
import { FormProblems } from "./FormProblems.tsx"
import { reasonText } from "./reasonText.ts"
import { topicText } from "./topicText.ts"

export interface ContactFormProps {
  readonly contact: ContactPage
  readonly action: string
}

/** Types of attachments, for the browser's file dialog. The content decides (F121). */
const ACCEPTED = ".jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf"

/** A message to customer service. After a refusal the files must be chosen again: browsers do not keep them. */
export function ContactForm({ contact, action }: ContactFormProps) {
  const t = useText()
  const { topics, orders, form, attemptKey, reasons, isFailed, captcha } = contact
  const errorAt = (field: string) => {
    const reason = reasons.find((known) => known.field === field || known.field.startsWith(`${field}.`))
    if (reason === undefined) return undefined
    return reason.field === "attachments" && reason.rule === "tooMany"
      ? t("service.reason.tooManyFiles", { count: MAX_ATTACHED_FILES })
      : reasonText(reason, t)
  }
  return (
    <form className="service-form" method="post" encType="multipart/form-data" action={action}>
      <FormProblems
        reasons={reasons}
        {...(isFailed === undefined ? {} : { isFailed })}
        {...(captcha === undefined ? {} : { captcha })}
      />
      <input type="hidden" name="attemptKey" value={attemptKey} />
      <SelectField
        label={t("service.contact.topic")}
        name="topic"
        required
        defaultValue={form.topic}
        error={errorAt("topic")}
        options={[
          { value: "", label: t("service.choose") },
          ...topics.map((topic) => ({ value: topic, label: topicText(topic, t) })),
        ]}
      />
      {orders.length === 0 ? (
        <Field
          label={t("service.contact.order")}
          optionalMark={t("service.optional")}
          name="orderId"
          defaultValue={form.orderId}
          inputMode="numeric"
          dir="ltr"
          maxLength={128}
          error={errorAt("reference")}
        />
      ) : (
        <SelectField
          label={t("service.contact.order")}
          name="orderId"
          defaultValue={form.orderId}
          options={[
            { value: "", label: t("service.contact.noOrder") },
            ...orders.map(({ orderId, placedAt }) => ({
              value: orderId,
              label: t("service.orderOf", { orderId, date: momentDay(t.language, placedAt) }),
            })),
          ]}
        />
      )}
      <Field
        label={t("service.firstName")}
        name="firstName"
        defaultValue={form.firstName}
        autoComplete="given-name"
        maxLength={128}
        required
        error={errorAt("firstName")}
      />
      <Field
        label={t("service.lastName")}
        optionalMark={t("service.optional")}
        name="lastName"
        defaultValue={form.lastName}
        autoComplete="family-name"
        maxLength={128}
        error={errorAt("lastName")}
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
      <TextArea
        label={t("service.contact.message")}
        name="message"
        defaultValue={form.message}
        rows={6}
        maxLength={4000}
        required
        error={errorAt("message")}
      />
      <Field
        label={t("service.contact.files")}
        optionalMark={t("service.optional")}
        name="attachments"
        type="file"
        multiple
        accept={ACCEPTED}
        hint={t("service.contact.filesHint", {
          count: MAX_ATTACHED_FILES,
          size: Math.floor(MAX_ATTACHED_BYTES / 1_000),
        })}
        error={errorAt("attachments")}
      />
      {captcha !== undefined && <PlainCaptchaField captcha={captcha} />}
      <CheckField
        label={t("service.contact.accept")}
        name="acceptsPrivacyPolicy"
        value="true"
        defaultChecked={form.acceptsPrivacyPolicy}
        required
        error={errorAt("acceptsPrivacyPolicy")}
      />
      <p>
        <PolicyLink of="privacy" />
      </p>
      <Button type="submit">{t("service.contact.send")}</Button>
    </form>
  )
}
