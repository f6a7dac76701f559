import { useState } from "react"
import type { DeliveryPoint } from "../../../domain/location/DropPoint.ts"
import { Button } from "../../design/Button.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

export interface FavouriteToggleProps {
  readonly place: Pick<DeliveryPoint, "kind" | "id" | "name">
  readonly isFavourite: boolean
  readonly onChange: (isFavourite: boolean) => void
}

/** Adds a place to the customer's favourites, which are listed first, or removes it. */
export function FavouriteToggle({ place, isFavourite, onChange }: FavouriteToggleProps) {
  const t = useText()
  const commands = useCommands()
  const [withRememberedCart, setRemembering] = useState<"asked" | "failed">()
  const label = t(isFavourite ? "storeAvailability.removeStore" : "storeAvailability.saveStore")
  const remember = async () => {
    setRemembering("asked")
    const answer = await commands.delivery.changeFavourite(place, !isFavourite)
    setRemembering(answer.ok ? undefined : "failed")
    if (answer.ok) onChange(!isFavourite)
  }
  return (
    <>
      <Button
        variant="plain"
        busy={withRememberedCart === "asked"}
        onClick={() => void remember()}
        aria-label={`${label}: ${place.name}`}
      >
        {label}
      </Button>
      <p role="status">{withRememberedCart === "failed" && t("storeAvailability.saveFailed")}</p>
    </>
  )
}
