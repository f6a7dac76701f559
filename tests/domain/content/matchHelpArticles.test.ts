import { describe, expect, it } from "vitest"
import { matchHelpArticles, toHelpArticles, toHelpTopics } from "../../../domain/content/matchHelpArticles.ts"

const ARTICLES = toHelpArticles([
  { spot: "help-returns", position: 2, title: "Devolver un artículo", text: "El plazo es de 30 días." },
  { spot: "help-delivery", position: 1, title: "Envío", text: "Devolver es gratis. Plazo de entrega: 3 días." },
  { spot: "help-empty", position: 0, title: "Nada" },
])
const titles = (search: string) => matchHelpArticles(ARTICLES, search).map(({ title }) => title)

describe("help articles", () => {
  it("are blocks with a text, in the order of the content management system", () => {
    expect(titles(" ")).toEqual(["Envío", "Devolver un artículo"])
    expect(ARTICLES[0]?.id).toBe("delivery-1")
  })

  it("are grouped by topics, whose first block is an introduction", () => {
    const topics = toHelpTopics([
      { spot: "help-returns", position: 0, title: "Returns", text: "Thirty days." },
      { spot: "help-returns", position: 1, title: "How", text: "Like this." },
      { spot: "help-sizes", position: 1, title: "No topic", text: "Without an introduction." },
      { spot: "home-hero", position: 0, title: "No help", text: "Another spot." },
    ])
    expect(topics.map(({ id, text, articles }) => [id, text, articles.map(({ id: article }) => article)])).toEqual([
      ["returns", "Thirty days.", ["returns-1"]],
    ])
  })

  it("are found by all words of a search without accents, titles first", () => {
    expect(titles("ENVIO")).toEqual(["Envío"])
    expect(titles("devolver")).toEqual(["Devolver un artículo", "Envío"])
    expect(titles("plazo entrega")).toEqual(["Envío"])
    expect(titles("nada")).toEqual([])
  })
})
