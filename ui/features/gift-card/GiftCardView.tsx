import { GIFT_CARD_PAGE, GIFT_CARD_WAY } from "../../../application/gift-card/GiftCardPage.ts"
import type { VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { CardOfLine } from "./CardOfLine.tsx"
import styles from "./GiftCard.module.css"
import { NewGiftCard } from "./NewGiftCard.tsx"

export interface GiftCardViewProps {
  /** Absent where the store sells none. */
  readonly offer: VirtualGiftCardOffer | undefined
  readonly address: PageAddress
}

/** The page of gift cards: buys one by e-mail or by post, changes one of the cart, or says that there are none. */
export function GiftCardView({ offer, address: { parameters } }: GiftCardViewProps) {
  const t = useText()
  const pages = useShopPages()
  const { orderItemId } = parameters
  const byPost =
    offer !== undefined &&
    offer.physicalAmounts.length > 0 &&
    (offer.amounts.length === 0 || parameters[GIFT_CARD_WAY.parameter] === GIFT_CARD_WAY.post)
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
        : byPost
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
        <CardOfLine key={orderItemId} offer={offer} orderItemId={orderItemId} />
      ) : (
        <>
          {offer.amounts.length > 0 && offer.physicalAmounts.length > 0 && <Ways byPost={byPost} />}
          <NewGiftCard key={String(byPost)} offer={offer} byPost={byPost} parameters={parameters} />
        </>
      )}
    </div>
  )
}

/** By e-mail or by post: a page of each, so that one is chosen without a script too. */
function Ways({ byPost }: { readonly byPost: boolean }) {
  const t = useText()
  const { page } = useShopPages()
  const way = (isPost: boolean) => ({
    to: page(GIFT_CARD_PAGE, isPost ? { [GIFT_CARD_WAY.parameter]: GIFT_CARD_WAY.post } : {}),
    "aria-current": isPost === byPost ? ("page" as const) : undefined,
  })
  return (
    <nav aria-label={t("giftCards.deliveryMethod")} className={styles["ways"]}>
      <PageLink {...way(false)}>{t("giftCards.byEmail")}</PageLink>
      <PageLink {...way(true)}>{t("giftCards.byPost")}</PageLink>
    </nav>
  )
}
