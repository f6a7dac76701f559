import { useEffect } from "react"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { PaymentFlow } from "../../../../domain/checkout/paymentFlow.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { PaymentStepProps } from "./PaymentProps.ts"

interface PreferredMethodOptions extends Pick<PaymentStepProps, "orderId" | "draft" | "onDraftChange"> {
  /** Registered customers have accepted the privacy policy; a guest does so only with the purchase. */
  readonly isRegistered: boolean
  readonly offered: readonly (Pick<PaymentMethod, "id"> & { readonly flow: PaymentFlow })[]
}

/**
 * Saves the chosen method on the server, so that it is preselected after a reload or on another device. Cards are not
 * saved: the server does not store which saved card was chosen, and no card digits are available here.
 */
export function usePreferredMethod({
  orderId,
  draft,
  onDraftChange,
  isRegistered,
  offered,
}: PreferredMethodOptions): (choice: string) => void {
  const { payments } = useCommands()
  useEffect(() => {
    if (!isRegistered || draft.choice !== undefined) return
    void payments.preferredMethod(orderId).then((result) => {
      const known = result.ok ? offered.find(({ id, flow }) => id === result.value && flow !== "card") : undefined
      if (known !== undefined) onDraftChange({ choice: `method:${known.id}` })
    })
  }, [orderId, isRegistered])
  return (choice) => {
    onDraftChange({ choice })
    const methodId = choice.startsWith("kept:")
      ? offered.find(({ flow }) => flow === "card")?.id
      : choice.slice("method:".length)
    if (methodId !== undefined)
      void payments.savePreferredMethod(orderId, { paymentMethodId: methodId, privacyAccepted: isRegistered })
  }
}
