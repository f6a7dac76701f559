import { captchaKeys } from "../../captcha/serviceResponse.ts"
import { CAPTCHA_SERVICE_PATH } from "../../captcha/service/captchaService.ts"
import type { SandboxServices } from "../../SandboxServices.ts"
import { dataTable } from "../dataTable.ts"
import { choiceField, type AdminConsoleRoute, requiredField } from "../AdminConsoleRoute.ts"
import { html } from "../html.ts"
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
      title: "Captchas",
      data: { stores: settings },
      body: html`<p>
          A few tries are always free; what somebody tries too often asks for a captcha. A store may ask for one every
          time, and may show its own picture or the box of a service, which is simulated here.
        </p>
        <form class="card row" method="post" action="/sandbox/captchas">
          ${storeSelect(known, known[0]?.id ?? "")}
          <p>
            <label for="kind">Shows</label
            ><select id="kind" name="kind">
              <option value="native">its own picture</option>
              <option value="service">the service's box</option>
            </select>
          </p>
          <p>
            <label for="demand">Asks</label
            ><select id="demand" name="demand">
              <option value="suspicious">after too many tries</option>
              <option value="always">every time</option>
            </select>
          </p>
          <p><button type="submit">Set</button></p>
        </form>
        ${dataTable(
          "Stores",
          [
            {
              name: "Store",
              cell: ({ storeId }) => known.find(({ id }) => id === storeId)?.countryName["en"] ?? storeId,
            },
            { name: "Shows", cell: ({ kind }) => (kind === "native" ? "its own picture" : "the service's box") },
            { name: "Asks", cell: ({ demand }) => (demand === "always" ? "every time" : "after too many tries") },
          ],
          settings,
          "There is no store.",
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
    await services.storage.transaction(async ({ db }) => {
      const pairs = [
        ["captchaProtection", String(demand === "always")],
        ["GOOGLE_CAPTCHA_KEY", siteKey],
        ["CAPTCHA_SCRIPT_URL", siteKey === "" ? "" : `${CAPTCHA_SERVICE_PATH}api.js`],
      ] as const
      for (const [parameter, value] of pairs) {
        await db
          .insertInto("store_configuration")
          .values({ store_id: storeId, parameter, value })
          .onConflict((conflict) => conflict.columns(["store_id", "parameter"]).doUpdateSet({ value }))
          .execute()
      }
    })
    services.versions.changed(storeId)
    return {
      kind: "done",
      data: { ...(await settingsOf(services, storeId)), siteKey },
      back: "/sandbox/captchas",
      said: "captchasSet",
    }
  },
}

export const captchaPages: readonly AdminConsoleRoute[] = [captchas, set]
