import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isColorName, isSizeName } from "../../../../domain/catalog/sheet/colorAndSizeNames.ts"
import { readProduct } from "../../../../domain/catalog/sheet/readProduct.ts"
import { readSaleTime } from "../../../../domain/catalog/sheet/readSaleTime.ts"
import type { ImportedVariant } from "../../../../domain/catalog/sheet/ImportedProduct.ts"
import type { SheetRow } from "../../../../domain/catalog/sheet/SheetRow.ts"
import { distinguishVariants } from "../../../../domain/catalog/sheet/distinguishVariants.ts"
import { htmlToText } from "../../../../domain/catalog/sheet/text/htmlToText.ts"
import { woocommerce } from "../../../../domain/catalog/sheet/platforms/woocommerce.ts"
import { woocommerceColumn } from "../../../../domain/catalog/sheet/platforms/woocommerceColumn.ts"
import { someSheetContext } from "../../../support/catalogue/someSheetContext.ts"

const row = (fields: Readonly<Record<string, string>>, line = 2): SheetRow => ({
  line,
  fields: new Map(Object.entries({ Type: "simple", SKU: "t", Name: "Tee", "Regular price": "20", ...fields })),
})
const read = (...rows: readonly [Readonly<Record<string, string>>, ...Readonly<Record<string, string>>[]]) => {
  const [first, ...others] = rows
  return readProduct(
    woocommerce.linesOf([row(first), ...others.map((fields, at) => row(fields, at + 3))]),
    someSheetContext(),
  )
}

