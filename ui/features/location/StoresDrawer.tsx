import type { FormEvent } from "react"
import { useEffect, useState } from "react"
import type { StoreWithStock } from "../../../application/location/findInStores.ts"
import type { Product, ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import { Button } from "../../design/Button.tsx"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { Drawer } from "../../design/Drawer.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { Alert } from "../../design/Alert.tsx"
import { Spinner } from "../../design/Spinner.tsx"
import { requestPosition } from "../../runtime/browser/requestPosition.ts"
import type { CaptchaSlot } from "../../runtime/useCaptcha.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useProductActionForm } from "../../runtime/useProductActionForm.ts"
import { presentError } from "../../text/presentError.ts"
import { BookingForm } from "./BookingForm.tsx"
import { useReadMyStore } from "./MyStoreButton.tsx"
import styles from "./StoresDrawer.module.css"
import { mapMarker, townsOf } from "./mapMarker.ts"
import { StoreMap } from "./StoreMap.tsx"
import { StoreRow } from "./StoreRow.tsx"

export interface StoresDrawerProps {
  readonly open: boolean
  readonly product: Product
  readonly color: ProductColor
  /** The sizes of this colour, in display order, including those sold out online. */
  readonly sizes: readonly ProductSize[]
  readonly sku: string | undefined
  readonly onClose: () => void
  readonly captcha: CaptchaSlot
}

interface StoreSearch {
  readonly searchText: string
  readonly point?: GeoPoint
}

/**
 * Physical stores that have a size, with reservation. The customer's position is requested only when they press the
 * button for it.
 */
export function StoresDrawer({ open, product, color, sizes, sku: chosen, onClose, captcha }: StoresDrawerProps) {
  const t = useText()
  const { ask, busy, error } = useProductActionForm()
  const [sku, setSku] = useState(
    sizes.find((size) => size.sku === chosen)?.sku ?? (sizes.length === 1 ? sizes[0]?.sku : undefined),
  )
  const [query, setQuery] = useState<StoreSearch>({ searchText: "" })
  const [found, setFound] = useState<readonly StoreWithStock[]>()
  const [position, setPosition] = useState<"asked" | "refused">()
  const [reserving, setReserving] = useState<StoreWithStock>()
  const [selected, setSelected] = useState<string>()
  const places = (found ?? []).map(({ physicalStore }) => physicalStore)
  useReadMyStore()
  const load = async (place: StoreSearch, wanted: ProductSize["sku"] | undefined = sku) => {
    setQuery(place)
    if (wanted === undefined) return
    const stores = await ask((commands) => commands.findInStores({ productId: product.id, sku: wanted, ...place }))
    if (stores !== undefined) setFound(stores.value)
  }
  useEffect(() => void load(query), [])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPosition(undefined)
    void load({ searchText: String(new FormData(event.currentTarget).get("searchText") ?? "") })
  }
  const findNearest = async () => {
    setPosition("asked")
    const point = await requestPosition()
    setPosition(point === undefined ? "refused" : undefined)
    if (point !== undefined) await load({ searchText: "", point })
  }
  const size = sizes.find((candidate) => candidate.sku === sku)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={
        reserving === undefined
          ? t("productActions.findInStore")
          : t("storeAvailability.reserveIn", { store: reserving.physicalStore.name })
      }
    >
      {reserving !== undefined && size !== undefined ? (
        <BookingForm
          product={product}
          color={color}
          size={size}
          store={reserving}
          captcha={captcha}
          onBack={() => setReserving(undefined)}
          onClose={onClose}
        />
      ) : (
        <div className={styles["stores"]}>
          <p className={styles["name"]}>
            {product.name} · {color.name}
          </p>
          <ChoiceGroup
            legend={t("catalog.size")}
            name="storeSku"
            layout="tiles"
            value={sku ?? ""}
            choices={sizes.map(({ sku: value, name }) => ({ value, label: name }))}
            onChoose={(value) => {
              const wanted = sizes.find((candidate) => candidate.sku === value)?.sku
              setSku(wanted)
              void load(query, wanted)
            }}
            hint={sku === undefined ? t("restockAlerts.validation.size") : undefined}
          />
          <form className={styles["search"]} role="search" onSubmit={search}>
            <Field
              label={t("storeAvailability.searchLabel")}
              name="searchText"
              type="search"
              autoComplete="postal-code"
              enterKeyHint="search"
              maxLength={128}
            />
            <Button type="submit" variant="quiet" busy={busy}>
              {t("navigation.search")}
            </Button>
            <Button variant="plain" busy={position === "asked"} onClick={() => void findNearest()}>
              {t("storeAvailability.useLocation")}
            </Button>
          </form>
          <Alert
            title={
              position === "asked"
                ? t("storeAvailability.locating")
                : position === "refused"
                  ? t("storeAvailability.locationUnavailable")
                  : undefined
            }
          />
          <StoreSearchError error={error} />
          <p role="status" className={styles["count"]}>
            {busy
              ? t("storeAvailability.checking")
              : found !== undefined && found.length > 0 && t("storeAvailability.storesFound", { count: found.length })}
            {busy && <Spinner kind="running" />}
          </p>
          {found?.length === 0 && !busy && (
            <Alert title={t("storeAvailability.noStores.title")}>
              <p>{t("storeAvailability.noStores.text")}</p>
            </Alert>
          )}
          {places.length > 0 && (
            <StoreMap
              markers={places.map(mapMarker)}
              towns={townsOf(places)}
              selected={selected}
              onSelect={setSelected}
            />
          )}
          {found !== undefined && found.length > 0 && (
            <ul className={styles["list"]} aria-busy={busy || undefined}>
              {found.map((store) => (
                <StoreRow
                  key={store.physicalStore.id}
                  store={store}
                  isSelected={store.physicalStore.id === selected}
                  onShow={() => setSelected(store.physicalStore.id)}
                  onReserve={() => setReserving(store)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Drawer>
  )
}

function StoreSearchError({ error }: { readonly error: ReturnType<typeof useProductActionForm>["error"] }) {
  const t = useText()
  if (error?._tag === "PlaceSearchRefused")
    return (
      <Alert tone="problem" title={t("storeAvailability.noStores.title")}>
        <p>{t("storeAvailability.noStores.text")}</p>
      </Alert>
    )
  if (error?._tag !== "BackendError" && error?._tag !== "CommandDefect") return <Alert tone="problem" />
  const { title, text, details } = presentError(error, t)
  return (
    <Alert tone="problem" title={title} details={details}>
      <p>{text}</p>
    </Alert>
  )
}
