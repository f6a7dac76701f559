import type { SMState } from "strophe.js"
import { MemoryStorageBackend, Strophe } from "strophe.js"
import { describe, expect, it } from "vitest"
import { isForbiddenFrame } from "../../adapters/chat/isForbiddenFrame.ts"
import { resumableState } from "../../adapters/chat/resumableState.ts"
import { fromDom, toDom } from "../../adapters/chat/stropheDom.ts"
import { element, serializeXml } from "../../adapters/chat/stanzas/XmlElement.ts"
import { parseXml } from "../support/chat/parseXml.ts"

const STATE: SMState = {
  enableSent: true,
  enabled: true,
  id: "s1",
  boundJid: "ana@shop.example/web",
  max: 60,
  location: "",
  resumeSupported: true,
  resumed: false,
  hIn: 3,
  hOutAcked: 2,
  unacked: [],
  sinceLastAck: 0,
}

describe("the stored state of a session", () => {
  it("F122 is that of a confirmed session only", () => {
    const backend = new MemoryStorageBackend()
    const guarded = resumableState(backend)
    guarded.save("ana", STATE)
    expect(guarded.load("ana")).toEqual(STATE)
    for (const unconfirmed of [{ enabled: false }, { id: "" }, { resumeSupported: false }]) {
      backend.save("ana", STATE)
      guarded.save("ana", { ...STATE, ...unconfirmed })
      expect(backend.load("ana")).toBeNull()
    }
    backend.save("ana", { ...STATE, enabled: false })
    expect(guarded.load("ana")).toBeNull()
    guarded.save("ana", STATE)
    guarded.clear("ana")
    expect(guarded.load("ana")).toBeNull()
  })
})

describe("a frame", () => {
  it("F131 with a document type, entity, comment or processing instruction is not parsed", () => {
    for (const frame of [
      '<!DOCTYPE x [<!ENTITY a "b">]><message/>',
      "<message><!-- x --></message>",
      "<message><?php ?></message>",
      '<?xml version="1.0"?><!DOCTYPE x><message/>',
      new ArrayBuffer(1),
    ])
      expect(isForbiddenFrame(frame)).toBe(true)
    expect(isForbiddenFrame("<message><body>a &lt;! b</body></message>")).toBe(false)
    expect(isForbiddenFrame("<?xml version='1.0'?><open/>")).toBe(false)
  })
})

describe("a stanza", () => {
  it("is the same after the way through the transport", () => {
    const stanza = element(
      "message",
      { to: "a@b", xmlns: "jabber:client" },
      element("body", {}, 'Tom & "Ana" <x>'),
      element("x", { xmlns: "jabber:x:oob" }, element("url", {}, "https://shop.example/?a=1&b=2")),
    )
    const expected = parseXml(serializeXml(stanza))
    expect(parseXml(Strophe.serialize(toDom(stanza)))).toEqual(expected)
    expect(fromDom(new DOMParser().parseFromString(serializeXml(stanza), "text/xml").documentElement)).toEqual(expected)
  })
})
