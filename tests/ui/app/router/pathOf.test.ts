import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { HOSTILE_ADDRESSES, staysOnOrigin } from "../../../support/HOSTILE_ADDRESSES.ts"
import { pathOf } from "../../../../ui/app/router/pageRouter.ts"

beforeEach(() => history.replaceState(null, "", "/10000034/"))
afterEach(() => history.replaceState(null, "", "/"))

describe("The path that the router follows", () => {
  it("is path and query as the browser spells them", () => {
    expect([pathOf("/10000034/search/a b?x=é#y"), pathOf(`${location.origin}/10000034/`)]).toEqual([
      "/10000034/search/a%20b?x=%C3%A9",
      "/10000034/",
    ])
  })

  it("F182 never leads to another host when it is followed: an address with two slashes, or with dot segments", () => {
    const below = HOSTILE_ADDRESSES.filter((address) => address.startsWith("/")).map(
      (address) => `${location.origin}${address}`,
    )
    const lost = [...below, `${location.origin}//evil.example/10000034/`]
      .map(pathOf)
      .filter((path) => !staysOnOrigin(location.origin, path))
    expect(lost).toEqual([])
  })
})
