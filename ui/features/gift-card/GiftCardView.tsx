import { GIFT_CARD_PAGE, GIFT_CARD_DELIVERY } from "../../../application/gift-card/GiftCardPage.ts"
import type { VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { EditGiftCard } from "./EditGiftCard.tsx"
import styles from "./GiftCard.module.css"
import { NewGiftCard } from "./NewGiftCard.tsx"

export interface GiftCardViewProps {
  /** Absent if the store sells no gift cards. */
  readonly offer: VirtualGiftCardOffer | undefined
  readonly address: PageAddress
}

/** The gift card page: buys a card sent by email or post, edits one in the cart, or says that none are sold. */
export function GiftCardView({ offer, address: { parameters } }: GiftCardViewProps) {
  const t = useText()
  const pages = useShopPages()
  const { orderItemId } = parameters
  const isPhysical =
    offer !== undefined &&
    offer.physicalAmounts.length > 0 &&
    (offer.amounts.length === 0 || parameters[GIFT_CARD_DELIVERY.parameter] === GIFT_CARD_DELIVERY.post)
  const title =
    offer === undefined
      ? "giftCards.none.title"
      : orderItemId === undefined
        ? "navigation.giftCards"
        : "giftCards.change"
  const intro =
    offer === undefined
      ? "giftCards.none.text"
      : orderItemId !== undefined
        ? "giftCards.changeIntro"
        : isPhysical
          ? "giftCards.postIntro"
          : "giftCards.intro"
  return (
    <div className={styles["page"]}>
      <div>
        <h1>{t(title)}</h1>
        <p className={styles["intro"]}>{t(intro)}</p>
      </div>
      {offer === undefined ? (
        <p>
          <PageLink to={pages.home} className={buttonClass("quiet")}>
            {t("pageErrors.home")}
          </PageLink>
        </p>
      ) : orderItemId !== undefined ? (
        <EditGiftCard key={orderItemId} offer={offer} orderItemId={orderItemId} />
      ) : (
        <>
          {offer.amounts.length > 0 && offer.physicalAmounts.length > 0 && <GiftCardTabs isPhysical={isPhysical} />}
          <NewGiftCard key={String(isPhysical)} offer={offer} isPhysical={isPhysical} parameters={parameters} />
        </>
      )}
    </div>
  )
}

/** Email or post. Each has a page of its own, so that the choice works without scripts. */
function GiftCardTabs({ isPhysical }: { readonly isPhysical: boolean }) {
  const t = useText()
  const { page } = useShopPages()
  const tab = (isPhysicalTab: boolean) => ({
    to: page(GIFT_CARD_PAGE, isPhysicalTab ? { [GIFT_CARD_DELIVERY.parameter]: GIFT_CARD_DELIVERY.post } : {}),
    "aria-current": isPhysicalTab === isPhysical ? ("page" as const) : undefined,
  })
  return (
    <nav aria-label={t("giftCards.deliveryMethod")} className={styles["tabs"]}>
      <PageLink {...tab(false)}>{t("giftCards.byEmail")}</PageLink>
      <PageLink {...tab(true)}>{t("giftCards.byPost")}</PageLink>
    </nav>
  )
}
