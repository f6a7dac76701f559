import type { NewsletterPage } from "../../../application/newsletter/NewsletterPage.ts"
import { NEWSLETTER_PAGE } from "../../../application/newsletter/NewsletterPage.ts"
import { NEWSLETTER_LISTS } from "../../../domain/newsletter/NewsletterRequest.ts"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { PlainCaptchaField } from "../shared/PlainCaptchaField.tsx"
import { PolicyLink } from "../shared/PolicyLink.tsx"
import styles from "./Newsletter.module.css"

export type NewsletterSignUpFormProps = Required<Pick<NewsletterPage, "signUp">> &
  Pick<NewsletterPage, "refused" | "captcha">

/** The sign-up form: an ordinary form that the web server answers, so that it works without scripts. */
export function NewsletterSignUpForm({
  signUp: { email, origin, lists, acceptsPrivacy, reasons },
  refused,
  captcha,
}: NewsletterSignUpFormProps) {
  const t = useText()
  const { addressOf } = useNavigation()
  const target = addressOf(useShopPages().page(NEWSLETTER_PAGE, { step: "subscribe" }))
  const emailRule = reasons.find(({ field }) => field === "email")?.rule
  return (
    <form className={styles["form"]} method="post" action={target.ok ? target.address : undefined} noValidate>
      {refused !== undefined && (
        <Alert tone="problem" title={t(refused === "captcha" ? "captcha.required" : "errors.server.title")}>
          {refused === "captcha" ? undefined : (
            <p>{t(refused === "tooMany" ? "restockAlerts.tooMany.text" : "newsletter.failed")}</p>
          )}
        </Alert>
      )}
      <input type="hidden" name="complete" value="true" />
      {origin !== undefined && <input type="hidden" name="origin" value={origin} />}
      <Field
        label={t("checkout.field.email")}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={320}
        required
        defaultValue={email}
        error={emailRule === undefined ? undefined : t(`validation.${emailRule}`)}
      />
      <fieldset className={styles["lists"]}>
        <legend>{t("newsletter.lists")}</legend>
        {NEWSLETTER_LISTS.map((list) => (
          <CheckField
            key={list}
            name={`list-${list}`}
            value="true"
            label={t(`newsletter.list.${list}`)}
            defaultChecked={lists.includes(list)}
          />
        ))}
      </fieldset>
      <CheckField
        name="privacy"
        value="true"
        label={t("newsletter.privacy")}
        required
        defaultChecked={acceptsPrivacy}
        error={reasons.some(({ field }) => field === "policies") ? t("newsletter.privacyRequired") : undefined}
      />
      <p>
        <PolicyLink of="privacy" />
      </p>
      {captcha !== undefined && <PlainCaptchaField captcha={captcha} />}
      <Button type="submit">{t("newsletter.confirm.submit")}</Button>
    </form>
  )
}
