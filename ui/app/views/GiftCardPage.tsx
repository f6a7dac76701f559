import type { PageData } from "../../../application/navigation/PageData.ts"
import { GiftCardView } from "../../features/gift-card/GiftCardView.tsx"

export function GiftCardPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "giftCard") return null
  return <GiftCardView offer={content.giftCard.offer} address={address} />
}
