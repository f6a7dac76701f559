import { useState } from "react"
import type { StoreResult } from "../../../application/location/storesNear.ts"
import type { MapView } from "../../../domain/location/mapView.ts"
import type { DistanceUnit } from "../../../domain/location/storeDistance.ts"
import { mapMarker, townsOf } from "./mapMarker.ts"
import { StoreItem } from "./StoreItem.tsx"
import { StoreMap } from "./StoreMap.tsx"
import { useReadMyStore } from "./MyStoreButton.tsx"
import styles from "./StorePages.module.css"

export interface StoreResultsProps {
  readonly stores: readonly StoreResult[]
  readonly unit: DistanceUnit
  /** Absent: all stores are fitted. */
  readonly view?: MapView
  /** The heading above the list, for its name. */
  readonly labelledBy: string
  /** Level of the headings of stores: below that of the list. */
  readonly itemHeading: "h2" | "h3"
}

/** A list of stores and their map, side by side. A store selected on one is selected on the other. */
export function StoreResults({ stores, unit, view, labelledBy, itemHeading }: StoreResultsProps) {
  const [selected, setSelected] = useState<string>()
  useReadMyStore()
  const places = stores.map(({ physicalStore }) => physicalStore)
  const select = (id: string | undefined) => {
    setSelected(id)
    if (id !== undefined) document.getElementById(`store-${id}`)?.scrollIntoView({ block: "nearest" })
  }
  return (
    <div className={styles["results"]}>
      <ul className={styles["list"]} aria-labelledby={labelledBy}>
        {stores.map((store) => (
          <StoreItem
            key={store.physicalStore.id}
            heading={itemHeading}
            store={store}
            unit={unit}
            isSelected={store.physicalStore.id === selected}
            onShow={() => setSelected(store.physicalStore.id)}
          />
        ))}
      </ul>
      <div className={styles["beside"]}>
        <StoreMap
          markers={places.map(mapMarker)}
          towns={townsOf(places)}
          selected={selected}
          onSelect={select}
          {...(view === undefined ? {} : { view })}
        />
      </div>
    </div>
  )
}
