import type { ReactNode } from "react"
import type { Translate } from "../../../text/createTranslate.ts"
import type { PaymentStepProps } from "./PaymentProps.ts"
import type { ScanPanelProps } from "./ScanPanel.tsx"

/** The parts of the pay step with their words, fetched when the step comes near. */
export interface PaymentComponents {
  readonly PaymentStep: (props: PaymentStepProps) => ReactNode
  readonly ScanPanel: (props: ScanPanelProps) => ReactNode
  readonly t: Translate
}
