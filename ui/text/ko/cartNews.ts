import type { Translated } from "../TextCatalogue.ts"
import type { cartNews as english } from "../en/cartNews.ts"

export const cartNews: Translated<typeof english> = {
  "news.merged.title": "장바구니를 그대로 가져왔습니다",
  "news.merged.text": { other: "로그인 전에 담은 상품 {count}개가 이 장바구니에 들어 있습니다." },
  "news.merged.kept": { other: "{count}개는 더 들어가지 않아 아래에 보관했습니다." },
  "news.units": "{name} × {count}",
  "news.dismiss": "확인",
  "news.kept.title": "나중을 위해 보관",
  "news.kept.text": "로그인할 때 장바구니에 들어가지 않은 상품입니다. 결정하실 때까지 계정에 보관됩니다.",
  "news.kept.take": "장바구니에 담기",
  "news.kept.takeNamed": "{name} 장바구니에 담기",
  "news.kept.letGo": "모두 필요하지 않습니다",
  "news.kept.sure": "모두 완전히 삭제할까요?",
  "news.kept.sureYes": "삭제",
  "news.kept.sureNo": "계속 보관",
  "news.waiting.title": "이 기기에서 대기 중",
  "news.waiting.text": "쇼핑몰에 연결하지 못했습니다. 다시 온라인 상태가 되면 이 순서대로 장바구니에 담습니다.",
  "news.refused.title": "장바구니에 담지 못한 상품",
  "news.reason.stock": { other: "{count}개만 남았습니다" },
  "news.reason.soldOut": "현재 품절",
  "news.reason.cartLimit": { other: "장바구니에는 서로 다른 상품을 최대 {count}개까지 담을 수 있습니다" },
  "news.reason.lineLimit": { other: "같은 상품은 최대 {count}개까지 담을 수 있습니다" },
  "news.reason.gone": "더 이상 판매하지 않습니다",
  "news.reason.other": "쇼핑몰에서 처리하지 못했습니다",
}
