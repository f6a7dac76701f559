import type { DelegationRefusedReason } from "../../../../domain/delegation/Delegation.ts"
import type { ApprovedPayment } from "../../../../domain/teen/Teen.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { momentDay } from "../../shared/dates/momentDay.ts"
import styles from "../Setting.module.css"

export interface ApprovalProps {
  readonly approval: ApprovedPayment
  /** Why it cannot pay; absent when it can. */
  readonly refusedReason: DelegationRefusedReason | undefined
}

const STATES = { used: "used", revoked: "revoked", expired: "expired", order: "expired", delegate: "expired" } as const

/** The state of an approved payment. */
export function Approval({ approval: { cap, expiresAt }, refusedReason }: ApprovalProps) {
  const t = useText()
  const money = useMoney()
  const { currencyCode } = useFrame().store.currency
  const amount = money({ minorUnits: cap, currencyCode })
  return (
    <small className={styles["state"]}>
      {refusedReason === undefined || refusedReason === "cap"
        ? t(refusedReason === undefined ? "family.approval.active" : "family.approval.cap", {
            amount,
            date: momentDay(t.language, expiresAt),
          })
        : t(`family.approval.${STATES[refusedReason]}`)}
    </small>
  )
}
