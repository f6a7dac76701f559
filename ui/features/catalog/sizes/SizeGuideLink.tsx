import type { ReactNode } from "react"
import { useState } from "react"
import type { Product } from "../../../../domain/catalog/Product.ts"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { SizeGuideDrawerProps } from "./SizeGuideDrawer.tsx"

/** Opens the size guide, which is loaded on demand. Renders nothing for products with a single size. */
export function SizeGuideLink({
  product,
}: {
  readonly product: Pick<Product, "id" | "name" | "categoryIds" | "colors">
}) {
  const t = useText()
  const [state, setState] = useState<
    "closed" | "asking" | { readonly View: (props: SizeGuideDrawerProps) => ReactNode }
  >("closed")
  const categoryId = product.categoryIds.at(-1)
  if (categoryId === undefined || !product.colors.some(({ sizes }) => sizes.length > 1)) return null
  const open = () => {
    setState("asking")
    import("./SizeGuideDrawer.tsx").then(
      ({ SizeGuideDrawer }) => setState({ View: SizeGuideDrawer }),
      () => setState("closed"),
    )
  }
  return (
    <>
      <p>
        <Button variant="plain" busy={state === "asking"} onClick={open} aria-haspopup="dialog">
          {t("product.sizeGuide")}
        </Button>
      </p>
      {typeof state === "object" && (
        <state.View
          name={product.name}
          categoryId={categoryId}
          productId={product.id}
          onClose={() => setState("closed")}
        />
      )}
    </>
  )
}
