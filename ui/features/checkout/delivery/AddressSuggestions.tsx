import { useEffect, useState } from "react"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import { completeAddress } from "../../../../domain/address/completeAddress.ts"
import { districtsOfState, knownStates, placesElsewhere } from "../../../../domain/address/knownStates.ts"
import type { District } from "../../../../domain/location/Geography.ts"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"
import { askDelivery } from "../../../runtime/askDelivery.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { AddressSuggestionsProps } from "./DeliveryParts.ts"

/**
 * Completes a town by its name or its postal code, in the browser's own lists: nothing that was typed is ever changed. What one
 * part of an address tells of another is filled in only where that is empty, and said. A province is chosen from those of the
 * towns the store knows, or typed; a place that is known to lie in another goes when it changes, and that is said, too. Towns are
 * asked for at the first letter.
 */
export function AddressSuggestions({ form, listId, countryCode }: AddressSuggestionsProps) {
  const t = useText()
  const commands = useCommands()
  const { ADDRESS_AUTOCOMPLETE_MIN: least } = useFrame().store.configuration
  const [districts, setDistricts] = useState<readonly District[]>()
  const [typed, setTyped] = useState({ field: "", text: "" })
  const [said, setSaid] = useState("")
  const [changes, setChanged] = useState(0)
  useEffect(() => {
    const place = form.current
    if (place === null) return undefined
    let isAsked = false
    const follow = (target: EventTarget | Element | RadioNodeList | null) => {
      if (!(target instanceof HTMLInputElement) || !PLACES.includes(target.name)) return
      setTyped({ field: target.name, text: target.value })
      if (isAsked) return
      isAsked = true
      void askDelivery(commands, (delivery) => delivery.listDistricts()).then((answer) => {
        if (answer.ok) setDistricts(answer.value)
        else isAsked = false
      })
    }
    const typing = ({ target }: Event) => follow(target)
    const changed = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === "stateCode") setChanged((times) => times + 1)
    }
    place.addEventListener("input", typing)
    place.addEventListener("change", changed)
    // What was typed before these words were there counts, too.
    const early = place.elements.namedItem("zipCode")
    if (early instanceof HTMLInputElement && early.value !== "" && early === document.activeElement) follow(early)
    return () => {
      place.removeEventListener("input", typing)
      place.removeEventListener("change", changed)
    }
  }, [form, commands])
  useEffect(() => {
    const text = (name: string) => textOf(form.current, name)
    const gone = placesElsewhere(districts ?? [], { stateCode: text("stateCode"), city: text("city"), district: text("district"), zipCode: text("zipCode") }, countryCode)
    const texts = gone.map((name) => empty(form.current, name))
    if (texts.length > 0) setSaid(t("delivery.elsewhere", { text: texts.join(", ") }))
  }, [changes])
  const near = districtsOfState(districts ?? [], textOf(form.current, "stateCode"), countryCode)
  const town = textOf(form.current, "city").trim()
  // What is typed by name is looked for in the province; a postal code knows its own.
  const found = completeAddress(typed.field === "city" ? near : districts ?? [], typed.field === "city" || typed.field === "zipCode" ? typed.text : "", least === undefined ? undefined : Number(least))
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
      <datalist id={`${listId}stateCode`}>{typed.field === "stateCode" && knownStates(districts ?? [], countryCode).map(({ written, name }) => <option key={written} value={written}>{name}</option>)}</datalist>
      <datalist id={`${listId}district`}>{typed.field === "district" && [...new Set(near.filter(({ city }) => town === "" || city === town).map(({ name }) => name))].map((name) => <option key={name} value={name} />)}</datalist>
      <VisuallyHidden><span role="status">{said}</span></VisuallyHidden>
    </>
  )
}

/** Fields that say where an address is. */
const PLACES: readonly string[] = ["city", "zipCode", "stateCode", "district"]

function textOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ""
}

/** Empties a field; what stood in it. */
function empty(form: HTMLFormElement | null, name: string): string {
  const text = textOf(form, name)
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ""
  return text
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
