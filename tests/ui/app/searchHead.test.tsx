import { describe, expect, it } from "vitest"
import { euros } from "../../support/builders/euros.ts"
import { aProduct, aSummary } from "../../support/builders/aProduct.ts"
import { HOSTILE_TEXTS } from "../../support/HOSTILE_TEXTS.ts"
import { hydrationWarnings, renderedHtml } from "../../support/ui/renderedPage.tsx"
import { aCategory, aFrame, anImage, aPage, aStore, english } from "../../support/ui/somePages.ts"
import { imageAddress } from "../../../ui/app/head/previewImages.ts"
import { isSku } from "../../../domain/shared/Sku.ts"

const aSku = (text: string) => {
  if (!isSku(text)) throw new Error(`${text} is no sku`)
  return text
}
const named = (name: string, frame = aFrame()) =>
  aPage(
    {
      content: "product",
      product: {
        readAt: 0,
        path: [aCategory("10000", name)],
        related: [],
        product: aProduct({
          name,
          description: name,
          composition: name,
          colors: [
            {
              id: "c1",
              name,
              images: [anImage("front", { alt: name })],
              sizes: [
                {
                  sku: aSku("7001-1-3"),
                  name: "M",
                  price: euros(2995),
                  isBuyable: true,
                  visibility: "show",
                  isLow: true,
                },
                {
                  sku: aSku("7001-1-4"),
                  name: "L",
                  price: euros(1995),
                  isBuyable: true,
                  visibility: "hidden",
                  isLow: false,
                },
              ],
            },
          ],
        }),
      },
    },
    frame,
    { mfname: "7001", productUrl: "linen-shirt" },
  )

const graphOf = (html: string) => {
  const document = new DOMParser().parseFromString(html.replace(/<link [^>]*>/g, ""), "text/html")
  const blocks = document.querySelectorAll("script[type='application/ld+json']")
  expect(blocks).toHaveLength(1)
  const { "@graph": graph }: { readonly "@graph": readonly Readonly<Record<string, unknown>>[] } = JSON.parse(
    blocks[0]?.textContent ?? "",
  )
  return graph
}

describe("the structured data of a page", () => {
  it.each([
    ...HOSTILE_TEXTS,
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "\u2028\u2029\u202e\u200b",
    '" onload="alert(1)',
  ])("F76 cannot be ended or changed by the name %o", async (name) => {
    const [product] = graphOf(await renderedHtml(named(name)))
    expect(product).toMatchObject({ name, description: name, material: name })
  })

  it("contains visible products only", async () => {
    const [product] = graphOf(await renderedHtml(named("Shirt")))
    expect(product?.["offers"]).toEqual([
      expect.objectContaining({
        sku: "7001-1-3",
        price: "29.95",
        priceCurrency: "EUR",
        availability: "https://schema.org/LimitedAvailability",
        url: "https://shop.example/10000034/linen-shirt-l7001?colorId=c1",
      }),
    ])
  })

  it("marks offers without tax where the store's prices are, as the rendered page does", async () => {
    const html = await renderedHtml(
      named("Shirt", aFrame({ store: aStore({ configuration: { PRICES_INCLUDE_TAX: "false" } }), language: english })),
    )
    expect(graphOf(html)[0]?.["offers"]).toEqual([
      expect.objectContaining({
        price: "29.95",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: "29.95",
          priceCurrency: "EUR",
          valueAddedTaxIncluded: false,
        },
      }),
    ])
    expect(html.match(/excl\. tax</g)).toHaveLength(1)
    expect(await hydrationWarnings(html)).toEqual([])
    const other = await renderedHtml(
      named("Shirt", aFrame({ store: aStore({ configuration: { PRICES_INCLUDE_TAX: "true" } }), language: english })),
    )
    expect([JSON.stringify(graphOf(other)).includes("valueAddedTaxIncluded"), other.includes("excl. tax<")]).toEqual([
      false,
      false,
    ])
  })

  it("offers a bundle as one product, at its full price, with its image as the preview", async () => {
    const bundle = {
      price: euros(9990),
      images: [anImage("together")],
      components: [{ ...aSummary({ images: [anImage("coat")] }), colors: [] }],
    }
    const shown = (visibility: "show" | "sold_out") =>
      renderedHtml(
        aPage(
          {
            content: "product",
            product: {
              readAt: Date.now(),
              path: [],
              related: [],
              product: aProduct({ name: "The look", colors: [], visibility, bundle }),
            },
          },
          aFrame(),
          { mfname: "7001", productUrl: "the-look" },
        ),
      )
    const html = await shown("show")
    expect(graphOf(html)[0]).toMatchObject({
      image: [expect.stringContaining("/media/together"), expect.stringContaining("/media/coat")],
      offers: [{ sku: "7001", price: "99.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" }],
    })
    expect(html).toMatch(/property="og:image" content="[^"]*\/media\/together/)
    expect(html).toContain('property="product:price:amount" content="99.90"')
    expect(graphOf(await shown("sold_out"))[0]).toMatchObject({
      offers: [{ availability: "https://schema.org/OutOfStock" }],
    })
  })

  it("is unchanged by hydration", async () => {
    expect(await hydrationWarnings(await renderedHtml(named("Shirt")))).toEqual([])
  })
})

describe("a preview's image", () => {
  it("is the smallest rendering that is wide enough, in a universal format", () => {
    const image = anImage("x", { widths: [240, 1280, 1600], formats: ["avif", "webp", "jpeg"] })
    expect(imageAddress(image, "https://shop.example")).toBe("https://shop.example/media/x-1280.jpeg")
    expect(imageAddress({ ...image, widths: [240, 960] }, "https://shop.example")).toBe(
      "https://shop.example/media/x-960.jpeg",
    )
    expect(imageAddress({ ...image, external: true, url: "https://cdn.example/a.jpg" }, "https://shop.example")).toBe(
      "https://cdn.example/a.jpg",
    )
  })
})
