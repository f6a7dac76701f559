import { useEffect } from "react"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import type { PaymentFlow } from "../../../../domain/checkout/paymentFlow.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { PaymentStepProps } from "./PaymentProps.ts"

interface PreferredMethodOptions extends Pick<PaymentStepProps, "orderId" | "draft" | "onDraftChange"> {
  /** Who has an account has accepted the privacy policy; a guest is not asked for it before the purchase. */
  readonly isRegistered: boolean
  readonly offered: readonly (Pick<PaymentMethod, "id"> & { readonly way: PaymentFlow })[]
}

/**
 * Keeps the chosen way with the shop, so that it is chosen again after a reload or on another device. A card is not:
 * which one of those that are kept the shop does not remember, and none of its digits is here.
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
    void payments((commands) => commands.preferredMethod(orderId)).then((result) => {
      const known = result.ok ? offered.find(({ id, way }) => id === result.value && way !== "card") : undefined
      if (known !== undefined) onDraftChange({ choice: `method:${known.id}` })
    })
  }, [orderId, isRegistered])
  return (choice) => {
    onDraftChange({ choice })
    const methodId = choice.startsWith("kept:")
      ? offered.find(({ way }) => way === "card")?.id
      : choice.slice("method:".length)
    if (methodId !== undefined)
      void payments((commands) =>
        commands.savePreferredMethod(orderId, { paymentMethodId: methodId, privacyAccepted: isRegistered }),
      )
  }
}
