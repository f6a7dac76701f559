import type { VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Notice } from "../../design/Notice.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import { GiftCardFields } from "./GiftCardFields.tsx"
import { PostCardFields } from "./PostCardFields.tsx"
import { refusedProblems } from "./refusedProblems.ts"
import { useGiftCardForm } from "./useGiftCardForm.ts"

export interface NewGiftCardProps {
  readonly offer: VirtualGiftCardOffer
  readonly byPost: boolean
  /** Of the page's address: what a form without a script was refused for. */
  readonly parameters: PageAddress["parameters"]
}

/** A card to put into the cart, which then opens; what was typed stays for another. */
export function NewGiftCard({ offer, byPost, parameters: { refused, refusedParameter = "" } }: NewGiftCardProps) {
  const t = useText()
  const cart = useCart()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const home = addressOf(pages.home)
  const early = refusedProblems(refusedParameter)
  const form = useGiftCardForm(early)
  const ways = {
    offer,
    form,
    action: home.ok ? `${home.address}cart/giftcard` : undefined,
    submit: t("catalog.addToCart"),
  }
  const amountOf = (chosen: string) =>
    (byPost ? offer.physicalAmounts : offer.amounts).find(({ sku }) => sku === chosen)
  const opened = () => cart.setOpen(true)
  return (
    <>
      {refused !== undefined && early.length === 0 && (
        <Notice tone="problem" title={t("errors.rejected.title")}>
          <p>{t("cart.unchanged")}</p>
        </Notice>
      )}
      {byPost ? (
        <PostCardFields
          {...ways}
          onSubmit={(typed, chosen) => {
            const amount = amountOf(chosen)
            if (amount !== undefined) form.send((cards) => cards.addByPost({ sku: amount.sku, ...typed }), opened)
          }}
        />
      ) : (
        <GiftCardFields
          {...ways}
          onSubmit={(typed, chosen) => {
            const amount = amountOf(chosen)
            if (amount !== undefined) form.send((cards) => cards.add(amount.sku, typed, offer), opened)
          }}
        />
      )}
    </>
  )
}
