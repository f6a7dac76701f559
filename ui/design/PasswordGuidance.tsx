import { passwordGuidance } from "../../domain/account/passwordGuidance.ts"
import { useText } from "../runtime/TextProvider.tsx"
import styles from "./PasswordGuidance.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

/** What a new password still lacks, said while it is typed. */
export function PasswordGuidance({ password }: { readonly password: string }) {
  const t = useText()
  const { rules } = passwordGuidance(password)
  return (
    <div className={styles["guidance"]}>
      <p>{t("entry.guidance")}</p>
      <ul className={styles["rules"]} aria-live="polite" aria-relevant="text">
        {rules.map(({ rule, isMet }) => (
          <li key={rule} className={isMet ? styles["met"] : undefined}>
            {t(`entry.rule.${rule}`)}
            <VisuallyHidden>: {t(isMet ? "entry.ruleMet" : "entry.ruleOpen")}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  )
}
