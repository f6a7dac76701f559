import type { FormEvent } from "react"
import type { ReturnFields } from "../../../domain/returns/returnFields.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"

/** Returns the path that a form without scripts posts to; it contains no token. */
export function useFormAction(address: PageAddress): string | undefined {
  const { addressOf } = useNavigation()
  const { guestToken: _guestToken, done: _done, ...parameters } = address.parameters
  const built = addressOf({ ...address, parameters })
  return built.ok ? built.address : undefined
}

/** Returns the fields of a submitted form, with the value of the pressed button. */
export function submittedFields(event: FormEvent<HTMLFormElement>): ReturnFields {
  const fields = new Map<string, string>()
  for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string") fields.set(name, value)
  const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
  if (submitter instanceof HTMLButtonElement && submitter.name !== "") fields.set(submitter.name, submitter.value)
  return Object.fromEntries(fields)
}
