import type { ReactNode } from "react"
import type { Translate } from "../../../text/createTranslate.ts"
import type { PaymentStepProps } from "./PaymentProps.ts"
import type { ScanPanelProps } from "./ScanPanel.tsx"

/** The components of the payment step with their texts, loaded shortly before it is reached. */
export interface PaymentComponents {
  readonly PaymentStep: (props: PaymentStepProps) => ReactNode
  readonly ScanPanel: (props: ScanPanelProps) => ReactNode
  readonly t: Translate
}
