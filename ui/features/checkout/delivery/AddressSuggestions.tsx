import { useEffect, useRef, useState } from "react"
import { addressForm } from "../../../../domain/address/AddressForm.ts"
import { completeAddress } from "../../../../domain/address/completeAddress.ts"
import { knownState } from "../../../../domain/address/knownState.ts"
import { districtsOfState, knownStates, placesOutsideState } from "../../../../domain/address/knownStates.ts"
import { displayState } from "../../../../domain/address/displayState.ts"
import type { DistrictList } from "../../../../domain/location/Geography.ts"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { AddressSuggestionsProps } from "./DeliveryComponents.ts"

/**
 * Completes towns by name or postal code with datalists; typed values are never changed. Derived values fill only empty
 * fields, and are announced. Provinces are suggested from those of the country. A town known to be in another province
 * is cleared when the province changes, which is announced too. Towns are loaded at the first letter or when the
 * province field is focused, and the districts of a province, where addresses have them, once it is known.
 */
export function AddressSuggestions({ form, listId, countryCode }: AddressSuggestionsProps) {
  const t = useText()
  const commands = useCommands()
  const { ADDRESS_AUTOCOMPLETE_MIN: least } = useFrame().store.configuration
  const [{ districts, states }, setKnown] = useState<DistrictList>(NOTHING)
  const requestedZips = useRef(new Set<string>())
  const [typed, setTyped] = useState({ field: "", text: "" })
  const [message, setMessage] = useState("")
  const [changes, setChanged] = useState(0)
  const ask = (stateCode?: string) => {
    const wanted = stateCode ?? ""
    if (requestedZips.current.has(wanted)) return
    requestedZips.current.add(wanted)
    void commands.delivery.listDistricts(stateCode).then((answer) => {
      if (!answer.ok) requestedZips.current.delete(wanted)
      else
        setKnown((known) =>
          stateCode === undefined
            ? answer.value
            : {
                ...known,
                districts: [
                  ...known.districts.filter((district) => district.stateCode !== stateCode),
                  ...answer.value.districts,
                ],
              },
        )
    })
  }
  useEffect(() => {
    const place = form.current
    if (place === null) return undefined
    const follow = (target: EventTarget | Element | RadioNodeList | null) => {
      if (!(target instanceof HTMLInputElement) || !SUGGESTED_FIELDS.includes(target.name)) return
      setTyped({ field: target.name, text: target.value })
      ask()
    }
    const typing = ({ target }: Event) => follow(target)
    const reached = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && LISTED_FIELDS.includes(target.name)) follow(target)
    }
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== "stateCode") return
      const stateCode = knownState(target.value, countryCode)
      if (target.value.trim() !== "" && stateCode !== undefined) target.value = displayState({ countryCode, stateCode })
      setChanged((times) => times + 1)
    }
    place.addEventListener("input", typing)
    place.addEventListener("change", changed)
    place.addEventListener("focusin", reached)
    // Includes a field that was focused or typed into before the suggestions were loaded.
    const early = document.activeElement
    if (
      early instanceof HTMLInputElement &&
      early.form === place &&
      (early.value !== "" || LISTED_FIELDS.includes(early.name))
    )
      follow(early)
    return () => {
      place.removeEventListener("input", typing)
      place.removeEventListener("change", changed)
      place.removeEventListener("focusin", reached)
    }
  }, [form, commands])
  useEffect(() => {
    const text = (name: string) => textOf(form.current, name)
    const gone = placesOutsideState(
      districts,
      { stateCode: text("stateCode"), city: text("city"), district: text("district"), zipCode: text("zipCode") },
      countryCode,
    )
    const texts = gone.map((name) => empty(form.current, name))
    if (texts.length > 0) setMessage(t("delivery.autofillCleared", { text: texts.join(", ") }))
  }, [changes])
  const provinces = knownStates({ districts, states }, countryCode)
  useEffect(() => {
    const chosen = provinces.find(({ code, written, name }) =>
      [code, written, name].includes(textOf(form.current, "stateCode").trim()),
    )
    if (chosen !== undefined && addressForm(countryCode).fields.includes("district")) ask(chosen.code)
  }, [typed, states])
  const near = districtsOfState(districts, textOf(form.current, "stateCode"), countryCode)
  const town = textOf(form.current, "city").trim()
  // A town name is searched within the province; a postal code determines its own.
  const found = completeAddress(
    typed.field === "city" ? near : districts,
    typed.field === "city" || typed.field === "zipCode" ? typed.text : "",
    least === undefined ? undefined : Number(least),
  )
  useEffect(() => {
    const [only, ...others] = found
    const isWhole =
      only !== undefined &&
      others.length === 0 &&
      (typed.field === "city" ? only.city === typed.text : districts.some(({ zipCode }) => zipCode === typed.text))
    if (!isWhole) return
    const completed = {
      city: only.city,
      ...(addressForm(countryCode).hasStateCodes === true
        ? { stateCode: displayState({ countryCode, stateCode: only.stateCode }) }
        : {}),
    }
    const filled = Object.entries(completed)
      .filter(([name, text]) => fill(form.current, name, text))
      .map(([, text]) => text)
    if (filled.length > 0) setMessage(t("delivery.autofilled", { text: filled.join(", ") }))
  }, [typed, districts])
  return (
    <>
      <datalist id={`${listId}city`}>
        {typed.field === "city" && found.map(({ city }) => <option key={city} value={city} />)}
      </datalist>
      <datalist id={`${listId}zipCode`}>
        {typed.field === "zipCode" &&
          zipsOf(districts, typed.text, found.length).map(({ id, zipCode, city, name }) => (
            <option key={id} value={zipCode}>{`${city}, ${name}`}</option>
          ))}
      </datalist>
      <datalist id={`${listId}stateCode`}>
        {typed.field === "stateCode" &&
          provinces.map(({ written, name }) => (
            <option key={written} value={written}>
              {name}
            </option>
          ))}
      </datalist>
      <datalist id={`${listId}district`}>
        {typed.field === "district" &&
          [...new Set(near.filter(({ city }) => town === "" || city === town).map(({ name }) => name))].map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </>
  )
}

const NOTHING: DistrictList = { districts: [], states: [] }

/** Fields with suggestions. */
const SUGGESTED_FIELDS: readonly string[] = ["city", "zipCode", "stateCode", "district"]
/** Fields whose list is short enough to be shown before any input. */
const LISTED_FIELDS: readonly string[] = ["stateCode", "district"]

function textOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ""
}

/** Clears a field and returns its previous value. */
function empty(form: HTMLFormElement | null, name: string): string {
  const text = textOf(form, name)
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ""
  return text
}

/** The maximum number of suggestions that is still readable. */
const MOST = 12

function zipsOf(districts: DistrictList["districts"], typed: string, towns: number): DistrictList["districts"] {
  return towns === 0 ? [] : districts.filter(({ zipCode }) => zipCode?.startsWith(typed.trim())).slice(0, MOST)
}

/** Fills an empty field; returns whether it did. */
function fill(form: HTMLFormElement | null, name: string, text: string): boolean {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || field.value.trim() !== "") return false
  field.value = text
  return true
}