describe("WooCommerce's own export (F200)", () => {
  it.each([
    [
      "es",
      "Tipo, Nombre, Precio normal, Precio rebajado, Categorías, Superior, " +
        "¿Existencias?, Inventario, Nombre del atributo 1, Valor(es) del atributo 1",
    ],
    [
      "es, older",
      "Tipo, Nombre, Precio normal, Precio rebajado, Categorías, Superior, " +
        "¿En inventario?, Inventario, Atributo 1 nombre, Atributo 1 valor(es)",
    ],
    [
      "de",
      "Typ, Name, Regulärer Preis, Angebotspreis, Kategorien, Übergeordnetes Produkt, " +
        "Vorrätig?, Lager, Attribut 1 Name, Attribut 1 Wert(e)",
    ],
    [
      "fr",
      "Type, Nom, Tarif régulier, Tarif promo, Catégories, Parent, " +
        "En stock ?, Stock, Nom de l’attribut 1, Valeur(s) de l’attribut 1",
    ],
    [
      "it",
      "Tipo, Nome, Prezzo di listino, Prezzo in offerta, Categorie, Genitore, " +
        "Disponibile?, Magazzino, Nome dell'attributo 1, Valore/i dell'attributo 1",
    ],
    [
      "pt",
      "Tipo, Nome, Preço, Preço promocional, Categorias, Ascendente, " +
        "Em estoque?, Estoque, Nome do atributo 1, Valor(es) do atributo 1",
    ],
    [
      "nl",
      "Type, Naam, Reguliere prijs, Actieprijs, Categorieën, Hoofd, " +
        "Op voorraad?, Voorraad, Attribuut 1 naam, Attribuut 1 waarde(n)",
    ],
    [
      "pl",
      "Typ, Nazwa, Cena regularna, Cena promocyjna, Kategorie, Nadrzędny, " +
        "W magazynie?, Stan magazynowy, Nazwa atrybutu 1, Wartości atrybutu 1",
    ],
    [
      "sv",
      "Typ, Namn, Ordinarie pris, Reapris, Kategorier, Överordnad, " +
        "I lager?, Lagersaldo, Attribut 1 namn, Attribut 1 värde(n)",
    ],
    [
      "tr",
      "Tür, İsim, Normal fiyat, İndirimli fiyat, Kategoriler, Ebeveyn, " +
        "Stokta?, Stok, Nitelik 1 ismi, Nitelik 1 değer(leri)",
    ],
    [
      "ru",
      "Тип, Имя, Базовая цена, Акционная цена, Категории, Родительский, " +
        "Наличие, Запасы, Название атрибута 1, Значения атрибутов 1",
    ],
    ["ja", "タイプ, 名前, 通常価格, セール価格, カテゴリー, 親, 在庫あり ?, 在庫, 属性 1 名, 属性 1 値"],
    ["ko", "유형, 이름, 정상 가격, 할인 가격, 카테고리, 부모, 재고 있음?, 재고, 속성 1 이름, 속성 1 값"],
    ["zh", "类型, 名称, 常规售价, 促销价, 分类, 父级, 有货？, 库存, 属性 1 名称, 属性 1 值"],
    ["he", "סוג, שם, מחיר רגיל, מחיר מבצע, קטגוריות, הורה, במלאי?, מלאי, תכונה 1 שם, תכונה 1 ערך(ים)"],
    ["ar", "النوع, الاسم, السعر العادي, سعر التخفيض, التصنيفات, الأصل, متوفر؟, المخزون, السمة 1 الاسم, السمة 1 القيم"],
  ])("has its headers in the exporter's language: %s", (_language, headers) => {
    expect(headers.split(", ").map(woocommerceColumn)).toEqual([
      "Type",
      "Name",
      "Regular price",
      "Sale price",
      "Categories",
      "Parent",
      "In stock?",
      "Stock",
      "Attribute 1 name",
      "Attribute 1 value(s)",
    ])
  })

  it("keeps the names of additional columns", () => {
    expect(
      ["Meta: material", "Meta: _manufacturer_name", "Weight (kg)", "Attribute 2 visible"].map(woocommerceColumn),
    ).toEqual(["Meta: material", "Meta: _manufacturer_name", "Weight (kg)", "Attribute 2 visible"])
  })

  it("escapes commas of a value with a backslash, and writes line breaks as backslash and n", () => {
    expect(
      read({
        Categories: "Tops\\, short > Tees, Sale",
        Tags: "soft\\, warm, new",
        Description: "First line.\\nSecond, with C:\\\\new.",
        "Attribute 1 name": "Color",
        "Attribute 1 value(s)": "Red\\, dark",
      }),
    ).toMatchObject({
      product: {
        categories: [["Tops, short", "Tees"], ["Sale"]],
        tags: ["soft, warm", "new"],
        descriptionText: "First line.\nSecond, with C:\\new.",
        variants: [{ options: [{ name: "Color", value: "Red, dark" }] }],
      },
    })
  })

  it("has entities in names, escaped once or more", () => {
    expect(
      read({ Name: "Tom &amp; Jerry&#8217;s &amp;amp; co", Brands: "H&amp;M", Categories: "Tops &amp; Tees" }),
    ).toMatchObject({ product: { title: "Tom & Jerry’s & co", vendor: "H&M", productType: "Tops & Tees" } })
  })

  it("has an apostrophe before values that look like formulas, which is not part of the value", () => {
    expect(read({ Name: "'-50% tee", Stock: "'-3" })).toMatchObject({
      product: { title: "-50% tee", variants: [{ inventory: 0 }] },
    })
  })

  it.each([
    [{ Stock: "-2", "Backorders allowed?": "1", "In stock?": "1" }, undefined],
    [{ Stock: "0", "Backorders allowed?": "notify", "In stock?": "1" }, undefined],
    [{ Stock: "", "In stock?": "backorder" }, undefined],
    [{ Stock: "4", "Backorders allowed?": "1", "In stock?": "1" }, 4],
    [{ Stock: "0", "In stock?": "0" }, 0],
  ])("continues to sell at zero stock when backorders are allowed: %j", (fields, inventory) => {
    const result = read(fields)
    expect(result).toMatchObject({ read: "product" })
    expect("product" in result ? result.product.variants[0]?.inventory : "refused").toBe(inventory)
    expect("remarks" in result && result.remarks.some(({ rule }) => rule === "backorder")).toBe(inventory === undefined)
  })

  it("reports and ignores a sale price above the regular one", () => {
    expect(read({ "Sale price": "25" })).toMatchObject({
      product: { variants: [{ price: 2000 }] },
      remarks: [{ rule: "saleNotBelow", column: "Sale price", value: "25" }, {}],
    })
  })

  it("assigns the stock of a parent to each of its variations, and reports it", () => {
    const parent = {
      Type: "variable",
      Stock: "7",
      "Regular price": "",
      "Attribute 1 name": "Size",
      "Attribute 1 value(s)": "S, M",
    }
    const variation = {
      Type: "variation",
      SKU: "t-s",
      Parent: "t",
      Stock: "parent",
      "Attribute 1 name": "Size",
      "Attribute 1 value(s)": "S",
    }
    expect(read(parent, variation)).toMatchObject({
      product: { variants: [{ inventory: 7 }] },
      remarks: [{ line: 3, rule: "sharedStock", replacement: "7" }, {}],
    })
  })

  it('has a variant per value for "any" that no other variation names', () => {
    const parent = {
      Type: "variable",
      "Regular price": "",
      "Attribute 1 name": "Size",
      "Attribute 1 value(s)": "S, M, L",
    }
    const named = {
      Type: "variation",
      SKU: "t-m",
      Parent: "t",
      "Regular price": "30",
      "Attribute 1 name": "Size",
      "Attribute 1 value(s)": "M",
    }
    const any = { ...named, SKU: "t-any", "Regular price": "20", "Attribute 1 value(s)": "" }
    for (const rows of [
      [named, any],
      [any, named],
    ] as const) {
      const result = read(parent, ...rows)
      expect(
        "product" in result
          ? result.product.variants.map(({ options, price }) => [options[0]?.value, price]).toSorted()
          : result,
      ).toEqual([
        ["L", 2000],
        ["M", 3000],
        ["S", 2000],
      ])
    }
  })

  it.each([
    ["2026-07-01 9:05:00", "Europe/Madrid", Date.UTC(2026, 6, 1, 7, 5)],
    ["2026-01-01 0:00:00", "America/New_York", Date.UTC(2026, 0, 1, 5)],
    ["2026-03-29 2:30:00", "Europe/Madrid", Date.UTC(2026, 2, 29, 1, 30)],
    ["2026-07-01T10:00+02:00", "Asia/Tokyo", Date.UTC(2026, 6, 1, 8)],
    ["2026-07-01", "Asia/Tokyo", Date.UTC(2026, 5, 30, 15)],
  ])("parses the date %s in the time zone %s", (text, zone, moment) => {
    expect(readSaleTime(text, false, zone)).toBe(moment)
  })
})

