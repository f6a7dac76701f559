import { useState } from "react"
import type { PolicyType, PolicyValidation, SavedPolicy } from "../../../domain/account/PolicyType.ts"
import { Button } from "../../design/Button.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { FormAlert } from "./FormAlert.tsx"
import { momentDay } from "../shared/dates/momentDay.ts"
import { Setting } from "./Setting.tsx"
import styles from "./Setting.module.css"
import { useSettings } from "./useSettings.ts"

const TYPES: readonly PolicyType[] = [1, 2, 3, 4]
/** The policies a purchase requires: privacy and its conditions (S3.5). */
const PURCHASE_POLICIES: readonly PolicyType[] = [1, 2]

/** The policies the customer accepted in this store, by type, and whether they suffice for a purchase. */
export function PoliciesSection({ policies }: { readonly policies: readonly SavedPolicy[] | undefined }) {
  const t = useText()
  const form = useSettings()
  const [validation, setValidation] = useState<PolicyValidation>()
  const check = async () => {
    const answer = await form.ask((settings) => settings.validatePolicies(PURCHASE_POLICIES))
    setValidation(answer?.value)
  }
  if (policies === undefined) return <p>{t("account.loadFailed")}</p>
  const missing =
    validation?.policies.filter(({ accepted }) => !accepted).map(({ type }) => t(`account.policy.${type}`)) ?? []
  return (
    <>
      <p className={styles["hint"]}>{t("account.policiesIntro")}</p>
      {TYPES.map((type) => {
        const accepted = policies.find((policy) => policy.type === type)
        return (
          <Setting
            key={type}
            title={t(`account.policy.${type}`)}
            value={
              accepted === undefined
                ? t("account.policyNotAccepted")
                : t("account.policyAccepted", { date: momentDay(t.language, accepted.acceptedAt) })
            }
          />
        )
      })}
      <div className={styles["block"]}>
        <Button variant="quiet" busy={form.busy} onClick={() => void check()}>
          {t("account.policiesCheck")}
        </Button>
        <p role="status">
          {validation === undefined
            ? ""
            : missing.length === 0
              ? t("account.policiesComplete")
              : t("account.policiesMissing", { policies: missing.join(", ") })}
        </p>
        <FormAlert error={form.error} />
      </div>
    </>
  )
}
