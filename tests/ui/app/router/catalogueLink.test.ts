import { afterEach, describe, expect, it } from "vitest"
import { catalogueLink } from "../../../../ui/app/router/catalogueLink.ts"

afterEach(() => {
  document.body.innerHTML = ""
})

const linkIn = (html: string, selector = "a") => {
  document.body.innerHTML = html
  const link = document.querySelector(selector)
  return link === null ? undefined : catalogueLink(link)
}

describe("a link that the server rendered", () => {
  it("opens a category from the menu", () => {
    expect(linkIn(`<header><nav><a href="/10000034/linen-n1">Linen</a></nav></header>`)).toEqual({
      path: "/10000034/linen-n1",
      kind: "category",
      options: {},
    })
  })

  it("opens a product with the image and name of its card, from either", () => {
    const image = `<a href="/p-l1"><span data-morph="product-7"></span></a>`
    const card = `<article>${image}<p><a href="/p-l1">Coat</a></p></article>`
    const product = { path: "/p-l1", kind: "product", options: { morph: "product-7", name: "Coat" } }
    expect([linkIn(card), linkIn(card, "p a")]).toEqual([product, product])
  })

  it("is left to its own handler elsewhere", () => {
    expect(linkIn(`<footer><a href="/10000034/help">Help</a></footer>`)).toBeUndefined()
    const image = `<a href="/media/1.jpeg"><span data-morph="product-7"></span></a>`
    const gallery = `<article>${image}<a href="/p">Red</a></article>`
    expect([linkIn(gallery), linkIn(gallery, "a[href='/p']")]).toEqual([undefined, undefined])
    expect(linkIn(`<article><a href="/10000034/help">Help</a></article>`)).toBeUndefined()
    expect(linkIn(`<header><nav><a href="https://other.example/">Other</a></nav></header>`)).toBeUndefined()
  })
})
