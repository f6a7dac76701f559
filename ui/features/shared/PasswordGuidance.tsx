import { passwordGuidance } from "../../../domain/account/passwordGuidance.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./PasswordGuidance.module.css"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"

/** Lists the unmet rules of a new password while it is typed. */
export function PasswordGuidance({ password }: { readonly password: string }) {
  const t = useText()
  const { rules } = passwordGuidance(password)
  return (
    <div className={styles["guidance"]}>
      <p>{t("signIn.passwordRules")}</p>
      <ul className={styles["rules"]} aria-live="polite" aria-relevant="text">
        {rules.map(({ rule, isMet }) => (
          <li key={rule} className={isMet ? styles["met"] : undefined}>
            {t(`signIn.passwordRule.${rule}`)}
            <VisuallyHidden>: {t(isMet ? "signIn.ruleMet" : "signIn.ruleUnmet")}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  )
}
