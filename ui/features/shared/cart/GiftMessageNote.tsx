import type { GiftInfo } from "../../../../domain/cart/GiftInfo.ts"
import { useText } from "../../../runtime/TextProvider.tsx"

/** The gift note of a cart or an order; renders nothing without one. */
export function GiftMessageNote({
  info,
  className,
}: {
  readonly info: GiftInfo | undefined
  readonly className: string | undefined
}) {
  const t = useText()
  if (info === undefined) return null
  return (
    <p className={className}>
      {t("cart.giftNoteFor", { name: info.receiverName })}
      {info.message !== undefined && (
        <>
          {" "}
          <q>
            <bdi>{info.message}</bdi>
          </q>
        </>
      )}{" "}
      — <bdi>{info.senderName}</bdi>
    </p>
  )
}
