import type { FormEvent, ToggleEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import type { FacetValue, ProductFacets, ProductList } from "../../../../domain/catalog/ProductList.ts"
import type { ProductQuery } from "../../../../domain/catalog/ProductQuery.ts"
import {
  FIRST_PAGE,
  PRODUCT_ORDERS,
  productQueryFrom,
  productQueryParameters,
} from "../../../../domain/catalog/ProductQuery.ts"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import { Icon } from "../../../design/Icon.tsx"
import { rememberFilters } from "../filters/rememberedFilters.ts"
import { NetPriceNote } from "../../shared/product/NetPriceNote.tsx"
import { SelectField } from "../../../design/fields/SelectField.tsx"
import { StoreOption } from "./StoreOption.tsx"
import { Swatch } from "./Swatch.tsx"
import { afterPaint } from "../../../runtime/browser/scheduling.ts"
import { useDevice } from "../../../runtime/DeviceProvider.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import styles from "./FilterSheet.module.css"
import { listAddress } from "./listAddress.ts"
import { priceSteps } from "./priceSteps.ts"

const LastFilters = lazyComponent(async () => (await import("../filters/LastFilters.tsx")).LastFilters)
const MyStoreOption = lazyComponent(async () => (await import("./MyStoreOption.tsx")).MyStoreOption)

/** Converts the filter form to the query of a list. Checkboxes of the same name form one list. */
function queryFromForm(form: FormData): ProductQuery {
  const parameters: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== "string" || value === "") continue
    const before = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    // The customer's own store is the last: it replaces the store that the list is restricted to.
    parameters[name] = before === undefined || name === "physicalStoreId" ? value : `${before},${value}`
  }
  return productQueryFrom(parameters)
}

export interface FilterSheetProps {
  readonly id: string
  readonly facets: ProductFacets
  readonly query: ProductQuery
  readonly address: PageAddress
  /** The physical store that the list is restricted to. */
  readonly availableIn: ProductList["availableIn"]
  /** Absent for results of a search, whose filters are not remembered. */
  readonly categoryId: string | undefined
  /** Products of the list. */
  readonly productIds: readonly string[]
}

/** Filters and sorting of a list: a plain GET form in a popover, which works without scripts. */
export function FilterSheet({ id, facets, query, address, availableIn, categoryId, productIds }: FilterSheetProps) {
  const t = useText()
  const money = useMoney()
  const { currency } = useFrame().store
  const { addressOf, go } = useNavigation()
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(false)
  // It may be opened before it is hydrated.
  useEffect(() => setOpened(sheet.current?.matches(":popover-open") === true), [])
  const plain = listAddress(address, FIRST_PAGE)
  const action = addressOf(plain)
  const steps = [
    ...new Set([query.priceMin, query.priceMax, ...priceSteps(facets.priceRange, currency.currencyDecimals)]),
  ]
    .filter((step) => step !== undefined)
    .sort((a, b) => a - b)
  const prices = [
    { value: "", label: t("catalog.priceAny") },
    ...steps.map((minorUnits) => ({
      value: String(minorUnits),
      label: money({ minorUnits, currencyCode: currency.currencyCode }),
    })),
  ]
  // The sheet animates with only its header and footer; its content is laid out when it becomes visible.
  const animateOpening = async ({ currentTarget: { dataset }, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== "open") return
    setOpened(true)
    dataset["opening"] = ""
    await afterPaint()
    delete dataset["opening"]
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const requestedQuery = queryFromForm(new FormData(event.currentTarget))
    if (categoryId !== undefined) rememberFilters(categoryId, requestedQuery, productIds)
    await afterPaint()
    sheet.current?.hidePopover()
    go(listAddress(address, requestedQuery), { replace: true, preserveScroll: true })
  }
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t("catalog.filterAndSort")}
      onBeforeToggle={(event) => void animateOpening(event)}
      className={styles["sheet"]}
    >
      <form
        className={styles["form"]}
        method="get"
        action={action.ok ? action.address : undefined}
        onSubmit={(event) => void submit(event)}
      >
        <header className={styles["header"]}>
          <h2>{t("catalog.filterAndSort")}</h2>
          <button
            type="button"
            className={buttonClass("icon")}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t("catalog.filterClose")}
          >
            <Icon name="close" />
          </button>
        </header>
        <div className={styles["body"]}>
          {isOpened && categoryId !== undefined && !hasFilters(query) && <LastFilters of={{ categoryId, address }} />}
          <ChoiceGroup
            legend={t("catalog.sort")}
            name="order"
            defaultValue={query.order}
            choices={PRODUCT_ORDERS.map((order) => ({ value: order, label: t(`catalog.order.${order}`) }))}
          />
          <StoreFilter availableIn={availableIn} />
          <FacetOptions
            legend={t("catalog.color")}
            name="colFilter"
            values={facets.colors}
            chosen={query.colors}
            layout="swatches"
            // The counts are those of the unrestricted list.
            hasCounts={availableIn === undefined}
          />
          <FacetOptions
            legend={t("catalog.size")}
            name="sizeFilter"
            values={facets.sizes}
            chosen={query.sizes}
            layout="tiles"
          />
          <FacetOptions
            legend={t("catalog.category")}
            name="catFilter"
            values={facets.categories}
            chosen={query.categories}
            layout="swatches"
            // The counts are those of the unrestricted list.
            hasCounts={availableIn === undefined}
          />
          {prices.length > 1 && (
            <fieldset className={styles["prices"]}>
              <legend>
                {t("catalog.price")}
                <NetPriceNote />
              </legend>
              <SelectField
                label={t("catalog.priceMin")}
                name="priceMin"
                options={prices}
                defaultValue={query.priceMin ?? ""}
              />
              <SelectField
                label={t("catalog.priceMax")}
                name="priceMax"
                options={prices}
                defaultValue={query.priceMax ?? ""}
              />
            </fieldset>
          )}
        </div>
        <footer className={styles["footer"]}>
          <PageLink to={plain} options={{ replace: true, preserveScroll: true }} className={buttonClass("plain")}>
            {t("catalog.clear")}
          </PageLink>
          <Button type="submit">{t("catalog.showResults")}</Button>
        </footer>
      </form>
    </div>
  )
}

