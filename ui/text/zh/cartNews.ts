import type { Translated } from "../TextCatalogue.ts"
import type { cartNews as english } from "../en/cartNews.ts"

export const cartNews: Translated<typeof english> = {
  "news.merged.title": "您的购物袋跟您一起来了",
  "news.merged.text": { other: "登录前的 {count} 件商品现已在这个购物袋里。" },
  "news.merged.kept": { other: "另有 {count} 件放不下，已保留在下方。" },
  "news.units": "{count} × {name}",
  "news.dismiss": "知道了",
  "news.kept.title": "留待以后",
  "news.kept.text": "您登录时这些商品放不进购物袋。它们会留在您的账户里，直到您做出决定。",
  "news.kept.take": "放入购物袋",
  "news.kept.takeNamed": "将{name}放入购物袋",
  "news.kept.letGo": "这些我都不要了",
  "news.kept.sure": "要永久删除全部吗？",
  "news.kept.sureYes": "删除",
  "news.kept.sureNo": "保留",
  "news.waiting.title": "在此设备上等待",
  "news.waiting.text": "我们无法连接商店。您一恢复联网，我们就按这个顺序把它们放入购物袋。",
  "news.refused.title": "这些未能放入您的购物袋",
  "news.reason.stock": { other: "仅剩 {count} 件" },
  "news.reason.soldOut": "暂时售罄",
  "news.reason.cartLimit": { other: "购物袋最多可放 {count} 种不同商品" },
  "news.reason.lineLimit": { other: "同一商品在购物袋中最多可放 {count} 件" },
  "news.reason.gone": "我们已不再出售",
  "news.reason.other": "商店未能接受",
}
