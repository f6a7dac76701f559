import type { VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Notice } from "../../design/Notice.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { CardOfLine } from "./CardOfLine.tsx"
import styles from "./GiftCard.module.css"
import { GiftCardFields } from "./GiftCardFields.tsx"
import { refusedProblems } from "./refusedProblems.ts"
import { useGiftCardForm } from "./useGiftCardForm.ts"

export interface GiftCardViewProps {
  /** Absent where the store sells none. */
  readonly offer: VirtualGiftCardOffer | undefined
  readonly address: PageAddress
}

/** The page of gift cards: buys one, changes one of the cart, or says that there are none. */
export function GiftCardView({ offer, address: { parameters } }: GiftCardViewProps) {
  const t = useText()
  const pages = useShopPages()
  const { orderItemId } = parameters
  const title = offer === undefined ? "giftCard.none.title" : orderItemId === undefined ? "giftCards" : "giftCard.change"
  const intro = offer === undefined ? "giftCard.none.text" : orderItemId === undefined ? "giftCard.intro" : "giftCard.changeIntro"
  return (
    <div className={styles["page"]}>
      <div>
        <h1>{t(title)}</h1>
        <p className={styles["intro"]}>{t(intro)}</p>
      </div>
      {offer === undefined ? <p><PageLink to={pages.home} className={buttonClass("quiet")}>{t("trouble.home")}</PageLink></p>
        : orderItemId === undefined ? <NewCard offer={offer} parameters={parameters} />
        : <CardOfLine key={orderItemId} offer={offer} orderItemId={orderItemId} />}
    </div>
  )
}

/** A card to put into the cart, which then opens; what was typed stays for another. */
function NewCard({ offer, parameters: { refused, refusedParameter = "" } }: { readonly offer: VirtualGiftCardOffer; readonly parameters: PageAddress["parameters"] }) {
  const t = useText()
  const cart = useCart()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const home = addressOf(pages.home)
  const early = refusedProblems(refusedParameter)
  const form = useGiftCardForm(early)
  return (
    <>
      {refused !== undefined && early.length === 0 && <Notice tone="problem" title={t("error.rejected.title")}><p>{t("cart.asBefore")}</p></Notice>}
      <GiftCardFields offer={offer} form={form} action={home.ok ? `${home.address}cart/giftcard` : undefined} submit={t("catalog.add")}
        onSubmit={(typed, chosen) => {
          const amount = offer.amounts.find(({ sku }) => sku === chosen)
          if (amount !== undefined) form.send((cards) => cards.add(amount.sku, typed, offer), () => cart.setOpen(true))
        }} />
    </>
  )
}
