import { useEffect, useState } from "react"
import type { VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import { isPhysicalGiftCard } from "../../../domain/gift-card/isPhysicalGiftCard.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Alert } from "../../design/Alert.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import type { ShopError } from "../../runtime/CommandResult.ts"
import type { LineGiftCard } from "../../commands/giftCards.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { presentError } from "../../text/presentError.ts"
import { CardVideo } from "./CardVideo.tsx"
import { GiftCardFields } from "./GiftCardFields.tsx"
import { PhysicalGiftCardFields } from "./PhysicalGiftCardFields.tsx"
import { useGiftCardForm } from "./useGiftCardForm.ts"

export interface EditGiftCardProps {
  readonly offer: VirtualGiftCardOffer
  readonly orderItemId: string
}

/** Edits the gift card of a cart line. It is loaded after hydration, since it is personal. */
export function EditGiftCard({ offer, orderItemId }: EditGiftCardProps) {
  const t = useText()
  const pages = useShopPages()
  const { go } = useNavigation()
  const { giftCards } = useCommands()
  const form = useGiftCardForm()
  const [known, setKnown] = useState<"asking" | LineGiftCard | { readonly error: ShopError }>("asking")
  const ask = () => {
    setKnown("asking")
    void giftCards.read(orderItemId).then((read) => setKnown(read.ok ? read.value : { error: read.error }))
  }
  useEffect(ask, [orderItemId])
  const toCart = (
    <PageLink to={pages.cart} className={buttonClass("quiet")}>
      {t("checkout.backToCart")}
    </PageLink>
  )
  if (known === "asking") {
    return (
      <>
        <noscript>
          <p>{t("giftCards.noScript")}</p>
        </noscript>
        <p role="status">{t("navigation.loadingPage")}</p>
      </>
    )
  }
  const isGone =
    "error" in known
      ? known.error._tag === "BackendError" && known.error.reason._tag === "NotFound"
      : !known.data.isEditable
  if (isGone)
    return (
      <Alert title={t("giftCards.unavailable.title")} actions={toCart}>
        <p>{t("giftCards.unavailable.text")}</p>
      </Alert>
    )
  if ("error" in known) {
    const { title, text, details } = presentError(known.error, t)
    return (
      <Alert
        tone="problem"
        title={title}
        details={details}
        actions={
          <>
            <Button onClick={ask}>{t("cart.retry")}</Button>
            {toCart}
          </>
        }
      >
        <p>{text}</p>
      </Alert>
    )
  }
  const formProps = { offer, form, submit: t("cartOptions.save") }
  const toCartPage = () => go(pages.cart)
  return (
    <>
      {isPhysicalGiftCard(known.data) ? (
        <PhysicalGiftCardFields
          {...formProps}
          known={known.data}
          onSubmit={({ message }) => form.send((cards) => cards.changePhysical(orderItemId, message), toCartPage)}
        />
      ) : (
        <GiftCardFields
          {...formProps}
          known={known}
          onSubmit={(typed) => form.send((cards) => cards.change(orderItemId, typed, offer), toCartPage)}
        />
      )}
      {!isPhysicalGiftCard(known.data) && offer.video.mediaTypes.length > 0 && (
        <CardVideo orderItemId={orderItemId} limits={offer.video} />
      )}
      <p>{toCart}</p>
    </>
  )
}
