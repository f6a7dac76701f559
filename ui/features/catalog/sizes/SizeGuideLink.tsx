import { useState } from "react"
import type { Product } from "../../../../domain/catalog/Product.ts"
import { Button } from "../../../design/Button.tsx"
import { Spinner } from "../../../design/Spinner.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"

const SizeGuideDrawer = lazyComponent(async () => (await import("./SizeGuideDrawer.tsx")).SizeGuideDrawer)

/** Opens the size guide, which is loaded on demand. Renders nothing for products with a single size. */
export function SizeGuideLink({
  product,
}: {
  readonly product: Pick<Product, "id" | "name" | "categoryIds" | "colors">
}) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const categoryId = product.categoryIds.at(-1)
  if (categoryId === undefined || !product.colors.some(({ sizes }) => sizes.length > 1)) return null
  const close = () => setOpen(false)
  return (
    <>
      <p>
        <Button variant="plain" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t("product.sizeGuide")}
        </Button>
      </p>
      {isOpen && (
        <SizeGuideDrawer
          of={{ name: product.name, categoryId, productId: product.id, onClose: close }}
          loading={<Spinner kind="running" />}
          onFailed={close}
        />
      )}
    </>
  )
}
