import { useState } from "react"
import { buttonClass } from "../../design/buttonClass.ts"
import { classNames } from "../../design/classNames.ts"
import { Icon } from "../../design/Icon.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useDevice, useDeviceMemory } from "../../runtime/DeviceProvider.tsx"
import type { HeartProps } from "../../runtime/HeartProvider.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { HeartOutcome } from "./WishlistAlert.tsx"
import styles from "./WishlistHeart.module.css"

const WishlistAlert = lazyComponent(async () => (await import("./WishlistAlert.tsx")).WishlistAlert)

/**
 * Saves a product to a list or removes it: optimistic, and rolled back, with the reason, on refusal. The message
 * component is loaded with the first press.
 */
export function WishlistHeart({ wished, className, submits = false }: HeartProps) {
  const t = useText()
  const { wishlists } = useCommands()
  const device = useDevice()
  const [outcome, setOutcome] = useState<HeartOutcome>()
  const { productId } = wished
  const isWished = useDeviceMemory((memory) => memory.wished.includes(productId))
  const show = (wishes: boolean) => {
    const others = device.current().wished.filter((id) => id !== productId)
    device.setWished(wishes ? [...others, productId] : others)
  }
  const press = async () => {
    show(!isWished)
    const result = await (isWished ? wishlists.forget(productId) : wishlists.save(wished))
    if (!result.ok) show(isWished)
    setOutcome({ result })
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
      {outcome !== undefined && <WishlistAlert of={{ outcome, wished }} onFailed={() => setOutcome(undefined)} />}
    </>
  )
}
