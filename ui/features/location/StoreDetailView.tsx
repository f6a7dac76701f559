import { useEffect, useState } from "react"
import type { StoreDetailPage } from "../../../application/location/StorePages.ts"
import { directionsAddress } from "../../../domain/location/directionsAddress.ts"
import { FOUND_ADDRESS_ZOOM } from "../../../domain/location/mapView.ts"
import { formatDistance } from "../../../domain/location/storeDistance.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { DaysAhead } from "./DaysAhead.tsx"
import { FavouriteToggle } from "./FavouriteToggle.tsx"
import { Hours } from "./Hours.tsx"
import { mapMarker, townsOf } from "./mapMarker.ts"
import { MyStoreButton, useMyStoreId, useReadMyStore } from "./MyStoreButton.tsx"
import { openingText } from "./openingText.ts"
import { StoreMap } from "./StoreMap.tsx"
import styles from "./StorePages.module.css"
import { StoreBreadcrumbs } from "./StoreBreadcrumbs.tsx"
import { useStorePages } from "./useStorePages.ts"

/** The page of one store: address, hours, services, map, and the nearest others. */
export function StoreDetailView({ detail: { store, days, nearest, unit } }: { readonly detail: StoreDetailPage }) {
  const t = useText()
  const pages = useStorePages()
  const { configuration, countryCode: shopCountry } = useFrame().store
  const [selected, setSelected] = useState<string>()
  const { physicalStore } = store
  const { name, addressLines, zipCode, city, countryCode, countryName, phones, services, point } = physicalStore
  const [isFavourite, setFavourite] = useFavourite(physicalStore.id)
  useReadMyStore()
  const opening = openingText(t, store)
  // A store abroad sells from another catalogue and cannot be saved in this shop.
  const isAbroad = countryCode !== shopCountry
  return (
    <div className={styles["page"]}>
      <StoreBreadcrumbs>
        <li>
          <PageLink to={pages.country(countryCode)}>{countryName ?? countryCode}</PageLink>
        </li>
        <li>
          <PageLink to={pages.city({ id: physicalStore.cityId, name: city }, countryCode)}>{city}</PageLink>
        </li>
      </StoreBreadcrumbs>
      <header>
        <h1>{name}</h1>
        {opening !== undefined && (
          <p className={styles["opening"]} data-open={store.isOpen}>
            {opening}
          </p>
        )}
      </header>
      <div className={styles["results"]}>
        <div className={styles["facts"]}>
          <section aria-labelledby="store-address">
            <h2 id="store-address">{t("storePages.address")}</h2>
            <address className={styles["address"]}>
              {addressLines.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
              <span>
                <bdi dir="ltr">{zipCode}</bdi> <bdi>{city}</bdi>
              </span>
              {phones.map((phone) => (
                <span key={phone}>
                  {t("storePages.phone")}:{" "}
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
                    <bdi dir="ltr">{phone}</bdi>
                  </a>
                </span>
              ))}
            </address>
            <div className={styles["actions"]}>
              <a
                className={buttonClass("quiet")}
                href={directionsAddress(configuration["MAPS_REGION"], point)}
                target="_blank"
                rel="noreferrer"
              >
                {t("storePages.directions")}
              </a>
              {!isAbroad && (
                <>
                  <MyStoreButton store={physicalStore} />
                  {/* Its place is reserved until it is known. */}
                  <span className={styles[isFavourite === undefined ? "reserved" : "scripted"]}>
                    <FavouriteToggle
                      place={{ kind: "store", id: physicalStore.id, name }}
                      isFavourite={isFavourite ?? false}
                      onChange={setFavourite}
                    />
                  </span>
                </>
              )}
            </div>
          </section>
          <section aria-labelledby="store-hours">
            <h2 id="store-hours">{t("storeAvailability.hours")}</h2>
            {days.length === 0 ? <Hours hours={physicalStore.openingHours} /> : <DaysAhead days={days} />}
          </section>
          {services.length > 0 && (
            <section aria-labelledby="store-services">
              <h2 id="store-services">{t("storePages.services")}</h2>
              <ul>
                {services.map((service) => (
                  <li key={service}>{t(`storePages.service.${service}`)}</li>
                ))}
              </ul>
            </section>
          )}
          {!isAbroad && <InStock physicalStoreId={physicalStore.id} />}
          {services.includes("booking") && (
            <section aria-labelledby="store-booking">
              <h2 id="store-booking">{t("storePages.shop")}</h2>
              <p>{t("storePages.shopText", { label: t("productActions.findInStore") })}</p>
            </section>
          )}
        </div>
        <div className={styles["beside"]}>
          <StoreMap
            markers={[physicalStore, ...nearest.map((other) => other.physicalStore)].map(mapMarker)}
            towns={townsOf([physicalStore, ...nearest.map((other) => other.physicalStore)])}
            view={{ center: point, zoom: physicalStore.zoom ?? FOUND_ADDRESS_ZOOM }}
            selected={selected}
            onSelect={setSelected}
          />
        </div>
      </div>
      {nearest.length > 0 && (
        <section aria-labelledby="store-nearby">
          <h2 id="store-nearby">{t("storePages.nearby")}</h2>
          <ul className={styles["nearest"]}>
            {nearest.map(({ physicalStore: other, metres }) => (
              <li key={other.id}>
                <PageLink to={pages.detail(other)}>{other.name}</PageLink>{" "}
                {metres !== undefined && (
                  <span className={styles["soft"]}>{formatDistance(t.language, metres, unit)}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Links to the products that a store has in stock, by category. */
function InStock({ physicalStoreId }: { readonly physicalStoreId: string }) {
  const t = useText()
  const pages = useShopPages()
  const { categories } = useFrame()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="store-stock">
      <h2 id="store-stock">{t("storePages.inStock")}</h2>
      <ul className={styles["nearest"]}>
        {categories.map((category) => (
          <li key={category.id}>
            <PageLink to={pages.category(category, { physicalStoreId })}>{category.name}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether a store is a favourite, which a choice as the customer's store makes it; `undefined` until it is known. */
function useFavourite(physicalStoreId: string) {
  const commands = useCommands()
  const myStoreId = useMyStoreId()
  const [isFavourite, setFavourite] = useState<boolean>()
  useEffect(() => {
    let isCurrent = true
    void commands.myStore.isFavourite(physicalStoreId).then((answer) => {
      if (isCurrent && answer.ok) setFavourite(answer.value)
    })
    return () => {
      isCurrent = false
    }
  }, [physicalStoreId, myStoreId])
  return [isFavourite, setFavourite] as const
}
