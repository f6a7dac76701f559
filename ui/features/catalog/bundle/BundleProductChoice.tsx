import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Picture } from "../../shared/product/Picture.tsx"
import { Price } from "../../shared/product/Price.tsx"
import { Swatch } from "../listing/Swatch.tsx"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "./BundleView.module.css"
import type { ChosenProduct } from "./chosenProducts.ts"
import { onlySize } from "./chosenProducts.ts"
import { canBuy, orderedSizes, sizeNote } from "../sizes/orderedSizes.ts"

export interface BundleProductChoiceProps {
  readonly choice: ChosenProduct
  readonly onChoose: (choice: Partial<ChosenProduct>) => void
  /** The form was submitted without this size. */
  readonly isMissing: boolean
}

/** One product of a bundle with its colours and sizes. Before hydration it is sold in the shown colour. */
export function BundleProductChoice({
  choice: { component, color, size },
  onChoose,
  isMissing,
}: BundleProductChoiceProps) {
  const t = useText()
  const pages = useShopPages()
  const image = color?.image ?? component.images[0]
  const sizes = color === undefined ? [] : orderedSizes(color)
  const { name } = component
  return (
    <li className={styles["product"]}>
      {image === undefined ? (
        <span className={styles["picture"]} />
      ) : (
        <Picture image={image} sizes="7rem" alt="" className={styles["picture"]} />
      )}
      <div className={styles["choices"]}>
        <p className={styles["name"]}>
          <PageLink to={pages.product(component, color === undefined ? {} : { colorId: color.id })}>{name}</PageLink>
        </p>
        <p>
          <Price
            price={sizes[0]?.price ?? component.price}
            oldPrice={sizes[0] === undefined ? component.oldPrice : sizes[0].oldPrice}
            lowestPrice30Days={sizes[0]?.lowestPrice30Days ?? component.lowestPrice30Days}
            isOnSale={sizes.some(canBuy)}
          />
        </p>
        {component.colors.length > 1 && (
          <ChoiceGroup
            legend={`${t("catalog.color")}: ${color?.name ?? ""}`}
            name={`color.${component.id}`}
            layout="tiles"
            defaultValue={color?.id}
            choices={component.colors.map(({ id, name: colorName, hex }) => ({
              value: id,
              label: (
                <>
                  <Swatch hex={hex} name={colorName} />
                  {hex !== undefined && <VisuallyHidden>{colorName}</VisuallyHidden>}
                </>
              ),
            }))}
            onChoose={(id) => {
              const chosen = component.colors.find((one) => one.id === id)
              // Keeps the size if the other colour has it.
              onChoose({
                color: chosen,
                size: chosen?.sizes.find((one) => one.name === size?.name && canBuy(one)) ?? onlySize(chosen),
              })
            }}
          />
        )}
        <ChoiceGroup
          key={color?.id}
          legend={t("product.sizeOf", { name })}
          name={`sku.${component.id}`}
          layout="tiles"
          required
          defaultValue={size?.sku}
          choices={sizes.map((one) => ({
            value: one.sku,
            label: one.name,
            disabled: !canBuy(one),
            ...sizeNote(one, t),
          }))}
          onChoose={(sku) => onChoose({ size: sizes.find((one) => one.sku === sku) })}
          error={isMissing ? t("product.chooseSizeFor", { name }) : undefined}
        />
      </div>
    </li>
  )
}