function hasFilters(query: ProductQuery): boolean {
  return Object.keys(productQueryParameters({ ...query, pageNumber: 1, order: "relevance" })).length > 0
}

/**
 * Restricts the list to a physical store. The page is the same for every customer: their own store is offered when the
 * sheet is open.
 */
function StoreFilter({ availableIn }: Pick<FilterSheetProps, "availableIn">) {
  const t = useText()
  const pages = useShopPages()
  const { hasMyStore } = useDevice()
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    const sheet = fieldset.current?.closest("[popover]")
    const open = () => hasMyStore() && setOpened(true)
    // It may be opened before it is hydrated.
    if (sheet?.matches(":popover-open") === true) open()
    sheet?.addEventListener("beforetoggle", open)
    return () => sheet?.removeEventListener("beforetoggle", open)
  }, [])
  return (
    <fieldset ref={fieldset} className={styles["ticks"]}>
      <legend>{t("catalog.storeAvailability")}</legend>
      {availableIn !== undefined && <StoreOption store={availableIn} isChosen />}
      {isOpened && <MyStoreOption of={{ listed: availableIn?.id }} />}
      <PageLink to={pages.page("ItxStoreLocatorPage")}>
        {t(availableIn === undefined && !isOpened ? "catalog.chooseStore" : "catalog.changeStore")}
      </PageLink>
    </fieldset>
  )
}

interface FacetOptionsProps {
  readonly legend: string
  readonly name: string
  readonly values: readonly FacetValue[]
  readonly chosen: readonly string[]
  readonly layout: "swatches" | "tiles"
  readonly hasCounts?: boolean
}

function FacetOptions({ legend, name, values, chosen, layout, hasCounts = false }: FacetOptionsProps) {
  const offered = values.filter(({ value, count }) => count > 0 || chosen.includes(value))
  if (offered.length === 0) return null
  return (
    <fieldset className={styles["ticks"]}>
      <legend>{legend}</legend>
      <div className={styles[layout]}>
        {offered.map((value) => (
          <label key={value.value}>
            <input type="checkbox" name={name} value={value.value} defaultChecked={chosen.includes(value.value)} />
            {value.hex !== undefined && <Swatch hex={value.hex} />}
            <span>{value.label}</span>
            {hasCounts && <small>{value.count}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
