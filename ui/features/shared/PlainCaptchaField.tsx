import type { PlainCaptcha } from "../../../application/catalog/restock/RestockAlertPage.ts"
import { Field } from "../../design/fields/Field.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

/**
 * The shop's own captcha for forms without scripts: an image and a question, with one field for the answer to either.
 */
export function PlainCaptchaField({
  captcha: { captchaId, mediaType, octets, question },
}: {
  readonly captcha: PlainCaptcha
}) {
  const t = useText()
  const hint = [...(question === undefined ? [] : [t("captcha.question", { question })]), t("captcha.hint")].join(" ")
  return (
    <fieldset>
      <legend>{t("captcha.title")}</legend>
      <img src={`data:${mediaType};base64,${btoa(octets)}`} width={240} height={80} alt={t("captcha.imageAlt")} />
      <input type="hidden" name="captchaId" value={captchaId} />
      <Field
        label={t("captcha.letters")}
        name="captchaValue"
        autoComplete="off"
        maxLength={32}
        required
        hint={hint}
        dir="ltr"
      />
    </fieldset>
  )
}
