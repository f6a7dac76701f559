import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { elementsOf } from "../../../adapters/chat/stanzas/XmlElement.ts"
import type { XmlElement } from "../../../adapters/chat/stanzas/XmlElement.ts"
import { migrations } from "../../../contracts/sandbox/composition/migrations.ts"
import { migrate } from "../../../contracts/sandbox/platform/storage/migrate.ts"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"
import { parseXml } from "../../support/chat/parseXml.ts"
import { CUSTOMER, NAMESPACE, OPEN, TestedWorkgroups } from "../../support/chat/TestedWorkgroups.ts"
import { newDatabase } from "../../support/sandbox/newDatabase.ts"

const ALICE = "alice@example.com/work"

/** The captioned examples of XEP-0142 (Workgroup Queues). */
const EXAMPLES = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Array(
      Schema.Struct({
        caption: Schema.String,
        stanzas: Schema.Array(Schema.Struct({ from: Schema.Literals(["client", "service"]), xml: Schema.String })),
      }),
    ),
  ),
)(readFileSync(join(import.meta.dirname, "../../fixtures/chat/xep0142.json"), "utf8"))

/** Names and nesting of a stanza, without its texts, attributes, features and this service's own description. */
const outline = (element: XmlElement): string =>
  `${element.name}(${elementsOf(element)
    .filter(({ name }) => name !== "feature" && name !== "answers")
    .map(outline)
    .join(",")})`

describe("the service's stanzas in the examples of XEP-0142", () => {
  it("are those that the service sends", async () => {
    const { close: drop, ...database } = await newDatabase(true)
    const storage = await openStorage(database)
    await migrate(storage.db, migrations, 0)
    const workgroup = {
      ...OPEN,
      form: {
        title: "Support.com Chat Customer Information",
        instructions: "Welcome",
        fields: [
          { name: "first", type: "text-single", label: "First Name" },
          { name: "last", type: "text-single", label: "Last Name" },
          {
            name: "contract_type",
            type: "list-single",
            label: "Contract Type",
            values: ["0"],
            options: ["None", "Bronze", "Silver", "Gold"].map((label, value) => ({ label, value: String(value) })),
          },
        ],
      },
    }
    const service = new TestedWorkgroups(storage, () => workgroup)
    const metadata =
      "<crm xmlns='http://www.example.com/xmpp/workgroup'><user-id>1</user-id><product>Widget</product></crm>"
    const form = "<x xmlns='jabber:x:data' type='submit'><field var='first'><value>John</value></field></x>"
    await service.join()
    await service.request(CUSTOMER, "get", `<join-queue xmlns="${NAMESPACE}"/>`)
    await service.join(CUSTOMER, form)
    await service.request(CUSTOMER, "get", `<queue-status xmlns="${NAMESPACE}"/>`)
    await service.agent(ALICE)
    await service.pass(30_001)
    await service.request(ALICE, "get", `<agent-status-request xmlns="${NAMESPACE}"/>`)
    await service.request(
      "admin@example.com/work",
      "set",
      `<depart-queue xmlns="${NAMESPACE}"><jid>${CUSTOMER}</jid></depart-queue>`,
    )
    await service.join("other@example.net/home", metadata + form)
    await service.decide(ALICE, "accept", "other@example.net/home")
    await service.receive(
      `<iq type="get" from="${CUSTOMER}" to="workgroup.example.com" id="d1">` +
        '<query xmlns="http://jabber.org/protocol/disco#info"/></iq>',
    )
    await service.receive(
      `<iq type="get" from="${CUSTOMER}" to="workgroup.example.com" id="d2">` +
        '<query xmlns="http://jabber.org/protocol/disco#items"/></iq>',
    )
    await service.request(CUSTOMER, "get", '<query xmlns="http://jabber.org/protocol/disco#info"/>')
    const sent = new Set(service.sent.map(outline))
    // The server itself lists the service; rooms send the invitations; agents are seen by their own presence.
    const others = ["Agent Status Update", "Workgroup Service Discovery"]
    const missing = EXAMPLES.filter(({ caption }) => !others.includes(caption)).flatMap(({ caption, stanzas }) =>
      stanzas
        .filter(({ from }) => from === "service")
        .map(({ xml }) => outline(parseXml(xml)))
        .filter((shape) => !sent.has(shape))
        .map((shape) => `${caption}: ${shape}`),
    )
    expect(missing).toEqual([])
    await storage.close()
    await drop()
  })
})
