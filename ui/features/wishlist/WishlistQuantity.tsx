import { useEffect, useRef, useState } from "react"
import { MAX_ENTRY_QUANTITY } from "../../../domain/wishlist/wishlistEntry.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Icon } from "../../design/Icon.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./WishlistItems.module.css"

export interface WishlistQuantityProps {
  /** The name of the item. */
  readonly name: string
  readonly quantity: number
  /** The maximum quantity; 9999 when absent. */
  readonly most?: number
  /** Another request is pending: presses are sent afterwards. */
  readonly busy: boolean
  /** Resolves with whether the quantity was accepted. */
  readonly onQuantity: (quantity: number) => Promise<boolean>
}

/**
 * The wanted quantity of an item, from 1; to go below, the customer removes the item. Presses apply at once and are
 * sent together; a refused quantity is rolled back.
 */
export function WishlistQuantity({
  name,
  quantity,
  most = MAX_ENTRY_QUANTITY,
  busy,
  onQuantity,
}: WishlistQuantityProps) {
  const t = useText()
  const [wished, setWished] = useState<number>()
  const wish = useRef(quantity)
  const isSending = useRef(false)
  const send = useRef(onQuantity)
  useEffect(() => {
    send.current = onQuantity
  })
  const shown = wished ?? quantity
  const waits = busy && wished === undefined
  const step = async (by: 1 | -1) => {
    const next = (isSending.current ? wish.current : quantity) + by
    if (waits || next < 1 || next > most) return
    wish.current = next
    setWished(next)
    if (isSending.current) return
    isSending.current = true
    for (let sentQuantity = 0, isTaken = true; isTaken && sentQuantity !== wish.current;) {
      sentQuantity = wish.current
      isTaken = await send.current(sentQuantity)
    }
    isSending.current = false
    setWished(undefined)
  }
  return (
    <span className={styles["stepper"]} role="group" aria-label={t("cart.quantityOf", { name })}>
      <button
        type="button"
        className={buttonClass("icon")}
        aria-disabled={waits || shown <= 1 || undefined}
        aria-label={t("cart.decrease", { name })}
        onClick={() => void step(-1)}
      >
        <Icon name="minus" />
      </button>
      <output aria-label={t("cart.items", { count: shown })}>{shown}</output>
      <button
        type="button"
        className={buttonClass("icon")}
        aria-disabled={waits || shown >= most || undefined}
        aria-label={t("cart.increase", { name })}
        onClick={() => void step(1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  )
}
