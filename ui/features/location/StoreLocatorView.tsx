import { useEffect, useState } from "react"
import type { StoreLocatorPage } from "../../../application/location/StorePages.ts"
import { viewAround } from "../../../domain/location/mapView.ts"
import { STORE_SERVICES } from "../../../domain/location/PhysicalStore.ts"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { requestPosition } from "../../runtime/browser/requestPosition.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { StoreAreas } from "./StoreAreas.tsx"
import styles from "./StorePages.module.css"
import { StoreResults } from "./StoreResults.tsx"
import { useStorePages } from "./useStorePages.ts"

/** The map of a search reaches as many of the nearest stores. */
const NEAREST = 3

/** The source of towns and postal codes, whose licence requires a credit. */
const GAZETTEER = { credit: "GeoNames (CC BY 4.0)", address: "https://www.geonames.org/" }

/**
 * The store locator: search by town, postal code or position, with filters, as a form that works without scripts. The
 * customer's position is requested only when they press the button for it.
 */
export function StoreLocatorView({ locator }: { readonly locator: StoreLocatorPage }) {
  const t = useText()
  const pages = useStorePages()
  const { addressOf, go } = useNavigation()
  const { store } = useFrame()
  const { stores, unit, search, filters, place, center, areas } = locator
  const action = addressOf(pages.locator())
  const commands = useCommands()
  // The gazetteer knows towns and postal codes; the map provider of a store with one also knows streets.
  const isUnknown =
    search !== "" && place === undefined && stores.length === 0 && (store.configuration["MAPS_KEY"] ?? "") !== ""
  useEffect(() => {
    if (!isUnknown) return
    void commands.maps.findAddress(search).then((answer) => {
      if (!answer.ok || answer.value === undefined) return
      const { latitude, longitude } = answer.value.point
      go(pages.locator({ lat: latitude.toFixed(4), lng: longitude.toFixed(4) }), { replace: true })
    })
  }, [search, isUnknown])
  const heading =
    place !== undefined ? t("storePages.near", { place: place.name }) : t("storePages.in", { place: store.countryName })
  return (
    <div className={styles["page"]}>
      <header>
        <h1>{t("storePages.title")}</h1>
        <p className={styles["intro"]}>{t("storePages.intro")}</p>
      </header>
      <form className={styles["search"]} role="search" action={action.ok ? action.address : undefined}>
        <Field
          type="search"
          name="place"
          label={t("storeAvailability.searchLabel")}
          defaultValue={search}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={128}
        />
        <Button type="submit">{t("navigation.search")}</Button>
        <PositionButton />
        <fieldset className={styles["filters"]}>
          <legend>{t("storePages.filters")}</legend>
          <CheckField
            name="open"
            value="now"
            label={t("storePages.openNow")}
            defaultChecked={filters.isOpenNow === true}
          />
          {STORE_SERVICES.map((service) => (
            <CheckField
              key={service}
              name="services"
              value={service}
              label={t(`storePages.service.${service}`)}
              defaultChecked={filters.services?.includes(service) === true}
            />
          ))}
        </fieldset>
      </form>
      <section aria-labelledby="store-results">
        <h2 id="store-results">{heading}</h2>
        <p role="status" className={styles["soft"]}>
          {stores.length > 0 && t("storeAvailability.storesFound", { count: stores.length })}
        </p>
        {stores.length === 0 ? (
          <Alert title={t("storeAvailability.noStores.title")}>
            <p>{t("storeAvailability.noStores.text")}</p>
          </Alert>
        ) : (
          <StoreResults
            key={search}
            stores={stores}
            unit={unit}
            labelledBy="store-results"
            itemHeading="h3"
            {...(center === undefined ? {} : { view: viewAround(center, stores[NEAREST - 1]?.metres ?? 0) })}
          />
        )}
        {place !== undefined && (
          <p className={styles["soft"]}>
            <a href={GAZETTEER.address} rel="noreferrer">
              {t("storePages.townData", { source: GAZETTEER.credit })}
            </a>
          </p>
        )}
        {center !== undefined && stores.length === 0 && <StoreAreas areas={areas} countryCode={store.countryCode} />}
      </section>
      {(center === undefined || stores.length > 0) && <StoreAreas areas={areas} countryCode={store.countryCode} />}
    </div>
  )
}

/** Searches around the device. A browser that refuses the position says so, and the search by words remains. */
function PositionButton() {
  const t = useText()
  const pages = useStorePages()
  const { go } = useNavigation()
  const [position, setPosition] = useState<"asked" | "refused">()
  const search = async () => {
    setPosition("asked")
    const point = await requestPosition()
    setPosition(point === undefined ? "refused" : undefined)
    if (point !== undefined) go(pages.locator({ lat: String(point.latitude), lng: String(point.longitude) }))
  }
  return (
    <div className={styles["position"]}>
      <Button variant="plain" className={styles["scripted"]} busy={position === "asked"} onClick={() => void search()}>
        {t("storeAvailability.useLocation")}
      </Button>
      <Alert title={position === "refused" ? t("storeAvailability.locationUnavailable") : undefined} />
    </div>
  )
}
