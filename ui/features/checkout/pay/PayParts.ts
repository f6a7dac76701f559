import type { ReactNode } from "react"
import type { Translate } from "../../../text/createTranslate.ts"
import type { CardPlaceProps } from "../card/CardPlace.tsx"
import type { PayStepProps } from "./PayProps.ts"
import type { ScanPanelProps } from "./ScanPanel.tsx"

/** The parts of the pay step with their words, fetched when the step comes near. */
export interface PayParts {
  readonly PayStep: (props: PayStepProps) => ReactNode
  /** A card alone, where an order is paid again. */
  readonly CardPlace: (props: CardPlaceProps) => ReactNode
  readonly ScanPanel: (props: ScanPanelProps) => ReactNode
  readonly t: Translate
}
