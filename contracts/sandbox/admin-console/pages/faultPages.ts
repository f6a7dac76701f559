import { documents } from "../../platform/http/documents.ts"
import { invalidField, notFound } from "../../platform/http/Refused.ts"
import { dataTable } from "../dataTable.ts"
import { buttonForm } from "../formats.ts"
import {
  choiceField,
  type AdminConsoleRequest,
  type AdminConsoleRoute,
  optionalNumber,
  requiredField,
} from "../AdminConsoleRoute.ts"
import { EVERY_OPERATION, type Fault, type FaultSetting } from "../../platform/faults/Fault.ts"
import { FAULT_KINDS, type FaultKind } from "../../platform/storage/tables/FaultKind.ts"
import { MAP_PROVIDER_OPERATIONS } from "../../places/providers/serveMapProvider.ts"
import { html } from "../../platform/http/html.ts"

const MAX_LATENCY_MS = 60_000
const MAX_CALLS = 1_000_000
const DEFAULT_LATENCY_MS = 3_000
const DEFAULT_RETRY_SECONDS = 2
const FINAL_CODE = 403
const DEFAULT_KEY = "LINE_NO_BUYABLE"

const KIND_LABELS: Readonly<Record<FaultKind, string>> = {
  latency: "Slow response",
  sessionExpired: "401 session expired",
  sessionEnded: "400 session ended (body code 4, no refresh)",
  forbidden: "403 forbidden",
  waitingRoom: "429 waiting room",
  serverFault: "500 server error",
  brokenJson: "Truncated JSON (of a map provider: a hostile script)",
  droppedConnection: "Dropped connection",
}

const operationIds: readonly string[] = [
  ...new Set(
    documents.flatMap(({ paths }) =>
      Object.values(paths ?? {}).flatMap((item) =>
        Object.values(item ?? {}).flatMap((one: unknown) => (isOperation(one) ? [one.operationId] : [])),
      ),
    ),
  ),
  ...Object.keys(MAP_PROVIDER_OPERATIONS),
].sort()

function isOperation(value: unknown): value is { readonly operationId: string } {
  return typeof value === "object" && value !== null && "operationId" in value && typeof value.operationId === "string"
}

const list: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/faults$/u,
  run: async ({ services: { adminConsole } }) => {
    const faults = adminConsole.faults()
    return {
      kind: "page",
      title: "Simulate failures",
      data: { faults },
      body: html`<p>
          Make API calls fail, for one operation or for all. If several failures match a call, the oldest one applies.
          Failures apply to every server process.
        </p>
        <form class="card" method="post" action="/sandbox/faults">
          <div class="row">
            <p>
              <label for="operationId">Operation</label
              ><input
                id="operationId"
                name="operationId"
                list="operations"
                required
                maxlength="64"
                value="${EVERY_OPERATION}"
                aria-describedby="operation-hint"
              />
              <datalist id="operations">${operationIds.map((id) => html`<option value="${id}"></option>`)}</datalist>
            </p>
            <p id="operation-hint" class="hint">Use ${EVERY_OPERATION} for all operations.</p>
            <p>
              <label for="kind">Failure</label
              ><select id="kind" name="kind">
                ${FAULT_KINDS.map((kind) => html`<option value="${kind}">${KIND_LABELS[kind]}</option>`)}
              </select>
            </p>
            <p>
              <label for="remaining">Number of calls</label
              ><input
                id="remaining"
                name="remaining"
                type="number"
                min="1"
                max="${MAX_CALLS}"
                placeholder="Until removed"
              />
            </p>
            <p>
              <label for="milliseconds">Delay (ms)</label
              ><input
                id="milliseconds"
                name="milliseconds"
                type="number"
                min="1"
                max="${MAX_LATENCY_MS}"
                placeholder="${DEFAULT_LATENCY_MS}"
              />
            </p>
            <p>
              <label for="code">403 code (4 and 11 trigger a session refresh)</label
              ><input id="code" name="code" type="number" min="1" max="999" placeholder="${FINAL_CODE}" />
            </p>
            <p>
              <label for="retryAfter">Retry after (seconds)</label
              ><input
                id="retryAfter"
                name="retryAfter"
                type="number"
                min="0"
                max="3600"
                placeholder="${DEFAULT_RETRY_SECONDS}"
              />
            </p>
            <p>
              <label for="key">500 error key</label
              ><input id="key" name="key" maxlength="64" placeholder="${DEFAULT_KEY}" />
            </p>
            <p>
              <label for="isCarriedOut">Truncated or dropped</label
              ><select id="isCarriedOut" name="isCarriedOut">
                <option value="false">Call not processed</option>
                <option value="true">Call processed, response lost</option>
              </select>
            </p>
            <p><button type="submit">Add failure</button></p>
          </div>
        </form>
        <h2>Active failures</h2>
        ${dataTable(
          "In order of precedence",
          [
            { name: "Operation", cell: ({ operationId }: Fault) => html`<code>${operationId}</code>` },
            { name: "Failure", cell: ({ kind }) => KIND_LABELS[kind] },
            {
              name: "Settings",
              cell: ({ milliseconds, code, retryAfter, key, isCarriedOut }) =>
                [
                  milliseconds === undefined ? "" : `${milliseconds} ms`,
                  code === undefined ? "" : `code ${code}`,
                  retryAfter === undefined ? "" : `${retryAfter} s`,
                  key ?? "",
                  isCarriedOut === true ? "processed" : "",
                ]
                  .filter((part) => part !== "")
                  .join(", "),
            },
            { name: "Calls remaining", isNumber: true, cell: ({ remaining }) => remaining ?? "∞" },
            {
              name: "Actions",
              cell: ({ faultId }) => buttonForm(`/sandbox/faults/${faultId}/take`, "Remove", {}, true),
            },
          ],
          faults,
          "No failures are active.",
        )}
        ${faults.length > 0 && html`<p>${buttonForm("/sandbox/faults/take", "Remove all", {}, true)}</p>`}`,
    }
  },
}

