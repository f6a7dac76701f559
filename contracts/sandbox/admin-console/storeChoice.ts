import type { ResolvedStore } from "../stores/Stores.ts"
import type { AdminConsoleRequest } from "./AdminConsoleRoute.ts"
import { type Html, html } from "../platform/http/html.ts"

/** The store of a page: the requested one, or the first. Fails with 404 for an unknown store. */
export const selectedStore = async ({ services: { stores }, field }: AdminConsoleRequest): Promise<ResolvedStore> => {
  const requested = field("storeId") ?? ""
  if (requested !== "") return stores.require(requested)
  const [first] = await stores.all()
  return stores.require(first?.id ?? "")
}

export const storeSelect = (stores: readonly ResolvedStore[], chosen: string, id = "storeId"): Html =>
  html`<p>
    <label for="${id}">Store</label
    ><select id="${id}" name="storeId">
      ${stores.map(
        (store) =>
          html`<option value="${store.id}" ${store.id === chosen && html` selected`}>
            ${store.countryName["en"] ?? store.countryCode}
          </option>`,
      )}
    </select>
  </p>`
