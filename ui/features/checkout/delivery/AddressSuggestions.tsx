import { useEffect, useState } from "react"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import { completeAddress } from "../../../../domain/address/completeAddress.ts"
import type { District } from "../../../../domain/location/Geography.ts"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"
import { askDelivery } from "../../../runtime/askDelivery.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { AddressSuggestionsProps } from "./DeliveryParts.ts"

/**
 * Completes a town by its name or its postal code, in the browser's own lists: nothing that was typed is ever changed. What one
 * part of an address tells of another is filled in only where that is empty, and said. Towns are asked for at the first letter.
 */
export function AddressSuggestions({ form, listId, countryCode }: AddressSuggestionsProps) {
  const t = useText()
  const commands = useCommands()
  const { ADDRESS_AUTOCOMPLETE_MIN: least } = useFrame().store.configuration
  const [districts, setDistricts] = useState<readonly District[]>()
  const [typed, setTyped] = useState({ field: "", text: "" })
  const [said, setSaid] = useState("")
  useEffect(() => {
    const place = form.current
    if (place === null) return undefined
    let isAsked = false
    const follow = (target: EventTarget | Element | RadioNodeList | null) => {
      if (!(target instanceof HTMLInputElement) || (target.name !== "city" && target.name !== "zipCode")) return
      setTyped({ field: target.name, text: target.value })
      if (isAsked) return
      isAsked = true
      void askDelivery(commands, (delivery) => delivery.listDistricts()).then((answer) => {
        if (answer.ok) setDistricts(answer.value)
        else isAsked = false
      })
    }
    const typing = ({ target }: Event) => follow(target)
    place.addEventListener("input", typing)
    // What was typed before these words were there counts, too.
    const early = place.elements.namedItem("zipCode")
    if (early instanceof HTMLInputElement && early.value !== "" && early === document.activeElement) follow(early)
    return () => place.removeEventListener("input", typing)
  }, [form, commands])
  const found = completeAddress(districts ?? [], typed.text, least === undefined ? undefined : Number(least))
  useEffect(() => {
    const [only, ...others] = found
    const isWhole = only !== undefined && others.length === 0 && (typed.field === "city" ? only.city === typed.text : districts?.some(({ zipCode }) => zipCode === typed.text) === true)
    if (!isWhole) return
    const told = { city: only.city, ...(addressForm(countryCode).hasStateCodes === true ? { stateCode: only.stateCode } : {}) }
    const filled = Object.entries(told).filter(([name, text]) => fill(form.current, name, text)).map(([, text]) => text)
    if (filled.length > 0) setSaid(t("delivery.filledIn", { text: filled.join(", ") }))
  }, [typed, districts])
  return (
    <>
      <datalist id={`${listId}city`}>{typed.field === "city" && found.map(({ city }) => <option key={city} value={city} />)}</datalist>
      <datalist id={`${listId}zipCode`}>{typed.field === "zipCode" && zipsOf(districts, typed.text, found.length).map(({ id, zipCode, city, name }) => <option key={id} value={zipCode}>{`${city}, ${name}`}</option>)}</datalist>
      <VisuallyHidden><span role="status">{said}</span></VisuallyHidden>
    </>
  )
}

/** As many as somebody reads. */
const MOST = 12

function zipsOf(districts: readonly District[] = [], typed: string, towns: number): readonly District[] {
  return towns === 0 ? [] : districts.filter(({ zipCode }) => zipCode.startsWith(typed.trim())).slice(0, MOST)
}

/** Fills a field that is empty; whether it did. */
function fill(form: HTMLFormElement | null, name: string, text: string): boolean {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value.trim() !== "") return false
  field.value = text
  return true
}