const set: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/faults$/u,
  run: async (call) => {
    const { storage, ports, adminConsole } = call.services
    const operationId = requiredField(call, "operationId")
    if (operationId !== EVERY_OPERATION && !operationIds.includes(operationId))
      throw invalidField("operationId", "unknown", "Operation not found in the API.")
    const kind = choiceField(call, "kind", FAULT_KINDS)
    const remaining = optionalNumber(call, "remaining", { least: 1, most: MAX_CALLS })
    const setting = settingOf(call, kind)
    const { fault_id } = await storage.db
      .insertInto("fault")
      .values({
        operation_id: operationId,
        kind,
        setting: JSON.stringify(setting),
        remaining: remaining ?? null,
        created_at: ports.now(),
      })
      .returning("fault_id")
      .executeTakeFirstOrThrow()
    await adminConsole.changed()
    return {
      kind: "done",
      data: { faultId: fault_id, operationId, kind, ...setting, ...(remaining === undefined ? {} : { remaining }) },
      back: "/sandbox/faults",
      confirmation: "faultSet",
    }
  },
}

const settingOf = (call: AdminConsoleRequest, kind: FaultKind): FaultSetting => {
  switch (kind) {
    case "latency":
      return {
        milliseconds: optionalNumber(call, "milliseconds", { least: 1, most: MAX_LATENCY_MS }) ?? DEFAULT_LATENCY_MS,
      }
    case "forbidden":
      return { code: optionalNumber(call, "code", { least: 1, most: 999 }) ?? FINAL_CODE }
    case "waitingRoom":
      return { retryAfter: optionalNumber(call, "retryAfter", { least: 0, most: 3_600 }) ?? DEFAULT_RETRY_SECONDS }
    case "serverFault":
      return { key: serverKey(call) }
    case "brokenJson":
    case "droppedConnection":
      return { isCarriedOut: call.field("isCarriedOut") === "true" }
    case "sessionExpired":
    case "sessionEnded":
      return {}
  }
}

const serverKey = (call: AdminConsoleRequest): string => {
  const key = (call.field("key") ?? "").trim() || DEFAULT_KEY
  if (!/^[A-Za-z0-9_.]{1,64}$/u.test(key))
    throw invalidField("key", "pattern", "key may contain only letters, digits, dots and underscores.")
  return key
}

const removeFault: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/faults\/([0-9]{1,15})\/take$/u,
  run: async ({ services: { storage, adminConsole }, at: [faultId = ""] }) => {
    const gone = await storage.db
      .deleteFrom("fault")
      .where("fault_id", "=", Number(faultId))
      .returning("fault_id")
      .executeTakeFirst()
    if (gone === undefined) throw notFound("Failure not found. It may have reached its number of calls.", faultId)
    await adminConsole.changed()
    return { kind: "done", data: { faultId: gone.fault_id }, back: "/sandbox/faults", confirmation: "faultTaken" }
  },
}

const removeAllFaults: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/faults\/take$/u,
  run: async ({ services: { storage, adminConsole } }) => {
    const gone = await storage.db.deleteFrom("fault").executeTakeFirst()
    await adminConsole.changed()
    return {
      kind: "done",
      data: { taken: Number(gone.numDeletedRows) },
      back: "/sandbox/faults",
      confirmation: "faultsTaken",
    }
  },
}

export const faultPages: readonly AdminConsoleRoute[] = [list, set, removeFault, removeAllFaults]
