import { FRAUD_PATH, FRAUD_SCRIPTS } from "../../checkout/fraud/fraudScript.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"
import { saveStoreSettings, storeSettingsTable } from "../storeSettings.ts"
import { choiceField, type AdminConsoleRoute, requiredField } from "../AdminConsoleRoute.ts"
import { html } from "../../platform/http/html.ts"
import { storeSelect } from "../storeChoice.ts"

/** `missing` names a script that does not exist. */
const CHOICES = ["none", ...FRAUD_SCRIPTS, "missing"] as const
const KIND_LABELS: Readonly<Record<(typeof CHOICES)[number], string>> = {
  none: "Off",
  ready: "Script reports ready",
  silent: "Script never reports",
  broken: "Script throws an error",
  missing: "Script not found (404)",
}
const PARAMETER = "FRAUD_SCRIPT_URL"

const addressOf = (choice: (typeof CHOICES)[number]): string => (choice === "none" ? "" : `${FRAUD_PATH}${choice}.js`)

const screeningOf = async ({ stores }: SandboxServices, storeId: string) => {
  const address = (await stores.configuration(storeId)).get(PARAMETER) ?? ""
  return { storeId, script: CHOICES.find((choice) => addressOf(choice) === address) ?? "none" }
}

const screenings: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/screening$/u,
  run: async ({ services }) => {
    const known = await services.stores.all()
    const set = await Promise.all(known.map(({ id }) => screeningOf(services, id)))
    return {
      kind: "page",
      title: "Fraud screening",
      data: { stores: set },
      body: html`<p>
          A fraud service can check the device before payment. The payment continues when its script reports ready, or
          after five seconds.
        </p>
        <form class="card row" method="post" action="/sandbox/screening">
          ${storeSelect(known, known[0]?.id ?? "")}
          <p>
            <label for="script">Script</label
            ><select id="script" name="script">
              ${CHOICES.map((choice) => html`<option value="${choice}">${KIND_LABELS[choice]}</option>`)}
            </select>
          </p>
          <p><button type="submit">Save</button></p>
        </form>
        ${storeSettingsTable(known, [{ name: "Script", cell: ({ script }) => KIND_LABELS[script] }], set)}`,
    }
  },
}

const set: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/screening$/u,
  run: async (call) => {
    const { services } = call
    const { id: storeId } = await services.stores.require(requiredField(call, "storeId"))
    const value = addressOf(choiceField(call, "script", CHOICES))
    await saveStoreSettings(services, storeId, [[PARAMETER, value]])
    return {
      kind: "done",
      data: await screeningOf(services, storeId),
      back: "/sandbox/screening",
      confirmation: "screeningSet",
    }
  },
}

export const screeningPages: readonly AdminConsoleRoute[] = [screenings, set]
