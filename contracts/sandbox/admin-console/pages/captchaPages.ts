import { captchaKeys } from "../../captcha/serviceResponse.ts"
import { CAPTCHA_SERVICE_PATH } from "../../captcha/service/captchaService.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { saveStoreSettings, storeSettingsTable } from "../storeSettings.ts"
import { choiceField, type AdminConsoleRoute, requiredField } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"
import { storeSelect } from "../storeChoice.ts"

const KINDS = ["native", "service"] as const
const CAPTCHA_MODES = ["always", "suspicious"] as const

interface CaptchaSettings {
  readonly storeId: string
  readonly kind: (typeof KINDS)[number]
  readonly demand: (typeof CAPTCHA_MODES)[number]
}

const settingsOf = async ({ stores }: SandboxServices, storeId: string): Promise<CaptchaSettings> => {
  const configuration = await stores.configuration(storeId)
  return {
    storeId,
    kind: (configuration.get("GOOGLE_CAPTCHA_KEY") ?? "") === "" ? "native" : "service",
    demand: configuration.get("captchaProtection") === "true" ? "always" : "suspicious",
  }
}

const captchas: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/captchas$/u,
  run: async ({ services }) => {
    const known = await services.stores.all()
    const settings: CaptchaSettings[] = []
    for (const { id } of known) settings.push(await settingsOf(services, id))
    return {
      kind: "page",
      title: "Captcha",
      data: { stores: settings },
      body: html`<p>
          By default, a captcha is required after too many attempts. A store can require it every time, and show an
          image captcha or the checkbox of a simulated third-party service.
        </p>
        <form class="card row" method="post" action="/sandbox/captchas">
          ${storeSelect(known, known[0]?.id ?? "")}
          <p>
            <label for="kind">Type</label
            ><select id="kind" name="kind">
              <option value="native">Image captcha</option>
              <option value="service">Third-party checkbox</option>
            </select>
          </p>
          <p>
            <label for="demand">Required</label
            ><select id="demand" name="demand">
              <option value="suspicious">After too many attempts</option>
              <option value="always">Every time</option>
            </select>
          </p>
          <p><button type="submit">Save</button></p>
        </form>
        ${storeSettingsTable(
          known,
          [
            { name: "Type", cell: ({ kind }) => (kind === "native" ? "Image captcha" : "Third-party checkbox") },
            {
              name: "Required",
              cell: ({ demand }) => (demand === "always" ? "Every time" : "After too many attempts"),
            },
          ],
          settings,
        )}`,
    }
  },
}

const set: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/captchas$/u,
  run: async (call) => {
    const { services } = call
    const { id: storeId } = await services.stores.require(requiredField(call, "storeId"))
    const kind = choiceField(call, "kind", KINDS)
    const demand = choiceField(call, "demand", CAPTCHA_MODES)
    const siteKey = kind === "service" ? (await captchaKeys(services, storeId)).siteKey : ""
    await saveStoreSettings(services, storeId, [
      ["captchaProtection", String(demand === "always")],
      ["GOOGLE_CAPTCHA_KEY", siteKey],
      ["CAPTCHA_SCRIPT_URL", siteKey === "" ? "" : `${CAPTCHA_SERVICE_PATH}api.js`],
    ])
    return {
      kind: "done",
      data: { ...(await settingsOf(services, storeId)), siteKey },
      back: "/sandbox/captchas",
      confirmation: "captchasSet",
    }
  },
}

export const captchaPages: readonly AdminConsoleRoute[] = [captchas, set]
