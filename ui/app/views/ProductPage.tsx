import { useEffect } from "react"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { useDevice } from "../../runtime/DeviceProvider.tsx"
import { island } from "../../runtime/island.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"

const ProductContent = island(async () => (await import("../parts/ProductContent.tsx")).ProductContent, ["product"])

/** Records the product as viewed, also when the customer leaves the page without using it. */
export function ProductPage({ page: { content } }: { readonly page: PageData }) {
  const { addRecentlyViewed } = useDevice()
  const { configuration } = useFrame().store
  const id = content.content === "product" ? content.product.product.id : undefined
  useEffect(() => (id === undefined ? undefined : addRecentlyViewed(id, configuration)), [id, configuration])
  return id === undefined ? null : <ProductContent />
}
