import { useMemo, useState } from "react"
import type { NativeCaptcha } from "../../../../application/catalog/CaptchaGateway.ts"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./CaptchaField.module.css"

interface NativeCaptchaFieldProps {
  readonly captcha: NativeCaptcha
  readonly onSolved: (captcha: SolvedCaptcha | undefined) => void
  readonly onReload: () => void
  readonly error: string | undefined
  readonly isAlone: boolean | undefined
}

/** The shop's own captcha: an image and a question, with one field for the answer to either. */
export function NativeCaptchaField({ captcha, onSolved, onReload, error, isAlone }: NativeCaptchaFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState({ id: captcha.captchaId, value: "" })
  const address = useMemo(() => pictureAddress(captcha), [captcha])
  const type = (value: string) => {
    setTyped({ id: captcha.captchaId, value })
    onSolved(value.trim() === "" ? undefined : { id: captcha.captchaId, value })
  }
  const hint = [
    captcha.question === undefined ? [] : [t("captcha.question", { question: captcha.question })],
    t(isAlone ? "captcha.singleUse" : "captcha.hint"),
  ]
    .flat()
    .join(" ")
  return (
    <>
      <div className={styles["picture"]}>
        <img className={styles["image"]} src={address} width={240} height={80} alt={t("captcha.imageAlt")} />
        <Button variant="plain" onClick={onReload}>
          {t("captcha.newImage")}
        </Button>
      </div>
      <Field
        label={t("captcha.letters")}
        name="captchaValue"
        value={typed.id === captcha.captchaId ? typed.value : ""}
        onChange={({ target }) => type(target.value)}
        hint={hint}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        required
        dir="ltr"
        autoFocus={isAlone === true || error !== undefined}
      />
    </>
  )
}

function pictureAddress({ image }: NativeCaptcha): string {
  return `data:${image.mediaType};base64,${btoa(Array.from(image.bytes, (byte) => String.fromCharCode(byte)).join(""))}`
}
