import type { ReactNode } from "react"
import { Button } from "../../../design/Button.tsx"
import { Thread } from "../../../design/Thread.tsx"
import { TextProvider, useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Pay.module.css"
import type { PayParts } from "./PayParts.ts"
import type { usePayStep } from "./usePayStep.ts"

export interface PayPlaceProps {
  readonly step: ReturnType<typeof usePayStep>
  readonly show: (parts: PayParts) => ReactNode
}

/** Where the ways to pay stand, once they are there. */
export function PayPlace({ step: { parts, retry }, show }: PayPlaceProps) {
  const t = useText()
  if (parts === undefined)
    return (
      <p role="status" className={styles["asked"]}>
        {t("checkout.loading")}
        <Thread kind="running" />
      </p>
    )
  if (parts === "failed")
    return (
      <div role="alert">
        <p>{t("errors.defect.title")}</p>
        <Button variant="quiet" onClick={retry}>
          {t("cart.retry")}
        </Button>
      </div>
    )
  return <TextProvider translate={parts.t}>{show(parts)}</TextProvider>
}
