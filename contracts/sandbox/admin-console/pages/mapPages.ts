import { MAP_PROVIDER_OPERATIONS } from "../../places/providers/serveMapProvider.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { saveStoreSettings, storeSettingsTable } from "../storeSettings.ts"
import { choiceField, type AdminConsoleRoute, requiredField } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"
import { storeSelect } from "../storeChoice.ts"

const PROVIDERS = ["keyless", "global", "china"] as const
const NAMES = { keyless: "No key", global: "Global", china: "China, simulated" } as const
/** The key of a provider when none is entered; the simulated ones accept it. */
const DEMO_KEY = "demo-key"

interface MapSettings {
  readonly storeId: string
  readonly provider: (typeof PROVIDERS)[number]
}

const settingsOf = async ({ stores }: SandboxServices, storeId: string): Promise<MapSettings> => {
  const configuration = await stores.configuration(storeId)
  const region = PROVIDERS.find((provider) => provider === configuration.get("MAPS_REGION")) ?? "keyless"
  return { storeId, provider: (configuration.get("MAPS_KEY") ?? "") === "" ? "keyless" : region }
}

const maps: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/map-providers$/u,
  run: async ({ services }) => {
    const known = await services.stores.all()
    const settings: MapSettings[] = []
    for (const { id } of known) settings.push(await settingsOf(services, id))
    return {
      kind: "page",
      title: "Maps",
      data: { stores: settings },
      body: html`<p>
          By default, maps need no key. A store can use the global provider with your key, or a simulation of the
          Chinese provider.
        </p>
        <form class="card row" method="post" action="/sandbox/map-providers">
          ${storeSelect(known, known[0]?.id ?? "")}
          <p>
            <label for="provider">Provider</label
            ><select id="provider" name="provider">
              ${PROVIDERS.map((provider) => html`<option value="${provider}">${NAMES[provider]}</option>`)}
            </select>
          </p>
          <p><label for="key">Key</label><input id="key" name="key" maxlength="128" /></p>
          <p><button type="submit">Save</button></p>
        </form>
        ${storeSettingsTable(known, [{ name: "Provider", cell: ({ provider }) => NAMES[provider] }], settings)}`,
    }
  },
}

const set: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/map-providers$/u,
  run: async (call) => {
    const { services } = call
    const { id: storeId } = await services.stores.require(requiredField(call, "storeId"))
    const provider = choiceField(call, "provider", PROVIDERS)
    const key = call.field("key")?.trim() ?? ""
    const isChina = provider === "china"
    await saveStoreSettings(services, storeId, [
      ["MAPS_REGION", isChina ? "china" : "global"],
      ["MAPS_KEY", provider === "keyless" ? "" : key === "" ? DEMO_KEY : key],
      ["MAPS_SCRIPT_URL", isChina ? MAP_PROVIDER_OPERATIONS.mapChinaScript : ""],
      ["MAPS_CONVERSION_URL", isChina ? MAP_PROVIDER_OPERATIONS.mapChinaConversion : ""],
    ])
    return {
      kind: "done",
      data: await settingsOf(services, storeId),
      back: "/sandbox/map-providers",
      confirmation: "mapsSet",
    }
  },
}

export const mapPages: readonly AdminConsoleRoute[] = [maps, set]
