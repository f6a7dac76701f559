import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { useText } from "../../../runtime/TextProvider.tsx"

/** The gift options of a line in one line of text; renders nothing without any. */
export function GiftWrapNote({
  item: { giftPacking },
  className,
}: {
  readonly item: Pick<CartItem, "giftPacking">
  readonly className: string | undefined
}) {
  const t = useText()
  if (giftPacking === undefined) return null
  const { isWrapped, message } = giftPacking
  return (
    <p className={className}>
      {isWrapped ? t("cart.giftWrapped") : t("cart.giftMessage")}
      {message !== undefined && (
        <>
          {" "}
          <q>
            <bdi>{message}</bdi>
          </q>
        </>
      )}
    </p>
  )
}
