import type { EntryProblem } from "../../../domain/account/EntryRefusal.ts"
import type { PolicyType } from "../../../domain/account/PolicyType.ts"
import { CheckField } from "../../design/CheckField.tsx"
import { PolicyLink } from "../../design/PolicyLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Entry.module.css"
import { entryProblemText } from "./entryWords.ts"

/** The policies a new account is asked about. That of the wallet (4) is asked when a card is saved. */
const ASKED = [1, 2, 3] as const satisfies readonly PolicyType[]

/** What a new account agrees to, and whether it wants the newsletter. Nothing is ticked beforehand. */
export function PolicyFields({ problem }: { readonly problem: EntryProblem | undefined }) {
  const t = useText()
  return (
    <fieldset className={styles["part"]}>
      <legend className={styles["legend"]}>{t("signIn.policies")}</legend>
      {ASKED.map((type) => (
        <CheckField
          key={type}
          name="acceptedPolicies"
          value={type}
          label={t(`signIn.policy.${type}`)}
          required={type === 1}
          error={type === 1 && problem !== undefined ? entryProblemText(t, problem) : undefined}
        />
      ))}
      <p>
        <PolicyLink of="privacy" />
        {"\u2003"}
        <PolicyLink of="conditions" />
      </p>
      <CheckField name="newsletter" value="true" label={t("signIn.newsletter")} hint={t("signIn.newsletterHint")} />
    </fieldset>
  )
}

/** What was ticked. */
export function readPolicies(data: FormData): {
  readonly acceptedPolicies: readonly PolicyType[]
  readonly newsletter: boolean
} {
  const ticked = data.getAll("acceptedPolicies").map(Number)
  return {
    acceptedPolicies: ASKED.filter((type) => ticked.includes(type)),
    newsletter: data.get("newsletter") !== null,
  }
}