describe("option names and signs of merchants", () => {
  it.each([
    "Colour",
    "Farbe",
    "pa_color",
    "Couleur",
    "Färg",
    "Цвет",
    "カラー",
    "颜色",
    "색상",
    "اللون",
    "צבע",
    "Màu sắc",
    "Renk",
  ])("%s is a color", (name) => expect([isColorName(name), isSizeName(name)]).toEqual([true, false]))
  it.each([
    "Size",
    "Größe",
    "GROESSE",
    "pa_size",
    "Taille",
    "Storlek",
    "Размер",
    "サイズ",
    "尺码",
    "사이즈",
    "مقاس",
    "מידה",
    "Kích thước",
    "Beden",
  ])("%s is a size", (name) => expect([isColorName(name), isSizeName(name)]).toEqual([false, true]))

  it.each([
    ["&lt;p&gt;Soft &amp;amp; warm.&lt;/p&gt;&lt;p&gt;Washable.&lt;/p&gt;", "Soft & warm.\nWashable."],
    ["&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;One&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;", "One"],
    ["<div>&lt;p&gt;Inside&lt;/p&gt;</div>", "Inside"],
    ["<p>5 &lt; 6 &amp; 7 &gt; 3</p>", "5 < 6 & 7 > 3"],
  ])("HTML that was escaped more than once is unescaped: %s", (html, text) => expect(htmlToText(html)).toBe(text))
})

describe("variants with the same sku (F200)", () => {
  const value = fc.constantFrom("Red", "red/dark", "Blue", "赤", "A-B", "C", "A", "B-C", "x".repeat(70))
  const variants = fc
    .uniqueArray(fc.tuple(value, value), { selector: (pair) => JSON.stringify(pair), minLength: 2, maxLength: 12 })
    .map((pairs) =>
      pairs.map(([color, size], at): ImportedVariant => ({
        sku: at % 3 === 2 ? `own-${at}` : "STYLE-1",
        options: [
          { name: "Color", value: color },
          { name: "Size", value: size },
        ],
        price: 1,
      })),
    )

  it("get distinct skus that satisfy the contract, the same in any order", () => {
    fc.assert(
      fc.property(variants, (all) => {
        const skus = distinguishVariants(all)
        expect(new Set(skus).size).toBe(all.length)
        for (const sku of skus) expect(sku).toMatch(/^[A-Za-z0-9._-]{1,64}$/u)
        expect(distinguishVariants(all.toReversed()).toReversed()).toEqual(skus)
      }),
    )
  })
})
