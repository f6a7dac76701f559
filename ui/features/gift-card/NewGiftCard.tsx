import type { VirtualGiftCardOffer } from "../../../domain/gift-card/GiftCard.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Alert } from "../../design/Alert.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { GiftCardFields } from "./GiftCardFields.tsx"
import { PhysicalGiftCardFields } from "./PhysicalGiftCardFields.tsx"
import { parseRefusedReasons } from "./parseRefusedReasons.ts"
import { useGiftCardForm } from "./useGiftCardForm.ts"

export interface NewGiftCardProps {
  readonly offer: VirtualGiftCardOffer
  readonly isPhysical: boolean
  /** Parameters of the page's address, with the refusal of a form sent without scripts. */
  readonly parameters: PageAddress["parameters"]
}

/** Adds a gift card and opens the cart; typed values stay for another card. */
export function NewGiftCard({ offer, isPhysical, parameters: { refused, refusedParameter = "" } }: NewGiftCardProps) {
  const t = useText()
  const cart = useCart()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const home = addressOf(pages.home)
  const early = parseRefusedReasons(refusedParameter)
  const form = useGiftCardForm(early)
  const formProps = {
    offer,
    form,
    action: home.ok ? `${home.address}cart/giftcard` : undefined,
    submit: t("catalog.addToCart"),
  }
  const amountOf = (chosen: string) =>
    (isPhysical ? offer.physicalAmounts : offer.amounts).find(({ sku }) => sku === chosen)
  const opened = () => cart.setOpen(true)
  return (
    <>
      {refused !== undefined && early.length === 0 && (
        <Alert tone="problem" title={t("errors.rejected.title")}>
          <p>{t("cart.unchanged")}</p>
        </Alert>
      )}
      {isPhysical ? (
        <PhysicalGiftCardFields
          {...formProps}
          onSubmit={(typed, chosen) => {
            const amount = amountOf(chosen)
            if (amount !== undefined) form.send((cards) => cards.addPhysical({ sku: amount.sku, ...typed }), opened)
          }}
        />
      ) : (
        <GiftCardFields
          {...formProps}
          onSubmit={(typed, chosen) => {
            const amount = amountOf(chosen)
            if (amount !== undefined) form.send((cards) => cards.add(amount.sku, typed, offer), opened)
          }}
        />
      )}
    </>
  )
}
