import type { ReactNode } from "react"
import { useState } from "react"
import { buttonClass } from "../../design/buttonClass.ts"
import { classNames } from "../../design/classNames.ts"
import { Icon } from "../../design/Icon.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useDevice, useDeviceMemory } from "../../runtime/DeviceProvider.tsx"
import type { HeartProps } from "../../runtime/HeartProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { HeartOutcome, WishlistAlertProps } from "./WishlistAlert.tsx"
import styles from "./WishlistHeart.module.css"

/**
 * Saves a product to a list or removes it: optimistic, and rolled back, with the reason, on refusal. The message
 * component is loaded with the first press.
 */
export function WishlistHeart({ wished, className, submits = false }: HeartProps) {
  const t = useText()
  const { wishlists } = useCommands()
  const device = useDevice()
  const [outcome, setOutcome] = useState<HeartOutcome & { readonly View: (props: WishlistAlertProps) => ReactNode }>()
  const { productId } = wished
  const isWished = useDeviceMemory((memory) => memory.wished.includes(productId))
  const show = (wishes: boolean) => {
    const others = device.current().wished.filter((id) => id !== productId)
    device.setWished(wishes ? [...others, productId] : others)
  }
  const press = async () => {
    show(!isWished)
    const [result, View] = await Promise.all([
      isWished ? wishlists.forget(productId) : wishlists.save(wished),
      import("./WishlistAlert.tsx").then(
        ({ WishlistAlert }) => WishlistAlert,
        () => undefined,
      ),
    ])
    if (!result.ok) show(isWished)
    if (View !== undefined) setOutcome({ result, View })
  }
  return (
    <>
      <button
        type={submits ? "submit" : "button"}
        className={buttonClass("icon", classNames(styles["heart"], className))}
        aria-pressed={isWished}
        aria-label={t("catalog.saveToWishlist", { name: wished.name })}
        onClick={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        <Icon name="heart" />
      </button>
      {outcome !== undefined && <outcome.View outcome={outcome} wished={wished} />}
    </>
  )
}
