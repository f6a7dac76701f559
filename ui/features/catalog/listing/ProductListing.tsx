import { useEffect, useState } from "react"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { withRequestedColor } from "../../../../domain/catalog/withRequestedColor.ts"
import type { ProductList } from "../../../../domain/catalog/ProductList.ts"
import type { ProductSummary } from "../../../../domain/catalog/ProductSummary.ts"
import { FIRST_PAGE, productQueryFrom } from "../../../../domain/catalog/ProductQuery.ts"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Icon } from "../../../design/Icon.tsx"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"
import { useDevice, useDeviceMemory } from "../../../runtime/DeviceProvider.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { activeFilters } from "./activeFilters.ts"
import { FilterSheet } from "./FilterSheet.tsx"
import { listAddress } from "./listAddress.ts"
import { Pager } from "./Pager.tsx"
import { ProductGrid } from "./ProductGrid.tsx"
import styles from "./ProductListing.module.css"
import { type ListingContext, listingContexts } from "./listingContexts.ts"

const SHEET_ID = "refine"
const QuickAddDrawer = lazyComponent(
  async () => (await import("./QuickAddDrawer.tsx")).QuickAddDrawer,
  ["browse", "purchase", "services"],
)

/** A product list with count, filters, sorting, two densities and pages. Its whole state is in its address. */
export function ProductListing({
  list,
  address,
  seen,
}: {
  readonly list: ProductList
  readonly address: PageAddress
  readonly seen: ListingContext
}) {
  const t = useText()
  const { setDense } = useDevice()
  const dense = useDeviceMemory((memory) => memory.dense)
  const query = productQueryFrom(address.parameters)
  const priceLabel = usePriceLabel()
  const quick = useQuickAdd()
  useEffect(() => {
    for (const { id } of list.products) listingContexts.set(id, seen)
  }, [list])
  const { availableIn, checkedCount } = list
  const { physicalStoreId: _, ...everywhere } = query
  const filters = [
    ...(availableIn === undefined
      ? []
      : [
          {
            key: "store",
            label: t("catalog.availableIn", { store: availableIn.name }),
            without: { ...everywhere, pageNumber: 1 },
          },
        ]),
    ...activeFilters(query, list.facets, priceLabel),
  ]
  const sizeNames = list.facets.sizes.flatMap(({ value, label }) => (query.sizes.includes(value) ? [label] : []))
  return (
    <div className={styles["listing"]}>
      <div className={styles["bar"]}>
        <p className={styles["count"]} role="status">
          {t("catalog.results", { count: list.totalCount })}
        </p>
        <fieldset className={styles["density"]}>
          <legend>
            <VisuallyHidden>{t("catalog.imageSize")}</VisuallyHidden>
          </legend>
          <DensityChoice
            value="wide"
            columns={2}
            label={t("catalog.imageLarge")}
            chosen={!dense}
            onChoose={() => setDense(false)}
          />
          <DensityChoice
            value="dense"
            columns={3}
            label={t("catalog.imageSmall")}
            chosen={dense}
            onChoose={() => setDense(true)}
          />
        </fieldset>
        <button type="button" className={buttonClass("quiet", styles["refine"])} popoverTarget={SHEET_ID}>
          <Icon name="filter" />
          {t("catalog.filterAndSort")}
          {filters.length > 0 && <span className={styles["activeCount"]}>{filters.length}</span>}
        </button>
      </div>
      {filters.length > 0 && (
        <ul className={styles["active"]} aria-label={t("catalog.activeFilters")}>
          {filters.map((filter) => (
            <li key={filter.key}>
              <PageLink
                to={listAddress(address, filter.without)}
                options={{ replace: true, preserveScroll: true }}
                className={styles["filter"]}
                aria-label={t("catalog.removeFilter", { label: filter.label })}
              >
                <bdi>{filter.label}</bdi>
                <Icon name="close" />
              </PageLink>
            </li>
          ))}
          <li>
            <PageLink
              to={listAddress(address, { ...FIRST_PAGE, order: query.order })}
              options={{ replace: true, preserveScroll: true }}
              className={buttonClass("plain")}
            >
              {t("catalog.clear")}
            </PageLink>
          </li>
        </ul>
      )}
      {checkedCount !== undefined && (
        <p className={styles["checked"]}>{t("catalog.checkedForStore", { count: checkedCount })}</p>
      )}
      {list.products.length === 0 ? (
        <p className={styles["empty"]}>
          <strong>{t(filters.length > 0 ? "catalog.noMatches" : "catalog.empty")}</strong>
          {t(filters.length > 0 ? "catalog.noMatchesHelp" : "catalog.emptyHelp")}
        </p>
      ) : (
        <ProductGrid
          products={list.products.map((product) => withRequestedColor(product, query.colors, sizeNames))}
          layout="editorial"
          extra={quick.button}
        />
      )}
      {quick.drawer}
      <Pager list={list} addressOf={(pageNumber) => listAddress(address, { ...query, pageNumber })} />
      <FilterSheet
        key={JSON.stringify(query)}
        id={SHEET_ID}
        facets={list.facets}
        query={query}
        address={address}
        availableIn={availableIn}
        categoryId={seen.searchConversion === undefined ? seen.categoryId : undefined}
        productIds={list.products.map(({ id }) => id)}
      />
    </div>
  )
}

/** A button on each card that opens a drawer with its sizes. The drawer is fetched with the first press. */
function useQuickAdd() {
  const t = useText()
  const [opened, setOpened] = useState<ProductSummary>()
  const close = () => setOpened(undefined)
  return {
    button: (product: ProductSummary) =>
      product.visibility === "show" &&
      product.bundleSize === undefined && (
        <button
          type="button"
          className={styles["quick"]}
          aria-haspopup="dialog"
          aria-label={`${t("catalog.addToCart")}: ${product.name}`}
          onClick={() => setOpened(product)}
        >
          <Icon name="plus" />
        </button>
      ),
    drawer: opened !== undefined && (
      <QuickAddDrawer key={opened.id} of={{ product: opened, onClose: close }} onFailed={close} />
    ),
  }
}

interface DensityChoiceProps {
  readonly value: string
  readonly columns: number
  readonly label: string
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A radio button for one of the two grids. It reflects the device's stored choice even before hydration. */
function DensityChoice({ value, columns, label, chosen, onChoose }: DensityChoiceProps) {
  return (
    <label title={label}>
      <input type="radio" name="density" value={value} defaultChecked={chosen} onChange={onChoose} />
      <svg viewBox="0 0 18 18" aria-hidden="true">
        <path d={squares(columns)} fill="currentColor" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  )
}

/** The path of a square grid in a view box of 18 units. */
function squares(columns: number): string {
  const side = Math.floor(16 / columns) - 1
  return Array.from({ length: columns * columns }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const [x, y] = [column, row].map((index) => 1 + Math.round((index * 16) / columns))
    return `M${x} ${y}h${side}v${side}h-${side}z`
  }).join("")
}

function usePriceLabel(): (minimum?: number, maximum?: number) => string {
  const t = useText()
  const money = useMoney()
  const { currencyCode } = useFrame().store.currency
  const price = (minorUnits: number) => money({ minorUnits, currencyCode })
  return (minimum, maximum) => {
    if (minimum === undefined) return t("catalog.priceUpTo", { maximum: price(maximum ?? 0) })
    if (maximum === undefined) return t("catalog.priceFrom", { minimum: price(minimum) })
    return t("catalog.priceBetween", { minimum: price(minimum), maximum: price(maximum) })
  }
}
