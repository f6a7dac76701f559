import { html } from "../../platform/http/html.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { type AdminConsoleRequest, type AdminConsoleRoute, choiceField, requiredField } from "../AdminConsoleRoute.ts"
import { saveStoreSettings, storeSettingsTable } from "../storeSettings.ts"
import { storeSelect } from "../storeChoice.ts"

/** `country` is the law of the store's country. */
const LAWS = { country: "By country", "opt-in": "Opt-in", objection: "Objection", "opt-out": "Opt-out", none: "None" }
const DRIVERS = { collector: "Collector", dataLayer: "Tag manager", none: "None" }
const LAW_NAMES = ["country", "opt-in", "objection", "opt-out", "none"] as const
const DRIVER_NAMES = ["collector", "dataLayer", "none"] as const

const settingsOf = async ({ stores }: SandboxServices, storeId: string) => {
  const configuration = await stores.configuration(storeId)
  const value = (parameter: string) => configuration.get(parameter) ?? ""
  return {
    storeId,
    law: LAW_NAMES.find((one) => one === value("COOKIE_CONSENT")) ?? "country",
    driver: DRIVER_NAMES.find((one) => one === value("ANALYTICS_DRIVER")) ?? "collector",
    tagManager: value("TAG_MANAGER_URL"),
    conversion: value("GOOGLE_ADS_CONVERSION"),
  }
}

/** A text of this form, or an empty one. Fails with 400. */
const optionalText = (call: AdminConsoleRequest, name: string, pattern: RegExp): string => {
  const text = call.field(name)?.trim() ?? ""
  if (text !== "" && !pattern.test(text)) throw invalidField(name, "pattern", `${name} is not valid.`)
  return text
}

const tracking: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/tracking$/u,
  run: async ({ services }) => {
    const known = await services.stores.all()
    const settings = await Promise.all(known.map(({ id }) => settingsOf(services, id)))
    return {
      kind: "page",
      title: "Consent and tags",
      data: { stores: settings },
      body: html`<p>The law on cookies that a store applies, and where its analytics events go.</p>
        <form class="card row" method="post" action="/sandbox/tracking">
          ${storeSelect(known, known[0]?.id ?? "")}
          <p>
            <label for="law">Law</label
            ><select id="law" name="law">
              ${LAW_NAMES.map((law) => html`<option value="${law}">${LAWS[law]}</option>`)}
            </select>
          </p>
          <p>
            <label for="driver">Events go to</label
            ><select id="driver" name="driver">
              ${DRIVER_NAMES.map((driver) => html`<option value="${driver}">${DRIVERS[driver]}</option>`)}
            </select>
          </p>
          <p>
            <label for="tagManager">Tag manager script</label
            ><input id="tagManager" name="tagManager" type="url" placeholder="https://" />
          </p>
          <p>
            <label for="conversion">Google Ads conversion</label
            ><input id="conversion" name="conversion" placeholder="AW-123456789/AbCdEfGh" />
          </p>
          <p><button type="submit">Save</button></p>
        </form>
        ${storeSettingsTable(
          known,
          [
            { name: "Law", cell: ({ law }) => LAWS[law] },
            { name: "Events go to", cell: ({ driver }) => DRIVERS[driver] },
            { name: "Tag manager script", cell: ({ tagManager }) => tagManager },
            { name: "Google Ads conversion", cell: ({ conversion }) => conversion },
          ],
          settings,
        )}`,
    }
  },
}

const set: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/tracking$/u,
  run: async (call) => {
    const { services } = call
    const { id: storeId } = await services.stores.require(requiredField(call, "storeId"))
    const law = choiceField(call, "law", LAW_NAMES)
    await saveStoreSettings(services, storeId, [
      ["COOKIE_CONSENT", law === "country" ? "" : law],
      ["ANALYTICS_DRIVER", choiceField(call, "driver", DRIVER_NAMES)],
      ["TAG_MANAGER_URL", optionalText(call, "tagManager", /^https:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?\/[^\s"'<>\\]*$/u)],
      ["GOOGLE_ADS_CONVERSION", optionalText(call, "conversion", /^AW-[0-9]{6,12}\/[A-Za-z0-9_-]{4,40}$/u)],
    ])
    return {
      kind: "done",
      data: await settingsOf(services, storeId),
      back: "/sandbox/tracking",
      confirmation: "trackingSet",
    }
  },
}

export const trackingPages: readonly AdminConsoleRoute[] = [tracking, set]
