import { documents } from "../../http/documents.ts"
import { invalidField, notFound } from "../../http/Refusal.ts"
import { dataTable } from "../dataTable.ts"
import { buttonForm } from "../formats.ts"
import {
  choiceField,
  type AdminConsoleRequest,
  type AdminConsoleRoute,
  optionalNumber,
  requiredField,
} from "../AdminConsoleRoute.ts"
import { EVERY_OPERATION, type Fault, type FaultSetting } from "../faults/Fault.ts"
import { FAULT_KINDS, type FaultKind } from "../faults/FaultKind.ts"
import { html } from "../html.ts"

const MAX_LATENCY_MS = 60_000
const MAX_CALLS = 1_000_000
const DEFAULT_LATENCY_MS = 3_000
const DEFAULT_RETRY_SECONDS = 2
const FINAL_CODE = 403
const DEFAULT_KEY = "LINE_NO_BUYABLE"

const WORDS: Readonly<Record<FaultKind, string>> = {
  latency: "answers late",
  sessionExpired: "401: the session has expired",
  sessionEnded: "400 with body code 4: the session has ended, and no refresh helps",
  forbidden: "403 with a code",
  waitingRoom: "429: a place in the waiting room",
  serverFault: "500 with a key",
  brokenJson: "an answer that breaks off in its JSON",
  droppedConnection: "a connection that is dropped",
}

const operationIds: readonly string[] = [
  ...new Set(
    documents.flatMap(({ paths }) =>
      Object.values(paths ?? {}).flatMap((item) =>
        Object.values(item ?? {}).flatMap((one: unknown) => (isOperation(one) ? [one.operationId] : [])),
      ),
    ),
  ),
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
      title: "Faults",
      data: { faults },
      body: html`<p>
          Let calls of one operation, or of all, go wrong on purpose. Of several faults on one operation the oldest is
          met first. Every process of this shop meets them.
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
              /><datalist id="operations">${operationIds.map((id) => html`<option value="${id}"></option>`)}</datalist>
            </p>
            <p id="operation-hint" class="hint">${EVERY_OPERATION} is every operation.</p>
            <p>
              <label for="kind">What goes wrong</label
              ><select id="kind" name="kind">
                ${FAULT_KINDS.map((kind) => html`<option value="${kind}">${WORDS[kind]}</option>`)}
              </select>
            </p>
            <p>
              <label for="remaining">For the next calls</label
              ><input
                id="remaining"
                name="remaining"
                type="number"
                min="1"
                max="${MAX_CALLS}"
                placeholder="until taken away"
              />
            </p>
            <p>
              <label for="milliseconds">Milliseconds late</label
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
              <label for="code">Code of a 403 (4 and 11 ask for a refresh)</label
              ><input id="code" name="code" type="number" min="1" max="999" placeholder="${FINAL_CODE}" />
            </p>
            <p>
              <label for="retryAfter">Seconds in the waiting room</label
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
              <label for="key">Key of a 500</label
              ><input id="key" name="key" maxlength="64" placeholder="${DEFAULT_KEY}" />
            </p>
            <p>
              <label for="isCarriedOut">Broken or dropped</label
              ><select id="isCarriedOut" name="isCarriedOut">
                <option value="false">nothing was carried out</option>
                <option value="true">carried out, only the answer is lost</option>
              </select>
            </p>
            <p><button type="submit">Set this fault</button></p>
          </div>
        </form>
        <h2>Set now</h2>
        ${dataTable(
          "In the order they are met",
          [
            { name: "Operation", cell: ({ operationId }: Fault) => html`<code>${operationId}</code>` },
            { name: "What goes wrong", cell: ({ kind }) => WORDS[kind] },
            {
              name: "With",
              cell: ({ milliseconds, code, retryAfter, key, isCarriedOut }) =>
                [
                  milliseconds === undefined ? "" : `${milliseconds} ms`,
                  code === undefined ? "" : `code ${code}`,
                  retryAfter === undefined ? "" : `${retryAfter} s`,
                  key ?? "",
                  isCarriedOut === true ? "carried out" : "",
                ]
                  .filter((part) => part !== "")
                  .join(", "),
            },
            { name: "Calls left", isNumber: true, cell: ({ remaining }) => remaining ?? "∞" },
            {
              name: "Action",
              cell: ({ faultId }) => buttonForm(`/sandbox/faults/${faultId}/take`, "Take away", {}, true),
            },
          ],
          faults,
          "Nothing goes wrong on purpose.",
        )}
        ${faults.length > 0 && html`<p>${buttonForm("/sandbox/faults/take", "Take all away", {}, true)}</p>`}`,
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
      throw invalidField("operationId", "unknown", "There is no such operation in the contract.")
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
      said: "faultSet",
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
    throw invalidField("key", "pattern", "key must be letters, digits, dots and underscores.")
  return key
}

const take: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/faults\/([0-9]{1,15})\/take$/u,
  run: async ({ services: { storage, adminConsole }, at: [faultId = ""] }) => {
    const gone = await storage.db
      .deleteFrom("fault")
      .where("fault_id", "=", Number(faultId))
      .returning("fault_id")
      .executeTakeFirst()
    if (gone === undefined) throw notFound("There is no such fault; perhaps it was met often enough.", faultId)
    await adminConsole.changed()
    return { kind: "done", data: { faultId: gone.fault_id }, back: "/sandbox/faults", said: "faultTaken" }
  },
}

const removeAllFaults: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/faults\/take$/u,
  run: async ({ services: { storage, adminConsole } }) => {
    const gone = await storage.db.deleteFrom("fault").executeTakeFirst()
    await adminConsole.changed()
    return { kind: "done", data: { taken: Number(gone.numDeletedRows) }, back: "/sandbox/faults", said: "faultsTaken" }
  },
}

export const faultPages: readonly AdminConsoleRoute[] = [list, set, take, removeAllFaults]
