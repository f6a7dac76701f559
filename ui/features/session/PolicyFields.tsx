import type { SignInRefusedReason } from "../../../domain/account/SignInRefused.ts"
import type { PolicyType } from "../../../domain/account/PolicyType.ts"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { PolicyLink } from "../shared/PolicyLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Auth.module.css"
import { authReasonText } from "./authTexts.ts"

/** The policies a new account can accept. The wallet policy (4) is requested when a card is saved. */
const POLICY_TYPES = [1, 2, 3] as const satisfies readonly PolicyType[]

/** Consent to the policies and to the newsletter for a new account. Nothing is preselected. */
export function PolicyFields({ problem }: { readonly problem: SignInRefusedReason | undefined }) {
  const t = useText()
  const { countryCode } = useFrame().store
  return (
    <fieldset className={styles["section"]}>
      <legend className={styles["legend"]}>{t("signIn.policies")}</legend>
      {POLICY_TYPES.map((type) => (
        <CheckField
          key={type}
          name="acceptedPolicies"
          value={type}
          label={t(`signIn.policy.${type}`)}
          required={type === 1}
          error={type === 1 && problem !== undefined ? authReasonText(t, problem, countryCode) : undefined}
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

/** Reads the checkboxes. */
export function readPolicies(data: FormData): {
  readonly acceptedPolicies: readonly PolicyType[]
  readonly newsletter: boolean
} {
  const acceptedIds = data.getAll("acceptedPolicies").map(Number)
  return {
    acceptedPolicies: POLICY_TYPES.filter((type) => acceptedIds.includes(type)),
    newsletter: data.get("newsletter") !== null,
  }
}
